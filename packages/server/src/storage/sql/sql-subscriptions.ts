import {
  PUSH_KINDS,
  type PushKeys,
  type Subscription,
  type SubscriptionStore,
} from '../../push/subscriptions.ts';
import { dayOf } from '../../day.ts';
import { noteUse } from './note-use.ts';
import type { Database, SqlRow } from '../database/database.ts';
import { sql } from '../database/query.ts';

/** The ID of the only row of `push_keys`. */
const ID = 1;
const COLUMNS = sql`id, person, endpoint, p256dh, auth, wants, language, zone, quiet_from, quiet_to`;

export class SqlSubscriptions implements SubscriptionStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async keys({ publicKey, privateKey }: PushKeys): Promise<PushKeys> {
    const stored = await this.findKeys();
    if (stored !== undefined) return stored;
    await this.#database.write([
      sql`
        insert into push_keys (id, public_key, private_key) values (${ID}, ${publicKey}, ${privateKey})
        on conflict do nothing`,
    ]);
    // Reads the keys again, because another process may have stored its own first.
    return (await this.findKeys())!;
  }

  async findKeys(): Promise<PushKeys | undefined> {
    const [row] = await this.#database.read(
      sql`select public_key, private_key from push_keys where id = ${ID}`,
    );
    if (row === undefined) return undefined;
    return { publicKey: String(row['public_key']), privateKey: String(row['private_key']) };
  }

  async save(subscription: Subscription, most: number): Promise<void> {
    const { id, person, endpoint, p256dh, auth, language, zone, quiet } = subscription;
    const wants = subscription.wants.join(' ');
    const [from, to] = [quiet?.from ?? null, quiet?.to ?? null];
    const now = Date.now();
    const extra = sql`
      select id from subscriptions where person = ${person} order by written desc, id desc limit 1000 offset ${most}`;
    await this.#database.write([
      sql`
        insert into subscriptions (${COLUMNS}, written, used)
        values (${id}, ${person}, ${endpoint}, ${p256dh}, ${auth}, ${wants}, ${language}, ${zone}, ${from}, ${to}, ${now},
          ${dayOf(now)})
        on conflict (id) do update set
          person = ${person}, endpoint = ${endpoint}, p256dh = ${p256dh}, auth = ${auth}, wants = ${wants},
          language = ${language}, zone = ${zone}, quiet_from = ${from}, quiet_to = ${to}, written = ${now},
          used = excluded.used`,
      sql`delete from subscriptions where id in (${extra})`,
    ]);
  }

  async load(id: string): Promise<Subscription | undefined> {
    const [row] = await this.#database.read(sql`select ${COLUMNS} from subscriptions where id = ${id}`);
    return row === undefined ? undefined : subscriptionOf(row);
  }

  async use(id: string, now: number): Promise<void> {
    await this.#database.write([sql`update subscriptions set ${noteUse(now)} and id = ${id}`]);
  }

  async of(person: string): Promise<Subscription[]> {
    const rows = await this.#database.read(
      sql`select ${COLUMNS} from subscriptions where person = ${person} order by written, id`,
    );
    return rows.map(subscriptionOf);
  }

  async remove(id: string, person?: string): Promise<void> {
    const remove = sql`delete from subscriptions where id = ${id}`;
    await this.#database.write([person === undefined ? remove : sql`${remove} and person = ${person}`]);
  }

  async forget(person: string): Promise<void> {
    const theirs = sql`select id from subscriptions where person = ${person}`;
    await this.#database.write([
      sql`delete from outbox where target in (${theirs})`,
      sql`delete from subscriptions where person = ${person}`,
    ]);
  }

  async adopt(from: string, to: string): Promise<void> {
    await this.#database.write([sql`update subscriptions set person = ${to} where person = ${from}`]);
  }
}

function subscriptionOf(row: SqlRow): Subscription {
  const wants = String(row['wants']).split(' ');
  const { quiet_from: from, quiet_to: to } = row;
  return {
    id: String(row['id']),
    person: String(row['person']),
    endpoint: String(row['endpoint']),
    p256dh: String(row['p256dh']),
    auth: String(row['auth']),
    wants: PUSH_KINDS.filter((kind) => wants.includes(kind)),
    language: String(row['language']),
    zone: String(row['zone']),
    quiet: from === null ? null : { from: Number(from), to: Number(to) },
  };
}
