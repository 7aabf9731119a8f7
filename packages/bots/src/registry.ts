import type { BotKind } from './bot.ts';
import { stay25 } from './stay25.ts';

/** All bots, weakest first. */
export const BOTS: readonly BotKind[] = [
  {
    name: 'stay25',
    level: 3,
    sentence: 'Stays at 25 points in hand and never looks at the cards that are left.',
    make: () => stay25,
  },
];

export function findBot(name: string): BotKind | undefined {
  return BOTS.find((kind) => kind.name === name);
}
