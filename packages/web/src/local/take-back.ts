import { type GameRecord, newGame, playLog, questionOf } from '@sevenfold/engine';
import { Conflict, gameId, type Sheet, sheetOf, stored } from '@sevenfold/table';
import type { LocalHouse } from './house.ts';
import { findLocal, keepLocal } from './local-game.ts';
import { removeStored } from '../storage/stored.ts';

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
    const sheet = row === undefined ? undefined : sheetOf(row);
    if (sheet?.phase !== 'playing' || sheet.game === null) return false;
    const log = await store.read(gameId(sheet), 0);
    const n = lastDecision(sheet.game, log, seatsOfPeople(sheet));
    if (n === undefined) return false;
    const next: Sheet = {
      ...sheet,
      version: sheet.version + 1,
      asked: null,
      game: { ...sheet.game, number: sheet.game.number + 1 },
    };
    try {
      // An earlier try may have left something; if the table has moved on, the update below is refused.
      removeStored(`log:${gameId(next)}`, local.shelf);
      await store.append(gameId(next), 0, log.slice(0, n));
      await store.update(stored(next));
    } catch (error) {
      if (!(error instanceof Conflict) || tries === TRIES) throw error;
      continue;
    }
    removeStored(`log:${gameId(sheet)}`, local.shelf);
    count(local, code, sheet.game.number);
    await bus.publish(code, JSON.stringify({ by: 'take-back' }));
    return true;
  }
}

function seatsOfPeople({ seats }: Sheet): number[] {
  return seats.flatMap(({ person }, seat) => (person === null ? [] : [seat]));
}

function count({ shelf }: LocalHouse, code: string, number: number): void {
  const game = findLocal(shelf, code);
  if (game === undefined) return;
  const { [number]: before = 0, ...others } = game.takeBacks;
  keepLocal(shelf, { ...game, takeBacks: { ...others, [number + 1]: before + 1 } });
}
