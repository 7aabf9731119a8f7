import { allPlayed, type Circle, type CircleRecords, type PlayedGame, recordsOf } from '@sevenfold/circles';

/** The games of one evening, the newest first. */
export function gamesOf(circle: Circle, day: number): PlayedGame[] {
  return allPlayed(circle)
    .filter((one) => one.day === day)
    .toReversed();
}

/** Records that were set on an evening; none on the first one, when everything is a record. */
export function recordsOn(circle: Circle, box: string, day: number): CircleRecords {
  const isFirst = !allPlayed(circle).some((one) => one.game.box === box && one.day < day);
  if (isFirst) return {};
  const keys = new Set(gamesOf(circle, day).map(({ game }) => game.key));
  return Object.fromEntries(
    Object.entries(recordsOf(circle, { box, to: day })).filter(([, { game }]) => keys.has(game)),
  );
}
