// The result of a finished game, however it was played: what lists, statistics and other apps need of it.

import type { BoxId } from '@sevenfold/physical/scores';
import type { StoredGame } from '../storage/history.ts';

export interface PlayedRound {
  readonly points: number;
  readonly bust: boolean;
  readonly flip7: boolean;
}

/** One player of a game. */
export interface ResultLine {
  readonly name: string;
  /** The kind of bot that played; empty for a person. */
  readonly bot: string;
  readonly total: number;
  /** 1 for the highest total; equal totals share a place. Undefined for players who left. */
  readonly place: number | undefined;
  readonly won: boolean;
  /** What they did in each round; undefined where they did not play. */
  readonly rounds: readonly (PlayedRound | undefined)[];
}

export interface GameResult {
  readonly id: string;
  readonly way: StoredGame['way'];
  /** Games of different boxes are never compared. */
  readonly box: BoxId;
  /** Milliseconds since 1970. */
  readonly started: number;
  /** When the game ended, or when it was started if a score sheet does not say when it ended. */
  readonly ended: number;
  /** Who deals first, by seat. */
  readonly dealer: number;
  /** The players, by seat. */
  readonly lines: readonly ResultLine[];
  /** The seat of this device's owner; undefined if they had several, or none. */
  readonly you: number | undefined;
}

/** Whether a game counts in statistics: what is played on from another game is practice. */
export function isCounted({ way }: Pick<GameResult, 'way'>): boolean {
  return way !== 'practice';
}

/** The page of a game. */
export function pathOf({ id, way }: Pick<GameResult, 'id' | 'way'>): string {
  return way === 'keep' ? `/keep/${id}` : `/game/${encodeURIComponent(id)}`;
}

/** The rounds that a player took part in. */
export function roundsOf({ rounds }: ResultLine): readonly PlayedRound[] {
  return rounds.filter((round) => round !== undefined);
}

/** Players who stayed to the end, the best first. */
export function rankingOf({ lines }: GameResult): (ResultLine & { readonly place: number })[] {
  return lines
    .flatMap((line) => (line.place === undefined ? [] : [{ ...line, place: line.place }]))
    .sort((a, b) => a.place - b.place);
}
