import type { BotKind } from '../bot.ts';
import { bust26 } from './bust26.ts';
import { CHARACTERS } from './characters.ts';
import { ev } from './ev.ts';
import { evPlus } from './ev-plus.ts';
import { oracle } from './oracle.ts';
import { racer } from './racer.ts';
import { BOT_LEVELS } from './roster.ts';
import { stay25 } from './stay25.ts';

/** The ideas, each in a file of its own, weakest first. */
export const BOTS: readonly BotKind[] = [
  {
    name: 'stay25',
    level: BOT_LEVELS.stay25,
    sentence: 'Stays at 25 points in hand and never looks at the cards that are left.',
    make: () => stay25,
  },
  {
    name: 'bust26',
    level: BOT_LEVELS.bust26,
    sentence: 'Counts cards, and stays when more than 26 % of them would bust it.',
    make: () => bust26,
  },
  {
    name: 'ev',
    level: BOT_LEVELS.ev,
    sentence: 'Counts cards, and hits as long as one more gains points on average.',
    make: () => ev,
  },
  {
    name: 'evPlus',
    level: BOT_LEVELS.evPlus,
    sentence: 'As ev, but never stays with a Second Chance, nor while that would lose the game.',
    make: () => evPlus,
  },
  {
    name: 'racer',
    level: BOT_LEVELS.racer,
    sentence: 'Plays for the win, not for points: near the target only ending highest counts.',
    make: () => racer,
  },
  {
    name: 'oracle',
    level: BOT_LEVELS.oracle,
    sentence:
      'Tries every option on the rest of the round, some hundred times, and values each end by the chance to win.',
    make: oracle,
  },
];

/** A bot or a character by name. */
export function findBot(name: string): BotKind | undefined {
  return [...BOTS, ...CHARACTERS].find((kind) => kind.name === name);
}
