import { FairDealer } from './fair-dealer.ts';
import { commitmentOf, type Contribution, type FairSetup, gameSeed, makeSecret } from './fair-seed.ts';
import type { Source } from './seams.ts';

/** Deals the games of a table so that everybody can check them afterwards; the source must be a cryptographic one. */
export function fairDealing(source: Pick<Source, 'below'>) {
  return {
    /** Before anybody contributes: what to keep to oneself, and what to publish. */
    prepare: (): { readonly secret: string; readonly commitment: string } => {
      const secret = makeSecret(Uint8Array.from({ length: 32 }, () => source.below(256)));
      return { secret, commitment: commitmentOf(secret) };
    },
    /** When all is settled: a dealer before its first card. */
    dealer: (
      game: FairSetup & { readonly secret: string; readonly contributions: readonly Contribution[] },
    ): FairDealer => new FairDealer(gameSeed(game.secret, game, game.contributions)),
  };
}
