import { randomUUID } from 'node:crypto';
import type { RatedSeat } from '@sevenfold/table';
import {
  ALL_TIME,
  type DecisionSum,
  type GamesOfPeople,
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
} from '../../ratings/rating-store.ts';
import type { Database, SqlRow } from '../database/database.ts';
import { joined, list, type Query, raw, sql } from '../database/query.ts';

/** The number of PostgreSQL's lock by which one process at a time changes ratings. */
const LOCK = 7008;

/** Milliseconds for which it is known that a game was counted, beyond its review. */
const KEPT_FOR = 30 * 86_400_000;

/** How many of a person's last games are looked at, to see whom they have met. */
const MOST_GAMES = 1000;

/** The states of a game. */
const PENDING = 0;
const COUNTED = 1;
const REVIEWED = 2;

export class SqlRatings implements RatingStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async pending(limit: number): Promise<RatedGame[]> {
    const rows = await this.#database.read(sql`
      select id, ended, seats from rated_games where state = 0 order by ended limit ${limit}`);
    return rows.map(gameOf);
  }

  async ratings(people: readonly string[]): Promise<ReadonlyMap<string, StoredRating>> {
    if (people.length === 0) return new Map();
    const rows = await this.#database.read(
      sql`select person, mu, sigma, games from ratings where person in (${list(people)})`,
    );
    return new Map(rows.map((row) => [String(row['person']), ratingOf(row)]));
  }

  async games(ratings: ReadonlyMap<string, StoredRating>, since: number): Promise<GamesOfPeople> {
    const found = new Map([...ratings.keys()].map((person) => [person, new Set<string>()]));
    const lasts = [...ratings].map(
      ([person, { games }]) => sql`(person = ${person} and n > ${games - MOST_GAMES})`,
    );
    if (lasts.length === 0) return found;
    const rows = await this.#database.read(
      sql`select person, game from rating_steps where (${joined(lasts, ' or ')}) and ended > ${since}`,
    );
    for (const { person, game } of rows) found.get(String(person))?.add(String(game));
    return found;
  }

  count(game: RatedGame, changes: readonly RatingChange[]): Promise<boolean> {
    const { id, ended } = game;
    const same = changes.map(
      ({ person, before }) => sql`
        and coalesce((select games from ratings where person = ${person}), 0) = ${before?.games ?? 0}`,
    );
    return this.#once(game, PENDING, joined(same, ' '), (claimed) =>
      changes.flatMap(({ person, name, before, after: { mu, sigma } }) => [
        sql`
          insert into ratings (person, mu, sigma, games, name, listed)
          select ${person}, cast(${mu} as double precision), cast(${sigma} as double precision), 1, ${name}, 0 ${claimed}
          on conflict (person) do update set
            mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1, name = excluded.name`,
        sql`
          insert into rating_steps (person, n, game, ended, mu, sigma)
          select ${person}, cast(${(before?.games ?? 0) + 1} as integer), ${id}, cast(${ended} as bigint),
            cast(${mu} as double precision), cast(${sigma} as double precision) ${claimed}`,
        ...months(ended).map(
          (month) => sql`
            insert into rating_months (person, month, games, decisions, cost)
            select ${person}, cast(${month} as integer), 1, 0, 0 ${claimed}
            on conflict (person, month) do update set games = rating_months.games + 1`,
        ),
      ]),
    );
  }

  async find(hash: string): Promise<OwnRating | undefined> {
    const [row] = await this.#database.read(
      sql`select mu, sigma, games, listed from ratings where person = ${ratingKey(hash)}`,
    );
    return row === undefined ? undefined : { ...ratingOf(row), listed: Number(row['listed']) === 1 };
  }

  async steps(hash: string, limit: number): Promise<RatingStep[]> {
    const rows = await this.#database.read(sql`
      select game, ended, mu, sigma from rating_steps
      where person = ${ratingKey(hash)} order by n desc limit ${limit}`);
    return rows.map(({ game, ended, mu, sigma }) => ({
      game: String(game),
      ended: Number(ended),
      mu: Number(mu),
      sigma: Number(sigma),
    }));
  }

  async list(hash: string, isListed: boolean): Promise<boolean> {
    const person = ratingKey(hash);
    const [changed] = await this.#database.write([
      sql`update ratings set listed = ${Number(isListed)} where person = ${person}`,
      ...(isListed ? [] : [forgetDecisions(person)]),
    ]);
    return changed !== 0;
  }

  async restart(person: string): Promise<void> {
    await this.#database.write([forgetDecisions(person)]);
  }

  async leaders({ by, month, least, limit }: LeadersQuery): Promise<Leader[]> {
    const order = {
      rating: sql`mu desc`,
      games: sql`games_then desc, mu desc`,
      skill: sql`cost / decisions, mu desc`,
    }[by];
    const enough = by === 'skill' ? sql`decisions >= ${least}` : sql`games_then >= ${least}`;
    const then = (column: 'games' | 'decisions' | 'cost'): Query => sql`
      (select ${raw(column)} from rating_months m where m.person = r.person and month = ${month})`;
    const rows = await this.#database.read(sql`
      select * from (
        select person, name, mu, sigma, games,
          ${then('games')} as games_then, ${then('decisions')} as decisions, ${then('cost')} as cost
        from ratings r where listed = 1
      ) leaders
      where ${enough}
      order by ${order} limit ${limit}`);
    return rows.map(leaderOf);
  }

  async listed(people: readonly string[]): Promise<ReadonlySet<string>> {
    if (people.length === 0) return new Set();
    const rows = await this.#database.read(
      sql`select person from ratings where person in (${list(people)}) and listed = 1`,
    );
    return new Set(rows.map(({ person }) => String(person)));
  }

  async unreviewed(limit: number): Promise<RatedGame[]> {
    const rows = await this.#database.read(sql`
      select id, ended, seats from rated_games where state = 1 order by ended desc limit ${limit}`);
    return rows.map(gameOf);
  }

  review(game: RatedGame, sums: readonly DecisionSum[]): Promise<boolean> {
    return this.#once(game, COUNTED, sql``, (claimed) =>
      sums.flatMap(({ person, decisions, cost }) =>
        months(game.ended).map(
          (month) => sql`
            update rating_months set
              decisions = decisions + ${decisions}, cost = cost + cast(${cost} as double precision)
            where person = ${person} and month = ${month} and exists (select id ${claimed})`,
        ),
      ),
    );
  }

  async forget(hash: string): Promise<void> {
    const person = ratingKey(hash);
    await this.#database.write([
      ...this.#lock,
      ...(await this.#changeSeats(person, (seats) => withoutRated(seats, person))),
      ...deleteRating(person),
    ]);
  }

  async adopt(from: string, to: string): Promise<void> {
    const [person, target] = [ratingKey(from), ratingKey(to)];
    const { size } = await this.ratings([target]);
    await this.#database.write([
      ...this.#lock,
      ...(await this.#changeSeats(person, (seats) =>
        withRatedSeatsMoved(seats, new Map([[person, target]])),
      )),
      ...(size > 0 ? deleteRating(person) : moveRating(person, target)),
    ]);
  }

  /** Changes the seats of a person's games that are still to be counted or reviewed. */
  async #changeSeats(
    person: string,
    change: (seats: readonly RatedSeat[]) => readonly RatedSeat[],
  ): Promise<Query[]> {
    const rows = await this.#database.read(sql`
      select id, ended, seats from rated_games where state < 2 and seats like ${`%"${person}"%`}`);
    return rows.map((row) => {
      const seats = JSON.stringify(change(gameOf(row).seats));
      return sql`update rated_games set seats = ${seats} where id = ${String(row['id'])} and state < 2`;
    });
  }

  async prune(before: number): Promise<void> {
    await this.#database.write([
      sql`update rated_games set state = 2, seats = '' where state = 1 and ended < ${before}`,
      // These games were counted so long ago that no process can count them a second time.
      sql`delete from rated_games where state = 2 and ended < ${before - KEPT_FOR}`,
    ]);
  }

  async expire(before: number, limit: number): Promise<number> {
    const rows = await this.#database.read(sql`
      select person, n from rating_steps where ended < ${before} order by ended limit ${limit}`);
    const deletions = rows.flatMap(({ person = '', n = 0 }) => {
      return [
        sql`delete from rating_steps where person = ${person} and n = ${n}`,
        // Unless they have played since.
        sql`delete from ratings where person = ${person} and games = ${n}`,
        sql`
          delete from rating_months
          where person = ${person} and not exists (select person from ratings where person = ${person})`,
      ];
    });
    if (deletions.length > 0) await this.#database.write([...this.#lock, ...deletions]);
    return rows.length;
  }

  /**
   * Moves a game from one state to the next, and does what follows from it, in one transaction; false if it was in another
   * state. The rest is done only by the transaction whose claim the game has, `claimed`.
   */
  async #once(
    { id }: RatedGame,
    from: typeof PENDING | typeof COUNTED,
    condition: Query,
    rest: (claimed: Query) => Query[],
  ): Promise<boolean> {
    const claim = randomUUID();
    const to = from + 1;
    const seats = to === REVIEWED ? sql`''` : sql`seats`;
    const lock = this.#lock;
    const changed = await this.#database.write([
      ...lock,
      sql`
        update rated_games set state = ${to}, claim = ${claim}, seats = ${seats}
        where id = ${id} and state = ${from} ${condition}`,
      ...rest(sql`from rated_games where id = ${id} and claim = ${claim}`),
    ]);
    return changed[lock.length] !== 0;
  }

  get #lock(): Query[] {
    return this.#database.dialect === 'postgres' ? [raw(`select pg_advisory_xact_lock(${LOCK})`)] : [];
  }
}

function months(moment: number): number[] {
  return [monthNumber(moment), ALL_TIME];
}

function gameOf({ id, ended, seats }: SqlRow): RatedGame {
  return {
    id: String(id),
    ended: Number(ended),
    seats: JSON.parse(String(seats)) as RatedGame['seats'],
  };
}

function ratingOf({ mu, sigma, games }: SqlRow): StoredRating {
  return { mu: Number(mu), sigma: Number(sigma), games: Number(games) };
}

function leaderOf(row: SqlRow): Leader {
  return {
    ...ratingOf(row),
    listed: true,
    person: String(row['person']),
    name: String(row['name']),
    gamesThen: Number(row['games_then']),
    decisions: Number(row['decisions']),
    cost: Number(row['cost']),
  };
}

function forgetDecisions(person: string): Query {
  return sql`update rating_months set decisions = 0, cost = 0 where person = ${person}`;
}

function deleteRating(person: string): Query[] {
  return [
    sql`delete from ratings where person = ${person}`,
    sql`delete from rating_steps where person = ${person}`,
    sql`delete from rating_months where person = ${person}`,
  ];
}

function moveRating(person: string, target: string): Query[] {
  return [
    sql`update ratings set person = ${target} where person = ${person}`,
    sql`update rating_steps set person = ${target} where person = ${person}`,
    sql`update rating_months set person = ${target} where person = ${person}`,
  ];
}
