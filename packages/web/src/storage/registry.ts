// Everything this device stores, except what is in its database (database.ts): its name, its shape, and what a device has
// that never stored it.
// People have data under these names and in these shapes: every later version must be able to read it.
// A name that ends with a colon is a family, with one entry for each id.

import type { Entry, NewEntry } from '@sevenfold/circles';
import * as v from 'valibot';
import { HINTS } from './hint-names.ts';
import { notificationWishes, USUAL_WISHES } from './notification-wishes.ts';
import { settingsSchema, STANDARD } from './settings-schema.ts';

interface StoredEntry<Value, Fallback> {
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
): StoredEntry<Value, Fallback> {
  return { format: 'json', schema, fallback: fallback as Fallback, ...more };
}

function text<Value extends string, Fallback extends Value | undefined = undefined>(
  schema: v.GenericSchema<unknown, Value>,
  fallback?: Fallback,
): StoredEntry<Value, Fallback> {
  return { format: 'text', schema, fallback: fallback as Fallback };
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const date = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const names = v.pipe(v.array(v.string()), v.readonly());

/** An object that another package knows how to check, when it is opened. */
function documentOf<Known extends object>(): v.GenericSchema<unknown, Known> {
  return v.custom<Known>((value) => typeof value === 'object' && value !== null);
}

const game = v.object({
  /** Unique on this device. */
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  /**
   * How it was played; 'practice' began from a position of another game, 'keep' and 'track' are games with real cards,
   * 'file' came from elsewhere.
   */
  way: v.picklist(['play', 'pass', 'solo', 'daily', 'practice', 'online', 'keep', 'track', 'file']),
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
  /** The date of a daily deck. */
  date: v.optional(v.string()),
  /** Whether this was not the first attempt at the daily deck. */
  practice: v.optional(v.boolean()),
  /** The record as text, with its proof if it has one. */
  record: v.pipe(v.string(), v.maxLength(200_000)),
});
/** A clock may have been set back during a game, and older versions stored games of a file as if they began later. */
const finishedGame = v.pipe(
  game,
  v.transform((one) => ({ ...one, started: Math.min(one.started, one.ended) })),
);

const attempt = v.object({
  id: v.string(),
  at: count,
  rounds: count,
  takeBacks: count,
  /** A sign for each round, for sharing. */
  row: v.string(),
  /** The total at the end; absent in attempts of an older version. */
  points: v.optional(count),
});

const localGame = v.object({
  /** The code of its table in this page. */
  code: v.string(),
  way: v.picklist(['play', 'pass', 'solo', 'daily', 'practice']),
  /** Makes this page the owner of its seats. */
  token: v.string(),
  /** Milliseconds since 1970. */
  began: v.number(),
  /** How often decisions were taken back, by the number of the game at its table. */
  takeBacks: v.record(v.string(), v.number()),
  /** Numbers of the games in which the coach was on. */
  coached: v.optional(v.array(v.number())),
  /** The date of a daily deck. */
  date: v.optional(v.string()),
  practice: v.optional(v.boolean()),
  /** How many entries of its log were played before, if the game began from a position. */
  from: v.optional(count),
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

/** What a question is about, as the reviews have it. */
const theme = v.picklist(['lastRound', 'race', 'counting', 'points', 'flipThree', 'freeze', 'secondChance']);

/** How well a position is known, and from which date on it is asked again. */
const progress = { box: count, due: date };

const answerToken = v.pipe(v.string(), v.minLength(1), v.maxLength(4));

/** A mistake that a review has found. */
const practicePosition = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  position: v.pipe(v.string(), v.maxLength(4000)),
  theme,
  /** What was answered in the game, what is best, and what that cost: of the chance to win or, alone, in rounds. */
  answer: answerToken,
  best: answerToken,
  cost: v.number(),
  /** The names of the players, by seat. */
  players: names,
  /** The finished game, if it was stored, and the index of the answer in its log. */
  game: v.optional(v.string()),
  at: count,
  /** Milliseconds since 1970. */
  filed: count,
  ...progress,
});

const circleId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

const knownCircle = v.object({
  id: circleId,
  name: v.string(),
  /** The member that this device's owner is. */
  me: v.string(),
  /** When the circle was last looked at here. */
  seen: count,
  /** The key of the link to join, if this device has had it: the server knows only its hash. */
  invite: v.optional(v.string()),
  /** What the circle's next game with real cards needs; absent until the circle itself was here. */
  next: v.optional(
    v.object({
      /** In the order in which they would deal first. */
      members: v.array(v.object({ id: v.string(), name: v.string() })),
      /** Who played last, by seat. */
      last: names,
      rules: v.nullable(v.object({ name: v.string(), link: v.string() })),
    }),
  ),
});

const waitingEntry = v.object({
  entry: documentOf<NewEntry>(),
  /** When it was done here, in milliseconds since 1970. */
  at: count,
  /** Why the circle refused it. */
  refused: v.optional(v.string()),
});

/** Names as they are on a sheet, and the member that each of them means; empty for a guest. */
const namedMembers = v.object({ circle: circleId, names, members: names });

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
  // Counted attempts at daily decks, as far as this device knows what the server has of them.
  'daily:': json(v.object({ date: v.string(), commitment: v.string(), log: v.string() }), { id: 'date' }),
  marks: json(v.object({ solo: v.array(attempt), best: v.nullable(count), days: v.record(date, attempt) }), {
    fallback: { solo: [], best: null, days: {} },
  }),

  // Online tables.
  guest: text(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))),
  notifications: json(notificationWishes, { fallback: USUAL_WISHES }),
  'setup:friends': text(v.string(), ''),
  'online:tables': json(v.array(recentTable), { fallback: [] }),

  // Whose names on score sheets, in tracked games and on a passed device are the owner's.
  'own-names': json(
    v.object({
      asked: v.boolean(),
      names: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(60))), v.readonly()),
    }),
    { fallback: { asked: false, names: [] } },
  ),

  // Finished games, which only older versions have here, and what their reviews said about this device's owner.
  'game:': json(finishedGame, { id: 'id' }),
  'reviewed:': json(v.object({ accuracy: v.number(), luck: v.number(), decisions: v.number() })),
  // Games that ended before this, and these, were deleted here and must not come back from the server.
  'history-deleted': json(v.object({ before: v.number(), ids: names }), { fallback: { before: 0, ids: [] } }),
  // How often the finished games of this device have changed, so that other pages hear of it.
  history: json(v.object({ changes: count }), { fallback: { changes: 0 } }),

  // Practice: mistakes of the owner, how well positions that come with the app are known, and right and all answers by
  // date and theme.
  'practice:': json(practicePosition, { id: 'id' }),
  'practice-known': json(v.record(v.string(), v.object(progress)), { fallback: {} }),
  'practice-days': json(v.record(date, v.record(theme, v.pipe(v.tuple([count, count]), v.readonly()))), {
    fallback: {},
  }),

  // Games with real cards.
  'keep:': json(documentOf<{ readonly id: string }>(), { id: 'id', precious: true }),
  'keep-share:': json(share),
  'keep-mode': text(v.picklist(['cards', 'number']), 'cards'),
  'track:': json(trackedGame, { id: 'id' }),

  // Circles: which ones, what they were when last seen (only older versions have that here), and what waits to be sent.
  circles: json(v.array(knownCircle), { fallback: [] }),
  'circle-log:': json(v.array(documentOf<Entry>())),
  'circle-queue:': json(v.array(waitingEntry), { fallback: [], precious: true }),
  // The games that were filed from here: for which names, and who they were. The newest first.
  'circle-names': json(v.array(namedMembers), { fallback: [] }),
} as const;

type Registry = typeof REGISTRY;
type Name = keyof Registry;
export type Family = Extract<Name, `${string}:`>;
export type StoredKey = Exclude<Name, Family> | `${Family}${string}`;

type NameOf<Key> = {
  [Each in Name]: Key extends (Each extends Family ? `${Each}${string}` : Each) ? Each : never;
}[Name];

/** What is stored under a key or in a family. */
export type Stored<Key> = Registry[NameOf<Key>] extends StoredEntry<infer Value, unknown> ? Value : never;

/** What a device has that never stored anything under a key. */
export type FallbackOf<Key> = Registry[NameOf<Key>]['fallback'];

export function storedEntry(key: StoredKey): StoredEntry<unknown, unknown> {
  const entries: { readonly [name: string]: StoredEntry<unknown, unknown> } = REGISTRY;
  return (entries[key] ?? entries[key.slice(0, key.indexOf(':') + 1)])!;
}
