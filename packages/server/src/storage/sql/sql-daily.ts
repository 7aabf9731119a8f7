import type {
  DailyAttempt,
  DailyResult,
  DailyStore,
  NewAttempt,
  ResultCount,
} from '../../daily/daily-store.ts';
import { type Database, writeOrConflict } from '../database/database.ts';
import { raw, sql } from '../database/query.ts';

/** A name that belongs to nobody, different for each row. */
const NOBODY = {
  sqlite: raw("'-' || lower(hex(randomblob(16)))"),
  postgres: raw("'-' || gen_random_uuid()"),
};

export class SqlDaily implements DailyStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async findSecret(day: string): Promise<string | undefined> {
    const [row] = await this.#database.read(sql`select secret from days where day = ${day}`);
    return row === undefined ? undefined : String(row['secret']);
  }

  async keepSecret(day: string, secret: string): Promise<string> {
    await this.#database.write([
      sql`insert into days (day, secret) values (${day}, ${secret}) on conflict do nothing`,
    ]);
    return (await this.findSecret(day))!;
  }

  async begin({ day, person, log, isCompared, origin }: NewAttempt): Promise<void> {
    await this.#database.write([
      sql`
        insert into daily_attempts (day, person, n, log, compared, origin)
        values (${day}, ${person}, ${log.length}, ${log.join(' ')}, ${isCompared ? 1 : 0}, ${origin})
        on conflict do nothing`,
    ]);
  }

  async find(day: string, person: string): Promise<DailyAttempt | undefined> {
    const [row] = await this.#database.read(
      sql`select log, compared, rounds, points from daily_attempts where day = ${day} and person = ${person}`,
    );
    if (row === undefined) return undefined;
    const { log, compared, rounds, points } = row;
    return {
      log: log === '' ? [] : String(log).split(' '),
      isCompared: Number(compared) === 1,
      result: rounds === null ? undefined : { rounds: Number(rounds), points: Number(points) },
    };
  }

  async play(
    day: string,
    person: string,
    n: number,
    log: readonly string[],
    result: DailyResult | undefined,
  ): Promise<void> {
    const { rounds = null, points = null } = result ?? {};
    const update = sql`
      update daily_attempts
      set n = ${log.length}, log = ${log.join(' ')}, rounds = ${rounds}, points = ${points}
      where day = ${day} and person = ${person} and n = ${n}`;
    await writeOrConflict(this.#database, [update], `the daily deck of ${day}`);
  }

  async newcomers(day: string, origin: string): Promise<number> {
    const [row] = await this.#database.read(
      sql`select count(*) as number from daily_attempts where day = ${day} and origin = ${origin}`,
    );
    return Number(row!['number']);
  }

  async results(day: string): Promise<ResultCount[]> {
    const rows = await this.#database.read(sql`
      select rounds, points, count(*) as attempts from daily_attempts
      where day = ${day} and compared = 1 and rounds is not null
      group by rounds, points order by rounds, points desc`);
    return rows.map(({ rounds, points, attempts }) => ({
      rounds: Number(rounds),
      points: Number(points),
      attempts: Number(attempts),
    }));
  }

  async finished(person: string, limit: number): Promise<(DailyResult & { readonly day: string })[]> {
    const rows = await this.#database.read(sql`
      select day, rounds, points from daily_attempts
      where person = ${person} and rounds is not null order by day desc limit ${limit}`);
    return rows.map(({ day, rounds, points }) => ({
      day: String(day),
      rounds: Number(rounds),
      points: Number(points),
    }));
  }

  async forget(person: string): Promise<void> {
    await this.#database.write([
      sql`
        delete from daily_attempts
        where person = ${person} and (compared = 0 or rounds is null or origin is not null)`,
      sql`
        update daily_attempts set person = ${NOBODY[this.#database.dialect]}, log = '', n = 0
        where person = ${person}`,
    ]);
  }

  async adopt(from: string, to: string): Promise<void> {
    await this.#database.write([
      sql`
        update daily_attempts set person = ${to} where person = ${from}
        and not exists (select day from daily_attempts as own where own.day = daily_attempts.day and own.person = ${to})`,
    ]);
    await this.forget(from);
  }

  async forgetOrigins(before: string): Promise<void> {
    await this.#database.write([
      sql`update daily_attempts set origin = null where day < ${before} and origin is not null`,
    ]);
  }

  async expire(before: string, limit: number): Promise<number> {
    const old = sql`
      select day, person from daily_attempts where day < ${before} order by day, person limit ${limit}`;
    const [deleted = 0] = await this.#database.write([
      sql`delete from daily_attempts where (day, person) in (${old})`,
    ]);
    return deleted;
  }
}
