// Score sheets on the server: made, written, removed and followed. Everything here throws `ServerError`.

import { parseScoreLog, type ScoreLog } from '@sevenfold/physical/scores';
import * as v from 'valibot';
import type { Share } from '../../../storage/score-sheets.ts';
import { site } from '../../../routing/site.ts';
import { ask, done, ServerError } from '../../../server/ask.ts';
import { Feed, type FeedStatus } from '../../../server/feed.ts';

const version = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const created = v.object({ id: v.string(), key: v.string(), version });
const written = v.object({ version });
const shown = v.object({ version, body: v.unknown() });
/** The conflict of two versions: the newer one comes with it. */
const CONFLICT = 409;

export interface SharedSheet {
  readonly version: number;
  readonly log: ScoreLog;
}

export async function createSheet(log: ScoreLog): Promise<Share> {
  const { id, key, version: first } = await ask('POST /v1/sheets', created, { body: { body: log } });
  return { board: id, key, version: first, steps: log.steps.length, mine: true };
}

/** Returns the number of the new version, or the version that someone else has written meanwhile. */
export function writeSheet(
  { board, key, version: before }: Share,
  log: ScoreLog,
): Promise<number | SharedSheet> {
  const body = { version: before, body: log };
  return ask(
    `PUT /v1/sheets/${board}`,
    (answer) => (v.safeParse(shown, answer).success ? readSheet(answer) : v.parse(written, answer).version),
    { token: key, body, accepts: CONFLICT },
  );
}

/** Removes a sheet from the server. One that is gone, or that refuses our key, needs no removal. */
export async function removeSheet({ board, key }: Share): Promise<void> {
  try {
    await ask(`DELETE /v1/sheets/${board}`, done, { token: key });
  } catch (error) {
    if (!(error instanceof ServerError && error.isLasting)) throw error;
  }
}

/** Every version of a sheet from now on, the newest first. */
export function followSheet(
  id: string,
  heard: (sheet: SharedSheet) => void,
  status: (status: FeedStatus) => void,
): Feed<SharedSheet> {
  const line = `GET /v1/sheets/${encodeURIComponent(id)}/events` as const;
  return new Feed({ line, decoder: readSheet, heard, status });
}

/** Throws if it is no sheet. */
function readSheet(value: unknown): SharedSheet {
  const { version: newest, body } = v.parse(shown, value);
  return { version: newest, log: parseScoreLog(body) };
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
