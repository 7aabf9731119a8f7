// Following a game of real cards. An entry of its own, '@sevenfold/table/tracker'.
export * from './tracked-log.ts';
export * from './tracker.ts';
