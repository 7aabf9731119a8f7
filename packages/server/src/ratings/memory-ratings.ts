import { NEWCOMER } from '@sevenfold/bots';
import {
  ALL_TIME,
  type DecisionSum,
  type Leader,
  type LeadersQuery,
  monthNumber,
  type OwnRating,
  type RatedGame,
  type RatingChange,
  ratingKey,
  type RatingStep,
  type RatingStore,
  type StoredRating,
  withoutRated,
  withRatedSeatsMoved,
} from './rating-store.ts';

interface Month {
  games: number;
  decisions: number;
  cost: number;
}

interface Known extends OwnRating {
  readonly name: string;
  readonly steps: readonly RatingStep[];
  readonly months: Map<number, Month>;
}

/** Ratings that last as long as the process. `async`, so that a throw is a rejection. */
export class MemoryRatings implements RatingStore {
  readonly #games = new Map<string, { readonly game: RatedGame; readonly state: number }>();
  readonly #people = new Map<string, Known>();

  /** As the archive does it in a database; a game that is there already stays as it is. */
  add(game: RatedGame): void {
    if (!this.#games.has(game.id)) this.#games.set(game.id, { game, state: 0 });
  }

  async pending(limit: number): Promise<RatedGame[]> {
    return this.#inState(0)
      .sort((one, other) => one.ended - other.ended || (one.id < other.id ? -1 : 1))
      .slice(0, limit);
  }

  async ratings(people: readonly string[]): Promise<ReadonlyMap<string, StoredRating>> {
    const found = people.flatMap((person) => {
      const known = this.#people.get(person);
      if (known === undefined) return [];
      const { mu, sigma, games } = known;
      return [[person, { mu, sigma, games }] as const];
    });
    return new Map(found);
  }

  async count(game: RatedGame, changes: readonly RatingChange[]): Promise<boolean> {
    const isSame = changes.every(
      ({ person, before }) => (this.#people.get(person)?.games ?? 0) === (before?.games ?? 0),
    );
    if (!isSame || !this.#advance(game, 0)) return false;
    for (const { person, name, after } of changes) {
      const before = this.#of(person);
      const { id, ended } = game;
      const step: RatingStep = { game: id, ended, mu: after.mu, sigma: after.sigma };
      for (const month of [monthNumber(ended), ALL_TIME]) monthIn(before, month).games++;
      this.#people.set(person, {
        ...before,
        ...after,
        name,
        games: before.games + 1,
        steps: [...before.steps, step],
      });
    }
    return true;
  }

  async find(hash: string): Promise<OwnRating | undefined> {
    const known = this.#people.get(ratingKey(hash));
    if (known === undefined) return undefined;
    const { mu, sigma, games, listed } = known;
    return { mu, sigma, games, listed };
  }

  async steps(hash: string, limit: number): Promise<RatingStep[]> {
    return (this.#people.get(ratingKey(hash))?.steps ?? []).toReversed().slice(0, limit);
  }

  async list(hash: string, isListed: boolean): Promise<boolean> {
    const person = ratingKey(hash);
    const known = this.#people.get(person);
    if (known !== undefined) this.#people.set(person, { ...known, listed: isListed });
    if (!isListed) await this.restart(person);
    return known !== undefined;
  }

  async restart(person: string): Promise<void> {
    for (const month of this.#people.get(person)?.months.values() ?? [])
      Object.assign(month, { decisions: 0, cost: 0 });
  }

  async leaders({ by, month, least, limit }: LeadersQuery): Promise<Leader[]> {
    const leaders = [...this.#people].flatMap(([person, known]): Leader[] => {
      const then = known.months.get(month);
      if (!known.listed || then === undefined) return [];
      if ((by === 'skill' ? then.decisions : then.games) < least) return [];
      const { mu, sigma, games, listed, name } = known;
      const { decisions, cost } = then;
      return [{ person, name, mu, sigma, games, listed, gamesThen: then.games, decisions, cost }];
    });
    const rank = (one: Leader): number =>
      ({ rating: 0, games: -one.gamesThen, skill: one.cost / one.decisions })[by];
    return leaders
      .sort(
        (one, other) => rank(one) - rank(other) || other.mu - one.mu || (one.person < other.person ? -1 : 1),
      )
      .slice(0, limit);
  }

  async listed(people: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(people.filter((person) => this.#people.get(person)?.listed === true));
  }

  async unreviewed(limit: number): Promise<RatedGame[]> {
    return this.#inState(1)
      .sort((one, other) => other.ended - one.ended)
      .slice(0, limit);
  }

  async review(game: RatedGame, sums: readonly DecisionSum[]): Promise<boolean> {
    if (!this.#advance(game, 1)) return false;
    for (const { person, decisions, cost } of sums) {
      const known = this.#people.get(person);
      for (const month of known === undefined ? [] : [monthNumber(game.ended), ALL_TIME]) {
        const sum = monthIn(known!, month);
        sum.decisions += decisions;
        sum.cost += cost;
      }
    }
    return true;
  }

  async forget(hash: string): Promise<void> {
    const person = ratingKey(hash);
    this.#people.delete(person);
    for (const [id, { game, state }] of this.#games)
      this.#games.set(id, { game: { ...game, seats: withoutRated(game.seats, person) }, state });
  }

  async adopt(from: string, to: string): Promise<void> {
    const [person, target] = [ratingKey(from), ratingKey(to)];
    const known = this.#people.get(person);
    this.#people.delete(person);
    if (known !== undefined && !this.#people.has(target)) this.#people.set(target, known);
    for (const [id, { game, state }] of this.#games)
      this.#games.set(id, {
        game: { ...game, seats: withRatedSeatsMoved(game.seats, new Map([[person, target]])) },
        state,
      });
  }

  async prune(before: number): Promise<void> {
    for (const [id, { game, state }] of this.#games)
      if (state === 1 && game.ended < before) this.#games.set(id, { game: { ...game, seats: [] }, state: 2 });
  }

  #inState(wanted: number): RatedGame[] {
    return [...this.#games.values()].filter(({ state }) => state === wanted).map(({ game }) => game);
  }

  #advance({ id }: RatedGame, from: number): boolean {
    const stored = this.#games.get(id);
    if (stored === undefined || stored.state !== from) return false;
    this.#games.set(id, { game: stored.game, state: from + 1 });
    return true;
  }

  #of(person: string): Known {
    const newcomer = { ...NEWCOMER, games: 0, listed: false, name: '', steps: [], months: new Map() };
    return this.#people.get(person) ?? newcomer;
  }
}

function monthIn({ months }: Known, month: number): Month {
  const sum = months.get(month) ?? { games: 0, decisions: 0, cost: 0 };
  months.set(month, sum);
  return sum;
}
