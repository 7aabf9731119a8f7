// Circles on the server. Every request says who asks by the token of this device, and throws `ServerError`.

import {
  CIRCLE_REFUSALS,
  type CircleRefusal,
  type CircleSettings,
  type Entry,
  type NewEntry,
  parseEntry,
  withNames,
} from '@sevenfold/circles';
import * as v from 'valibot';
import { ask, type Decoder, done, type RequestLine } from '../../../server/ask.ts';
import { Feed, type FeedStatus } from '../../../server/feed.ts';
import { deviceToken } from '../../../storage/device-token.ts';
import type { Shelf } from '../../../storage/shelf.ts';

const OTHER_REFUSALS = ['badName', 'noRecord', 'badInvitation', 'circleDeleted', 'tooManyCircles'] as const;

/** Why the server refuses something that it has understood. */
export type Refused = CircleRefusal | (typeof OTHER_REFUSALS)[number];

const KNOWN: readonly Refused[] = [...(Object.keys(CIRCLE_REFUSALS) as CircleRefusal[]), ...OTHER_REFUSALS];

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const created = v.object({ id: v.string(), key: v.string(), member: v.string() });
const joined = v.object({ member: v.string() });
const invitation = v.object({ key: v.string() });
const preview = v.object({
  name: v.string(),
  members: count,
  paper: v.array(v.object({ id: v.string(), name: v.string() })),
});
const table = v.object({
  code: v.string(),
  phase: v.string(),
  players: v.array(v.string()),
  joinable: v.boolean(),
});
const head = v.object({ n: count, you: v.string(), deleted: v.nullable(v.number()), tables: v.array(table) });
const part = v.object({
  from: count,
  entries: v.array(v.unknown()),
  names: v.array(v.tuple([count, v.string()])),
});
const event = v.object({ n: count });
const own = v.object({
  circles: v.array(
    v.object({
      id: v.string(),
      member: v.string(),
      name: v.string(),
      members: count,
      games: count,
      deleted: v.nullable(v.number()),
    }),
  ),
});
const results = v.object({
  results: v.array(v.object({ id: v.string(), code: v.optional(v.string()) })),
});

export type CircleTable = v.InferOutput<typeof table>;
export type OwnCircle = v.InferOutput<typeof own>['circles'][number];
export type CirclePreview = v.InferOutput<typeof preview>;

/** Opens a circle; returns its ID, the key to join it, and the member that we are. */
export function createCircle(
  shelf: Shelf,
  wishes: {
    readonly name: string;
    readonly settings: Pick<CircleSettings, 'name'> & Partial<CircleSettings>;
  },
): Promise<v.InferOutput<typeof created>> {
  return askAs(shelf, 'POST /v1/circles', created, wishes);
}

export async function myCircles(shelf: Shelf): Promise<readonly OwnCircle[]> {
  return (await askAs(shelf, 'GET /v1/me/circles', own)).circles;
}

export interface CircleNews {
  readonly you: string;
  readonly deleted: number | null;
  readonly tables: readonly CircleTable[];
  /** The entries after the first `from`. */
  readonly from: number;
  readonly entries: readonly Entry[];
}

/** Everything that is new to someone who has `known` entries. */
export async function readCircle(shelf: Shelf, id: string, known: number): Promise<CircleNews> {
  const entriesSince = (since: number) =>
    askAs(shelf, `GET /v1/circles/${id}/entries?since=${since}`, readEntries);
  // Someone who has nothing yet needs the log in any case.
  const whole = known === 0 ? entriesSince(0) : undefined;
  // If the first request fails, nobody waits for this one.
  whole?.catch(() => undefined);
  const { n, you, deleted, tables } = await askAs(shelf, `GET /v1/circles/${id}`, head);
  if (n === known) return { you, deleted, tables, from: n, entries: [] };
  // A log never gets shorter; if it has, the server has restored an older one, and we begin again.
  const from = n < known ? 0 : known;
  return { you, deleted, tables, from, entries: await (whole ?? entriesSince(from)) };
}

/** Throws if one of them cannot be read. */
function readEntries(value: unknown): readonly Entry[] {
  const { from, entries, names } = v.parse(part, value);
  return withNames(entries as Entry[], names, from).map((each) => {
    const entry = parseEntry(each);
    if (entry === undefined) throw new Error('an entry that only a newer version knows');
    return entry;
  });
}

/** The entries that were refused, and why; all others are in the log, now or since before. */
export async function sendEntries(
  shelf: Shelf,
  id: string,
  entries: readonly NewEntry[],
): Promise<ReadonlyMap<string, Refused>> {
  const answer = await askAs(shelf, `POST /v1/circles/${id}/entries`, results, { entries });
  return new Map(
    answer.results.flatMap(({ id: entry, code }) =>
      code === undefined ? [] : [[entry, refusedBy(code)] as const],
    ),
  );
}

/** What a key shows of a circle before anyone joins. */
export function previewCircle(shelf: Shelf, id: string, key: string): Promise<CirclePreview> {
  return askAs(shelf, `POST /v1/circles/${id}/preview`, preview, { key });
}

/** `as`: the name on paper that is ours. */
export function joinCircle(
  shelf: Shelf,
  id: string,
  wishes: { readonly key: string; readonly name: string; readonly as?: string },
): Promise<v.InferOutput<typeof joined>> {
  return askAs(shelf, `POST /v1/circles/${id}/members`, joined, wishes);
}

export async function leaveCircle(shelf: Shelf, id: string, member: string): Promise<void> {
  await askAs(shelf, `DELETE /v1/circles/${id}/members/${encodeURIComponent(member)}`, done);
}

export function replaceInvite(shelf: Shelf, id: string): Promise<v.InferOutput<typeof invitation>> {
  return askAs(shelf, `POST /v1/circles/${id}/invitation`, invitation);
}

/** Deletes the circle, which can be restored for a while. */
export async function deleteCircle(shelf: Shelf, id: string): Promise<void> {
  await askAs(shelf, `DELETE /v1/circles/${id}`, done);
}

export async function restoreCircle(shelf: Shelf, id: string): Promise<void> {
  await askAs(shelf, `POST /v1/circles/${id}/restore`, done);
}

/** Reports every change of a circle, until closed. */
export function followCircle(
  shelf: Shelf,
  id: string,
  changed: () => void,
  status: (status: FeedStatus) => void,
): Feed<v.InferOutput<typeof event>> {
  const line = `GET /v1/circles/${encodeURIComponent(id)}/events` as const;
  return new Feed({ line, token: deviceToken(shelf), decoder: event, heard: changed, status });
}

function askAs<Answer>(
  shelf: Shelf,
  line: RequestLine,
  decoder: Decoder<Answer>,
  body?: object,
): Promise<Answer> {
  return ask(line, decoder, { token: deviceToken(shelf), body });
}

/** A reason that only a newer version knows is still a refusal. */
export function refusedBy(code: string): Refused {
  return KNOWN.find((known) => known === code) ?? 'notAllowed';
}
