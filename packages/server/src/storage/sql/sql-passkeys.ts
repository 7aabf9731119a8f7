import type { PasskeyStore, StoredPasskey } from '../../people/passkey-store.ts';
import { type Database, type SqlRow, writeOrConflict } from '../database/database.ts';
import { sql } from '../database/query.ts';
import { dayOf } from '../../day.ts';
import { hasOtherWay, onePersonAtATime } from './ways-to-a-person.ts';

const COLUMNS = sql`id, person, public_key, counter, added`;

export class SqlPasskeys implements PasskeyStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add({ id, person, publicKey, counter, added }: StoredPasskey): Promise<void> {
    const add = sql`
      insert into passkeys (id, person, public_key, counter, added, used)
      values (${id}, ${person}, ${publicKey}, ${counter}, ${added}, ${dayOf(Date.now())})
      on conflict do nothing`;
    await writeOrConflict(this.#database, [add], 'a passkey');
  }

  async find(id: string): Promise<StoredPasskey | undefined> {
    const [row] = await this.#database.read(sql`select ${COLUMNS} from passkeys where id = ${id}`);
    return row === undefined ? undefined : passkeyOf(row);
  }

  async of(person: string): Promise<StoredPasskey[]> {
    const rows = await this.#database.read(
      sql`select ${COLUMNS} from passkeys where person = ${person} order by added, id`,
    );
    return rows.map(passkeyOf);
  }

  async count(id: string, counter: number): Promise<void> {
    await this.#database.write([
      sql`
        update passkeys set
          counter = case when counter < ${counter} then ${counter} else counter end, used = ${dayOf(Date.now())}
        where id = ${id}`,
    ]);
  }

  async remove(person: string, id: string): Promise<boolean> {
    const results = await this.#database.write([
      ...onePersonAtATime(this.#database, [person]),
      sql`delete from passkeys where id = ${id} and person = ${person} and ${hasOtherWay(person, { passkey: id })}`,
    ]);
    return results.at(-1) === 1;
  }

  async forget(person: string): Promise<void> {
    await this.#database.write([sql`delete from passkeys where person = ${person}`]);
  }
}

function passkeyOf({ id, person, public_key: publicKey, counter, added }: SqlRow): StoredPasskey {
  if (!(publicKey instanceof Uint8Array)) throw new Error('a public key is not bytes');
  return {
    id: String(id),
    person: String(person),
    publicKey: new Uint8Array(publicKey),
    counter: Number(counter),
    added: Number(added),
  };
}
