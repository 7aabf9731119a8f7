import type { LiveTable } from '../live/live-table.ts';
import type { TableState } from '../stored/table-state.ts';

/** A table in memory, in numbers, as someone who runs the server sees it. */
export interface TableOutline {
  readonly code: string;
  readonly phase: TableState['phase'];
  /** People connected at this process, spectators included. */
  readonly connected: number;
  readonly people: number;
  readonly bots: number;
  /** How many entries the log of its game has. */
  readonly entries: number;
}

export function outlineOf(code: string, live: LiveTable, connected: number): TableOutline {
  const { loaded, game } = live;
  const seats = loaded ? live.table.seats : [];
  const people = seats.filter(({ person, left }) => person !== null && !left).length;
  return {
    code,
    phase: loaded ? live.table.phase : 'lobby',
    connected,
    people,
    bots: seats.length - people,
    entries: game?.log.length ?? 0,
  };
}
