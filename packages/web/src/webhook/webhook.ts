// Webhooks at the server: of a table, for its host, and of a circle, for its keepers.

import * as v from 'valibot';
import { site } from '../routing/site.ts';
import { deviceToken } from '../storage/device-token.ts';
import { deviceShelf } from '../storage/shelf.ts';

/** Milliseconds; the server itself waits for ten seconds when it sends a test. */
const TIMEOUT = 15_000;

/** What a webhook tells about. */
export interface WebhookOwner {
  readonly kind: 'table' | 'circle';
  /** The code of the table, or the ID of the circle. */
  readonly id: string;
}

const made = v.object({ url: v.string(), secret: v.string() });

/** Its address; null if there is none. */
export async function loadWebhook(owner: WebhookOwner): Promise<string | null> {
  const answer = await bodyOf(await ask(owner, 'GET'));
  return v.parse(v.object({ url: v.nullable(v.string()) }), answer).url;
}

/** Sets it; `undefined` if nothing can be sent to this address. The secret is not shown again. */
export async function setWebhook(
  owner: WebhookOwner,
  url: string,
): Promise<v.InferOutput<typeof made> | undefined> {
  const response = await ask(owner, 'PUT', { url });
  return response.status === 400 ? undefined : v.parse(made, await bodyOf(response));
}

/** Returns the status of the answer; 0 if there was none. */
export async function testWebhook(owner: WebhookOwner): Promise<number> {
  const response = await ask(owner, 'POST', undefined, '/test');
  return v.parse(v.object({ status: v.number() }), await bodyOf(response)).status;
}

export async function removeWebhook(owner: WebhookOwner): Promise<void> {
  const response = await ask(owner, 'DELETE');
  if (!response.ok) throw new Error(`webhook: ${response.status}`);
}

async function bodyOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`webhook: ${response.status}`);
  return response.json();
}

function ask(owner: WebhookOwner, method: string, body?: object, more = ''): Promise<Response> {
  return fetch(site.path(`/v1/${owner.kind}s/${owner.id}/webhook${more}`), {
    method,
    headers: {
      authorization: `Bearer ${deviceToken(deviceShelf())}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    signal: AbortSignal.timeout(TIMEOUT),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
