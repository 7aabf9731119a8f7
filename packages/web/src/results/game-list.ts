// All finished games of this device in one list: those of the history, tracked games and score sheets. Each stays where
// it is stored; nothing is copied, so deleting one kind never damages another.

import { type GameRecord, makeRecord, parseRecord } from '@sevenfold/engine';
import type { ScoreLog } from '@sevenfold/physical/scores';
import { recordResult } from './record-result.ts';
import type { GameResult } from './result.ts';
import { sheetResult } from './sheet-result.ts';
import { isByName, yourSeat } from './your-seat.ts';
import { deviceHistory, type History, type StoredGame } from '../storage/history.ts';
import { nameKey } from '@sevenfold/engine/name-key';
import { deviceOwnNames, type OwnNames } from '../storage/own-names.ts';
import { newestFirst } from '../storage/stored.ts';
import { deviceSheets, type ScoreSheets } from '../storage/score-sheets.ts';
import { deviceTrackedGames, type TrackedGame, type TrackedGames } from '../storage/tracked-games.ts';

export interface Sources {
  readonly history: History;
  readonly tracked: TrackedGames;
  readonly sheets: ScoreSheets;
  readonly own: OwnNames;
}

export async function deviceSources(settingsName: string): Promise<Sources> {
  return {
    history: await deviceHistory(),
    tracked: deviceTrackedGames(),
    sheets: deviceSheets(),
    own: deviceOwnNames(settingsName),
  };
}

/** Where a game is stored, to delete it there or bring it back. */
type Origin =
  | { readonly from: 'history'; readonly stored: StoredGame }
  | { readonly from: 'track'; readonly tracked: TrackedGame; readonly copy: StoredGame | undefined }
  | { readonly from: 'keep'; readonly log: ScoreLog };

export interface ListedGame {
  readonly id: string;
  readonly way: StoredGame['way'];
  readonly ended: number;
  readonly origin: Origin;
  /** Undefined for score sheets, and if it cannot be read. */
  readonly record: GameRecord | undefined;
  /** Undefined if it cannot be read, or is not over. */
  readonly result: GameResult | undefined;
}

/** Every finished game, the newest first. */
export function listGames(sources: Sources): ListedGame[] {
  const { sheets, own } = sources;
  return sorted([...recorded(sources), ...sheets.list().flatMap((log) => fromSheet(log, own) ?? [])]);
}

/** The games that can be replayed, the newest first. */
export function listRecorded(sources: Omit<Sources, 'sheets'>): ListedGame[] {
  return sorted(recorded(sources));
}

function recorded({ history, tracked, own }: Omit<Sources, 'sheets'>): ListedGame[] {
  const stored = history.list();
  const known = new Map(stored.map((game) => [game.id, game]));
  const inTracker = tracked.list();
  const trackedIds = new Set(inTracker.map(({ id }) => id));
  return [
    // Older versions also copied tracked games into the history.
    ...stored.filter(({ id }) => !trackedIds.has(id)).map((game) => fromHistory(game, own)),
    ...inTracker.flatMap((game) => fromTracker(game, known.get(game.id), own) ?? []),
  ];
}

function sorted(games: ListedGame[]): ListedGame[] {
  return newestFirst(games, ({ ended }) => ended);
}

function fromHistory(stored: StoredGame, own: OwnNames): ListedGame {
  const { id, way, started, ended, bots, yours } = stored;
  const { record, result } = replayed(id, stored.record, recordOf, (found) =>
    recordResult(found, { id, way, started, ended, bots, you: undefined }),
  );
  const you = yourSeat(way, result?.lines ?? [], yours, own);
  return {
    id,
    way,
    ended,
    origin: { from: 'history', stored },
    record,
    result: result && { ...result, ended, you },
  };
}

/** Undefined while it is being played. */
function fromTracker(
  tracked: TrackedGame,
  copy: StoredGame | undefined,
  own: OwnNames,
): ListedGame | undefined {
  const { id, started, changed: ended, record } = tracked;
  const { result } = replayed(
    id,
    makeRecord(record),
    () => record,
    (found) => recordResult(found, { id, way: 'track', started, ended, bots: [], you: undefined }),
  );
  if (result === undefined) return undefined;
  const you = yourSeat('track', result.lines, [], own);
  return {
    id,
    way: 'track',
    ended,
    origin: { from: 'track', tracked, copy },
    record,
    result: { ...result, ended, you },
  };
}

/** Undefined while it is being played. */
function fromSheet(log: ScoreLog, own: OwnNames): ListedGame | undefined {
  const result = sheetResult(log);
  if (result === undefined) return undefined;
  const you = yourSeat('keep', result.lines, [], own);
  const { id, ended } = result;
  return {
    id,
    way: 'keep',
    ended,
    origin: { from: 'keep', log },
    record: undefined,
    result: { ...result, you },
  };
}

/** The finished ones among these sheets. */
export function sheetResults(logs: readonly ScoreLog[], own: OwnNames): GameResult[] {
  return logs.flatMap((log) => fromSheet(log, own)?.result ?? []);
}

function recordOf(text: string): GameRecord | undefined {
  try {
    return parseRecord(JSON.parse(text));
  } catch {
    return undefined;
  }
}

interface Replayed {
  readonly text: string;
  readonly record: GameRecord | undefined;
  readonly result: GameResult | undefined;
}

/** Games that were replayed before, by id: after a change to the list only what is new is replayed. */
const cache = new Map<string, Replayed>();

function replayed(
  id: string,
  text: string,
  read: (text: string) => GameRecord | undefined,
  resultOf: (record: GameRecord) => GameResult | undefined,
): Replayed {
  const before = cache.get(id);
  if (before?.text === text) return before;
  const record = read(text);
  const fresh = { text, record, result: record && resultOf(record) };
  cache.set(id, fresh);
  return fresh;
}

/** Names of people in games where only a name says who is who, the most frequent first. */
export function namesIn(games: readonly ListedGame[]): string[] {
  const found = new Map<string, { name: string; games: number }>();
  for (const { way, result } of games) {
    if (result === undefined || !isByName(way)) continue;
    for (const { name, bot } of result.lines) {
      if (bot !== '') continue;
      const known = found.get(nameKey(name)) ?? { name, games: 0 };
      found.set(nameKey(name), known);
      known.games++;
    }
  }
  return [...found.values()].sort((a, b) => b.games - a.games).map(({ name }) => name);
}
