// The dates of daily decks (UTC, as 2026-11-15): one deck for everyone on a date, which the server deals card by card.

import { dailyDate, FINISHING_TIME } from '@sevenfold/table';

const SERVED = /^served (\d{4}-\d{2}-\d{2})$/;
const SEEDED = /^day (\d{4}-\d{2}-\d{2})$/;

export function dayBefore(date: string): string {
  return dailyDate(Date.parse(`${date}T00:00:00Z`) - 86_400_000);
}

/** Whether an attempt at the deck of a date can still be finished. */
export function canFinish(date: string, now = Date.now()): boolean {
  return date === dailyDate(now) || date === dailyDate(now - FINISHING_TIME);
}

/** What a game with the deck of a date has instead of a secret, which only the server knows. */
export function servedSecret(date: string): string {
  return `served ${date}`;
}

/** The date whose cards the server deals; undefined if the game is not of a daily deck. */
export function servedDateOf(secret: string): string | undefined {
  return SERVED.exec(secret)?.[1];
}

/** The date that all cards followed from, in a game that an older version began. */
export function seededDateOf(secret: string): string | undefined {
  return SEEDED.exec(secret)?.[1];
}

/** FNV-1a: neighbouring dates give unrelated seeds. */
export function legacySeedOf(date: string): number {
  let hash = 0x811c9dc5;
  for (const letter of date) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}
