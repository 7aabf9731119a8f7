import { createHash, timingSafeEqual } from 'node:crypto';
import { Quota } from '@sevenfold/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../http-error.ts';
import { callersOf } from '../limits/address.ts';

/** Wrong tokens of an address at once, and a second. */
const MISSES = 10;
const MISSES_A_SECOND = 0.1;

/** Lets in requests with the operator's token. */
export class OperatorGate {
  readonly #hash: Buffer;
  readonly #missed: (request: FastifyRequest) => void;
  readonly #misses = new Quota(MISSES, MISSES_A_SECOND);

  /** `hash`: of the token, in hexadecimal. `missed` is told of every wrong one. */
  constructor(hash: string, missed: (request: FastifyRequest) => void) {
    this.#hash = Buffer.from(hash, 'hex');
    this.#missed = missed;
  }

  /**
   * A hook. An address with too many wrong tokens has to wait even if its next one is right, or it could go on
   * guessing.
   */
  readonly check = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    const { authorization } = request.headers;
    if (authorization === undefined) return sendError(reply, 'noToken');
    const [callers, now] = [callersOf(request.ip), performance.now()];
    if (!this.#misses.has(callers, now)) {
      const seconds = Math.ceil(this.#misses.wait(callers, now) / 1000);
      return sendError(reply.header('retry-after', seconds), 'tooMany');
    }
    if (this.#isRight(authorization)) return undefined;
    this.#misses.charge(callers, now, 1);
    this.#missed(request);
    return sendError(reply, 'private');
  };

  /**
   * Compares hashes, so that neither the length of a token nor how much of it is right changes the time that this
   * takes.
   */
  #isRight(authorization: string): boolean {
    const given = /^Bearer (.+)$/i.exec(authorization)?.[1] ?? '';
    return timingSafeEqual(createHash('sha256').update(given).digest(), this.#hash);
  }
}
