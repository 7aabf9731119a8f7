// The rows of one finished game.

import type { FinishedGame, GamesCursor } from '@sevenfold/table';
import type { Dialect } from '../database/database.ts';
import { pack } from '../packing/packing.ts';
import { noteFiling } from './sql-circles.ts';
import { gameKey, packPeople, packSeats, packPerson } from '../packing/packed-people.ts';
import { joined, list, type Query, raw, sql } from '../database/query.ts';
import { ratedGameOf } from '../../ratings/rating-store.ts';

/** Stores a game if a condition holds, notes whether it has to be filed, marks its table and deletes its log. */
export function keepGame(dialect: Dialect, game: FinishedGame, condition: Query): Query[] {
  const { id, started, ended, people, seats, record, circle } = game;
  const { code, number } = partsOf(id);
  const packed = packPeople(people);
  const bytes = raw(dialect === 'postgres' ? 'bytea' : 'blob');
  // If someone deletes the game for themselves at this moment, one of the two waits for the other.
  const lock = raw(dialect === 'postgres' ? 'for update' : '');
  const rows = people.map(
    (hash) =>
      sql`select cast(${packPerson(hash)} as ${bytes}), cast(${gameKey(game)} as ${bytes}) from kept where true`,
  );
  return [
    sql`
      insert into games (id, started, ended, people, seats, record)
      select ${id}, ${started}, ${ended}, ${packed}, ${packSeats(seats, people)}, ${pack(record, 'record')}
      where ${condition}
      on conflict do nothing`,
    // The people of the stored game, which stay as they were if the game was there already.
    ...(rows.length === 0
      ? []
      : [
          sql`
            with kept as (select id from games where id = ${id} and ended = ${ended} and people = ${packed} ${lock})
            insert into game_people (person, game) ${joined(rows, ' union all ')} on conflict do nothing`,
        ]),
    ...countLater(game),
    ...(circle === undefined ? [] : [noteFiling(id, circle)]),
    sql`update tables set playing = ${keptMark(number)} where code = ${code} and playing = ${number}`,
    sql`delete from entries where game = ${id}`,
  ];
}

/** In the same transaction as the game, so that none is lost and none counts twice. */
function countLater(game: FinishedGame): Query[] {
  const rated = ratedGameOf(game);
  if (rated === undefined) return [];
  const { id, ended, seats } = rated;
  return [
    sql`
      insert into rated_games (id, ended, state, claim, seats)
      select id, ended, 0, '', ${JSON.stringify(seats)} from games where id = ${id} and ended = ${ended}
      on conflict do nothing`,
  ];
}

/** In the column `playing`: the game with this number is stored. -1 is taken. */
export function keptMark(number: number): number {
  return -1 - number;
}

/** The code of a game's table, and its number there. */
export function partsOf(id: string): { code: string; number: number } {
  const dot = id.lastIndexOf('.');
  return { code: id.slice(0, Math.max(0, dot)), number: Number(id.slice(dot + 1)) || 0 };
}

/** Takes a game out of people's lists. */
export function unlistGame(game: GamesCursor, people: readonly Uint8Array[]): Query[] {
  if (people.length === 0) return [];
  return [sql`delete from game_people where person in (${list(people)}) and game = ${gameKey(game)}`];
}

/** Deletes the logs of all games of a table; the caller may append conditions. */
export function deleteLogs(code: string): Query {
  // Everything between `CODE.` and `CODE/`, the character after the dot, is a game of the table CODE.
  return sql`delete from entries where game > ${`${code}.`} and game < ${`${code}/`}`;
}
