import { vi } from 'vitest';

/** Lets the page's events be heard and sent in Node; returns how to send one. */
export function stubPage(): (event: Event) => void {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  return (event) => void page.dispatchEvent(event);
}
