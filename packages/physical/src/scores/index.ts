export { mergeLogs, type ScoreLog, ScoreKeeper, type ScoreStep, sheetOf } from './score-log.ts';
export { newSheet, optionsOf } from './score-change.ts';
export { entriesProblem, type EntryScore, isUnlikely, scoreEntry } from './score-entry.ts';
export { makeScores, parseScoreLog, parseScores, ScoreFileError, STEP_NAMES } from './score-file.ts';
export { scoreStatistics, type ScoreRecord } from './score-statistics.ts';
export {
  MOST_PLAYERS,
  type PlayerId,
  type ScoreEntries,
  type ScoreEntry,
  type ScoreProblem,
  type ScoreSheet,
} from './score-sheet.ts';
export { tapsFor } from './score-taps.ts';
export { type RoundScore, type Standing, type Standings, standingsOf } from './standings.ts';
