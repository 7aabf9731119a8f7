import { writeClipboard } from '../browser/clipboard.ts';
import { word } from '../words/words.svelte.ts';
import { toast } from './overlays/toasts.svelte.ts';

/** Copies a text and says so, or shows it to be copied by hand where that is not allowed. */
export async function copy(text: string, done = word.app.copied): Promise<void> {
  if (await writeClipboard(text)) toast(done);
  else toast(word.app.copyByHand(text), { persistent: true });
}
