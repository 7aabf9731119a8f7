import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import { NEWEST, tablesAt } from './migrations.ts';

/** Marks a file as ours, as SQLite's `application_id`. */
export const APPLICATION = 0x37_46_4c_44;

/** More pages than any file has, because a backup that is copied in parts would start again after every move. */
const ALL_PAGES = 2 ** 31 - 1;

/** Kept here so that the garbage collector does not close them. */
const locks = new Set<DatabaseSync>();

export function databaseFile(folder: string): string {
  return join(folder, 'sevenfold.db');
}

/**
 * Creates a folder if necessary, and reserves it for this process until the returned function is called or the process
 * ends: the system then releases the file lock.
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

/** Copies the database of a folder, as it is at one moment, into a new file while a server may be running. */
export async function backup(folder: string, file: string): Promise<void> {
  if (!existsSync(databaseFile(folder)))
    throw new Error(`There is nothing to back up in ${resolve(folder)}: it holds no sevenfold.db.`);
  if (existsSync(file)) throw new Error(`${file} exists already. Choose another name, or move it away.`);
  await copy(databaseFile(folder), file);
}

/**
 * Puts a backup into a folder that no server is using. A database that was there is renamed; returns its new name.
 */
export async function restoreBackup(file: string, folder: string): Promise<string | undefined> {
  checkBackup(file);
  const leave = takeFolder(folder);
  try {
    const target = databaseFile(folder);
    const part = `${target}.part`;
    await copy(file, part);
    let aside: string | undefined;
    if (existsSync(target)) {
      aside = join(folder, `sevenfold-until-${new Date().toISOString().replaceAll(':', '-')}.db`);
      // Recent writes are in files beside the database that belong to it by name.
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
function checkBackup(file: string): void {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const application = database.prepare('pragma application_id').get()?.['application_id'];
    if (application !== APPLICATION) throw new Error('it was not made by Sevenfold');
    // Views are refused first, because a table that is read below could be a view that never ends.
    const [strange] = sqlNames(database, 'view', 'trigger');
    if (strange !== undefined) throw new Error(`it contains ${strange}, which Sevenfold did not create`);
    const version = Number(
      database.prepare('select max(version) as version from migrations').get()?.['version'],
    );
    if (version > NEWEST)
      throw new Error(
        `it was made by a newer Sevenfold (version ${version} of the data; this one knows ${NEWEST})`,
      );
    const tables = sqlNames(database, 'table');
    const missing = tablesAt(version).find((table) => !tables.includes(table));
    if (missing !== undefined) throw new Error(`the table ${missing} is missing`);
    const verdict = database.prepare('pragma quick_check(1)').get()?.['quick_check'];
    if (verdict !== 'ok') throw new Error(`it is damaged: ${String(verdict)}`);
  } catch (error) {
    throw new Error(`${file} cannot be restored: ${messageOf(error)}.`, { cause: error });
  } finally {
    database.close();
  }
}

function sqlNames(database: DatabaseSync, ...types: readonly string[]): string[] {
  const all = database.prepare('select name, type from sqlite_schema').all();
  return all.filter(({ type }) => types.includes(String(type))).map(({ name }) => String(name));
}

/** Copies under another name until the copy is complete, so that half of it is never mistaken for the whole. */
async function copy(from: string, to: string): Promise<void> {
  const unfinished = `${to}.unfinished`;
  const database = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    // A leftover of another process may have other permissions.
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

/** Creates an empty file, if there is none, that only its owner can read; SQLite would let everyone read it. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}

function syncFile(path: string): void {
  // Windows cannot open folders, and does not need to.
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
