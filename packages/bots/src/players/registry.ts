import type { BotKind } from '../bot.ts';
import { bust26 } from './bust26.ts';
import { CHARACTERS } from './characters.ts';
import { ev } from './ev.ts';
import { evPlus } from './ev-plus.ts';
import { oracle } from './oracle.ts';
import { racer } from './racer.ts';
import { BOT_LEVELS } from './roster.ts';
import { stay25 } from './stay25.ts';

const bot = (name: keyof typeof BOT_LEVELS, sentence: string, make: BotKind['make']): BotKind => ({
  name,
  level: BOT_LEVELS[name],
  sentence,
  make,
});

/** Weakest first. */
export const BOTS: readonly BotKind[] = [
  bot('stay25', 'Stays at 25 points and ignores the cards that are left.', () => stay25),
  bot('bust26', 'Counts cards, and stays when more than 26% of those left would bust it.', () => bust26),
  bot('ev', 'Counts cards, and hits while one more card gains points on average.', () => ev),
  bot(
    'evPlus',
    'Like ev, but never stays with a Second Chance, or when staying would lose the game.',
    () => evPlus,
  ),
  bot(
    'racer',
    'Plays to win rather than for points: near the target only the highest total counts.',
    () => racer,
  ),
  bot(
    'oracle',
    'Plays out the rest of the round up to a thousand times for every option, and picks the best chance to win.',
    oracle,
  ),
];

export function findBot(name: string): BotKind | undefined {
  return [...BOTS, ...CHARACTERS].find((kind) => kind.name === name);
}
