import type { Card } from '@sevenfold/engine';

/** Marks in the order in which they are listed; elements carry them as data-mark. */
export const MARKS = [
  'points',
  'total',
  'dealer',
  'flips',
  'stayed',
  'frozen',
  'busted',
  'flip7',
  'sittingOut',
  'pile',
  'discard',
] as const;

export type Mark = (typeof MARKS)[number];
export type Topic = { readonly card: Card } | { readonly mark: Mark };

/** What an element of the table shows, if that can be explained. */
export function topicOf(element: Element): Topic | undefined {
  const { card, mark } = element.closest<HTMLElement>('[data-card], [data-mark]')?.dataset ?? {};
  if (card !== undefined) return { card: Number(card) };
  const known = MARKS.find((name) => name === mark);
  return known && { mark: known };
}
