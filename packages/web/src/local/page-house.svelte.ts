// The house of this page, and the games in it.

import { Client, type ServerMessage, systemClock } from '@sevenfold/table';
import { nextTask } from '../browser/next-task.ts';
import { deviceDatabase } from '../storage/database.ts';
import { settings } from '../storage/settings.svelte.ts';
import { dialHouse, type LocalHouse, openHouse } from './house.ts';
import { findLocal, storeLocal, type LocalGame } from './local-game.ts';
import { Attempts } from '../attempts/attempts.ts';
import type { PlayOn } from './play-on.ts';
import { repairTable } from './table-repair.ts';
import { deviceShelf } from '../storage/shelf.ts';
import { type LocalSetup, startLocal } from './table-setup.ts';

let opened: LocalHouse | undefined;
const waiting = new Set<() => void>();
let behind = 0;
let waitFactor = 1;

export function localHouse(): LocalHouse {
  return (opened ??= openHouse({
    shelf: deviceShelf(),
    database: deviceDatabase,
    speed: () => settings.speed,
    waitFactor: () => waitFactor,
    shown,
  }));
}

function shown(): Promise<void> {
  return behind === 0 ? Promise.resolve() : new Promise((resolve) => waiting.add(resolve));
}

/** Called with how many beats the screen has yet to show and its factor for waiting times: bots wait, and keep pace. */
export function tellBehind(beats: number, factor = 1): void {
  behind = beats;
  waitFactor = factor;
  if (beats > 0) return;
  for (const resolve of waiting) resolve();
  waiting.clear();
}

export function storesGames(): boolean {
  return deviceShelf().persistent;
}

export function deviceAttempts(): Attempts {
  return new Attempts(deviceShelf());
}

/** Throws `SetupError` if the rules forbid it. */
export async function beginGame(setup: LocalSetup): Promise<LocalGame> {
  const game = await startLocal(localHouse(), setup);
  await nextTask();
  return game;
}

/** Goes on from a moment of another game. Throws `SetupError` if the rules forbid it. */
export async function beginFrom(setup: PlayOn): Promise<LocalGame> {
  const { playOn } = await import('./play-on.ts');
  return playOn(localHouse(), setup);
}

/** Undefined if there is no such game, or none that can be read. */
export function findLocalGame(code: string): LocalGame | undefined {
  const shelf = deviceShelf();
  const game = findLocal(shelf, code);
  return game !== undefined && repairTable(shelf, code) ? game : undefined;
}

/** For `WatchedClient`: the client of the people at this device. */
export function openLocal({
  code,
  token,
}: LocalGame): (changed: (message?: ServerMessage) => void) => Client {
  return (changed) =>
    new Client({ dial: dialHouse(localHouse().house), clock: systemClock, table: code, token, changed });
}

/** Undoes the last decision of the people here; false if there is none. */
export async function takeBackLast(code: string): Promise<boolean> {
  const { takeBack } = await import('./undo.ts');
  return takeBack(localHouse(), code);
}

export function noteCoach(code: string, number: number): void {
  const game = findLocal(deviceShelf(), code);
  if (game === undefined || game.coached?.includes(number)) return;
  storeLocal(deviceShelf(), { ...game, coached: [...(game.coached ?? []), number] });
}

export function wasCoached(code: string, number: number): boolean {
  return findLocal(deviceShelf(), code)?.coached?.includes(number) ?? false;
}

/** How often a decision of this game was undone. */
export function takeBacksOf(code: string, number: number): number {
  return findLocal(deviceShelf(), code)?.takeBacks[number] ?? 0;
}
