/** Whether a key pressed anywhere is meant for this part of the page: not for a field, nor for a dialog above it. */
export function isFor(part: Element | undefined, event: KeyboardEvent): boolean {
  const typing = 'input:not([type="radio"], [type="checkbox"]), select, textarea';
  if (part === undefined || (event.target as Element | null)?.closest?.(typing)) return false;
  return part.closest('dialog') === ([...document.querySelectorAll('dialog[open]')].at(-1) ?? null);
}
