// The score sheet of a physical game. An entry of its own, '@sevenfold/table/scores', so that a page loads it only
// when it is wanted.
export * from './possible-points.ts';
export * from './score-book.ts';
export * from './score-change.ts';
export * from './score-entry.ts';
export * from './score-file.ts';
export * from './score-history.ts';
export * from './score-sheet.ts';
export * from './score-taps.ts';
export * from './standings.ts';
