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
/** More of them would cover a phone. Those that stay until they are closed do not count. */
const MOST_SHOWN = 2;

let shown = $state.raw<readonly Toast[]>([]);
let timer: ReturnType<typeof setTimeout> | undefined;
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
  const all = [...shown.filter((other) => other.text !== text), { id, text, ...more }];
  const passing = new Set(all.filter(({ persistent }) => !persistent).slice(-MOST_SHOWN));
  shown = all.filter((one) => one.persistent || passing.has(one));
  wait();
  return () => closeToast(id);
}

export function closeToast(closed: number): void {
  shown = shown.filter(({ id }) => id !== closed);
}

/**
 * Toasts pass together, some time after the last of them came; not while one has the focus, because nobody can reach a
 * button that goes away. A pointer may only want what lies below.
 */
function wait(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (document.querySelector('[data-toasts]:focus-within')) wait();
    else shown = shown.filter(({ persistent }) => persistent);
  }, SHOWN_FOR);
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
