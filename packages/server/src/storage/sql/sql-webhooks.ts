import type { StoredWebhook, Webhook, WebhookAnswer, WebhookStore } from '../../webhooks/webhook-store.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/query.ts';

export class SqlWebhooks implements WebhookStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async save({ owner, url, secret, site, setter }: Webhook): Promise<void> {
    await this.#database.write([
      sql`
        insert into webhooks (owner, url, secret, site, setter)
        values (${owner}, ${url}, ${secret}, ${site}, ${setter})
        on conflict (owner) do update set
          url = ${url}, secret = ${secret}, site = ${site}, setter = ${setter},
          status = null, tried = null, failed = null`,
    ]);
  }

  async load(owner: string): Promise<StoredWebhook | undefined> {
    const [row] = await this.#database.read(
      sql`select url, secret, site, setter, status, tried, failed from webhooks where owner = ${owner}`,
    );
    if (row === undefined) return undefined;
    const { url, secret, site, setter, status, tried, failed } = row;
    return {
      owner,
      url: String(url),
      secret: String(secret),
      site: String(site),
      setter: setter === null ? null : String(setter),
      last: status === null ? null : { status: Number(status), tried: Number(tried) },
      failed: failed === null ? null : Number(failed),
    };
  }

  async note(owner: string, { status, tried }: WebhookAnswer, isFailure: boolean): Promise<void> {
    const failed = isFailure ? sql`${tried}` : sql`failed`;
    await this.#database.write([
      sql`update webhooks set status = ${status}, tried = ${tried}, failed = ${failed} where owner = ${owner}`,
    ]);
  }

  async remove(owner: string): Promise<void> {
    await this.#database.write([sql`delete from webhooks where owner = ${owner}`]);
  }

  async forget(person: string): Promise<void> {
    await this.#database.write([sql`delete from webhooks where setter = ${person}`]);
  }

  async adopt(from: string, to: string): Promise<void> {
    await this.#database.write([sql`update webhooks set setter = ${to} where setter = ${from}`]);
  }
}
