import { word } from '../words/words.svelte.ts';
import { toast } from './toasts.svelte.ts';

/** Puts a text into the clipboard and says so; where that is not allowed, shows it to be copied by hand. */
export async function copy(text: string, done = word.app.copied): Promise<void> {
  if (isSecureContext ? await write(text) : copySelected(text)) toast(done);
  else toast(word.app.copyByHand(text), { lasting: true });
}

function write(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** Pages that came by http, as from a laptop at home, have no clipboard of their own, but may copy what is selected. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'hidden-visually';
  // Behind an open dialog nothing can be selected.
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  place.append(field);
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- there is no other way without https
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
