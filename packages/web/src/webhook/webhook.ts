// Webhooks at the server: of a table, for its host, and of a circle, for its keepers.

import * as v from 'valibot';
import { request } from '../routing/request.ts';
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

/** Returns its secret, which is not shown again; `undefined` if nothing can be sent to this address. */
export async function setWebhook(
  owner: WebhookOwner,
  url: string,
): Promise<v.InferOutput<typeof made> | undefined> {
  const response = await ask(owner, 'PUT', { url });
  return response?.status === 400 ? undefined : v.parse(made, await bodyOf(response));
}

/** Returns the status of the answer; 0 if there was none. */
export async function testWebhook(owner: WebhookOwner): Promise<number> {
  const response = await ask(owner, 'POST', undefined, '/test');
  return v.parse(v.object({ status: v.number() }), await bodyOf(response)).status;
}

export async function removeWebhook(owner: WebhookOwner): Promise<void> {
  done(await ask(owner, 'DELETE'));
}

async function bodyOf(response: Response | undefined): Promise<unknown> {
  return done(response).json();
}

function done(response: Response | undefined): Response {
  if (response?.ok !== true) throw new Error(`webhook: ${response?.status ?? 'no answer'}`);
  return response;
}

function ask(
  { kind, id }: WebhookOwner,
  method: string,
  body?: object,
  more = '',
): Promise<Response | undefined> {
  const token = deviceToken(deviceShelf());
  return request(`/v1/${kind}s/${id}/webhook${more}`, { method, token, body, timeout: TIMEOUT });
}
