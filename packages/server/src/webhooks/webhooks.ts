import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { FinishedGame } from '@sevenfold/table';
import { call, Courier, type Delivery, isFine, type Sending } from '../outbox/courier.ts';
import type { ClaimedLetter } from '../outbox/outbox-store.ts';
import { parseTarget } from '../outbox/target.ts';
import { bodyOf, tableResult, testBody, type WebhookResult } from './game-result.ts';
import { type StoredWebhook, tableOwner, type Webhook, type WebhookStore } from './webhook-store.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Milliseconds for which a receiver may be out of reach. */
const DAY = 24 * HOUR;
/** Milliseconds to wait after each failure; together almost a day, after which a letter expires. */
const WAITS = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR];
/** Milliseconds for which a receiver must not have failed, so that its letters need not wait with those of strangers. */
const RELIABLE_FOR = HOUR;
/** How many games may wait for one receiver. */
const MOST_WAITING = 100;
const SECRET_BYTES = 24;
const SECRET_PREFIX = 'whsec_';

interface Parts extends Sending {
  readonly webhooks: WebhookStore;
  /** See `PostOptions`. */
  readonly allowPrivate: boolean;
  /** Whether a person may have the webhook of an owner now. */
  readonly hasRole: (owner: string, person: string) => Promise<boolean>;
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
      deliver: (letter) => this.#deliver(letter),
    });
  }

  /**
   * Stores a webhook and returns its secret, which is not shown again; `undefined` if nothing may be sent to this URL.
   */
  async set(
    owner: string,
    target: string,
    site: string,
    setter: string,
  ): Promise<{ url: string; secret: string } | undefined> {
    const url = parseTarget(target, this.#parts.allowPrivate)?.href;
    if (url === undefined) return undefined;
    const secret = `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
    await this.#parts.webhooks.save({ owner, url, secret, site, setter });
    return { url, secret };
  }

  hasRole(owner: string, person: string): Promise<boolean> {
    return this.#parts.hasRole(owner, person);
  }

  /** The webhook of an owner; it ends with the role of the person who has set it. */
  async find(owner: string): Promise<StoredWebhook | undefined> {
    const { webhooks, hasRole } = this.#parts;
    const webhook = await webhooks.load(owner);
    if (webhook === undefined || webhook.setter === null) return webhook;
    return (await hasRole(owner, webhook.setter)) ? webhook : undefined;
  }

  /**
   * Sends a test message, once, past all letters; returns the status of the answer, 0 if there was none. `undefined`
   * without a webhook.
   */
  async test(owner: string): Promise<number | undefined> {
    const webhook = await this.find(owner);
    if (webhook === undefined) return undefined;
    const { status, tried } = await this.#call(webhook, randomUUID(), testBody(webhook.site));
    await this.#parts.webhooks.note(owner, { status, tried }, false);
    return status;
  }

  /** Tells the receiver of an owner, if it has one, of a finished game; of the same game once. Never rejects. */
  async tell(owner: string, gameId: string, result: () => Promise<WebhookResult>): Promise<void> {
    const { outbox, failed, now = Date.now } = this.#parts;
    try {
      const webhook = await this.find(owner);
      if (webhook === undefined) return;
      const [id, moment] = [`${owner}.${gameId}`, now()];
      const body = bodyOf(webhook.site, await result());
      const proven = isProven(webhook, moment);
      const letter = { id, kind: 'webhook', target: owner, proven, body, expires: moment + DAY } as const;
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

  async #deliver({ id, target, body }: ClaimedLetter): Promise<Delivery> {
    const webhook = await this.find(target);
    if (webhook === undefined) return 'done';
    const { status, tried, delivery } = await this.#call(webhook, id, body);
    await this.#parts.webhooks.note(target, { status, tried }, delivery !== 'done');
    return delivery;
  }

  async #call({ url, secret }: Webhook, id: string, body: string) {
    const { now = Date.now } = this.#parts;
    const timestamp = Math.floor(now() / SECOND);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Sevenfold',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature(secret, `${id}.${timestamp}.${body}`)}`,
    };
    const answer = await call(this.#parts, url, { headers, body });
    return { ...answer, tried: now() };
  }
}

function isProven({ last, failed }: StoredWebhook, now: number): boolean {
  return last !== null && isFine(last.status) && (failed === null || failed < now - RELIABLE_FOR);
}

function signature(secret: string, text: string): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  return createHmac('sha256', key).update(text).digest('base64');
}
