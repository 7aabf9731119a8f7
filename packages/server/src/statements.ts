import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Dialect, Query, Value } from './database.ts';
import type { Schema } from './schema.ts';

/** Kysely as a typed writer of SQL; running it is the business of a `Database`. */
export type Writer = Kysely<Schema>;

const WRITERS: { readonly [dialect in Dialect]: Writer } = {
  sqlite: new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  }),
  postgres: new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
};

/** Stands for a value in a statement that is compiled before there are any values. */
class Blank {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Values = Readonly<Record<string, Value>>;

/**
 * A statement that is compiled once and filled in many times, because compiling costs more than running it.
 * `blank('game')` in it is where the value of `game` goes.
 */
export function statement<Filling extends Values>(
  dialect: Dialect,
  write: (writer: Writer, blank: <Name extends keyof Filling>(name: Name) => Filling[Name]) => Compilable,
): (filling: Filling) => Query {
  const blank = <Name extends keyof Filling>(name: Name): Filling[Name] =>
    new Blank(name as string) as unknown as Filling[Name];
  const { sql, parameters } = write(WRITERS[dialect], blank).compile();
  return (filling) => ({
    sql,
    values: parameters.map((value) => (value instanceof Blank ? filling[value.name]! : (value as Value))),
  });
}
