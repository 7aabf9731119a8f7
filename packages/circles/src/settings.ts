import * as v from 'valibot';
import { nameSchema } from './game.ts';
import { isDay, isZone } from './day.ts';

/** What standings are sorted by. */
export const STANDINGS_ORDERS = ['points', 'wins', 'place', 'score', 'rating'] as const;
export type StandingsOrder = (typeof STANDINGS_ORDERS)[number];

const day = v.pipe(v.string(), v.isoDate());

const settings = {
  name: nameSchema,
  /** Points for the first place, the second and so on; further places get none. */
  points: v.pipe(
    v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1000))),
    v.minLength(1),
    v.maxLength(20),
  ),
  order: v.picklist(STANDINGS_ORDERS),
  season: v.union([
    v.picklist(['month', 'quarter', 'year', 'always']),
    /** Seasons of this many days, one after the other, from a first day on. */
    v.strictObject({
      from: day,
      days: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(3660)),
    }),
  ]),
  /** An IANA time zone: when an evening and a season begin. */
  zone: v.pipe(v.string(), v.maxLength(64), v.check(isZone)),
  /** The house rules of the circle: their name, and the part of a rules link that describes them. */
  rules: v.nullable(
    v.strictObject({ name: nameSchema, link: v.pipe(v.string(), v.regex(/^[\w.~-]{0,200}$/)) }),
  ),
};

const all = v.strictObject(settings);
/** Some of the settings as they are in a log, where a season may begin on a day that no calendar has. */
export const keptSettingsSchema = v.partial(all);
/** Some of the settings: those that change. */
export const settingsSchema = v.pipe(
  keptSettingsSchema,
  v.check(({ season }) => typeof season !== 'object' || isDay(season.from)),
);

export type SettingsChange = v.InferOutput<typeof settingsSchema>;
export type CircleSettings = v.InferOutput<typeof all>;

export const DEFAULT_SETTINGS: Omit<CircleSettings, 'name'> = {
  points: [10, 7, 5, 3, 2, 1],
  order: 'points',
  season: 'year',
  zone: 'UTC',
  rules: null,
};
