import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { FinishedGame } from '@sevenfold/table';
import { BUSY_FOR, Courier, type Delivery, type Sending } from '../outbox/courier.ts';
import type { ClaimedLetter } from '../outbox/outbox-store.ts';
import { SiteBusy } from '../outbox/slow-sites.ts';
import { parseTarget } from '../outbox/target.ts';
import { bodyOf, type WebhookResult, tableResult } from './game-result.ts';
import { tableOwner, type Webhook, type WebhookStore } from './webhook-store.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Milliseconds for which a receiver may be out of reach. */
const DAY = 24 * HOUR;
/** Milliseconds to wait after each failure; together almost a day, after which the letter expires. */
const WAITS = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR];
/** How many games may wait for one receiver. */
const MOST_WAITING = 100;
const SECRET_BYTES = 24;
const SECRET_PREFIX = 'whsec_';

interface Parts extends Sending {
  readonly webhooks: WebhookStore;
  /** See `PostOptions`. */
  readonly allowPrivate: boolean;
}

/** Tells other programs of finished games. What is sent is signed as https://www.standardwebhooks.com describes it. */
export class Webhooks {
  readonly #parts: Parts;
  readonly courier: Courier;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.courier = new Courier(parts, {
      kind: 'webhook',
      waits: WAITS,
      deliver: (letter, moment) => this.#deliver(letter, moment),
    });
  }

  /**
   * Stores a webhook and returns its secret, which is not shown again; `undefined` if nothing may be sent to this URL.
   */
  async set(
    owner: string,
    target: string,
    site: string,
  ): Promise<{ url: string; secret: string } | undefined> {
    const url = parseTarget(target, this.#parts.allowPrivate)?.href;
    if (url === undefined) return undefined;
    const secret = `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
    await this.#parts.webhooks.save({ owner, url, secret, site });
    return { url, secret };
  }

  /**
   * Sends a test message, once; returns the status of the answer, 0 if there was none. `undefined` without a webhook.
   */
  async test(owner: string): Promise<number | undefined> {
    const webhook = await this.#parts.webhooks.load(owner);
    if (webhook === undefined) return undefined;
    const text = `Sevenfold: ${webhook.site}`;
    const body = JSON.stringify({ event: 'test', text, content: text });
    return (await this.#send(webhook, randomUUID(), body)) ?? 0;
  }

  /** Tells the receiver of an owner, if it has one, of a finished game; of the same game once. Never rejects. */
  async tell(owner: string, gameId: string, result: () => Promise<WebhookResult>): Promise<void> {
    const { webhooks, outbox, failed, now = Date.now } = this.#parts;
    try {
      const webhook = await webhooks.load(owner);
      if (webhook === undefined) return;
      const [id, moment] = [`${owner}.${gameId}`, now()];
      const body = bodyOf(webhook.site, await result());
      const letter = { id, kind: 'webhook', target: owner, body, expires: moment + DAY } as const;
      await outbox.put(letter, moment, MOST_WAITING);
      void this.courier.look();
    } catch (error) {
      failed(error);
    }
  }

  /** To be called when a game is stored: tells the receiver of its table. Never rejects. */
  kept(game: FinishedGame): Promise<void> {
    return this.tell(tableOwner(game.table), game.id, async () => tableResult(game));
  }

  async #deliver({ id, target, body }: ClaimedLetter, moment: number): Promise<Delivery> {
    const webhook = await this.#parts.webhooks.load(target);
    if (webhook === undefined) return 'done';
    const status = await this.#send(webhook, id, body);
    if (status === undefined) return moment + BUSY_FOR;
    return isFine(status) ? 'done' : 'failed';
  }

  /** The status of the answer, 0 if there was none; `undefined` if nothing was sent, because its site is slow. */
  async #send(webhook: Webhook, id: string, body: string): Promise<number | undefined> {
    const { webhooks, post, now = Date.now } = this.#parts;
    const timestamp = Math.floor(now() / SECOND);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Sevenfold',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature(webhook.secret, `${id}.${timestamp}.${body}`)}`,
    };
    const status = await post(webhook.url, { headers, body }).catch((error: unknown) =>
      error instanceof SiteBusy ? undefined : 0,
    );
    if (status === undefined) return undefined;
    await webhooks.note(webhook.owner, { status, tried: now() });
    return status;
  }
}

function isFine(status: number): boolean {
  return status >= 200 && status < 300;
}

function signature(secret: string, text: string): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  return createHmac('sha256', key).update(text).digest('base64');
}
