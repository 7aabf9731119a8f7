// Short news at the edge of the screen, and the one voice for screen readers.

import { untrack } from 'svelte';

export interface Toast {
  readonly id: number;
  readonly text: string;
  /** A button in it, and what it does. */
  readonly action?: { readonly label: string; readonly do: () => void };
  /** Stays until it is closed. */
  readonly persistent?: boolean;
  /** Someone has closed it. */
  readonly dismissed?: () => void;
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

/** Shows a toast; returns a function that removes it. */
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

/** Sentences within this many milliseconds are said together: a card, and whose turn it is then. */
const TOGETHER = 150;
const LONGEST_SAID = 300;
let saidAt = 0;

/** Announces something to screen readers, after what they are saying now. */
export function say(text: string): void {
  const now = performance.now();
  const before = untrack(() => spoken);
  const goesOn = now - saidAt < TOGETHER && before.length < LONGEST_SAID;
  saidAt = now;
  // A trailing space makes a repeated sentence a change, so that it is said again.
  spoken = goesOn ? `${before} ${text}` : text === before ? `${text}\u00a0` : text;
}
