import * as v from 'valibot';
import { request, type RequestOptions } from './request.ts';

/**
 * Why the server did not do what was asked. `offline`: there was no answer, or it came from something else than our
 * server, or the server failed.
 */
export type ServerProblem = 'offline' | 'tooMany' | 'readOnly' | 'refused';

const PROBLEMS: { readonly [status: number]: ServerProblem } = { 423: 'readOnly', 429: 'tooMany' };

export class ServerError extends Error {
  readonly problem: ServerProblem;
  /** 0 without an answer. */
  readonly status: number;
  /** The code of a refusal, otherwise the problem. */
  readonly code: string;

  constructor(status: number, code?: string) {
    const problem = PROBLEMS[status] ?? (status >= 400 && status < 500 ? 'refused' : 'offline');
    super(`${status}: ${code ?? problem}`);
    this.name = 'ServerError';
    this.problem = problem;
    this.status = status;
    this.code = code ?? problem;
  }
}

interface Question extends RequestOptions {
  /** A status that comes with an answer, though it is not a success. */
  readonly accepts?: number;
}

/** Asks the server of the app for something of this form. Throws `ServerError`. */
export async function ask<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  { accepts, ...options }: Question = {},
): Promise<v.InferOutput<Schema>> {
  const response = await request(path, options);
  if (response === undefined) throw new ServerError(0);
  const { ok, status } = response;
  const answer: unknown = await response.json().catch(() => undefined);
  const read = v.safeParse(schema, answer);
  if ((ok || status === accepts) && read.success) return read.output;
  throw new ServerError(status, v.is(v.object({ code: v.string() }), answer) ? answer.code : undefined);
}
