import { scoringOf } from './boxes/boxes.ts';
import { Race, type RacePhase, type RoundScore } from './race.ts';
import type { PlayerId, ScorePlayer, ScoreSheet } from './score-sheet.ts';

/** One player's column of the sheet. */
export interface SheetColumn {
  readonly player: ScorePlayer;
  /** Their score in each round; null where they did not play. */
  readonly rounds: readonly (RoundScore | null)[];
  /** The total after each round, for the chart. */
  readonly course: readonly number[];
  readonly total: number;
  /** Points still missing. */
  readonly toTarget: number;
  /** 1 for the highest total of the remaining players; equal totals share a place. Null for players who left. */
  readonly rank: number | null;
  /** Their entry in the current round, if there is one. */
  readonly draft: RoundScore | null;
}

export interface SheetTotals {
  /** A column for each player in the order of the table, including those who left. */
  readonly lines: readonly SheetColumn[];
  readonly leaders: readonly PlayerId[];
  readonly phase: RacePhase;
  readonly winners: readonly PlayerId[];
  /** The players of the current round, who all need an entry before it can be closed. */
  readonly plays: readonly PlayerId[];
  /** The number of rounds up to the end of the game; all rounds if it is not over. */
  readonly counted: number;
}

/** Totals, places, and whether someone has won (R37–R40). */
export function totalsOf(sheet: ScoreSheet): SheetTotals {
  const scoring = scoringOf(sheet);
  const race = new Race(sheet.players, scoring);
  const columns = sheet.players.map((player) => ({
    player,
    rounds: [] as (RoundScore | null)[],
    course: [] as number[],
  }));
  let counted = 0;
  for (const { entries } of sheet.rounds) {
    if (race.phase !== 'over') counted++;
    const scores = race.advance(Object.entries(entries));
    for (const { player, rounds, course } of columns) {
      rounds.push(scores.get(player.id) ?? null);
      course.push(race.total(player.id));
    }
  }
  const drafts = race.scoresOf(Object.entries(sheet.draft));
  const lines = columns.map(({ player, rounds, course }): SheetColumn => {
    const total = race.total(player.id);
    const isAhead = (other: ScorePlayer): boolean => other.left === undefined && race.total(other.id) > total;
    return {
      player,
      rounds,
      course,
      total,
      toTarget: Math.max(0, scoring.target - total),
      rank: player.left === undefined ? 1 + sheet.players.filter(isAhead).length : null,
      draft: sheet.draft[player.id] === undefined ? null : drafts.get(player.id)!,
    };
  });
  const { phase, leaders, plays } = race;
  return {
    lines,
    leaders: sheet.rounds.length === 0 ? [] : leaders,
    phase,
    winners: phase === 'over' ? leaders : [],
    plays,
    counted,
  };
}
