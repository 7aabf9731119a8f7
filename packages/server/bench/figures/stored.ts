// What players heard has to be what is stored.

import { openPostgres, openSqlite, type Storage } from '../../src/index.ts';
import { checksumOf } from './checksum.ts';
import { figure, whole } from './report.ts';

/** What players heard. */
export interface Heard {
  readonly names: readonly string[];
  readonly entries: number;
  readonly checksum: string;
}

export async function checkPostgres(url: string, heard: Heard): Promise<void> {
  await check(await openPostgres(url), heard);
}

export async function checkSqlite(folder: string, heard: Heard): Promise<void> {
  await check(await openSqlite(folder), heard);
}

async function check(storage: Storage, { names, entries, checksum }: Heard): Promise<void> {
  const logs = await Promise.all(
    names.map(async (name) => [name, (await logOf(storage, name)).join(' ')] as const),
  );
  await storage.close();
  if (checksumOf(logs) !== checksum) throw new Error('what the players heard is not what is stored');
  figure('entries heard by players, and stored', `${whole(entries)}, checksum ${checksum}`);
}

/** The log of a finished game may be nowhere but in its record. */
async function logOf({ store, archive }: Storage, name: string): Promise<string[]> {
  const log = await store.read(name, 0);
  if (log.length > 0) return log;
  const { record } = (await archive.find(name)) ?? { record: '{}' };
  return ((JSON.parse(record) as { log?: string }).log ?? '').split(' ');
}
