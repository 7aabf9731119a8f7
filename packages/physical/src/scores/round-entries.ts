import type { Scoring } from './boxes/box.ts';
import { type EntryList, isFlip7 } from './score-entry.ts';
import type { PlayerId, PointsEntry, ScoreEntry } from './score-sheet.ts';

/**
 * The entries of one round, with a summary of what they require of the rules and the deck. The summary is updated entry
 * by entry, so that new rules can be checked against a round without reading its hands again.
 */
export interface RoundEntries {
  /** The newest last; a list, because it is quick to copy even with many players. */
  readonly entries: EntryList;
  /** How many of each card lie in front of the players. */
  readonly cards: ReadonlyMap<string, number>;
  /** How many decks these cards need. */
  readonly decks: number;
  readonly flip7s: number;
  /** The most points entered without a Flip 7. */
  readonly highest: number;
  /** The fewest points entered, if below 0. */
  readonly lowest: number;
  /** The points entered with a Flip 7; undefined if there is none, or if its cards were entered. */
  readonly seven: PointsEntry | undefined;
  /** Entries that are only possible with the option of the box. */
  readonly optional: number;
}

export const NO_ENTRIES: RoundEntries = {
  entries: [],
  cards: new Map(),
  decks: 0,
  flip7s: 0,
  highest: 0,
  lowest: 0,
  seven: undefined,
  optional: 0,
};

function entryFor({ entries }: RoundEntries, player: PlayerId): ScoreEntry | undefined {
  return entries.find(([id]) => id === player)?.[1];
}

/** The round with one entry changed or, for null, removed; `scoring` counts the others alike. */
export function withEntry(
  round: RoundEntries,
  player: PlayerId,
  after: ScoreEntry | null,
  scoring: Scoring,
): RoundEntries {
  const { box } = scoring;
  const before = entryFor(round, player);
  const others = before === undefined ? round.entries : round.entries.filter(([id]) => id !== player);
  const { cards, decks } = cardsWith(round, before, after, scoring);
  let { flip7s, highest, lowest, seven, optional } = round;
  if (before !== undefined) {
    if (box.needsOption(before)) optional--;
    if (isFlip7(before, scoring)) flip7s--;
    if (flip7s === 0) seven = undefined;
    const points = pointsIn(before);
    if (points !== 0 && (points === highest || points === lowest)) [lowest, highest] = rangeIn(others, round);
  }
  if (after !== null) {
    if (box.needsOption(after)) optional++;
    if (isFlip7(after, scoring)) {
      flip7s++;
      if ('points' in after) seven = after;
    }
    highest = Math.max(highest, pointsIn(after));
    lowest = Math.min(lowest, pointsIn(after));
  }
  const entries = after === null ? others : [...others, [player, after] as const];
  return { entries, cards, decks, flip7s, highest, lowest, seven, optional };
}

/** What a round must not exceed. */
export interface EntryLimits {
  readonly decks: number;
  readonly highest: number;
  readonly lowest: number;
  readonly scoring: Scoring;
}

export function entryLimitsOf(scoring: Scoring, players: number): EntryLimits {
  const decks = scoring.decksFor(players);
  const [lowest, highest] = scoring.rangeOf(decks, false);
  return { decks, highest, lowest, scoring };
}

/** Whether the same rounds fit both limits. */
export function areSame(a: EntryLimits, b: EntryLimits): boolean {
  return (
    a.decks === b.decks &&
    a.scoring.bonus === b.scoring.bonus &&
    a.scoring.hasOption === b.scoring.hasOption &&
    mostWithFlip7(a) === mostWithFlip7(b) &&
    a.highest === b.highest
  );
}

function mostWithFlip7({ scoring, decks }: EntryLimits): number {
  const [, most] = scoring.rangeOf(decks, true);
  return most;
}

/** Whether entries that are each possible are also possible together. */
export function fits(
  { decks, flip7s, highest, lowest, seven, optional }: RoundEntries,
  limits: EntryLimits,
): boolean {
  const { scoring } = limits;
  return (
    decks <= limits.decks &&
    flip7s <= 1 &&
    highest <= limits.highest &&
    lowest >= limits.lowest &&
    (optional === 0 || scoring.hasOption) &&
    (seven === undefined || scoring.isPossible(seven, limits.decks))
  );
}

function cardsWith(
  round: RoundEntries,
  before: ScoreEntry | undefined,
  after: ScoreEntry | null,
  { box }: Scoring,
): Pick<RoundEntries, 'cards' | 'decks'> {
  const [removed, added] = [cardsIn(before), cardsIn(after ?? undefined)];
  if (removed.length + added.length === 0) return round;
  const cards = new Map(round.cards);
  const count = (token: string, by: number): void => {
    const now = (cards.get(token) ?? 0) + by;
    if (now === 0) cards.delete(token);
    else cards.set(token, now);
  };
  for (const token of removed) count(token, -1);
  for (const token of added) count(token, 1);
  let decks = 0;
  for (const { token, copies } of box.cards) {
    decks = Math.max(decks, Math.ceil((cards.get(token) ?? 0) / copies));
  }
  return { cards, decks };
}

function cardsIn(entry: ScoreEntry | undefined): readonly string[] {
  return entry !== undefined && 'cards' in entry ? entry.cards : [];
}

/** The fewest and the most points among the entries; stops looking once they equal those of the round before the change. */
function rangeIn(entries: EntryList, before: RoundEntries): [number, number] {
  let [lowest, highest] = [0, 0];
  for (const [, entry] of entries) {
    highest = Math.max(highest, pointsIn(entry));
    lowest = Math.min(lowest, pointsIn(entry));
    if (highest === before.highest && lowest === before.lowest) break;
  }
  return [lowest, highest];
}

function pointsIn(entry: ScoreEntry): number {
  return 'points' in entry && entry.flip7 !== true ? entry.points : 0;
}
