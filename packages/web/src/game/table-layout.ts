// When hints and speech bubbles above a table must be placed again. Newly dealt cards are no reason.

import type { GameView } from './view.ts';

/** What is on the screen: it changes when scores, the podium or players to choose from come or go. */
export function layoutOf({ stage, ask }: GameView): string {
  const shows = stage === 'roundOver' || stage === 'gameOver' ? stage : 'table';
  return `${shows} ${ask?.isYours ? ask.choices.length : 0}`;
}

/** Calls back once the table has another size or was scrolled, and is drawn so. Returns how to stop. */
export function whenLayoutChanges(moved: () => void): () => void {
  let frame = 0;
  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(moved);
  };
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    // The first call is for the size that the table already has.
    if (!isFirst) soon();
    isFirst = false;
  });
  for (const part of document.querySelectorAll('[data-field], [data-end]')) observer.observe(part);
  addEventListener('scroll', soon, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    removeEventListener('scroll', soon, { capture: true });
  };
}
