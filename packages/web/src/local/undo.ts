import { type GameRecord, newGame, playLog, questionOf } from '@sevenfold/engine';
import { Conflict, gameId, stored, type TableState, tableStateOf } from '@sevenfold/table';
import type { LocalHouse } from './house.ts';
import { findLocal, storeLocal } from './local-game.ts';
import { removeStored, writeStored } from '../storage/stored.ts';

const TRIES = 4;

/** The index of the last answer of one of these seats; undefined if there is none. */
function lastDecision(
  game: Omit<GameRecord, 'log'>,
  log: readonly string[],
  seats: readonly number[],
): number | undefined {
  const state = newGame(game.rules, game.players.length, game.dealer);
  let last: number | undefined;
  playLog(state, log, (_, at) => {
    const question = questionOf(state);
    if (question !== null && seats.includes(question.player)) last = at;
  });
  return last;
}

/**
 * Undoes the last decision of the people here. An accepted log never changes, so this starts a new game at the same
 * table with the same deck and the log up to that decision.
 */
export async function takeBack(local: LocalHouse, code: string): Promise<boolean> {
  const { store, bus } = local.world;
  for (let tries = 1; ; tries++) {
    const row = await store.load(code);
    const table = row === undefined ? undefined : tableStateOf(row);
    if (table?.phase !== 'playing' || table.game === null) return false;
    const log = await store.read(gameId(table), 0);
    const n = lastDecision(table.game, log, seatsOfPeople(table));
    // The moves that a game began with were made in another game.
    if (n === undefined || n < (findLocal(local.shelf, code)?.from ?? 0)) return false;
    const next: TableState = {
      ...table,
      version: table.version + 1,
      asked: null,
      game: { ...table.game, number: table.game.number + 1 },
    };
    try {
      // An append would not do: it is for games being played. If the table has moved on, the update below is refused.
      writeStored(`log:${gameId(next)}`, log.slice(0, n).join(' '), local.shelf);
      await store.update(stored(next));
    } catch (error) {
      if (!(error instanceof Conflict) || tries === TRIES) throw error;
      continue;
    }
    removeStored(`log:${gameId(table)}`, local.shelf);
    count(local, code, table.game.number);
    await bus.publish(code, JSON.stringify({ by: 'take-back' }));
    return true;
  }
}

function seatsOfPeople({ seats }: TableState): number[] {
  return seats.flatMap(({ person }, seat) => (person === null ? [] : [seat]));
}

function count({ shelf }: LocalHouse, code: string, number: number): void {
  const game = findLocal(shelf, code);
  if (game === undefined) return;
  const { [number]: before = 0, ...others } = game.takeBacks;
  storeLocal(shelf, { ...game, takeBacks: { ...others, [number + 1]: before + 1 } });
}
