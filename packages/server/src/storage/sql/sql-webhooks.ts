import type { Webhook, WebhookAnswer, WebhookStore } from '../../webhooks/webhook-store.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/query.ts';

export class SqlWebhooks implements WebhookStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async save({ owner, url, secret, site }: Webhook): Promise<void> {
    await this.#database.write([
      sql`
        insert into webhooks (owner, url, secret, site) values (${owner}, ${url}, ${secret}, ${site})
        on conflict (owner) do update set
          url = ${url}, secret = ${secret}, site = ${site}, status = null, tried = null`,
    ]);
  }

  async load(owner: string): ReturnType<WebhookStore['load']> {
    const [row] = await this.#database.read(
      sql`select url, secret, site, status, tried from webhooks where owner = ${owner}`,
    );
    if (row === undefined) return undefined;
    const { url, secret, site, status, tried } = row;
    const last = status === null ? null : { status: Number(status), tried: Number(tried) };
    return { owner, url: String(url), secret: String(secret), site: String(site), last };
  }

  async note(owner: string, { status, tried }: WebhookAnswer): Promise<void> {
    await this.#database.write([
      sql`update webhooks set status = ${status}, tried = ${tried} where owner = ${owner}`,
    ]);
  }

  async remove(owner: string): Promise<void> {
    await this.#database.write([sql`delete from webhooks where owner = ${owner}`]);
  }
}
