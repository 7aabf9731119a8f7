import {
  DEVICE_KINDS,
  type DeviceStore,
  type KnownDevice,
  type StoredDevice,
} from '../../people/device-store.ts';
import type { Database, SqlRow } from '../database/database.ts';
import { type Query, sql } from '../database/query.ts';
import { dayOf } from '../../day.ts';
import { noteUse } from './note-use.ts';
import { hasOtherWay, onePersonAtATime } from './ways-to-a-person.ts';

const COLUMNS = sql`device, person, formerly, kind, added`;

export class SqlDevices implements DeviceStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async find(device: string): Promise<KnownDevice | undefined> {
    const [row] = await this.#database.read(
      sql`select ${COLUMNS}, used from devices where device = ${device}`,
    );
    return row === undefined ? undefined : { ...deviceOf(row), used: Number(row['used']) };
  }

  async use(device: string, now: number): Promise<void> {
    await this.#database.write([sql`update devices set ${noteUse(now)} and device = ${device}`]);
  }

  async of(person: string): Promise<StoredDevice[]> {
    const rows = await this.#database.read(
      sql`select ${COLUMNS} from devices where person = ${person} order by added, device`,
    );
    return rows.map(deviceOf);
  }

  async put(device: StoredDevice): Promise<void> {
    const { person, formerly, kind, added } = device;
    await this.#database.write([
      sql`${insertion(device)} on conflict (device) do update set
        person = ${person}, formerly = ${formerly}, kind = ${kind}, added = ${added},
        changed = excluded.changed, used = excluded.used`,
    ]);
  }

  async join(
    { device, person, kind, added }: Omit<StoredDevice, 'formerly'>,
    before: string,
    most: number,
  ): Promise<boolean> {
    const count = sql`select count(*) from devices where person = ${person}`;
    const formerly = sql`case when ${hasOtherWay(before, { device })} then null else ${before} end`;
    const results = await this.#database.write([
      ...onePersonAtATime(this.#database, [before, person]),
      sql`
        insert into devices (device, person, formerly, kind, added, changed, used)
        select ${device}, ${person}, ${formerly}, ${kind}, ${added}, ${Date.now()}, ${dayOf(Date.now())}
        where (${count}) < ${most}
        on conflict (device) do update set person = excluded.person, formerly = excluded.formerly,
          kind = excluded.kind, added = excluded.added, changed = excluded.changed, used = excluded.used`,
    ]);
    return results.at(-1) === 1;
  }

  async part(
    { device, kind, added }: Pick<StoredDevice, 'device' | 'kind' | 'added'>,
    person: string,
    stranger: string,
  ): Promise<boolean> {
    const results = await this.#database.write([
      ...onePersonAtATime(this.#database, [person]),
      sql`
        update devices set
          person = ${stranger}, formerly = null, kind = ${kind}, added = ${added}, changed = ${Date.now()}
        where device = ${device} and person = ${person} and ${hasOtherWay(person, { device })}`,
    ]);
    return results.at(-1) === 1;
  }

  async add(device: StoredDevice): Promise<void> {
    await this.#database.write([sql`${insertion(device)} on conflict do nothing`]);
  }

  async changedSince(moment: number, limit: number): Promise<StoredDevice[]> {
    const rows = await this.#database.read(
      sql`select ${COLUMNS} from devices where changed >= ${moment} order by changed desc limit ${limit}`,
    );
    return rows.map(deviceOf);
  }

  async forget(person: string): Promise<void> {
    await this.#database.write([sql`delete from devices where person = ${person}`]);
  }
}

function insertion({ device, person, formerly, kind, added }: StoredDevice): Query {
  return sql`
    insert into devices (device, person, formerly, kind, added, changed, used)
    values (${device}, ${person}, ${formerly}, ${kind}, ${added}, ${Date.now()}, ${dayOf(Date.now())})`;
}

function deviceOf({ device, person, formerly, kind, added }: SqlRow): StoredDevice {
  return {
    device: String(device),
    person: String(person),
    formerly: typeof formerly === 'string' ? formerly : null,
    kind: DEVICE_KINDS.find((one) => one === kind) ?? 'computer',
    added: Number(added),
  };
}
