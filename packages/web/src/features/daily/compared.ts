// How a result compares with others, in words. Needs the words 'daily'.

import type { Comparison } from '../../attempts/daily-server.ts';
import { word } from '../../words/words.svelte.ts';

/** With fewer others, a percentage would pretend to know more than it does. */
const FEW = 10;

export function comparedText({ others = 0, worse = 0 }: Comparison): string {
  if (others === 0) return word.daily.first;
  return others < FEW ? word.daily.betterThan(worse, others) : word.daily.better(worse / others, others);
}
