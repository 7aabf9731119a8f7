import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { parseInput, sendError } from '../http-error.ts';
import { callersOf } from './address.ts';
import type { CallerLimits } from './caller-limits.ts';

interface Parts {
  /** How many characters have to be read to open a circle; 0 while it is in memory. */
  readonly circles: { weightOf(id: string): Promise<number> };
  readonly limits: Pick<CallerLimits, 'answers'>;
}

/** The ID of a circle in the path of a request. */
export const circleId = v.pipe(v.string(), v.regex(/^[0-9A-Z]{12}$/));

/**
 * A hook for routes that work out a circle from its log. A large circle that is not in memory takes a tenth of a
 * second, in which nobody else gets an answer, so the caller pays for the log as if it were sent to them.
 */
export function payForOpening({ circles, limits: { answers } }: Parts) {
  return async ({ params, ip }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const id = parseInput(circleId, (params as { id: string }).id);
    const weight = id === undefined ? 0 : await circles.weightOf(id);
    const [callers, now] = [callersOf(ip), performance.now()];
    if (weight === 0 || answers.take(callers, now, weight)) return undefined;
    const seconds = Math.ceil(answers.wait(callers, now) / 1000);
    return sendError(reply.header('retry-after', seconds), 'tooMany');
  };
}
