import { type GameRecord, winners } from '@sevenfold/engine';
import { FAIR_VERSION } from '../fair/fair-seed.ts';
import { type FairProof, makeFairRecord, type RecordedResult } from '../fair/fair-record.ts';
import type { FinishedGame, KeptGame, OwnGame } from '../seams/seams.ts';
import { type EndedGame, ratedSeats } from './rated.ts';
import { type Game, gameId, type TableState } from './table-state.ts';

/** What is stored of a game that is over, from a table that still has its seats. `isAbandoned`: everyone had gone. */
export function finishedGame(
  table: TableState,
  game: Game,
  { log, state }: EndedGame,
  now: number,
  isAbandoned = false,
): FinishedGame {
  const { rules, players, dealer, started, commitment, contributions, secret } = game;
  const seats = table.seats.slice(0, players.length);
  const owners = seats.map(({ person }) => table.people.find(({ id }) => id === person)?.hash ?? null);
  const played: RecordedResult = {
    id: gameId(table),
    started,
    ended: now,
    bots: seats.map(({ person, bot }) => (person === null ? bot : null)),
    totals: [...state.totals],
    winners: winners(state),
  };
  const record: GameRecord = { rules, players, dealer, log: log.join(' ') };
  // In the page nobody has to be convinced: no commitment, no proof.
  const proof: FairProof | undefined =
    commitment === '' ? undefined : { version: FAIR_VERSION, commitment, contributions, secret };
  return {
    id: played.id,
    table: table.code,
    started,
    ended: now,
    people: [...new Set(owners.filter((hash) => hash !== null))],
    seats: owners,
    ...(table.circle === undefined ? {} : { circle: table.circle }),
    record: makeFairRecord(record, proof, played),
    ...(game.rated === true ? { rated: ratedSeats(table, game, { log, state }, isAbandoned) } : {}),
  };
}

/** The part of a finished game that everyone may have. */
export function keptGame({ id, table, started, ended, record }: KeptGame): KeptGame {
  return { id, table, started, ended, record };
}

/** A finished game as one of the people who played it gets it. */
export function ownGame(game: FinishedGame, hash: string): OwnGame {
  const seats = game.seats.flatMap((owner, seat) => (owner === hash ? [seat] : []));
  return { ...keptGame(game), seats };
}

/** The log of a stored game. */
export function keptLog({ record }: Pick<KeptGame, 'record'>): string[] {
  const { log } = JSON.parse(record) as Pick<GameRecord, 'log'>;
  return log.split(' ');
}
