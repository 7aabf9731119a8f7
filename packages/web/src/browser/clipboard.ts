/** Copies a text; false where that is not allowed. */
export async function writeClipboard(text: string): Promise<boolean> {
  return isSecureContext ? await write(text) : copySelected(text);
}

function write(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** A page without TLS, such as one from a laptop at home, may not use the clipboard but can copy what is selected. */
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
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
