// Everything this device stores, except the reviews (review-database.ts): its name, its shape, and what a device has
// that never stored it.
// People have data under these names and in these shapes: whatever changes here must still be able to read it.
// A name that ends with a colon is a family, with one entry for each id.

import * as v from 'valibot';
import { HINTS } from './hints.ts';
import { settingsSchema, STANDARD } from './settings-schema.ts';

interface Entry<Value, Fallback> {
  readonly format: 'json' | 'text';
  readonly schema: v.GenericSchema<unknown, Value>;
  readonly fallback: Fallback;
  /** The property of a value that repeats the id of its name. */
  readonly id?: string;
  /** Damaged entries are kept whole and for good: a later version, or a patient person, may be able to read them. */
  readonly precious?: boolean;
}

type Extras<Value, Fallback> = { fallback?: Fallback; id?: keyof Value & string; precious?: boolean };

function json<Value, Fallback extends Value | undefined = undefined>(
  schema: v.GenericSchema<unknown, Value>,
  { fallback, ...more }: Extras<Value, Fallback> = {},
): Entry<Value, Fallback> {
  return { format: 'json', schema, fallback: fallback as Fallback, ...more };
}

function text<Value extends string, Fallback extends Value | undefined = undefined>(
  schema: v.GenericSchema<unknown, Value>,
  fallback?: Fallback,
): Entry<Value, Fallback> {
  return { format: 'text', schema, fallback: fallback as Fallback };
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const date = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const names = v.pipe(v.array(v.string()), v.readonly());

/** An object that another package knows how to check, when it is opened. */
function documentOf<Known extends object>(): v.GenericSchema<unknown, Known> {
  return v.custom<Known>((value) => typeof value === 'object' && value !== null);
}

const finishedGame = v.object({
  /** Unique on this device. */
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  /** How it was played; 'keep' and 'track' are games with real cards, 'file' came from elsewhere. */
  way: v.picklist(['play', 'pass', 'solo', 'daily', 'online', 'keep', 'track', 'file']),
  /** Milliseconds since 1970. */
  started: count,
  ended: count,
  /** The seats of this device's owner. */
  yours: v.array(count),
  /** By seat: the kind of bot that played, or nothing for a person. */
  bots: names,
  /** How often a decision was taken back. */
  takeBacks: count,
  /** Whether the coach was on at any time. */
  coached: v.optional(v.boolean()),
  /** Of the daily deck: its date, and whether this was not the first attempt. */
  date: v.optional(v.string()),
  practice: v.optional(v.boolean()),
  /** The record as text, with its proof if it has one. */
  record: v.pipe(v.string(), v.maxLength(200_000)),
});

const attempt = v.object({
  id: v.string(),
  at: count,
  rounds: count,
  takeBacks: count,
  /** A sign for each round, for sharing. */
  row: v.string(),
});

const localGame = v.object({
  /** The code of its table in this page. */
  code: v.string(),
  way: v.picklist(['play', 'pass', 'solo', 'daily']),
  /** Makes this page the owner of its seats. */
  token: v.string(),
  /** Milliseconds since 1970. */
  began: v.number(),
  /** How often decisions were taken back, by the number of the game at its table. */
  takeBacks: v.record(v.string(), v.number()),
  /** Numbers of the games in which the coach was on. */
  coached: v.optional(v.array(v.number())),
  /** Of a daily deck. */
  date: v.optional(v.string()),
  practice: v.optional(v.boolean()),
});

/** A table that was stored before it named the game being played. */
export const UNKNOWN_GAME = -1;

const storedTable = v.object({
  code: v.string(),
  version: v.pipe(v.number(), v.safeInteger()),
  listed: v.boolean(),
  open: v.boolean(),
  playing: v.optional(v.number(), UNKNOWN_GAME),
  body: v.string(),
});

const recentTable = v.object({
  code: v.string(),
  /** When someone on this device was last there. */
  at: v.number(),
  /** The names of the other players; undefined once this device has left. */
  others: v.optional(names),
});

const share = v.object({
  board: v.pipe(v.string(), v.regex(/^[0-9A-Z]{12}$/)),
  key: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** How many steps the server is known to have. */
  steps: count,
  /** Shared by this device: stopping stops it for everyone. */
  mine: v.optional(v.boolean()),
});

const trackedGame = v.object({
  id: v.pipe(v.string(), v.regex(/^track-[0-9a-z]{12}$/)),
  /** Milliseconds since 1970. */
  started: v.number(),
  changed: v.number(),
  /** Its log may end with cards that do not fit yet. */
  record: documentOf(),
});

export const REGISTRY = {
  settings: json(settingsSchema, { fallback: STANDARD }),
  // What the first games have explained.
  'hints-seen': json(v.pipe(v.array(v.picklist(HINTS)), v.readonly()), { fallback: [] }),
  // The last banner of the server that was closed here.
  notice: json(v.object({ closedBanner: count }), { fallback: { closedBanner: 0 } }),
  'coach-mode': text(v.picklist(['advice', 'training']), 'advice'),

  // House rules with a name of their own. Rules are links.
  'rule-sets': json(
    v.array(v.object({ name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)), rules: v.string() })),
    { fallback: [] },
  ),

  // Local games and how they were set up. Rules are links.
  'setup:play': json(v.object({ bots: v.pipe(names, v.minLength(1)), rules: v.string() })),
  'setup:pass': json(v.object({ names, bots: names, rules: v.string(), handOver: v.boolean() })),
  'local:': json(localGame, { id: 'code' }),
  'table:': json(storedTable, { id: 'code' }),
  'log:': text(v.string(), ''),
  marks: json(v.object({ solo: v.array(attempt), best: v.nullable(count), days: v.record(date, attempt) }), {
    fallback: { solo: [], best: null, days: {} },
  }),

  // Online tables.
  guest: text(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))),
  'setup:friends': text(v.string(), ''),
  'online:tables': json(v.array(recentTable), { fallback: [] }),

  // Finished games, and what their reviews said about this device's owner.
  'game:': json(finishedGame, { id: 'id' }),
  'reviewed:': json(v.object({ accuracy: v.number(), luck: v.number(), decisions: v.number() })),
  // Games that ended before this, and these, were deleted here and must not come back from the server.
  'history-deleted': json(v.object({ before: v.number(), ids: names }), { fallback: { before: 0, ids: [] } }),

  // Games with real cards.
  'keep:': json(documentOf<{ readonly id: string }>(), { id: 'id', precious: true }),
  'keep-share:': json(share),
  'keep-mode': text(v.picklist(['cards', 'number']), 'cards'),
  'track:': json(trackedGame, { id: 'id' }),
} as const;

type Registry = typeof REGISTRY;
type Name = keyof Registry;
export type Family = Extract<Name, `${string}:`>;
export type StoredKey = Exclude<Name, Family> | `${Family}${string}`;

type NameOf<Key> = {
  [Each in Name]: Key extends (Each extends Family ? `${Each}${string}` : Each) ? Each : never;
}[Name];

/** What is stored under a key or in a family. */
export type Stored<Key> = Registry[NameOf<Key>] extends Entry<infer Value, unknown> ? Value : never;

/** What a device has that never stored anything under a key. */
export type FallbackOf<Key> = Registry[NameOf<Key>]['fallback'];

export function storedEntry(key: StoredKey): Entry<unknown, unknown> {
  const entries: { readonly [name: string]: Entry<unknown, unknown> } = REGISTRY;
  return (entries[key] ?? entries[key.slice(0, key.indexOf(':') + 1)])!;
}
