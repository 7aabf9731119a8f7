/** Whether the focused element needs a key for itself: a field needs all of them, a radio button its arrows. */
export function needsKey(target: EventTarget | null, key: string): boolean {
  const { tagName, type, isContentEditable } = target as HTMLInputElement;
  if (tagName !== 'INPUT') return tagName === 'TEXTAREA' || tagName === 'SELECT' || isContentEditable;
  if (type === 'checkbox') return key === ' ' || key === 'Enter';
  if (type === 'radio') return key === ' ' || key.startsWith('Arrow');
  return true;
}

/** For what the browser presses with one of these keys only, such as a link that looks like a button. */
export function pressWithBoth(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  if (event.key !== ' ' && event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Whether an open dialog or menu lies above this part of the page. */
export function isCovered(part: Element): boolean {
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  if (part.closest('dialog') !== (dialogs.at(-1) ?? null)) return true;
  return document.querySelector('[role=menu]') !== null;
}

/** Whether a key pressed anywhere is meant for this part of the page: nobody is typing, and nothing lies above it. */
export function isKeyFor(part: Element | undefined, { target, key }: KeyboardEvent): boolean {
  return part !== undefined && !needsKey(target, key) && !isCovered(part);
}
