import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveContract, storeContract } from '@sevenfold/table/contracts';
import { afterAll, onTestFinished } from 'vitest';
import { openSqlite, type Storage } from '../src/storage.ts';
import { boardsContract } from './contracts/boards.ts';

const folder = mkdtempSync(join(tmpdir(), 'sevenfold-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));
let folders = 0;

async function open(): Promise<Storage> {
  const storage = await openSqlite(join(folder, String(folders++)));
  onTestFinished(() => storage.close());
  return storage;
}

storeContract('SQLite', async () => (await open()).store);
archiveContract('SQLite', open);
boardsContract('SQLite', async () => (await open()).boards);
