import { Failure } from '../command-line/usage.ts';

/** Like `fetch`, but follows no redirect, because that would put load on a server nobody has named; throws `Failure`. */
export async function request(path: string, server: string, init: RequestInit): Promise<Response> {
  const response = await fetch(server + path, { ...init, redirect: 'manual' });
  const target = response.headers.get('location');
  if (target === null || response.status < 300 || response.status > 399) return response;
  throw new Failure(
    `${server} redirects to ${new URL(target, server).origin}, which load does not follow; if that is your server, give load that address`,
  );
}
