import { createHash } from 'node:crypto';
import { type Store, type Summons, tableStateOf } from '@sevenfold/table';
import { call, Courier, type Delivery, type Sending } from '../outbox/courier.ts';
import type { ClaimedLetter } from '../outbox/outbox-store.ts';
import { makePushKeys } from './push-keys.ts';
import { isPushService } from './push-services.ts';
import { quietUntil } from './quiet-hours.ts';
import type { PushKeys, PushKind, Subscription, SubscriptionStore } from './subscriptions.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Milliseconds to wait after each failure of a push service. */
const WAITS = [30 * SECOND, 5 * MINUTE, HOUR];
/** How many notifications may wait for one device. */
const MOST_WAITING = 20;
/** How many are remembered for one device until they expire, a day or more: no one reads more of them. */
const MOST_KEPT = 200;
/** A push service has forgotten the device. */
const GONE = new Set([404, 410]);

/** What a notification says; the device writes the sentence, in its language. */
export interface PushMessage {
  readonly kind: PushKind;
  /** Identifies the occasion, which is sent to each device only once. */
  readonly occasion: string;
  /** When it is no longer worth sending, in milliseconds since 1970. */
  readonly expires: number;
  /** The code of a table. */
  readonly table?: string;
  /** The question it is about: nothing is sent if that has been answered in the meantime. */
  readonly question?: { readonly game: number; readonly n: number };
  /** The ID of a circle, and its name. */
  readonly circle?: string;
  readonly name?: string;
}

interface Parts extends Sending {
  readonly subscriptions: SubscriptionStore;
  readonly store: Pick<Store, 'load'>;
  /** Whom a push service may write to, as a URL. */
  readonly contact: string;
}

/** Sends notifications to the devices of a person. */
export class Notifier {
  readonly #parts: Parts;
  readonly courier: Courier;
  #keys: Promise<PushKeys> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.courier = new Courier(parts, {
      kind: 'push',
      waits: WAITS,
      deliver: (letter, moment) => this.#deliver(letter, moment),
    });
  }

  /** The public key that devices subscribe with. */
  async publicKey(): Promise<string> {
    return (await this.#ownKeys()).publicKey;
  }

  /**
   * Stores a notification for each device of a person that wants it, to be sent at once or after quiet hours. Never
   * rejects.
   */
  async notify(person: string, message: PushMessage): Promise<void> {
    const { subscriptions, outbox, failed } = this.#parts;
    try {
      const now = this.#parts.now?.() ?? Date.now();
      const devices = (await subscriptions.of(person)).filter(({ wants }) => wants.includes(message.kind));
      const { occasion, expires } = message;
      const body = JSON.stringify(message);
      for (const { id: target, endpoint } of devices) {
        const proven = isPushService(endpoint);
        const letter = { id: `${target}.${occasion}`, kind: 'push', target, proven, body, expires } as const;
        await outbox.put(letter, now, MOST_WAITING, MOST_KEPT);
      }
      if (devices.length > 0) void this.courier.look();
    } catch (error) {
      failed(error);
    }
  }

  /** Calls someone to a slow table. */
  summon({ kind, person, table, game, n, until }: Summons): Promise<void> {
    const occasion = `${kind}.${table}.${game}.${n}`;
    return this.notify(person, { kind, occasion, expires: until, table, question: { game, n } });
  }

  async #deliver({ target, body, expires }: ClaimedLetter, now: number): Promise<Delivery> {
    const { subscriptions } = this.#parts;
    const subscription = await subscriptions.load(target);
    const message = JSON.parse(body) as PushMessage;
    // They may have changed their mind, or answered.
    if (subscription === undefined || !subscription.wants.includes(message.kind)) return 'done';
    if (!(await this.#isOpen(message))) return 'done';
    const quiet = quietUntil(subscription, now);
    if (quiet !== undefined) return quiet;
    // Fails if what the device has given as its keys are none.
    const request = await this.#encrypted(subscription, message, expires - now).catch(() => undefined);
    if (request === undefined) return 'failed';
    const { status, delivery } = await call(this.#parts, subscription.endpoint, request);
    if (delivery !== 'failed') await subscriptions.use(target, now);
    if (!GONE.has(status)) return delivery;
    await subscriptions.remove(target);
    return 'done';
  }

  /** Whether the question of a message still waits for an answer. */
  async #isOpen({ table, question }: PushMessage): Promise<boolean> {
    if (table === undefined || question === undefined) return true;
    const row = await this.#parts.store.load(table);
    if (row === undefined) return false;
    const { phase, game, asked } = tableStateOf(row);
    return phase === 'playing' && game?.number === question.game && asked?.n === question.n;
  }

  async #encrypted(subscription: Subscription, message: PushMessage, left: number) {
    // Loaded here, because most processes never send a notification.
    const { default: webPush } = await import('web-push');
    const { endpoint, p256dh, auth, language } = subscription;
    const { kind, table, circle, name, expires } = message;
    const shown = { kind, table, circle, name, language, until: expires };
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(shown),
      {
        vapidDetails: { subject: this.#parts.contact, ...(await this.#ownKeys()) },
        TTL: Math.max(0, Math.floor(left / SECOND)),
        // A newer notification of a table takes the place of one that was not delivered yet.
        topic: createHash('sha256')
          .update(table ?? circle ?? kind)
          .digest('base64url')
          .slice(0, 32),
        urgency: 'high',
      },
    );
    return { headers: headers as Record<string, string | number>, body: body ?? '' };
  }

  #ownKeys(): Promise<PushKeys> {
    this.#keys ??= this.#parts.subscriptions.keys(makePushKeys()).catch((error: unknown) => {
      this.#keys = undefined;
      throw error;
    });
    return this.#keys;
  }
}
