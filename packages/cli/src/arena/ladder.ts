import { type Options, Sfc32 } from '@sevenfold/engine';
import { Arena, mix, type ArenaSeat } from '@sevenfold/bots/arena';

/** One table of a ladder: who sits there, and the totals at the end of every game, in the order of the seats. */
export interface LadderTable {
  readonly size: number;
  /** Indices of bots, by seat. */
  readonly seats: readonly number[];
  readonly games: readonly (readonly number[])[];
}

/** All bots play at tables of several sizes; each table is one deal in every rotation. */
export class Ladder {
  /** Who sits at each table, smallest tables first. */
  readonly tables: readonly (readonly number[])[];
  readonly #options: Options;
  readonly #bots: readonly ArenaSeat[];
  readonly #seed: number;

  constructor(
    options: Options,
    bots: readonly ArenaSeat[],
    sizes: readonly number[],
    games: number,
    seed: number,
  ) {
    this.#options = options;
    this.#bots = bots;
    this.#seed = seed;
    this.tables = sizes.flatMap((size) =>
      seatings(bots.length, size, Math.ceil(games / size), new Sfc32(mix(seed, size))),
    );
  }

  play(first: number, end: number, played?: () => void): LadderTable[] {
    return this.tables.slice(first, end).map((seats, index) => {
      const games: number[][] = [];
      // Named by seat, so that a bot that sits at a table twice also plays in every rotation.
      const named = seats.map((bot, seat) => ({ ...this.#bots[bot]!, name: `${seat}` }));
      const arena = new Arena(this.#options, named, mix(mix(this.#seed, -1), first + index));
      arena.play(0, 1, (state, rotation) => {
        const totals: number[] = [];
        for (const [place, total] of state.totals.entries()) totals[arena.seatAt(place, rotation)] = total;
        games.push(totals);
        played?.();
      });
      return { size: seats.length, seats, games };
    });
  }
}

/** Tables at which all bots sit equally often, give or take one, and none twice if there are enough bots. */
function seatings(bots: number, size: number, tables: number, random: Sfc32): number[][] {
  let bag: number[] = [];
  return Array.from({ length: tables }, () => {
    const table: number[] = [];
    const later: number[] = [];
    while (table.length < size) {
      if (bag.length === 0) bag = shuffled(bots, random);
      const bot = bag.pop()!;
      if (bots >= size && table.includes(bot)) later.push(bot);
      else table.push(bot);
    }
    bag.push(...later);
    return table;
  });
}

function shuffled(length: number, random: Sfc32): number[] {
  const order = Array.from({ length }, (_, index) => index);
  for (let last = length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
