import { parseRules } from '@sevenfold/engine';
import { type EntryScore, scoreEntry } from './score-entry.ts';
import type { PlayerId, ScorePlayer, ScoreSheet } from './score-sheet.ts';

/** One player's column of the sheet. */
export interface Standing {
  readonly player: ScorePlayer;
  /** By round; null where they did not play. */
  readonly rounds: readonly (EntryScore | null)[];
  /** After each round: the race as a chart. */
  readonly course: readonly number[];
  readonly total: number;
  /** Points that are still to go. */
  readonly toTarget: number;
  /** 1 for the highest total of those who are there; equal totals share a place. Nobody who left has one. */
  readonly rank: number | null;
  /** What is entered of the round that is being played. */
  readonly draft: EntryScore | null;
}

export interface Standings {
  /** In the order of the table, those who left among them. */
  readonly lines: readonly Standing[];
  readonly leaders: readonly PlayerId[];
  /** A tie for the highest total, at the target or above, is played out in extra rounds. */
  readonly phase: 'playing' | 'extraRound' | 'over';
  readonly winners: readonly PlayerId[];
  /** Who plays the round that comes, and has to have an entry before it is closed. */
  readonly plays: readonly PlayerId[];
}

/** Totals, places, and whether somebody has won (R37–R40). */
export function standingsOf(sheet: ScoreSheet): Standings {
  const options = parseRules(sheet.rules);
  const columns = sheet.players.map((player) => {
    const rounds = sheet.rounds.map(({ entries }) => {
      const entry = entries[player.id];
      return entry === undefined ? null : scoreEntry(entry, options);
    });
    let total = 0;
    const course = rounds.map((score) => (total += score?.points ?? 0));
    const open = sheet.draft[player.id];
    return { player, rounds, course, total, draft: open === undefined ? null : scoreEntry(open, options) };
  });
  const present = columns.filter(({ player }) => player.left === undefined);
  const best = Math.max(0, ...present.map(({ total }) => total));
  const leaders = present.filter(({ total }) => total === best).map(({ player }) => player.id);
  const reached = best >= options.target;
  const isOver = reached && (leaders.length === 1 || options.tieBreak === 'shared');
  const isExtra = reached && !isOver;
  const lines = columns.map((column) => ({
    player: column.player,
    rounds: column.rounds,
    course: column.course,
    total: column.total,
    draft: column.draft,
    toTarget: Math.max(0, options.target - column.total),
    rank:
      column.player.left === undefined
        ? 1 + present.filter(({ total }) => total > column.total).length
        : null,
  }));
  return {
    lines,
    leaders: sheet.rounds.length === 0 ? [] : leaders,
    phase: isOver ? 'over' : isExtra ? 'extraRound' : 'playing',
    winners: isOver ? leaders : [],
    plays: isExtra && options.tieBreak === 'tiedOnly' ? leaders : present.map(({ player }) => player.id),
  };
}
