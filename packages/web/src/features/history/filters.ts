// Which games are shown. The filters are in the address, so that going back, reloading and sharing a link show the same.

import type { BoxId } from '@sevenfold/physical/scores';
import type { ListedGame } from '../../results/game-list.ts';
import { BOXES } from '../../results/boxes.ts';
import type { GameResult } from '../../results/result.ts';
import { nameKey } from '@sevenfold/engine/name-key';

export interface Filters {
  readonly way: GameResult['way'] | 'all';
  readonly box: BoxId | 'all';
  /** The key of someone's name, or nothing. */
  readonly with: string;
  readonly result: 'all' | 'won' | 'lost';
  /** Days up to now, or a year. */
  readonly period: 'all' | '7d' | '30d' | `${number}`;
}

export const NO_FILTERS: Filters = { way: 'all', box: 'all', with: '', result: 'all', period: 'all' };

const DAY = 86_400_000;

/** Reads the filters from an address; unknown values are ignored. */
export function filtersIn(query: URLSearchParams, ways: readonly GameResult['way'][]): Filters {
  const { way, box, result, period } = Object.fromEntries(query);
  return {
    way: ways.find((each) => each === way) ?? 'all',
    box: (Object.keys(BOXES) as BoxId[]).find((each) => each === box) ?? 'all',
    with: query.get('with')?.slice(0, 60) ?? '',
    result: result === 'won' || result === 'lost' ? result : 'all',
    period: isPeriod(period) ? period : 'all',
  };
}

function isPeriod(text: string | undefined): text is Filters['period'] {
  return text === '7d' || text === '30d' || (text !== undefined && /^20\d\d$/.test(text));
}

/** The query of an address with these filters; everything else in it stays. */
export function withFilters(query: URLSearchParams, filters: Filters): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(filters)) {
    if (value === NO_FILTERS[name as keyof Filters]) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export function isShown(game: ListedGame, filters: Filters, now: number): boolean {
  const { way, box, result: wanted, period } = filters;
  const { result } = game;
  return (
    (way === 'all' || game.way === way) &&
    (box === 'all' || (result?.box ?? 'flip7') === box) &&
    (filters.with === '' || plays(result, filters.with)) &&
    (wanted === 'all' || outcomeOf(result) === wanted) &&
    isWithin(game.ended, period, now)
  );
}

function plays(result: GameResult | undefined, key: string): boolean {
  return result?.lines.some(({ name }, seat) => seat !== result.you && nameKey(name) === key) === true;
}

function outcomeOf(result: GameResult | undefined): 'won' | 'lost' | undefined {
  if (result?.you === undefined) return undefined;
  return result.lines[result.you]!.won ? 'won' : 'lost';
}

function isWithin(time: number, period: Filters['period'], now: number): boolean {
  if (period === 'all') return true;
  if (period === '7d' || period === '30d') return time > now - Number.parseInt(period, 10) * DAY;
  return new Date(time).getFullYear() === Number(period);
}

/** Everyone you have played with, the most frequent first: their keys and names. */
export function companionsIn(
  games: readonly ListedGame[],
): { readonly key: string; readonly name: string }[] {
  const found = new Map<string, { key: string; name: string; games: number }>();
  for (const { result } of games) {
    if (result === undefined) continue;
    for (const [seat, { name }] of result.lines.entries()) {
      if (seat === result.you) continue;
      const key = nameKey(name);
      const known = found.get(key) ?? { key, name, games: 0 };
      found.set(key, known);
      known.games++;
    }
  }
  return [...found.values()].sort((a, b) => b.games - a.games);
}

/** The years in which games ended, the latest first. */
export function yearsIn(games: readonly ListedGame[]): `${number}`[] {
  const years = new Set(games.map(({ ended }) => new Date(ended).getFullYear()));
  return [...years].sort((a, b) => b - a).map((year) => `${year}` as const);
}
