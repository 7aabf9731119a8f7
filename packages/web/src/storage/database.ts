// What is too much for `localStorage`: finished games, the logs of circles, and reviews. Never throws: what the device
// refuses to store lasts as long as the page.

import type { ReviewedPosition } from '@sevenfold/bots/review';
import { loadPart } from '../browser/load-part.ts';
import type { StoredGame } from './history.ts';
import type { Stored } from './registry.ts';
import { deviceShelf } from './shelf.ts';

/** Older than most of what it holds. */
export const DATABASE = 'sevenfold-reviews';

export interface StoredReview {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly made: number;
  readonly positions: readonly ReviewedPosition[];
}

export interface StoredLog {
  /** The ID of a circle. */
  readonly id: string;
  readonly log: Stored<'circle-log:'>;
}

export interface Collection<Value extends { readonly id: string }> {
  get(id: string): Promise<Value | undefined>;
  all(): Promise<Value[]>;
  /** All of these, or none; returns false if the device has refused to store them. */
  put(values: readonly Value[]): Promise<boolean>;
  remove(ids: readonly string[]): Promise<void>;
}

export interface Database {
  /** False if all of it lasts as long as the page. */
  readonly persistent: boolean;
  readonly games: Collection<StoredGame>;
  readonly logs: Collection<StoredLog>;
  readonly reviews: Collection<StoredReview>;
}

let opened: Promise<Database> | undefined;

/** The database of this device, with what older versions stored elsewhere. */
export function deviceDatabase(): Promise<Database> {
  return (opened ??= open());
}

/** Fetched when first needed, which is not in the first round of a game. */
async function open(): Promise<Database> {
  const { openDatabase } = await loadPart(() => import('./indexed-database.ts'));
  return openDatabase(deviceShelf());
}
