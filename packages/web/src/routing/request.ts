import { site } from './site.ts';

/** Milliseconds until the server must have answered. */
const TIMEOUT = 10_000;

export interface RequestOptions {
  readonly method?: string;
  /** Says who asks, or that they may. */
  readonly token?: string | undefined;
  /** Sent as JSON. */
  readonly body?: object | undefined;
  readonly timeout?: number;
  /** Ends the request instead of the timeout. */
  readonly signal?: AbortSignal;
  /** Sent even while the page closes. */
  readonly keepalive?: boolean;
}

/** Asks the server of the app; undefined if there is no answer. */
export async function request(
  path: string,
  {
    method = 'GET',
    token,
    body,
    timeout = TIMEOUT,
    signal = AbortSignal.timeout(timeout),
    keepalive = false,
  }: RequestOptions = {},
): Promise<Response | undefined> {
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  try {
    return await fetch(site.path(path), {
      method,
      headers,
      signal,
      keepalive,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    return undefined;
  }
}
