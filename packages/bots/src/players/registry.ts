import type { BotKind } from '../bot.ts';
import { bust26 } from './bust26.ts';
import { CHARACTERS } from './characters.ts';
import { ev } from './ev.ts';
import { evPlus } from './ev-plus.ts';
import { oracle } from './oracle.ts';
import { racer } from './racer.ts';
import { BOT_LEVELS } from './roster.ts';
import { stay25 } from './stay25.ts';

/** Weakest first. */
export const BOTS: readonly BotKind[] = [
  {
    name: 'stay25',
    level: BOT_LEVELS.stay25,
    sentence: 'Stays at 25 points in hand and ignores the cards that are left.',
    make: () => stay25,
  },
  {
    name: 'bust26',
    level: BOT_LEVELS.bust26,
    sentence: 'Counts cards, and stays when more than 26 % of those left would bust it.',
    make: () => bust26,
  },
  {
    name: 'ev',
    level: BOT_LEVELS.ev,
    sentence: 'Counts cards, and hits while one more card gains points on average.',
    make: () => ev,
  },
  {
    name: 'evPlus',
    level: BOT_LEVELS.evPlus,
    sentence: 'Like ev, but never stays with a Second Chance, or when staying would lose the game.',
    make: () => evPlus,
  },
  {
    name: 'racer',
    level: BOT_LEVELS.racer,
    sentence: 'Plays to win rather than for points: near the target only the highest total counts.',
    make: () => racer,
  },
  {
    name: 'oracle',
    level: BOT_LEVELS.oracle,
    sentence:
      'Plays out the rest of the round a few hundred times for every option, and picks the best chance to win.',
    make: oracle,
  },
];

/** A bot or a character by name. */
export function findBot(name: string): BotKind | undefined {
  return [...BOTS, ...CHARACTERS].find((kind) => kind.name === name);
}
