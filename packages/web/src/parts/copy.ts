import { writeClipboard } from '../browser/clipboard.ts';
import { word } from '../words/words.svelte.ts';
import { toast } from './toasts.svelte.ts';

/** Puts a text into the clipboard and says so; where that is not allowed, shows it to be copied by hand. */
export async function copy(text: string, done = word.app.copied): Promise<void> {
  if (await writeClipboard(text)) toast(done);
  else toast(word.app.copyByHand(text), { persistent: true });
}
