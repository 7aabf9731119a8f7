// Short news at the edge of the screen, and the one voice for screen readers.

import { untrack } from 'svelte';

export interface Toast {
  readonly id: number;
  readonly text: string;
  /** A button in it, and what it does. */
  readonly action?: { readonly label: string; readonly do: () => void };
  /** Stays until it is closed. */
  readonly persistent?: boolean;
}

const SHOWN_FOR = 6000;

let shown = $state.raw<readonly Toast[]>([]);
let spoken = $state('');
let count = 0;

/** What is shown and what was said last; App.svelte renders them. */
export const news = {
  get toasts(): readonly Toast[] {
    return shown;
  },
  get spoken(): string {
    return spoken;
  },
};

/** Shows a line, with a button if there is something to do about it; returns how to take it back. */
export function toast(text: string, more: Omit<Toast, 'id' | 'text'> = {}): () => void {
  const id = ++count;
  const close = () => closeToast(id);
  shown = [...shown.filter((other) => other.text !== text), { id, text, ...more }];
  if (more.persistent !== true) setTimeout(close, SHOWN_FOR);
  return close;
}

export function closeToast(closed: number): void {
  shown = shown.filter(({ id }) => id !== closed);
}

/** What is said within so many milliseconds is one thing: a card, and whose turn it is then. */
const TOGETHER = 150;
const LONGEST_SAID = 300;
let saidAt = 0;

/** Has screen readers say something as soon as they are silent. */
export function say(text: string): void {
  const now = performance.now();
  const before = untrack(() => spoken);
  const goesOn = now - saidAt < TOGETHER && before.length < LONGEST_SAID;
  saidAt = now;
  // The same sentence twice is news as well: a trailing space makes it a change.
  spoken = goesOn ? `${before} ${text}` : text === before ? `${text}\u00a0` : text;
}
