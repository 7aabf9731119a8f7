// How cards of the other box look, by their token; only as tiles, since they are only on the pad of the score keeper.

import type { CardLook } from './look.ts';

/** A leaf of clover four times, and a bolt. */
const CLOVER =
  'M6 5.6C2.6 5.2 2 1 4.4.9 5.6.8 6 2 6 2s.4-1.2 1.6-1.1C10 1 9.4 5.2 6 5.6zM6 6.4c3.4.4 4 4.6 1.6 4.7C6.4 11.2 6 10 6 10s-.4 1.2-1.6 1.1C2 11 2.6 6.8 6 6.4zM5.6 6C5.2 9.4 1 10 .9 7.6.8 6.4 2 6 2 6S.8 5.6.9 4.4C1 2 5.2 2.6 5.6 6zM6.4 6c.4-3.4 4.6-4 4.7-1.6C11.2 5.6 10 6 10 6s1.2.4 1.1 1.6C11 10 6.8 9.4 6.4 6z';
const BOLT = 'M7.4 0 2 6.8h3.2L4 12l6-7.4H6.6z';

const SPECIAL: ReadonlyMap<string, Pick<CardLook, 'text' | 'colour' | 'mark'>> = new Map([
  ['0', { text: '0', colour: 'var(--card-zero)' }],
  ['U7', { text: '7', colour: 'var(--card-unlucky)', mark: BOLT }],
  ['L13', { text: '13', colour: 'var(--card-lucky)', mark: CLOVER }],
]);

/** The look of a card of With a Vengeance; `ticks` says how many a deck has. */
export function vengeanceLook(token: string, ticks: number): CardLook {
  const sign = undefined;
  const special = SPECIAL.get(token);
  if (special !== undefined) return { kind: 'special', ticks, sign, ...special };
  const minus = { colour: 'var(--card-minus)', ticks, sign };
  if (token === '/2') return { kind: 'half', text: '÷2', ...minus };
  if (token.startsWith('-')) return { kind: 'minus', text: token.replace('-', '−'), ...minus };
  return { kind: 'number', text: token, colour: `var(--card-${token})`, ticks, sign };
}
