// The daily deck at the server: what it says about a day, and one answer at a time.

import type { PublishedDay } from '@sevenfold/table';
import * as v from 'valibot';
import { ask } from '../server/ask.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const result = v.object({ rounds: count, points: count });
const comparison = v.object({
  attempts: count,
  rounds: v.array(v.object({ rounds: count, attempts: count })),
  others: v.optional(count),
  worse: v.optional(count),
  same: v.optional(count),
});
const serverDay = v.object({
  date: v.string(),
  commitment: hex,
  phase: v.picklist(['open', 'finishing', 'over']),
  ends: v.number(),
  published: v.number(),
  secret: v.optional(hex),
  mine: v.optional(v.object({ log: v.string(), compared: v.boolean(), result: v.optional(result) })),
  comparison: v.optional(comparison),
});
const rest = v.object({ from: count, tokens: v.string() });
const ownDays = v.object({ days: v.array(v.object({ date: v.string(), ...result.entries })) });

export type ServerDay = v.InferOutput<typeof serverDay>;
export type Comparison = v.InferOutput<typeof comparison>;
export type OwnDay = v.InferOutput<typeof ownDays>['days'][number];

/** A day, or `today`, as its owner sees it. */
export function dayAtServer(date: string, token: string): Promise<ServerDay> {
  return ask(`GET /v1/daily/${date}`, serverDay, { token });
}

/** What anyone may know of a day; undefined if there is none, or no server. */
export async function publishedDay(date: string): Promise<PublishedDay | undefined> {
  const day = await ask(`GET /v1/daily/${date}`, serverDay).catch(() => undefined);
  if (day === undefined) return undefined;
  const { commitment, secret } = day;
  return { date, commitment, ...(secret === undefined ? {} : { secret }) };
}

/** The finished days of a person, the latest first. */
export async function finishedDays(token: string): Promise<readonly OwnDay[]> {
  return (await ask('GET /v1/me/daily', ownDays, { token })).days;
}

/** The log from n on, after an answer to the question there; without one, as it is. At n = 0 that begins an attempt. */
export async function answerAtServer(
  date: string,
  token: string,
  answer: { readonly n: number; readonly move?: string },
): Promise<{ readonly from: number; readonly tokens: readonly string[] }> {
  // A conflict says what was answered on another device, in the same form.
  const options = { token, body: answer, accepts: 409 };
  const { from, tokens } = await ask(`POST /v1/daily/${date}/moves`, rest, options);
  return { from, tokens: tokens === '' ? [] : tokens.split(' ') };
}
