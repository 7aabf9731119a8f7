import type { Dealing, DealtGame } from '../seams/dealing.ts';
import { FairDealer, firstDealer } from './fair-dealer.ts';
import { commitmentOf, gameSeed, makeSecret } from './fair-seed.ts';
import type { Source } from '../seams/seams.ts';

/** Deals the games of a table so that anyone can check them afterwards; the source must be cryptographic. */
export function fairDealing(source: Pick<Source, 'below'>): Dealing {
  return {
    prepare: () => {
      const secret = makeSecret(Uint8Array.from({ length: 32 }, () => source.below(256)));
      return { secret, commitment: commitmentOf(secret) };
    },
    firstDealer: (game) => firstDealer(seedOf(game), game.players.length),
    dealer: (game) => new FairDealer(seedOf(game)),
  };
}

function seedOf(game: DealtGame): Uint8Array {
  return gameSeed(game.secret, game, game.contributions);
}
