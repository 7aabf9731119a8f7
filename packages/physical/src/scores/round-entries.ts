import { deckCount, deckCounts, KINDS, type Options, parseMove } from '@sevenfold/engine';
import { isPossible, mostPoints } from './possible-points.ts';
import { hasDeclined, isFlip7 } from './score-entry.ts';
import type { PlayerId, ScoreEntry } from './score-sheet.ts';

/** A list, because it is quick to copy even with many players. */
type EntryList = readonly (readonly [PlayerId, ScoreEntry])[];

/**
 * The entries of one round, with a summary of what they require of the rules and the deck. The summary is updated entry
 * by entry, so that new rules can be checked against a round without reading its hands again.
 */
export interface RoundEntries {
  /** The newest last. */
  readonly entries: EntryList;
  /** How many of each kind of card lie in front of the players. */
  readonly cards: readonly number[];
  /** How many decks it takes to have these cards. */
  readonly decks: number;
  readonly flip7s: number;
  /** The most points entered without a Flip 7. */
  readonly highest: number;
  /** The points entered with a Flip 7; undefined if there is none, or if its cards were entered. */
  readonly seven: number | undefined;
  /** Busts of players who declined their Second Chance. */
  readonly declined: number;
}

export const NO_ENTRIES: RoundEntries = {
  entries: [],
  cards: Array<number>(KINDS).fill(0),
  decks: 0,
  flip7s: 0,
  highest: 0,
  seven: undefined,
  declined: 0,
};

const DECK = deckCounts(1);

export function entryFor({ entries }: RoundEntries, player: PlayerId): ScoreEntry | undefined {
  return entries.find(([id]) => id === player)?.[1];
}

/** The round with one entry changed or, for null, removed. */
export function withEntry(round: RoundEntries, player: PlayerId, after: ScoreEntry | null): RoundEntries {
  const before = entryFor(round, player);
  const others = before === undefined ? round.entries : round.entries.filter(([id]) => id !== player);
  const { cards, decks } = cardsWith(round, before, after);
  let { flip7s, highest, seven, declined } = round;
  if (before !== undefined) {
    if (hasDeclined(before)) declined--;
    if (isFlip7(before)) flip7s--;
    if (flip7s === 0) seven = undefined;
    if (highest > 0 && pointsIn(before) === highest) highest = highestOf(others, highest);
  }
  if (after !== null) {
    if (hasDeclined(after)) declined++;
    if (isFlip7(after)) {
      flip7s++;
      if ('points' in after) seven = after.points;
    }
    highest = Math.max(highest, pointsIn(after));
  }
  const entries = after === null ? others : [...others, [player, after] as const];
  return { entries, cards, decks, flip7s, highest, seven, declined };
}

/** What a round must not exceed. */
export interface EntryLimits {
  readonly decks: number;
  readonly highest: number;
  readonly declined: number;
  readonly isPossible: (seven: number) => boolean;
}

export function limitsOf(options: Options, players: number): EntryLimits {
  return {
    decks: deckCount(options, players),
    highest: mostPoints(options, players, false),
    declined: options.secondChance === 'ask' ? Infinity : 0,
    isPossible: (seven) => isPossible(seven, options, players, true),
  };
}

/** Whether entries that are each possible are also possible together. */
export function fits(
  { decks, flip7s, highest, seven, declined }: RoundEntries,
  limits: EntryLimits,
): boolean {
  return (
    decks <= limits.decks &&
    flip7s <= 1 &&
    highest <= limits.highest &&
    declined <= limits.declined &&
    (seven === undefined || limits.isPossible(seven))
  );
}

function cardsWith(
  round: RoundEntries,
  before: ScoreEntry | undefined,
  after: ScoreEntry | null,
): Pick<RoundEntries, 'cards' | 'decks'> {
  const [removed, added] = [cardsIn(before), cardsIn(after ?? undefined)];
  if (removed.length + added.length === 0) return round;
  const cards = round.cards.slice();
  for (const token of removed) cards[parseMove(token)!]!--;
  for (const token of added) cards[parseMove(token)!]!++;
  let decks = 0;
  for (let kind = 0; kind < KINDS; kind++) decks = Math.max(decks, Math.ceil(cards[kind]! / DECK[kind]!));
  return { cards, decks };
}

function cardsIn(entry: ScoreEntry | undefined): readonly string[] {
  return entry !== undefined && 'cards' in entry ? entry.cards : [];
}

/** The most points among the entries; stops looking once they reach `most`. */
function highestOf(entries: EntryList, most: number): number {
  let highest = 0;
  for (const [, entry] of entries) {
    highest = Math.max(highest, pointsIn(entry));
    if (highest === most) break;
  }
  return highest;
}

function pointsIn(entry: ScoreEntry): number {
  return 'points' in entry && entry.flip7 !== true ? entry.points : 0;
}
