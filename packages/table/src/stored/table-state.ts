// Vocabulary of a table: everything about it but the log. No logic beyond looking things up.

import type { RulesConfig } from '@sevenfold/engine';
import type { DecisionClock } from './decision-clock.ts';
import type { StoredTable } from '../seams/seams.ts';
import type { Pace } from '../seams/pace.ts';

export const MOST_SEATS = 36;
/** No person has this ID: the creator of a table that was opened on a TV, and its host until someone takes a seat. */
export const NOBODY = 0;
/** Milliseconds that people who have all left a rated game have to come back. */
export const ABANDONED_FOR = 30 * 60_000;

/** Someone with a token. One person may hold several seats on one device. */
export interface Person {
  readonly id: number;
  /** The hash of their token, which only they have. */
  readonly hash: string;
  /**
   * When their lease ends, by the clock of the process that wrote it; in the past once they are gone. `Presence`
   * converts it to ticks.
   */
  readonly seen: number;
  /**
   * Their process renews the lease for as long as they are here, because others may not hear it. Without this it
   * vouches for them over the bus, and the end of the lease means nothing.
   */
  readonly leased?: true | undefined;
  /**
   * A mark of the address they came from, to tell whether two people share one: short enough that thousands of addresses
   * have the same. Missing where addresses mean nothing.
   */
  readonly origin?: string | undefined;
  /** Their newest connection; older ones are told that it has replaced them, and are dropped. */
  readonly connection: string;
  /** Null while they are here. */
  readonly away: Away | null;
}

interface Away {
  /** The game at the moment they went; 0 before the first. */
  readonly game: number;
  /** The length of its log at that moment. */
  readonly n: number;
  /** The host did not want to wait: a bot plays at once. */
  readonly standIn?: true;
}

/** Moves a seat to the first device that shows it. */
export interface Ticket {
  readonly hash: string;
  readonly until: number;
  /** The hash of the person who had the seat before, once it was used. */
  readonly taken: string | null;
}

export interface Seat {
  readonly name: string;
  readonly colour: number;
  /** Who plays here; null for a bot, and for a person sent away in mid-game. */
  readonly person: number | null;
  /** The kind of bot that plays here; at a person's seat, `standIn`. */
  readonly bot: string;
  /** The person has left in mid-game and may come back. */
  readonly left: boolean;
  /** What the seat adds to the shuffle of the next game. */
  readonly contribution: string | null;
  /** The key of the request that took this seat, so that a late repeat of that request does not take another. */
  readonly key: string | null;
  readonly ticket: Ticket | null;
}

/** What a seat starts from; nobody has added anything yet. */
export const EMPTY_SEAT = { person: null, left: false, contribution: null, key: null, ticket: null } as const;

/** A game of people whom the server has brought together: it begins when all of them are here, or soon. */
interface Match {
  /** For each seat, the kind of bot that takes it if its person never comes. */
  readonly spares: readonly string[];
}

/** What a game was started with; its seats are the first `players.length` seats of the table until it is over. */
export interface Game {
  /** Counts the games of this table from 1. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly rules: RulesConfig;
  readonly players: readonly string[];
  readonly dealer: number;
  readonly commitment: string;
  readonly secret: string;
  readonly contributions: readonly (string | null)[];
  /** Its result counts for the ratings of those who play. */
  readonly rated?: true;
}

interface Asked {
  /** The length of the log when the question was asked. */
  readonly n: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** At a slow table: how often the person asked was told, or has seen it themselves; the second time is a reminder. */
  readonly told?: number;
  /** At a slow table: when a process has to look at it again, even if nobody is connected. */
  readonly due?: number;
}

/** One table, as it is kept; a value: a change is a new value with the next version. */
export interface TableState {
  readonly code: string;
  readonly version: number;
  readonly phase: 'lobby' | 'playing' | 'over' | 'closed';
  readonly listed: boolean;
  readonly locked: boolean;
  readonly paused: boolean;
  readonly chat: boolean;
  /** Whether everyone may be shown chances. */
  readonly coach: boolean;
  readonly clock: DecisionClock;
  readonly pace: Pace;
  /** Since when games are rated, so that nobody is surprised by it; null while they are not. */
  readonly rated: number | null;
  /** The server has seated people who waited for someone to play; null once their game has begun, and elsewhere. */
  readonly match: Match | null;
  readonly rules: RulesConfig;
  /** The name that people have given these rules, if any. */
  readonly rulesName?: string | undefined;
  /** The ID of the circle that it was opened for, where the server files its games. */
  readonly circle?: string | undefined;
  /**
   * The person who made the table: stays one of its people, seated or not, and is the only one who may delete it.
   * `NOBODY` at a table that was opened on a TV.
   */
  readonly creator: number;
  /** The person who gives commands: the creator, or someone in their place. */
  readonly host: number;
  /** The role was handed over on purpose: it stays where it is until that host goes, even if the creator is here. */
  readonly appointed: boolean;
  readonly people: readonly Person[];
  readonly seats: readonly Seat[];
  readonly game: Game | null;
  /**
   * When the question after entry n was asked. Stored only when the state is written anyway, so that no move costs a
   * second write and people who come and go do not restart the clock. After a crash it may be missing.
   */
  readonly asked: Asked | null;
  /** The secret of the next game, which nobody is told before that game is over. */
  readonly secret: string;
  /** The commitment to it, which everyone sees. */
  readonly commitment: string;
}

export function gameId(table: TableState): string {
  return `${table.code}.${table.game?.number ?? 0}`;
}

export function personOf(table: TableState, hash: string): Person | undefined {
  return table.people.find((person) => person.hash === hash);
}

/** Whether a game is being played that counts for ratings. */
export function isRatedGame({ phase, game }: TableState): boolean {
  return phase === 'playing' && game?.rated === true;
}

/** Whether there is a seat for someone new. */
export function isJoinable({ phase, locked, seats }: TableState): boolean {
  return (phase === 'lobby' || phase === 'over') && !locked && seats.length < MOST_SEATS;
}

/** Whether the host or a player is here, as far as the table itself knows; a creator may never have come. */
function isAnyoneHere({ people, host, seats }: TableState): boolean {
  const plays = (id: number): boolean => seats.some(({ person, left }) => person === id && !left);
  return people.some(
    ({ id, away, connection }) => away === null && connection !== '' && (id === host || plays(id)),
  );
}

export function stored(table: TableState): StoredTable {
  const { code, version, phase, game, asked, paused } = table;
  const due = phase === 'playing' && !paused ? (asked?.due ?? abandonedAt(table)) : undefined;
  return {
    code,
    version,
    listed: table.listed && isJoinable(table) && isAnyoneHere(table),
    open: phase !== 'closed',
    playing: phase === 'playing' ? (game?.number ?? 0) : 0,
    ...(due === undefined ? {} : { due }),
    body: JSON.stringify(phase === 'closed' ? closedTable(table) : table),
  };
}

/** When a rated game that everyone has left is played to its end; `undefined` while someone is there. */
function abandonedAt(table: TableState): number | undefined {
  if (!isRatedGame(table) || table.people.some(({ away }) => away === null)) return undefined;
  const seen = table.people.map((person) => person.seen);
  // If everyone has deleted their data, the table knows nobody whose last moment here could count.
  return (seen.length === 0 ? table.game!.started : Math.max(...seen)) + ABANDONED_FOR;
}

/** What is left of a closed table: how it looked, not who was there, and nothing for a game. */
function closedTable(table: TableState): TableState {
  const seats = table.seats.map(({ name, colour, person, bot, left }) =>
    Object.assign({}, EMPTY_SEAT, { name, colour, person, bot, left }),
  );
  return { ...table, people: [], seats, game: null, asked: null, secret: '', commitment: '' };
}

/** Bodies come from our own store: they are what `stored` has written, perhaps before tables had a creator. */
export function tableStateOf({ body }: Pick<StoredTable, 'body'>): TableState {
  const table = JSON.parse(body) as TableState;
  return {
    ...table,
    creator: table.creator ?? table.host,
    appointed: table.appointed ?? false,
    rated: table.rated ?? null,
    match: table.match ?? null,
  };
}
