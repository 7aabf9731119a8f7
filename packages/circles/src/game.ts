// A game as it is filed in a circle: played online, on a score sheet, tracked or typed in.

import * as v from 'valibot';
import {
  LONGEST_CIRCLE_NAME,
  MOST_FILED_PLAYERS,
  MOST_FILED_POINTS,
  MOST_FILED_ROUNDS,
  MOST_FILED_SCORES,
} from './limits.ts';

/** Clients make IDs, so that something sent twice counts once. */
export const idSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));

/** A name without line breaks and other invisible characters, and not empty. */
export const nameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(LONGEST_CIRCLE_NAME),
  v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*[^\p{Z}\p{C}][^\p{Cc}\p{Zl}\p{Zp}]*$/u),
);

/**
 * What decides whether two filings are the same game: the ID of an online game, a hash of a score sheet's or a tracked
 * game's ID, or an ID made for a result that was typed in.
 */
const KEY = /^(?:online:[0-9A-Z]{1,12}\.\d{1,9}|(?:sheet|tracked|typed):[\w-]{8,64})$/;

/** A page of this site. */
const LINK = /^\/(?!\/)[\w./?=&%#~-]{0,300}$/;

export type GameSource = 'online' | 'sheet' | 'tracked' | 'typed';

export const gameKeySchema = v.pipe(v.string(), v.regex(KEY));

const whole = (low: number, high: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(low), v.maxValue(high));
const points = whole(-MOST_FILED_POINTS, MOST_FILED_POINTS);
/** Milliseconds since 1970. */
const moment = whole(0, 2 ** 45);

/** Checked by hand, because a circle has hundreds of thousands of them. */
function areRounds(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length <= MOST_FILED_ROUNDS &&
    value.every(
      (one) => one === null || (Number.isSafeInteger(one) && Math.abs(one as number) <= MOST_FILED_POINTS),
    )
  );
}

const result = {
  /** 1 for the winner. Players who tie share a place, and the next place is left out. */
  place: whole(1, MOST_FILED_PLAYERS),
  /** Absent if only the places are known. */
  total: v.optional(points),
  /** The points of each round; null for a round that they did not play. */
  rounds: v.optional(v.custom<readonly (number | null)[]>(areRounds)),
  /** How often they had seven different numbers. */
  flip7s: v.optional(whole(0, MOST_FILED_ROUNDS)),
};

const player = v.union([
  v.strictObject({ member: idSchema, ...result }),
  v.strictObject({ guest: nameSchema, ...result }),
  v.strictObject({ bot: v.pipe(v.string(), v.regex(/^\w{1,40}$/)), ...result }),
]);

const game = v.strictObject({
  key: gameKeySchema,
  /** Which cards: `flip7`, `vengeance`, `brutal`. */
  box: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,19}$/)),
  started: v.optional(moment),
  ended: moment,
  /** Players by seat. */
  players: v.pipe(v.array(player), v.minLength(2), v.maxLength(MOST_FILED_PLAYERS)),
  /** The seat that dealt first. */
  dealer: v.optional(whole(0, MOST_FILED_PLAYERS - 1)),
  /** A page of this site that shows the game. */
  link: v.optional(v.pipe(v.string(), v.regex(LINK))),
});

/** A game as a member files it. */
export const gameSchema = v.pipe(
  game,
  v.check((value) => isConsistent(value)),
);
/** A game as it is in the log: only the server can mark it as verified. */
export type FiledGame = v.InferOutput<typeof game> & { verified?: true | undefined };
export type FiledPlayer = FiledGame['players'][number];

/**
 * Checked by hand because a circle has thousands of them, and only as far as screens rely on it: `gameSchema` checked the
 * rest when the game was filed.
 */
export const filedGameSchema = v.custom<FiledGame>((value) => {
  if (!isObject(value)) return false;
  const { key, box, started, ended, players, dealer, link } = value;
  return (
    isText(key, KEY) &&
    typeof box === 'string' &&
    (started === undefined || Number.isSafeInteger(started)) &&
    Number.isSafeInteger(ended) &&
    (dealer === undefined || Number.isSafeInteger(dealer)) &&
    (link === undefined || isText(link, LINK)) &&
    Array.isArray(players) &&
    players.length <= MOST_FILED_PLAYERS &&
    players.every(isPlayer)
  );
});

function isPlayer(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { member, guest, bot, place, total, rounds, flip7s } = value;
  return (
    typeof (member ?? guest ?? bot) === 'string' &&
    Number.isSafeInteger(place) &&
    (total === undefined || Number.isSafeInteger(total)) &&
    (rounds === undefined || areRounds(rounds)) &&
    (flip7s === undefined || Number.isSafeInteger(flip7s))
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown, form: RegExp): boolean {
  return typeof value === 'string' && form.test(value);
}

export function sourceOf(key: string): GameSource {
  return key.slice(0, key.indexOf(':')) as GameSource;
}

/** The place of each player, from their totals: equal totals share a place. */
export function placesOf(totals: readonly number[]): number[] {
  return totals.map((own) => 1 + totals.filter((total) => total > own).length);
}

/** Whether the places, totals and rounds of a game agree. */
function isConsistent({ players, dealer }: Pick<FiledGame, 'players' | 'dealer'>): boolean {
  const scores = players.reduce((sum, { rounds }) => sum + (rounds?.length ?? 0), 0);
  if (scores > MOST_FILED_SCORES || (dealer !== undefined && dealer >= players.length)) return false;
  const members = players.flatMap((one) => ('member' in one ? [one.member] : []));
  if (members.length === 0 || new Set(members).size !== members.length) return false;
  return players.every((one) => {
    const better = players.filter(({ place }) => place < one.place);
    const isAhead = (other: FiledPlayer): boolean => (other.total ?? Infinity) >= (one.total ?? -Infinity);
    return better.length === one.place - 1 && better.every(isAhead);
  });
}
