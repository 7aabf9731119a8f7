// What the server knows of ratings, and of people who wait for someone to play.

import * as v from 'valibot';
import { ask, done } from '../../server/ask.ts';
import { deviceToken } from '../../storage/device-token.ts';
import { deviceShelf } from '../../storage/shelf.ts';

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
const waitingState = v.union([
  v.object({ table: v.pipe(v.string(), v.regex(/^[0-9A-Z]{1,12}$/)) }),
  v.object({ waiting: v.number(), seconds: v.number() }),
]);

export type OwnRating = v.InferOutput<typeof own>;
export type RatingStep = v.InferOutput<typeof step>;
export type Leader = v.InferOutput<typeof leader>;
export type WaitingState = v.InferOutput<typeof waitingState>;
export const PERIODS = ['month', 'all'] as const;
export const LEADER_ORDERS = ['rating', 'games', 'skill'] as const;
export type Period = (typeof PERIODS)[number];
export type LeaderOrder = (typeof LEADER_ORDERS)[number];

/** The newest steps first. */
export function ownRating(limit: number): Promise<OwnRating> {
  return ask(`GET /v1/me/rating?limit=${limit}`, own, { token: token() });
}

export async function listMe(listed: boolean): Promise<void> {
  const body = { listed };
  await ask('PUT /v1/me/rating', v.object({ listed: v.boolean() }), { token: token(), body });
}

export function leaderboard(period: Period, by: LeaderOrder): Promise<v.InferOutput<typeof leaders>> {
  return ask(`GET /v1/leaderboard?period=${period}&by=${by}`, leaders, { token: token() });
}

export function waitForSomeone(name: string, colour: number): Promise<WaitingState> {
  return ask('POST /v1/match', waitingState, { token: token(), body: { name, colour } });
}

/** Stops waiting for an opponent; works even while the page closes. */
export function stopWaiting(): void {
  // Someone who is not heard of any more waits no longer.
  void ask('DELETE /v1/match', done, { token: token(), keepalive: true }).catch(() => undefined);
}

function token(): string {
  return deviceToken(deviceShelf());
}
