import { toast } from '../../parts/overlays/toasts.svelte.ts';
import { Task } from '../../server/task.svelte.ts';
import { word } from '../../words/words.svelte.ts';
import type { CircleSession, EntryDraft, Done } from './sync/circle-session.svelte.ts';
import { failureText, refusalText } from './circle-texts.ts';

/** Does something in a circle, and shows a message with the outcome. */
export async function doAndSay(session: CircleSession, text: string, draft: EntryDraft): Promise<void> {
  const done = await session.do(draft);
  if (done.refused !== undefined) toast(refusalText(done.refused));
  else sayDone(session, text, done, draft.do !== 'undo');
}

/** Says that something is done, or will be, and offers to undo it. */
export function sayDone(session: CircleSession, text: string, { entry, waits }: Done, undoable = true): void {
  const undo = { label: word.circles.undo, do: () => void undoEntry(session, entry!) };
  toast(waits === true ? word.circles.waitsToast : text, undoable ? { action: undo } : {});
}

export function undoEntry(session: CircleSession, entry: string): Promise<void> {
  return doAndSay(session, word.circles.undone, { do: 'undo', entry });
}

/** Asks the server for something that is no entry; returns whether it was done, and otherwise shows why not. */
export async function isDone(act: () => Promise<void>): Promise<boolean> {
  const task = new Task();
  const done = await task.run(act);
  if (task.error !== undefined) toast(failureText(task.error));
  return done;
}
