// Score sheets on the server: made, read and written over HTTP.

import { parseScoreLog, type ScoreLog } from '@sevenfold/physical/scores';
import * as v from 'valibot';
import type { Share } from '../../../storage/score-sheets.ts';
import { request } from '../../../routing/request.ts';
import { site } from '../../../routing/site.ts';

const version = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const created = v.object({ id: v.string(), key: v.string(), version });
const written = v.object({ version });
const shown = v.object({ version, body: v.unknown() });

export interface SharedSheet {
  readonly version: number;
  readonly log: ScoreLog;
}

export type SharingFailure =
  /** No answer, or an error of the server: worth retrying. */
  | 'unreachable'
  /** Too many requests: worth retrying later. */
  | 'busy'
  /** No longer on the server: sharing has stopped, or nobody has written on it for a long time. */
  | 'gone'
  /** The key is wrong. */
  | 'refused'
  | 'tooLarge';

export type Written =
  | { readonly version: number }
  | { readonly newer: SharedSheet }
  | { readonly failure: SharingFailure };

export async function createSheet(
  log: ScoreLog,
): Promise<{ readonly share: Share } | { readonly failure: SharingFailure }> {
  const reply = await request('/v1/sheets', { method: 'POST', body: { body: log } });
  if (reply?.status !== 201) return { failure: failureOf(reply) };
  const { id, key, version: first } = v.parse(created, await reply.json());
  return { share: { board: id, key, version: first, steps: log.steps.length, mine: true } };
}

export async function writeSheet({ board, key, version: before }: Share, log: ScoreLog): Promise<Written> {
  const body = { version: before, body: log };
  const reply = await request(`/v1/sheets/${board}`, { method: 'PUT', token: key, body });
  if (reply?.status === 200) return v.parse(written, await reply.json());
  if (reply?.status === 409) return { newer: readSheet(await reply.json()) };
  return { failure: failureOf(reply) };
}

/** Removes a sheet from the server. One that is gone, or that refuses our key, needs no removal. */
export async function removeSheet({ board, key }: Share): Promise<SharingFailure | undefined> {
  const reply = await request(`/v1/sheets/${board}`, { method: 'DELETE', token: key });
  if (reply?.status === 204) return undefined;
  const failure = failureOf(reply);
  return failure === 'gone' || failure === 'refused' ? undefined : failure;
}

export async function loadSheet(id: string): Promise<SharedSheet | { readonly failure: SharingFailure }> {
  const reply = await request(`/v1/sheets/${encodeURIComponent(id)}`);
  return reply?.status === 200 ? readSheet(await reply.json()) : { failure: failureOf(reply) };
}

/** Parses a sheet sent by the server. Throws if it is malformed. */
export function readSheet(value: unknown): SharedSheet {
  const { version: newest, body } = v.parse(shown, value);
  return { version: newest, log: parseScoreLog(body) };
}

const FAILURES: ReadonlyMap<number, SharingFailure> = new Map([
  [401, 'refused'],
  [403, 'refused'],
  [404, 'gone'],
  [413, 'tooLarge'],
  [429, 'busy'],
]);

function failureOf(reply: Response | undefined): SharingFailure {
  return FAILURES.get(reply?.status ?? 0) ?? 'unreachable';
}

/** The link to follow a sheet, or with the key to write on it. The key is in the fragment, so no server logs it. */
export function liveLink(id: string, key?: string): string {
  const link = new URL(site.link(`/keep/live/${id}`));
  if (key !== undefined) link.hash = `key=${key}`;
  return link.href;
}

/** The key in an address; undefined if there is none. */
export function sheetKeyIn(hash: string): string | undefined {
  return /^#?key=([\w-]{1,200})$/.exec(hash)?.[1];
}
