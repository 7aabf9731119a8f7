import type { Dealer, RulesConfig } from '@sevenfold/engine';

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
