import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryBus } from '@sevenfold/table';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../src/index.ts';
import { backup, restoreBackup } from '../../src/storage/data-folder.ts';
import { openTestServer, playOn, sitDown, until } from '../helpers/test-server.ts';

test('open pages follow a server that comes back with an older backup, and play on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sevenfold-restored-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [place, file] = [join(folder, 'data'), join(folder, 'backup.db')];
  const open = async (port = 0) =>
    openTestServer({ port: String(port) }, { storage: await openSqlite(place), bus: new MemoryBus() });
  const before = await open();
  const clients = await sitDown(before, 2, { rules: { preset: 'official', target: 60 } });
  await playOn(clients, () => clients[0]!.log.length >= 10);
  await backup(place, file);
  const { length } = clients[0]!.log;
  await playOn(clients, () => clients.every(({ log }) => log.length >= length + 10));
  await before.stop();
  await restoreBackup(file, place);
  const after = await open(before.port);
  onTestFinished(() => after.stop());
  await until(() => clients.every(({ restored }) => restored === 1), 'they know that it was restored');
  await playOn(clients);
  expect(clients.map(({ view }) => view?.phase)).toEqual(['over', 'over']);
  expect(clients[1]!.log).toEqual(clients[0]!.log);
});
