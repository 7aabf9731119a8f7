// What the server knows of ratings, and of people who wait for someone to play.

import * as v from 'valibot';
import { site } from '../../routing/site.ts';
import { deviceToken } from '../../storage/device-token.ts';
import { deviceShelf } from '../../storage/shelf.ts';

/** Why a request failed; `offline`: the server could not be reached. */
export type Problem = 'offline' | 'tooMany' | 'readOnly' | 'refused';

export class RatingError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem);
    this.name = 'RatingError';
    this.problem = problem;
  }
}

const rating = { rating: v.number(), uncertainty: v.number() };
const step = v.object({ game: v.string(), ended: v.number(), ...rating });
const own = v.object({ ...rating, games: v.number(), listed: v.boolean(), history: v.array(step) });
const leader = v.object({
  name: v.string(),
  ...rating,
  games: v.number(),
  /** What a decision costs on average, in percent of a chance to win. */
  error: v.optional(v.number()),
  you: v.optional(v.boolean(), false),
});
const leaders = v.object({ least: v.number(), people: v.array(leader) });
const standing = v.union([
  v.object({ table: v.pipe(v.string(), v.regex(/^[0-9A-Z]{1,12}$/)) }),
  v.object({ waiting: v.number(), seconds: v.number() }),
]);

export type OwnRating = v.InferOutput<typeof own>;
export type RatingStep = v.InferOutput<typeof step>;
export type Leader = v.InferOutput<typeof leader>;
export type Standing = v.InferOutput<typeof standing>;
export const PERIODS = ['month', 'all'] as const;
export const ORDERS = ['rating', 'games', 'skill'] as const;
export type Period = (typeof PERIODS)[number];
export type Order = (typeof ORDERS)[number];

/** The newest steps first. */
export function ownRating(limit: number): Promise<OwnRating> {
  return ask(`/v1/me/rating?limit=${limit}`, own);
}

export async function listMe(listed: boolean): Promise<void> {
  await ask('/v1/me/rating', v.object({ listed: v.boolean() }), { method: 'PUT', body: { listed } });
}

export function leaderboard(period: Period, by: Order): Promise<v.InferOutput<typeof leaders>> {
  return ask(`/v1/leaderboard?period=${period}&by=${by}`, leaders);
}

export function waitForSomeone(name: string, colour: number): Promise<Standing> {
  return ask('/v1/match', standing, { method: 'POST', body: { name, colour } });
}

/** Also while the page closes. */
export function stopWaiting(): void {
  fetch(site.path('/v1/match'), { method: 'DELETE', headers: authorization(), keepalive: true }).catch(
    () => undefined,
  );
}

function authorization(): Record<string, string> {
  return { authorization: `Bearer ${deviceToken(deviceShelf())}` };
}

async function ask<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  { method = 'GET', body }: { readonly method?: string; readonly body?: object } = {},
): Promise<v.InferOutput<Schema>> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(site.path(path), {
      method,
      headers: { ...authorization(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    answer = await response.json();
  } catch {
    throw new RatingError('offline');
  }
  const problems: { readonly [status: number]: Problem } = {
    423: 'readOnly',
    429: 'tooMany',
    503: 'offline',
  };
  const read = v.safeParse(schema, answer);
  if (!response.ok || !read.success) throw new RatingError(problems[response.status] ?? 'refused');
  return read.output;
}
