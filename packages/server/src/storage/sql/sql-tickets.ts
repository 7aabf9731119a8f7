import type { StoredTicket, TicketKind, TicketStore } from '../../people/ticket-store.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/query.ts';

export class SqlTickets implements TicketStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async make({ hash, kind, person, device, until }: StoredTicket): Promise<void> {
    await this.#database.write([
      sql`delete from tickets where device = ${device} and kind = ${kind}`,
      sql`insert into tickets (hash, kind, person, device, until)
        values (${hash}, ${kind}, ${person}, ${device}, ${until})`,
    ]);
  }

  async find(hash: string, kind: TicketKind, now: number): Promise<StoredTicket | undefined> {
    const [row] = await this.#database.read(sql`
      select person, device, until from tickets
      where hash = ${hash} and kind = ${kind} and until >= ${now}`);
    if (row === undefined) return undefined;
    const { person, device, until } = row;
    return { hash, kind, person: String(person), device: String(device), until: Number(until) };
  }

  async take(hash: string, kind: TicketKind, now: number): Promise<StoredTicket | undefined> {
    const ticket = await this.find(hash, kind, now);
    if (ticket === undefined) return undefined;
    const [taken] = await this.#database.write([sql`delete from tickets where hash = ${hash}`]);
    return taken === 1 ? ticket : undefined;
  }

  async prune(now: number): Promise<void> {
    await this.#database.write([sql`delete from tickets where until < ${now}`]);
  }

  async forget(person: string): Promise<void> {
    await this.#database.write([sql`delete from tickets where person = ${person}`]);
  }
}
