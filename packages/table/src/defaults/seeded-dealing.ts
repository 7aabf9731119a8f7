import { SeededDealer, Sfc32 } from '@sevenfold/engine';
import type { Dealing } from '../seams/dealing.ts';
import type { Source } from '../seams/seams.ts';

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
