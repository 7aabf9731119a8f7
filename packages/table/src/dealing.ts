import { type Dealer, type RulesConfig, SeededDealer } from '@sevenfold/engine';
import type { Source } from './seams.ts';

/** All that the cards of one game follow from. */
export interface DealtGame {
  readonly rules: RulesConfig;
  readonly players: readonly string[];
  /** Index of the first dealer. */
  readonly dealer: number;
  readonly secret: string;
  /** What each seat has added, in order; null for a bot and for who added nothing. */
  readonly contributions: readonly (string | null)[];
}

/**
 * Makes the dealers of games. The secret is drawn, and its commitment shown, before anybody adds randomness; it is
 * kept with the table, so that any process can deal on after a crash.
 */
export interface Dealing {
  prepare(): { readonly secret: string; readonly commitment: string };
  /** A dealer before its first card. Must deal the same cards every time: it is made anew for every replay. */
  dealer(game: DealtGame): Dealer;
}

/** For the page and for tests, where nobody has to be convinced: all cards follow from one number. */
export function seededDealing(source: Source): Dealing {
  return {
    prepare: () => ({ secret: String(source.below(4096) * 4096 + source.below(4096)), commitment: '' }),
    dealer: ({ secret }) => new SeededDealer(Number(secret)),
  };
}
