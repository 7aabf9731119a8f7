// Full disks and damaged files.

import { execFileSync } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databaseFile } from '../../src/storage/data-folder.ts';
import { openSqlite, type Storage } from '../../src/storage/storage.ts';
import { ask, startTestServer, until } from '../helpers/test-server.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'sevenfold-trouble-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

async function open(place: string): Promise<Storage> {
  const storage = await openSqlite(place);
  onTestFinished(() => storage.close());
  return storage;
}

/** A disk of one megabyte; `undefined` where mounting is not allowed. */
function smallDisk(): string | undefined {
  const place = mkdtempSync(join(tmpdir(), 'sevenfold-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'none', place], { stdio: 'ignore' });
    return place;
  } catch {
    rmSync(place, { recursive: true });
    return undefined;
  }
}

const disk = process.platform === 'linux' ? smallDisk() : undefined;
if (disk === undefined) console.warn('Skipped: a full disk needs the right to mount one.');

describe.skipIf(disk === undefined)('a full disk', () => {
  test('is seen by /ready, loses nothing, and is over as soon as there is room', async () => {
    onTestFinished(() => {
      execFileSync('umount', ['--lazy', disk!]);
      rmSync(disk!, { recursive: true });
    });
    const { store, ...storage } = await openSqlite(disk!);
    const server = await startTestServer({}, { storage: { store, ...storage } });
    const isReady = async (): Promise<number> => (await ask(`${server.url}/ready`)).status;
    await store.append('AAA.1', 0, ['4']);
    expect(await isReady()).toBe(200);
    fill(join(disk!, 'filler'));
    await expect(storage.ready()).rejects.toThrow(/full/);
    await until(async () => (await isReady()) === 503, 'the server is not ready');
    let refused = 0;
    for (let n = 1; n < 20; n++)
      refused += await store.append('AAA.1', 1, ['5']).then(
        () => 0,
        () => 1,
      );
    expect(refused).toBe(19);
    expect(await store.read('AAA.1', 0)).toEqual(['4']);
    rmSync(join(disk!, 'filler'));
    await until(async () => (await isReady()) === 200, 'the server is ready again');
    await store.append('AAA.1', 1, ['6']);
    expect(await store.read('AAA.1', 0)).toEqual(['4', '6']);
  });
});

/** Writes until nothing more fits. */
function fill(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    for (const piece of [Buffer.alloc(4096), Buffer.alloc(1)]) for (;;) if (!writes(descriptor, piece)) break;
  } finally {
    closeSync(descriptor);
  }
}

function writes(descriptor: number, piece: Buffer): boolean {
  try {
    return writeSync(descriptor, piece) > 0;
  } catch {
    return false;
  }
}

/** Bytes of a page, and how a leaf of an index begins. */
const PAGE = 4096;
const LEAF = 0x0a;

/** A closed database, with everything in its main file. */
async function stored(): Promise<string> {
  const place = folder();
  const { store, sheets, ...storage } = await openSqlite(place);
  for (let game = 0; game < 200; game++) await store.append(`AAA.${game}`, 0, ['@'.repeat(500)]);
  await sheets.create('b', 'key', '{}');
  await storage.close();
  return place;
}

describe('a damaged database', () => {
  test('is not ready, although its pages are cached and a row can still be written', async () => {
    const place = await stored();
    const storage = await open(place);
    await storage.ready();
    expect(await storage.store.read('AAA.1', 0)).toHaveLength(1);
    const file = databaseFile(place);
    const descriptor = openSync(file, 'r+');
    writeSync(descriptor, Buffer.alloc(statSync(file).size - 4096, 0x5a), 0, undefined, 4096);
    closeSync(descriptor);
    await expect(storage.ready()).rejects.toThrow(/malformed|not a database/);
  });

  test('is no longer ready once any query has met the damage', async () => {
    const place = await stored();
    const file = databaseFile(place);
    // Leaves of the index that holds the logs, in the middle: reading the ends of a table does not touch them.
    const bytes = readFileSync(file);
    const leaves = Array.from({ length: bytes.length / PAGE }, (_, page) => page * PAGE).filter((start) => {
      const page = bytes.subarray(start, start + PAGE);
      return page[0] === LEAF && page.includes('@'.repeat(100));
    });
    const descriptor = openSync(file, 'r+');
    for (const start of leaves.slice(leaves.length / 3, (2 * leaves.length) / 3))
      writeSync(descriptor, Buffer.alloc(PAGE, 0x5a), 0, undefined, start);
    closeSync(descriptor);
    const storage = await open(place);
    const reads = Array.from({ length: 200 }, (_, game) => storage.store.read(`AAA.${game}`, 0));
    const failed = (await Promise.allSettled(reads)).filter(({ status }) => status === 'rejected');
    expect(failed.length).toBeGreaterThan(0);
    await expect(storage.ready()).rejects.toThrow(/malformed/);
  });

  test('is not ready when its file is gone', async () => {
    const place = await stored();
    const storage = await open(place);
    await storage.ready();
    rmSync(databaseFile(place));
    await expect(storage.ready()).rejects.toThrow(/unable to open/);
    writeFileSync(databaseFile(place), '');
    await expect(storage.ready()).rejects.toThrow(/no such table|malformed|not a database/);
  });
});
