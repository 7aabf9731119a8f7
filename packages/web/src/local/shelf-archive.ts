import {
  type Archive,
  FAIR_VERSION,
  type FairProof,
  type FinishedGame,
  type GamesCursor,
  type KeptGame,
  type OwnGame,
  type QuietTable,
} from '@sevenfold/table';
import * as v from 'valibot';
import type { Database } from '../storage/database.ts';
import type { StoredGame } from '../storage/history.ts';
import { noteChange } from '../storage/history-mark.ts';
import { findLocal, forgetLocal } from './local-game.ts';
import type { Attempts } from '../attempts/attempts.ts';
import type { Shelf } from '../storage/shelf.ts';
import { newestFirst, readStored } from '../storage/stored.ts';

/** The part of a finished game's record that the history needs. */
const playedRecord = v.object({
  players: v.array(v.string()),
  played: v.object({ bots: v.array(v.nullable(v.string())) }),
});

/** Finished games go into the history of this device, and count for medals and streaks. */
export class ShelfArchive implements Archive {
  readonly #shelf: Shelf;
  readonly #database: () => Promise<Database>;
  readonly #attempts: Attempts;

  constructor(shelf: Shelf, database: () => Promise<Database>, attempts: Attempts) {
    this.#shelf = shelf;
    this.#database = database;
    this.#attempts = attempts;
  }

  async keep(game: FinishedGame): Promise<void> {
    const stored = this.#known(game);
    // The end screen shows it at once; it counts once however often it comes.
    this.#attempts.note(stored);
    const { games } = await this.#database();
    if ((await games.get(game.id)) !== undefined) return;
    await games.put([stored]);
    noteChange(this.#shelf);
  }

  async find(id: string): Promise<KeptGame | undefined> {
    const game = await (await this.#database()).games.get(id);
    return game === undefined ? undefined : finished(game);
  }

  /** All of them: this device has one owner. */
  async played(_hash: string, before: GamesCursor, limit: number): Promise<OwnGame[]> {
    const all = await (await this.#database()).games.all();
    const games = newestFirst(all, ({ ended }) => ended).filter(
      ({ id, ended }) => ended < before.ended || (ended === before.ended && id < before.id),
    );
    return games.slice(0, limit).map(own);
  }

  async forget(_hash: string, id: string): Promise<boolean> {
    const { games } = await this.#database();
    const isHere = (await games.get(id)) !== undefined;
    await games.remove([id]);
    noteChange(this.#shelf);
    return isHere;
  }

  /** Nothing expires here. */
  async expireGames(): Promise<number> {
    return 0;
  }

  async quiet(): Promise<QuietTable[]> {
    return [];
  }

  async closed(): Promise<QuietTable[]> {
    return [];
  }

  async remove(table: string): Promise<void> {
    forgetLocal(this.#shelf, table);
  }

  #known({ id, table, started, ended, record }: FinishedGame): StoredGame {
    const local = findLocal(this.#shelf, table);
    const { bots } = v.parse(playedRecord, JSON.parse(record)).played;
    const number = id.slice(table.length + 1);
    return {
      id,
      way: local?.way ?? 'play',
      started,
      ended,
      yours: bots.flatMap((bot, seat) => (bot === null ? [seat] : [])),
      bots: bots.map((bot) => bot ?? ''),
      takeBacks: local?.takeBacks[number] ?? 0,
      ...(local?.coached?.includes(Number(number)) ? { coached: true } : {}),
      ...(local?.date === undefined ? {} : { date: local.date }),
      ...(local?.practice === undefined ? {} : { practice: local.practice }),
      record: local?.practice === true ? record : this.#withDay(record, local?.date),
    };
  }

  /** The record of a game with a daily deck has the day and the commitment that was published before it. */
  #withDay(record: string, date: string | undefined): string {
    const day = date === undefined ? undefined : readStored(`daily:${date}`, this.#shelf);
    if (day === undefined) return record;
    const fair: FairProof = {
      version: FAIR_VERSION,
      commitment: day.commitment,
      contributions: [null],
      day: day.date,
    };
    return JSON.stringify({ ...(JSON.parse(record) as object), fair });
  }
}

function finished({ id, started, ended, record }: StoredGame): KeptGame {
  return { id, table: id.slice(0, id.lastIndexOf('.')), started, ended, record };
}

function own(game: StoredGame): OwnGame {
  return { ...finished(game), seats: game.yours };
}
