import { BOT_RATINGS, CHARACTER_LEVELS } from '@sevenfold/bots';
import type { WaitingPlace } from './waiting-store.ts';

/** People who play together, and how many bots with them. */
export interface MatchGroup {
  readonly people: readonly WaitingPlace[];
  readonly bots: readonly string[];
}

/** Nobody gets a table before this many milliseconds, so that there are several people to choose from. */
const FIRST = 2_000;
/** After this many milliseconds someone plays with anyone who waits, however far apart their ratings are. */
const ANYONE = 8_000;
/** After this many milliseconds someone plays with bots. */
const BOTS = 20_000;
/** How far apart the ratings at one table may be at first. */
const REACH = 100;
/** By how much that grows with each second of waiting. */
const REACH_A_SECOND = 50;
/** Seats at a table. */
const SEATS = 4;
/** Seats that a table may have if otherwise someone were left over. */
const MOST_SEATS = 6;
/** How many of those nearest in rating are considered, so that people of one address can be kept apart. */
const LOOKED_AT = 12;

/** Who gets a table now. Those who have waited longest choose first, and get those nearest to them in rating. */
export function matchGroups(places: readonly WaitingPlace[], now: number): MatchGroup[] {
  const groups: MatchGroup[] = [];
  let free = places.toSorted((one, other) => one.rating - other.rating || order(one, other));
  for (const first of places.toSorted(order)) {
    const waited = now - first.since;
    if (waited < FIRST) break;
    if (!free.includes(first)) continue;
    const reach = waited >= ANYONE ? Infinity : REACH + (REACH_A_SECOND * waited) / 1000;
    const people = companyFor(first, free, reach);
    const isEnough = people.length >= SEATS || (people.length > 1 && waited >= ANYONE);
    if (!isEnough && waited < BOTS) continue;
    const seated = isEnough ? people : [first];
    const bots = isEnough && !isSameHome(seated) ? 0 : SEATS - seated.length;
    groups.push({ people: seated, bots: charactersNear(first.rating, bots) });
    free = free.filter((one) => !seated.includes(one));
  }
  return groups;
}

/** A game of two people at one address is not rated; with bots in between, it counts for each of them. */
function isSameHome(people: readonly WaitingPlace[]): boolean {
  return people.length === 2 && people[0]!.origin === people[1]!.origin;
}

/** The characters, the one nearest in strength first. */
export function charactersNear(rating: number, count: number): string[] {
  const distance = (name: string): number => Math.abs(BOT_RATINGS[name]! - rating);
  return Object.keys(CHARACTER_LEVELS)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, count);
}

/** Someone and those nearest to them, at most one table. */
function companyFor(first: WaitingPlace, free: readonly WaitingPlace[], reach: number): WaitingPlace[] {
  const near = nearest(first, free).filter(({ rating }) => Math.abs(rating - first.rating) <= reach);
  // A table of five or six, rather than one or two people who are left over.
  if (free.length <= MOST_SEATS && near.length === free.length - 1) return [first, ...near];
  const people = [first];
  const isNew = ({ origin }: WaitingPlace): boolean => !people.some((one) => one.origin === origin);
  const add = (candidates: readonly WaitingPlace[]): void => {
    for (const one of candidates) if (people.length < SEATS && isNew(one)) people.push(one);
  };
  add(near);
  const rest = near.filter((one) => !people.includes(one));
  return [...people, ...rest.slice(0, SEATS - people.length)];
}

/** `free` is sorted by rating. */
function nearest(first: WaitingPlace, free: readonly WaitingPlace[]): WaitingPlace[] {
  const at = free.indexOf(first);
  const around = free.slice(Math.max(0, at - LOOKED_AT), at + LOOKED_AT + 1);
  return around
    .filter((one) => one !== first)
    .sort((one, other) => Math.abs(one.rating - first.rating) - Math.abs(other.rating - first.rating))
    .slice(0, LOOKED_AT);
}

function order(one: WaitingPlace, other: WaitingPlace): number {
  return one.since - other.since || (one.person < other.person ? -1 : 1);
}
