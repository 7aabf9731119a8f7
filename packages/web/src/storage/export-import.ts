// Everything this device stores as one file, and importing such a file: checked first, then merged on a copy, then stored
// whole or not at all. Files of older versions, with only the history or the score sheets, can be imported too.

import { parseRecord } from '@sevenfold/engine';
import { parseScoreLog, parseScores, ScoreFileError } from '@sevenfold/physical/scores';
import * as v from 'valibot';
import type { History } from './history.ts';
import { type Family, REGISTRY, type Stored, type StoredKey } from './registry.ts';
import { ScoreSheets } from './score-sheets.ts';
import { BrowserShelf, type Shelf } from './shelf.ts';
import { checkedStored, readStored, storedIds, writeStored } from './stored.ts';
import { TrackedGames } from './tracked-games.ts';
import { EXPORT_POLICY } from './export-policy.ts';

const FORMAT = 'sevenfold';
const VERSION = 1;
/** In characters. */
const LONGEST_FILE = 20_000_000;
/** In bytes. The size of a file is checked before the file is read. */
export const LARGEST_FILE = 4 * LONGEST_FILE;
const MOST_ENTRIES = 50_000;

export type ImportErrorCode =
  | 'tooLarge'
  | 'notJson'
  /** Another kind of file. */
  | 'notOurs'
  /** Written by a later version. */
  | 'newer'
  | 'damaged'
  /** The device refused to store it. */
  | 'noRoom';

/** Why a file is refused; `entry`: which entry of it is damaged, from 1. */
export class ImportError extends Error {
  readonly code: ImportErrorCode;
  readonly entry: number;

  constructor(code: ImportErrorCode, entry = 0) {
    super(code);
    this.name = 'ImportError';
    this.code = code;
    this.entry = entry;
  }
}

export interface ImportResult {
  /** Games of every kind that are new here, or longer than before. */
  readonly games: number;
  /** Whether anything else has changed. */
  readonly other: boolean;
}

type Name = keyof typeof REGISTRY;
type Entries = ReadonlyMap<StoredKey, unknown>;

const file = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  stored: v.record(v.string(), v.unknown()),
});

/** Everything that travels, as one text. What cannot be read stays where it is. */
export function exportEverything(shelf: Shelf, history: History, now: number): string {
  const stored: Record<string, unknown> = {};
  for (const name of Object.keys(REGISTRY) as Name[]) {
    if (EXPORT_POLICY[name] === 'stays') continue;
    if (name === 'game:')
      for (const game of history.list().filter(isPlayable)) stored[`game:${game.id}`] = game;
    for (const key of keysOf(name, shelf)) {
      const value = readStored(key, shelf, (read) => checkedGame(key, read));
      if (value !== undefined) stored[key] = value;
    }
  }
  const made = new Date(now).toISOString();
  return JSON.stringify({ format: FORMAT, version: VERSION, made, stored }, undefined, 1);
}

function keysOf(name: Name, shelf: Shelf): StoredKey[] {
  if (!name.endsWith(':')) return shelf.get(name) === undefined ? [] : [name];
  return storedIds(name as Family, shelf).map((id) => `${name as Family}${id}` as const);
}

/** Imports a file. Throws `ImportError` without changing anything. */
export async function importEverything(text: string, shelf: Shelf, history: History): Promise<ImportResult> {
  if (text.length > LONGEST_FILE) throw new ImportError('tooLarge');
  const entries = entriesOf(parsed(text));
  const trial = new BrowserShelf(undefined);
  for (const name of shelf.names('')) trial.set(name, shelf.get(name)!);
  const games = gamesIn(entries).filter(({ id }) => history.get(id) === undefined);
  const others = merge(entries, trial);
  const changed = trial.names('').filter((name) => isKnown(name) && trial.get(name) !== shelf.get(name));
  const before = new Map(changed.map((name) => [name, shelf.get(name)]));
  const isStored = storeTexts(new Map(changed.map((name) => [name, trial.get(name)!])), shelf);
  if (!isStored) throw new ImportError('noRoom');
  if (!(await history.add(...games))) {
    await history.remove(...games.map(({ id }) => id));
    restoreTexts(before, shelf);
    throw new ImportError('noRoom');
  }
  return { games: games.length + others, other: changed.some((name) => !/^(?:keep|track):/.test(name)) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new ImportError('notJson');
  }
}

/** The name in the registry of a key that a file may have. */
function nameOf(key: string): Name | undefined {
  const name = key.includes(':') && !(key in REGISTRY) ? key.slice(0, key.indexOf(':') + 1) : key;
  return Object.hasOwn(REGISTRY, name) && name.endsWith(':') === key.length > name.length
    ? (name as Name)
    : undefined;
}

function isKnown(key: string): boolean {
  const name = nameOf(key);
  return name !== undefined && EXPORT_POLICY[name] !== 'stays';
}

/** The checked entries of a file of any version, without unknown entries and those that never leave a device. */
function entriesOf(value: unknown): Entries {
  const given = Array.isArray(value) ? oldHistory(value) : (oldScores(value) ?? current(value));
  if (given.length > MOST_ENTRIES) throw new ImportError('tooLarge');
  const entries = new Map<StoredKey, unknown>();
  for (const [at, [key, entry]] of given.entries()) {
    if (!isKnown(key)) continue;
    try {
      entries.set(key as StoredKey, checkedGame(key, checkedStored(key as StoredKey, entry)));
    } catch {
      throw new ImportError('damaged', at + 1);
    }
  }
  return entries;
}

/** Checks more than the shape: whether a game can have been played like this. Throws if not. */
function checkedGame(key: string, value: unknown): unknown {
  if (key.startsWith('game:')) parseRecord(JSON.parse((value as Stored<'game:'>).record));
  if (key.startsWith('track:')) parseRecord((value as Stored<'track:'>).record);
  if (key.startsWith('keep:')) parseScoreLog(value);
  return value;
}

function current(value: unknown): [string, unknown][] {
  const read = v.safeParse(file, value);
  if (!read.success) throw new ImportError('notOurs');
  if (read.output.version > VERSION) throw new ImportError('newer');
  return Object.entries(read.output.stored);
}

/** A list of games, each with its record as an object. */
function oldHistory(games: readonly unknown[]): [string, unknown][] {
  return games.map((game, at) => {
    if (typeof game !== 'object' || game === null || !('id' in game) || typeof game.id !== 'string')
      throw new ImportError('damaged', at + 1);
    const { record } = game as { record?: unknown };
    const text = typeof record === 'string' ? record : JSON.stringify(record);
    return [`game:${game.id}`, Object.assign(game, { record: text })];
  });
}

/** The file of the score keeper; undefined if it is none. */
function oldScores(value: unknown): [string, unknown][] | undefined {
  if ((value as { format?: unknown } | null)?.format !== 'sevenfold-scores') return undefined;
  try {
    return parseScores(JSON.stringify(value)).map((log) => [`keep:${log.id}`, log]);
  } catch (error) {
    if (!(error instanceof ScoreFileError)) throw error;
    if (error.code === 'newer') throw new ImportError('newer');
    throw error.game === undefined ? new ImportError('notOurs') : new ImportError('damaged', error.game + 1);
  }
}

function gamesIn(entries: Entries): Stored<'game:'>[] {
  return [...entries].flatMap(([key, entry]) => (nameOf(key) === 'game:' ? [entry as Stored<'game:'>] : []));
}

function isPlayable({ record }: Stored<'game:'>): boolean {
  try {
    parseRecord(JSON.parse(record));
    return true;
  } catch {
    return false;
  }
}

/** Merges entries into what a shelf has; returns how many games with real cards are new or longer. */
function merge(entries: Entries, shelf: Shelf): number {
  const sheets = new ScoreSheets(shelf);
  const tracked = new TrackedGames(shelf);
  let count = 0;
  for (const [key, entry] of entries) {
    const name = nameOf(key)!;
    const policy = EXPORT_POLICY[name];
    if (name === 'game:') continue;
    if (name === 'keep:') count += Number(sheets.take(parseScoreLog(entry)) !== 'same');
    else if (name === 'track:') count += Number(tracked.take(entry as Stored<'track:'>));
    else if (typeof policy === 'function') writeMerged(key, policy as never, entry, shelf);
    else if (shelf.get(key) === undefined) writeStored(key, entry as never, shelf);
  }
  return count;
}

function writeMerged(
  key: StoredKey,
  policy: (here: unknown, file: unknown) => unknown,
  entry: unknown,
  shelf: Shelf,
): void {
  const here = shelf.get(key) === undefined ? undefined : readStored(key, shelf);
  writeStored(key, policy(here, entry) as never, shelf);
}

/** Stores texts under keys, or none of them if the device refuses one; returns whether they were stored. */
function storeTexts(texts: ReadonlyMap<string, string>, shelf: Shelf): boolean {
  const before = new Map([...texts.keys()].map((name) => [name, shelf.get(name)]));
  for (const [name, text] of texts) {
    if (shelf.set(name, text)) continue;
    restoreTexts(before, shelf);
    return false;
  }
  return true;
}

function restoreTexts(before: ReadonlyMap<string, string | undefined>, shelf: Shelf): void {
  for (const [name, text] of before) {
    if (text === undefined) shelf.remove(name);
    else shelf.set(name, text);
  }
}
