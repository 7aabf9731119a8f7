import type { Meetings } from '../../src/ratings/rate-game.ts';

/** Who has met whom, and how often. */
export class Met {
  readonly #games = new Map<string, number>();
  readonly meetings: Meetings = (...pair) => this.#games.get(pair.sort().join()) ?? 0;

  add(players: readonly string[]): void {
    for (const [at, one] of players.entries())
      for (const other of players.slice(at + 1))
        this.#games.set([one, other].sort().join(), this.meetings(one, other) + 1);
  }
}
