export { type BoxCard, type Scoring, SEVEN, type SumPart } from './boxes/box.ts';
export { BOX_IDS, type BoxId, boxOf, FIRST_BOX, scoringOf } from './boxes/boxes.ts';
export { mergeLogs, type ScoreLog, ScoreKeeper, type ScoreStep, sheetOf } from './score-keeper.ts';
export { newSheet } from './score-change.ts';
export { entriesProblem, type EntryScore, isUnlikely, lessBy, lossesIn, scoreEntry } from './score-entry.ts';
export { makeScores, parseScoreLog, parseScores, ScoreFileError, STEP_NAMES } from './score-file.ts';
export {
  MOST_PLAYERS,
  type CardsEntry,
  type PlayerId,
  type PointsEntry,
  type ScoreEntries,
  type ScoreEntry,
  type ScoreProblem,
  type ScoreRules,
  type ScoreSheet,
  SEVEN_OF,
} from './score-sheet.ts';
export { tapsFor } from './score-taps.ts';
export type { RoundScore } from './race.ts';
export { type SheetColumn, type SheetTotals, totalsOf } from './sheet-totals.ts';
