// Vocabulary of a table: everything about it but the log. No logic beyond looking things up.

import type { RulesConfig } from '@sevenfold/engine';
import type { StoredTable } from './seams.ts';

export const MOST_SEATS = 36;
export const CLOCKS = [0, 10, 20, 30, 60] as const;
/** Seconds for a decision; 0 is no limit. */
export type DecisionClock = (typeof CLOCKS)[number];

/** Somebody with a token. One person may hold several seats on one device. */
export interface Person {
  readonly id: number;
  /** Of the token, which only its owner has. */
  readonly hash: string;
  /** Until when some process vouches that they are connected; in the past once they are gone. */
  readonly seen: number;
  /** The newest connection of theirs; an older one is told and dropped. */
  readonly connection: string;
}

export interface Seat {
  readonly name: string;
  readonly colour: number;
  /** Who plays here; null for a bot, and for a person sent away in mid-game. */
  readonly person: number | null;
  /** The kind of bot that plays here when nobody does. */
  readonly bot: string;
  /** The person has left in mid-game and may come back. */
  readonly left: boolean;
  /** What the seat adds to the shuffle of the next game. */
  readonly contribution: string | null;
}

/** What a game was started with; its seats are the first `players.length` seats of the sheet until it is over. */
export interface Game {
  /** Counts the games of this table from 1. */
  readonly number: number;
  readonly rules: RulesConfig;
  readonly players: readonly string[];
  readonly dealer: number;
  readonly commitment: string;
  readonly secret: string;
  readonly contributions: readonly (string | null)[];
}

/** One table, as it is kept; a value: a change is a new sheet with the next version. */
export interface Sheet {
  readonly code: string;
  readonly version: number;
  readonly phase: 'lobby' | 'playing' | 'over' | 'closed';
  readonly listed: boolean;
  readonly locked: boolean;
  readonly paused: boolean;
  readonly chat: boolean;
  readonly clock: DecisionClock;
  readonly rules: RulesConfig;
  /** Who gives commands; a person's id. */
  readonly host: number;
  readonly people: readonly Person[];
  readonly seats: readonly Seat[];
  readonly game: Game | null;
  /** For the next game. */
  readonly secret: string;
  readonly commitment: string;
}

export function gameId(sheet: Sheet): string {
  return `${sheet.code}.${sheet.game?.number ?? 0}`;
}

export function personOf(sheet: Sheet, hash: string): Person | undefined {
  return sheet.people.find((person) => person.hash === hash);
}

export function stored(sheet: Sheet): StoredTable {
  const { code, version, listed, phase } = sheet;
  return { code, version, listed, open: phase !== 'closed', body: JSON.stringify(sheet) };
}

/** Bodies come from our own store: they are what `stored` has written. */
export function sheetOf(table: StoredTable): Sheet {
  return JSON.parse(table.body) as Sheet;
}
