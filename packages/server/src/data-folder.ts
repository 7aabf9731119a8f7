import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import { NEWEST, tablesAt } from './migrations.ts';

/** Marks a file as ours, in the place that SQLite has for that. */
export const APPLICATION = 0x37_46_4c_44;

/** More than any file has: a copy in one go, which sees one moment; in parts it would begin again after each move. */
const ALL_PAGES = 2 ** 31 - 1;

/** Held here, because one that nobody refers to any more would be closed by the garbage collector. */
const locks = new Set<DatabaseSync>();

export function databaseFile(folder: string): string {
  return join(folder, 'sevenfold.db');
}

/**
 * Makes a folder if there is none, and takes it for this process until the returned function is called or the process
 * dies, however it dies: the system forgets the lock of a file with it.
 */
export function takeFolder(folder: string): () => void {
  let lock: DatabaseSync;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, 'sevenfold.lock');
    makePrivate(file);
    lock = new DatabaseSync(file, { timeout: 1000 });
  } catch (error) {
    throw new Error(`Cannot write to the data folder ${resolve(folder)}: ${messageOf(error)}.`, {
      cause: error,
    });
  }
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw new Error(
      `Another server is using the data folder ${resolve(folder)}. Stop it, or give this one a folder of its own.`,
      { cause: error },
    );
  }
  locks.add(lock);
  return () => {
    if (locks.delete(lock)) lock.close();
  };
}

/** Copies what a folder holds at this moment into a new file, while a server goes on writing. */
export async function backup(folder: string, file: string): Promise<void> {
  if (!existsSync(databaseFile(folder)))
    throw new Error(`There is nothing to back up in ${resolve(folder)}: it holds no sevenfold.db.`);
  if (existsSync(file)) throw new Error(`${file} exists already. Choose another name, or move it away.`);
  await copy(databaseFile(folder), file);
}

/**
 * Puts a backup into a folder that no server is using. What the folder held before is not overwritten but renamed; gives
 * its new name, if there was any.
 */
export async function restore(file: string, folder: string): Promise<string | undefined> {
  check(file);
  const leave = takeFolder(folder);
  try {
    const target = databaseFile(folder);
    const part = `${target}.part`;
    await copy(file, part);
    let aside: string | undefined;
    if (existsSync(target)) {
      aside = join(folder, `sevenfold-until-${new Date().toISOString().replaceAll(':', '-')}.db`);
      // What is written but not yet in the main file stands beside it, and belongs to it by its name.
      for (const end of ['', '-wal', '-shm'])
        if (existsSync(target + end)) renameSync(target + end, aside + end);
    }
    renameSync(part, target);
    syncFile(folder);
    return aside;
  } finally {
    leave();
  }
}

/** Throws unless a file is a whole backup that this version can read. */
function check(file: string): void {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const application = database.prepare('pragma application_id').get()?.['application_id'];
    if (application !== APPLICATION) throw new Error('it was not made by Sevenfold');
    // First of all: what is looked into below must be a table, not a view that never ends.
    const [strange] = namesIn(database, 'view', 'trigger');
    if (strange !== undefined) throw new Error(`it holds ${strange}, which Sevenfold has not put there`);
    const version = Number(
      database.prepare('select max(version) as version from migrations').get()?.['version'],
    );
    if (version > NEWEST)
      throw new Error(
        `it was made by a newer Sevenfold (version ${version} of the data; this one knows ${NEWEST})`,
      );
    const tables = namesIn(database, 'table');
    const missing = tablesAt(version).find((table) => !tables.includes(table));
    if (missing !== undefined) throw new Error(`it is not whole: ${missing} is missing`);
    const verdict = database.prepare('pragma quick_check(1)').get()?.['quick_check'];
    if (verdict !== 'ok') throw new Error(`it is damaged: ${String(verdict)}`);
  } catch (error) {
    throw new Error(`${file} cannot be restored: ${messageOf(error)}.`, { cause: error });
  } finally {
    database.close();
  }
}

function namesIn(database: DatabaseSync, ...types: readonly string[]): string[] {
  const all = database.prepare('select name, type from sqlite_schema').all();
  return all.filter(({ type }) => types.includes(String(type))).map(({ name }) => String(name));
}

/** Under another name until it is whole, so that no half of a copy is ever taken for one. */
async function copy(from: string, to: string): Promise<void> {
  const unfinished = `${to}.unfinished`;
  const database = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    // What a dead process has left may belong to anybody.
    rmSync(unfinished, { force: true });
    makePrivate(unfinished);
    await copyDatabase(database, unfinished, { rate: ALL_PAGES });
    syncFile(unfinished);
    renameSync(unfinished, to);
    syncFile(dirname(to));
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new Error(`Cannot copy ${from} to ${to}: ${messageOf(error)}.`, { cause: error });
  } finally {
    database.close();
  }
}

/** Makes an empty file that only its owner can read, unless there is one; SQLite would let everybody read it. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}

function syncFile(path: string): void {
  // Windows does not open folders, and needs no such care.
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
