// Webhooks at the server: of a table, for its host, and of a circle, for its keepers.

import * as v from 'valibot';
import { ask, done } from '../server/ask.ts';
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

const found = v.object({ url: v.nullable(v.string()) });
const made = v.object({ url: v.string(), secret: v.string() });
const tested = v.object({ status: v.number() });

/** Its address; null if there is none. */
export async function loadWebhook({ kind, id }: WebhookOwner): Promise<string | null> {
  return (await ask(`GET /v1/${kind}s/${id}/webhook`, found, asOwner())).url;
}

/** Returns its secret, which is not shown again. */
export function setWebhook({ kind, id }: WebhookOwner, url: string): Promise<v.InferOutput<typeof made>> {
  return ask(`PUT /v1/${kind}s/${id}/webhook`, made, { ...asOwner(), body: { url } });
}

/** Returns the status of the answer; 0 if there was none. */
export async function testWebhook({ kind, id }: WebhookOwner): Promise<number> {
  return (await ask(`POST /v1/${kind}s/${id}/webhook/test`, tested, asOwner())).status;
}

export async function removeWebhook({ kind, id }: WebhookOwner): Promise<void> {
  await ask(`DELETE /v1/${kind}s/${id}/webhook`, done, asOwner());
}

function asOwner() {
  return { token: deviceToken(deviceShelf()), timeout: TIMEOUT };
}
