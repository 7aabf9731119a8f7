import { type Dealer, type RulesConfig, SeededDealer, Sfc32 } from '@sevenfold/engine';
import type { Source } from './seams.ts';

/** All that the first dealer and the cards of one game follow from. */
export interface DealtGame {
  readonly rules: RulesConfig;
  readonly players: readonly string[];
  readonly secret: string;
  /** What each seat has added, in order; null for a bot, and for a player who added nothing. */
  readonly contributions: readonly (string | null)[];
}

/**
 * Makes the dealers of games. The secret is drawn, and its commitment shown, before anyone adds randomness; it is
 * kept with the table, so that any process can deal on after a crash.
 */
export interface Dealing {
  prepare(): { readonly secret: string; readonly commitment: string };
  /** Index of the player who deals first: follows from the game alone, like the cards. */
  firstDealer(game: DealtGame): number;
  /** A dealer before its first card. Must deal the same cards every time: it is created again for every replay. */
  dealer(game: DealtGame): Dealer;
}

/** 24 random bits. */
export function drawSeed(source: Pick<Source, 'below'>): number {
  return source.below(4096) * 4096 + source.below(4096);
}

/** For the page and for tests, where nobody has to be convinced: all cards follow from one number. */
export function seededDealing(source: Source): Dealing {
  return {
    prepare: () => ({ secret: String(drawSeed(source)), commitment: '' }),
    firstDealer: ({ secret, players }) => new Sfc32(Number(secret)).below(players.length),
    dealer: ({ secret }) => new SeededDealer(Number(secret)),
  };
}
