// Circles on the server, over HTTP. Every request says who asks by the token of this device.

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
import { request, type RequestOptions } from '../../../routing/request.ts';
import { deviceToken } from '../../../storage/device-token.ts';
import type { Shelf } from '../../../storage/shelf.ts';

const OTHER_REFUSALS = ['badName', 'noRecord', 'badInvitation', 'circleDeleted', 'tooManyCircles'] as const;

/** Why the server refuses something that it has understood. */
export type Refused = CircleRefusal | (typeof OTHER_REFUSALS)[number];

const KNOWN: readonly Refused[] = [...(Object.keys(CIRCLE_REFUSALS) as CircleRefusal[]), ...OTHER_REFUSALS];

export type CircleFailure =
  /** No answer, or an error of the server: worth retrying. */
  | 'unreachable'
  /** Too many requests, or the server is under maintenance: worth retrying later. */
  | 'busy'
  /** There is no such circle, or we are not in it: the server does not say which. */
  | 'stranger'
  /** The server does not understand us. */
  | 'broken';

export type Failed = { readonly failure: CircleFailure } | { readonly refused: Refused };

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
): Promise<v.InferOutput<typeof created> | Failed> {
  return ask(shelf, 'POST', '', created, wishes);
}

export async function myCircles(shelf: Shelf): Promise<{ readonly circles: readonly OwnCircle[] } | Failed> {
  return read(await send(shelf, '/v1/me/circles', {}), own);
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
export async function readCircle(shelf: Shelf, id: string, known: number): Promise<CircleNews | Failed> {
  const entriesSince = (since: number) => ask(shelf, 'GET', `/${id}/entries?since=${since}`, part);
  // Someone who has nothing yet needs the log in any case.
  const whole = known === 0 ? entriesSince(0) : undefined;
  const about = await ask(shelf, 'GET', `/${id}`, head);
  if (isFailed(about)) return about;
  const { n, you, deleted, tables } = about;
  if (n === known) return { you, deleted, tables, from: n, entries: [] };
  // A log never gets shorter; if it has, the server has restored an older one, and we begin again.
  const from = n < known ? 0 : known;
  const news = await (whole ?? entriesSince(from));
  if (isFailed(news)) return news;
  const entries = withNames(news.entries as Entry[], news.names, news.from).map(parseEntry);
  if (entries.includes(undefined)) return { failure: 'broken' };
  return { you, deleted, tables, from, entries: entries.filter((entry) => entry !== undefined) };
}

/** The entries that were refused, and why; all others are in the log, now or since before. */
export async function sendEntries(
  shelf: Shelf,
  id: string,
  entries: readonly NewEntry[],
): Promise<{ readonly refusals: ReadonlyMap<string, Refused> } | Failed> {
  const answer = await ask(shelf, 'POST', `/${id}/entries`, results, { entries });
  if (isFailed(answer)) return answer;
  const refusals = answer.results.flatMap(({ id: entry, code }) =>
    code === undefined ? [] : [[entry, refusedBy(code)] as const],
  );
  return { refusals: new Map(refusals) };
}

/** What a key shows of a circle before anyone joins. */
export function previewCircle(shelf: Shelf, id: string, key: string): Promise<CirclePreview | Failed> {
  return ask(shelf, 'POST', `/${id}/preview`, preview, { key });
}

/** `as`: the name on paper that is ours. */
export function joinCircle(
  shelf: Shelf,
  id: string,
  wishes: { readonly key: string; readonly name: string; readonly as?: string },
): Promise<v.InferOutput<typeof joined> | Failed> {
  return ask(shelf, 'POST', `/${id}/members`, joined, wishes);
}

export function leaveCircle(shelf: Shelf, id: string, member: string): Promise<Failed | undefined> {
  return ask(shelf, 'DELETE', `/${id}/members/${encodeURIComponent(member)}`);
}

export function replaceInvite(shelf: Shelf, id: string): Promise<v.InferOutput<typeof invitation> | Failed> {
  return ask(shelf, 'POST', `/${id}/invitation`, invitation);
}

/** Deletes the circle, which can be restored for a while. */
export function deleteCircle(shelf: Shelf, id: string): Promise<Failed | undefined> {
  return ask(shelf, 'DELETE', `/${id}`);
}

export function restoreCircle(shelf: Shelf, id: string): Promise<Failed | undefined> {
  return ask(shelf, 'POST', `/${id}/restore`);
}

/** A stream of events, one for each change. */
export async function followCircle(
  shelf: Shelf,
  id: string,
  signal: AbortSignal,
): Promise<{ readonly body: ReadableStream<Uint8Array> } | { readonly failure: CircleFailure }> {
  const reply = await send(shelf, `/v1/circles/${encodeURIComponent(id)}/events`, { signal });
  if (reply?.ok === true && reply.body !== null) return { body: reply.body };
  return { failure: failureOf(reply) };
}

export function isFailed(answer: object | undefined): answer is Failed {
  return answer !== undefined && ('failure' in answer || 'refused' in answer);
}

function ask(shelf: Shelf, method: string, path: string): Promise<Failed | undefined>;
function ask<Schema extends v.GenericSchema>(
  shelf: Shelf,
  method: string,
  path: string,
  schema: Schema,
  body?: object,
): Promise<v.InferOutput<Schema> | Failed>;
async function ask(
  shelf: Shelf,
  method: string,
  path: string,
  schema?: v.GenericSchema,
  body?: object,
): Promise<unknown> {
  const reply = await send(shelf, `/v1/circles${path}`, { method, body });
  return read(reply, schema);
}

async function read<Schema extends v.GenericSchema>(
  reply: Response | undefined,
  schema: Schema | undefined,
): Promise<v.InferOutput<Schema> | Failed> {
  if (reply === undefined) return { failure: 'unreachable' };
  let body: unknown;
  try {
    body = reply.status === 204 ? undefined : await reply.json();
  } catch {
    return { failure: 'unreachable' };
  }
  if (!reply.ok) {
    const code = (body as { code?: unknown } | null)?.code;
    const refused = KNOWN.find((known) => known === code);
    return refused === undefined ? { failure: failureOf(reply) } : { refused };
  }
  if (schema === undefined) return undefined;
  const parsed = v.safeParse(schema, body);
  return parsed.success ? parsed.output : { failure: 'broken' };
}

function send(shelf: Shelf, path: string, options: RequestOptions): Promise<Response | undefined> {
  return request(path, { ...options, token: deviceToken(shelf) });
}

/** A reason that only a newer version knows is still a refusal. */
export function refusedBy(code: string): Refused {
  return KNOWN.find((known) => known === code) ?? 'notAllowed';
}

function failureOf(reply: Response | undefined): CircleFailure {
  const status = reply?.status ?? 0;
  if (status === 404) return 'stranger';
  if (status === 429 || status === 423) return 'busy';
  return status >= 400 && status < 500 ? 'broken' : 'unreachable';
}
