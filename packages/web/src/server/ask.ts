// The only place of the app that sends requests. Every answer is checked, has an end and a largest size; every failure is
// a `ServerError`.

import * as v from 'valibot';
import { site } from '../routing/site.ts';

/** Why the server did not do what was asked. All but `gone` and `refused` may pass. */
export type Problem =
  /** There is no connection, or the server is in trouble. */
  | 'offline'
  /** The answer did not come in time, or was cut. */
  | 'slow'
  /** The answer is not one of ours: a network has put its sign-in page there, for example. */
  | 'portal'
  | 'tooMany'
  /** The server is under maintenance. */
  | 'readOnly'
  /** What was asked about is not there, or no longer. */
  | 'gone'
  | 'refused';

const PROBLEMS: { readonly [status: number]: Problem } = {
  404: 'gone',
  410: 'gone',
  423: 'readOnly',
  429: 'tooMany',
};

/** Refusals that a proxy in front of the server may send, without a code. */
const PROXY_CODES: { readonly [status: number]: string } = {
  413: 'tooLarge',
  423: 'readOnly',
  429: 'tooMany',
};

export class ServerError extends Error {
  readonly problem: Problem;
  /** The code of a refusal, otherwise the problem. */
  readonly code: string;

  constructor(problem: Problem, code: string = problem) {
    super(code);
    this.name = 'ServerError';
    this.problem = problem;
    this.code = code;
  }

  /** Whether the same request would fail again. */
  get isLasting(): boolean {
    return this.problem === 'gone' || this.problem === 'refused';
  }
}

/** A method and a path of the API. */
export type RequestLine = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /v1/${string}`;

/** Turns what came into what was asked for; throws if it is something else. */
export type Decoder<Answer> = v.GenericSchema<unknown, Answer> | ((value: unknown) => Answer);

interface Question {
  /** Says who asks, or that they may. */
  readonly token?: string | undefined;
  /** Sent as JSON. */
  readonly body?: object | undefined;
  /** Milliseconds until the whole answer must be there. */
  readonly timeout?: number;
  /** Sent even while the page closes. */
  readonly keepalive?: boolean;
  /** A status that comes with an answer, though it is not a success. */
  readonly accepts?: number;
}

const TIMEOUT = 10_000;
/** Bytes of an answer: more than the log of any circle. */
const LARGEST_ANSWER = 16_000_000;
const NO_CONTENT = 204;

/** For requests whose answer says only that it is done, if it has any content at all. */
export function done(value: unknown): void {
  if (value !== undefined) v.parse(v.object({ deleted: v.number() }), value);
}

/** Asks the server of the app for something. Throws `ServerError`. */
export async function ask<Answer>(
  line: RequestLine,
  decoder: Decoder<Answer>,
  { accepts, timeout = TIMEOUT, ...question }: Question = {},
): Promise<Answer> {
  const response = await send(line, question, AbortSignal.timeout(timeout));
  if (!response.ok && response.status !== accepts) throw await refusalOf(response);
  return decoded(decoder, response.status === NO_CONTENT ? undefined : parsed(await textOf(response)));
}

/** Opens a stream of events. Throws `ServerError` if there is none. */
export async function openStream(
  line: RequestLine,
  token: string | undefined,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await send(line, { token }, signal);
  if (!response.ok) throw await refusalOf(response);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (!isStream || response.body === null) throw new ServerError('portal');
  return response.body;
}

/** Throws `ServerError` if a value is not what was asked for. */
export function decoded<Answer>(decoder: Decoder<Answer>, value: unknown): Answer {
  try {
    return typeof decoder === 'function' ? decoder(value) : v.parse(decoder, value);
  } catch {
    throw new ServerError('portal');
  }
}

/** Throws `ServerError` if a text is not JSON. */
export function parsed(text: string): unknown {
  return decoded((json) => JSON.parse(json as string) as unknown, text);
}

async function send(
  line: RequestLine,
  { token, body, keepalive = false }: Question,
  signal: AbortSignal,
): Promise<Response> {
  const [method, path] = line.split(' ') as [string, string];
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  try {
    return await fetch(site.path(path), { method, headers, signal, keepalive, ...sent });
  } catch {
    throw new ServerError(signal.aborted ? 'slow' : 'offline');
  }
}

async function refusalOf(response: Response): Promise<ServerError> {
  const { status } = response;
  if (status >= 500) return new ServerError(status === 511 ? 'portal' : 'offline');
  const code = await codeOf(response);
  return code === undefined
    ? new ServerError('portal')
    : new ServerError(PROBLEMS[status] ?? 'refused', code);
}

async function codeOf(response: Response): Promise<string | undefined> {
  try {
    return v.parse(v.object({ code: v.string() }), parsed(await textOf(response))).code;
  } catch {
    return PROXY_CODES[response.status];
  }
}

/** The body, which a network may cut or never end. */
async function textOf({ body }: Response): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { value } = await reader.read().catch(() => {
      throw new ServerError('slow');
    });
    if (value === undefined) return text + decoder.decode();
    bytes += value.length;
    if (bytes > LARGEST_ANSWER) {
      void reader.cancel().catch(() => undefined);
      throw new ServerError('portal');
    }
    text += decoder.decode(value, { stream: true });
  }
}
