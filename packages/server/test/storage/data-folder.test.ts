import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { backup, databaseFile, restoreBackup } from '../../src/storage/data-folder.ts';
import { openSqlite } from '../../src/storage/storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'sevenfold-data-'));
afterAll(() => rmSync(folder, { recursive: true }));
let names = 0;
const name = (): string => join(folder, String(names++));

class Writer {
  readonly #process: ChildProcess;
  /** The last acknowledged position of each log. */
  readonly acknowledged = new Map<string, number>();

  constructor(place: string) {
    this.#process = spawn(process.execPath, [join(import.meta.dirname, 'writer.ts'), place], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let rest = '';
    this.#process.stdout!.on('data', (text: Buffer) => {
      const lines = (rest + String(text)).split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        const [game, n] = line.split(' ');
        this.acknowledged.set(`AAA.${game}`, Number(n));
      }
    });
  }

  async writing(): Promise<void> {
    while (this.acknowledged.size < 20) await setTimeout(5);
  }

  async kill(): Promise<void> {
    const closed = once(this.#process, 'close');
    this.#process.kill('SIGKILL');
    await closed;
  }
}

async function logs(place: string): Promise<Map<string, string[]>> {
  const storage = await openSqlite(place);
  const found = new Map<string, string[]>();
  for (let game = 0; game < 20; game++) found.set(`AAA.${game}`, await storage.store.read(`AAA.${game}`, 0));
  await storage.close();
  return found;
}

/** Logs that lack or change something that was acknowledged. */
function broken(found: ReadonlyMap<string, string[]>, acknowledged: ReadonlyMap<string, number>): string[] {
  return [...acknowledged.keys()].filter((id) => {
    const log = found.get(id)!;
    return log.length <= acknowledged.get(id)! || log.some((token, at) => token !== `@${at}`);
  });
}

describe('a data folder', () => {
  test('keeps everything that was acknowledged when its process is killed, again and again', async () => {
    const place = name();
    for (let kills = 0; kills < 5; kills++) {
      const writer = new Writer(place);
      await writer.writing();
      await setTimeout(Math.random() * 60);
      await writer.kill();
      expect(broken(await logs(place), writer.acknowledged)).toEqual([]);
    }
  });

  test('belongs to one process; others are told so, and can still make a backup', async () => {
    const place = name();
    const writer = new Writer(place);
    await writer.writing();
    await expect(openSqlite(place)).rejects.toThrow(/Another server is using the data folder/);

    const file = name();
    const acknowledged = new Map(writer.acknowledged);
    await backup(place, file);
    const later = writer.acknowledged.get('AAA.0')!;
    while (writer.acknowledged.get('AAA.0') === later) await setTimeout(5);
    await expect(restoreBackup(file, place)).rejects.toThrow(/Another server is using the data folder/);
    await writer.kill();

    const elsewhere = name();
    expect(await restoreBackup(file, elsewhere)).toBeUndefined();
    expect(broken(await logs(elsewhere), acknowledged)).toEqual([]);
  });

  test('that cannot be written to is named', async () => {
    const file = name();
    writeFileSync(file, '');
    await expect(openSqlite(join(file, 'inside'))).rejects.toThrow(
      /Cannot write to the data folder .*inside/,
    );
  });

  test('with something else in place of the database is refused', async () => {
    const place = name();
    await (await openSqlite(place)).close();
    writeFileSync(databaseFile(place), 'no database at all, but long enough to be looked at '.repeat(100));
    await expect(openSqlite(place)).rejects.toThrow(/Cannot use .*sevenfold\.db: file is not a database/);
  });
});

/** A folder with one log. */
async function folderWith(...tokens: string[]): Promise<string> {
  const made = name();
  const storage = await openSqlite(made);
  await storage.store.append('AAA.0', 0, tokens);
  await storage.close();
  return made;
}

function altered(sql: string): (file: string) => Promise<void> {
  return async (file) => {
    await backup(await folderWith('4'), file);
    const changed = new DatabaseSync(file);
    changed.exec(sql);
    changed.close();
  };
}

describe('restoring', () => {
  test('renames the old database', async () => {
    const old = await folderWith('old');
    const file = name();
    await backup(await folderWith('new', 'newer'), file);
    const aside = await restoreBackup(file, old);
    expect((await logs(old)).get('AAA.0')).toEqual(['new', 'newer']);
    expect(await restoreBackup(aside!, old)).not.toBe(aside);
    expect((await logs(old)).get('AAA.0')).toEqual(['old']);
    expect(readdirSync(old).filter((entry) => /part|unfinished/.test(entry))).toEqual([]);
  });

  test.each([
    ['is not there', () => Promise.resolve(), /There is no file/],
    ['is no database', async (file: string) => writeFileSync(file, 'text '.repeat(1000)), /not a database/],
    [
      'is someone else’s',
      async (file: string) => {
        const other = new DatabaseSync(file);
        other.exec('create table t (x)');
        other.close();
      },
      /was not made by Sevenfold/,
    ],
    [
      'is newer than this version',
      altered('insert into migrations values (99, 0)'),
      /made by a newer Sevenfold/,
    ],
    ['lacks something', altered('drop table entries'), /the table entries is missing/],
    [
      'does something of its own',
      altered('create trigger mine after insert on entries begin delete from entries; end'),
      /contains mine, which Sevenfold did not create/,
    ],
    [
      'is damaged',
      async (file: string) => {
        const made = await folderWith('4');
        await backup(made, file);
        const bytes = readFileSync(file);
        bytes.fill(0x5a, 4096, bytes.length - 100);
        writeFileSync(file, bytes);
      },
      /cannot be restored/,
    ],
  ])('refuses a file that %s, and leaves the data alone', async (_, make, message) => {
    const old = await folderWith('old');
    const file = name();
    await make(file);
    await expect(restoreBackup(file, old)).rejects.toThrow(message);
    expect((await logs(old)).get('AAA.0')).toEqual(['old']);
  });
});

test.skipIf(process.platform === 'win32')('nobody else can read the files, at any moment', async () => {
  const before = process.umask(0o022);
  onTestFinished(() => void process.umask(before));
  const modes = new Map<string, Set<string>>();
  const look = (path: string): void => {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode;
    if (mode === undefined) return;
    modes.set(path, (modes.get(path) ?? new Set()).add((mode & 0o777).toString(8)));
  };
  const place = name();
  const storage = await openSqlite(place);
  await storage.store.append('AAA.0', 0, ['4']);
  look(place);
  for (const entry of readdirSync(place)) look(join(place, entry));
  const copies = name();
  mkdirSync(copies);
  const watching = watch(copies, (_event, entry) => look(join(copies, entry!)));
  await backup(place, join(copies, 'backup'));
  await storage.close();
  look(join(copies, 'backup'));
  const elsewhere = name();
  await restoreBackup(join(copies, 'backup'), elsewhere);
  watching.close();
  for (const entry of readdirSync(elsewhere)) look(join(elsewhere, entry));
  const seen = [...modes].map(([path, found]) => [path, [...found]]);
  expect(seen.length).toBeGreaterThan(6);
  for (const [path, found] of seen) expect([path, found]).toEqual([path, [path === place ? '700' : '600']]);
});

test('a backup overwrites nothing, and needs something to copy', async () => {
  const place = name();
  await expect(backup(place, name())).rejects.toThrow(/nothing to back up/);
  await (await openSqlite(place)).close();
  const file = name();
  writeFileSync(file, 'precious');
  await expect(backup(place, file)).rejects.toThrow(/exists already/);
  expect(readFileSync(file, 'utf8')).toBe('precious');
  await expect(backup(place, join(folder, 'no', 'such', 'folder'))).rejects.toThrow(/Cannot copy/);
  expect(existsSync(join(folder, 'no'))).toBe(false);
});
