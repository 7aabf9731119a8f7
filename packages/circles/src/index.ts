export {
  append,
  type Circle,
  type CircleGame,
  isKeeper,
  type Member,
  mergedIds,
  openCircle,
  present,
  whoIs,
  withNames,
  withoutNames,
} from './circle.ts';
export { dayNumber, daysIn, dayText, isZone } from './day.ts';
export { type Entry, type NewEntry, parseEntry, parseNewEntry, TABLE } from './entry.ts';
export { type Evening, eveningsOf } from './evenings.ts';
export { type FiledGame, type FiledPlayer, idSchema, nameSchema, placesOf, sourceOf } from './game.ts';
export { headToHeads } from './head-to-head.ts';
export * from './limits.ts';
export { dealingOrder, nextDealer } from './next-dealer.ts';
export { allPlayed, boxesOf, lastTogether, type PlayedGame } from './played-game.ts';
export { cautiousEstimate, type MemberRating, type RatingModel, ratingsAfterGame } from './rating.ts';
export { type CircleRecord, type CircleRecords, recordsOf } from './records.ts';
export { CIRCLE_REFUSALS, type CircleRefusal, refusal } from './refusal.ts';
export { type Season, seasonOf, seasonsOf } from './season.ts';
export {
  type CircleSettings,
  type StandingsOrder,
  STANDINGS_ORDERS,
  type SettingsChange,
  settingsSchema,
} from './settings.ts';
export { type CircleStanding, standingsOf } from './standings.ts';
export { streaksOf } from './streaks.ts';
export { yearOf } from './year.ts';
