// An entry while it is being tapped: one player's cards or points, in this round or an earlier one.

import {
  type BoxCard,
  boxOf,
  entriesProblem,
  type PlayerId,
  type PointsEntry,
  type Scoring,
  scoringOf,
  SEVEN,
  totalsOf,
  type ScoreEntries,
  type ScoreEntry,
  type ScoreProblem,
  type ScoreSheet,
  tapsFor,
} from '@sevenfold/physical/scores';

const NO_POINTS: PointsEntry = { points: 0 };

/** Whose entry it is; without a round, in the current one. */
export interface EntryPlace {
  readonly player: PlayerId;
  readonly round?: number | undefined;
}

export interface PadKey extends Pick<BoxCard, 'token' | 'kind'> {
  /** How many of them the player has. */
  readonly held: number;
  /** Why there cannot be another one. */
  readonly problem: ScoreProblem | undefined;
}

function entriesAt(sheet: ScoreSheet, round: number | undefined): ScoreEntries {
  return round === undefined ? sheet.draft : (sheet.rounds[round]?.entries ?? {});
}

/** The sheet as it would be with this entry. */
function withEntry(sheet: ScoreSheet, { player, round }: EntryPlace, entry: ScoreEntry | null): ScoreSheet {
  const { [player]: _, ...others } = entriesAt(sheet, round);
  const entries = entry === null ? others : { ...others, [player]: entry };
  if (round === undefined) return { ...sheet, draft: entries };
  return { ...sheet, rounds: sheet.rounds.with(round, { ...sheet.rounds[round]!, entries }) };
}

export function problemOf(sheet: ScoreSheet, place: EntryPlace, entry: ScoreEntry): ScoreProblem | undefined {
  const entries = entriesAt(withEntry(sheet, place, entry), place.round);
  return entriesProblem(entries, scoringOf(sheet), sheet.players.length);
}

/** All cards that score, with how many of each the player has and why there cannot be more. */
export function keysOf(sheet: ScoreSheet, place: EntryPlace, entry: ScoreEntry | null): PadKey[] {
  const held = cardsOf(entry);
  const taps = tapsFor(withEntry(sheet, place, entry), place.player, place.round);
  const problems = new Map(taps.map(({ token, problem }) => [token, problem]));
  return boxOf(sheet.box).cards.flatMap(({ token, kind }) => {
    if (kind === 'action') return [];
    const problem = problems.get(token);
    return [{ token, kind, problem, held: held.filter((each) => each === token).length }];
  });
}

/** Adds a card or takes it away; with several decks there are several of each modifier. */
export function withCardTapped(
  entry: ScoreEntry | null,
  { token, kind, held, problem }: PadKey,
  { box, isBrutal, numbersIn }: Scoring,
): ScoreEntry | null {
  const cards = cardsOf(entry);
  const more = held === 0 || (kind === 'modifier' && problem === undefined);
  const next = more ? [...box.keptWith(token, cards), token] : cards.filter((each) => each !== token);
  // If cards follow a bust without cards, the bust was tapped by mistake; but modifiers are given to busted players too.
  const isGiven = isBrutal && kind === 'modifier';
  if (entry?.bust === true && (cards.length > 0 || isGiven)) return { cards: next, bust: true };
  if (next.length === 0) return null;
  const isFlip7 = numbersIn(next) === SEVEN;
  return isFlip7 && entry?.takesFrom !== undefined
    ? { cards: next, takesFrom: entry.takesFrom }
    : { cards: next };
}

export function withBustTapped(entry: ScoreEntry | null): ScoreEntry | null {
  if (entry === null) return { cards: [], bust: true };
  if (entry.bust !== true)
    return 'cards' in entry ? { cards: entry.cards, bust: true } : { points: 0, bust: true };
  if ('points' in entry) return null;
  return entry.cards.length === 0 ? null : { cards: entry.cards };
}

/** Appends a digit; four digits are always too many. After a bust in Brutal Mode they are what was taken. */
export function withDigit(entry: ScoreEntry | null, digit: number, isBrutal = false): ScoreEntry {
  const isTaken = isBrutal && entry?.bust === true;
  const before = entry !== null && 'points' in entry && (entry.bust !== true || isTaken) ? entry : NO_POINTS;
  const amount = Math.abs(before.points) * 10 + digit;
  if (amount > 999) return before;
  const points = isTaken || isNegative(before.points) ? -amount : amount;
  return isTaken ? { points, bust: true } : { ...before, points };
}

export function withoutLastDigit(entry: ScoreEntry | null): ScoreEntry | null {
  if (entry === null || !('points' in entry)) return null;
  const amount = Math.abs(entry.points);
  if (amount < 10) return null;
  return { ...entry, points: Math.sign(entry.points) * Math.floor(amount / 10) };
}

/** Turns a number into its opposite; 0 becomes −0, so that the sign can be typed first. */
export function withSignTapped(entry: ScoreEntry | null): ScoreEntry {
  const before = entry !== null && 'points' in entry && entry.bust !== true ? entry : NO_POINTS;
  return { ...before, points: -before.points };
}

export function isNegative(points: number): boolean {
  return points < 0 || Object.is(points, -0);
}

/** The others of the round: who can lose the bonus of a Flip 7. */
export function othersInRound(sheet: ScoreSheet, { player, round }: EntryPlace): ScoreSheet['players'] {
  const entries = round === undefined ? undefined : sheet.rounds[round]?.entries;
  const ids = entries === undefined ? totalsOf(sheet).plays : Object.keys(entries);
  return sheet.players.filter(({ id }) => id !== player && ids.includes(id));
}

/** Who loses the bonus of a Flip 7; undefined if it goes to its player, whose points then include it. */
export function withTakenFrom(
  entry: ScoreEntry,
  takesFrom: PlayerId | undefined,
  { bonus }: Pick<Scoring, 'bonus'>,
): ScoreEntry {
  const { takesFrom: before, ...rest } = entry;
  const after = takesFrom === undefined ? rest : { ...rest, takesFrom };
  // Before any digit there is nothing that could include the bonus.
  if (!('points' in after) || after.points === 0) return after;
  const more = (takesFrom === undefined ? bonus : 0) - (before === undefined ? bonus : 0);
  return { ...after, points: after.points + more };
}

export function withFlip7Tapped(entry: ScoreEntry | null): ScoreEntry {
  const { points, flip7 } =
    entry !== null && 'points' in entry && entry.bust !== true ? entry : { points: 0, flip7: undefined };
  return flip7 === true ? { points } : { points, flip7: true };
}

function cardsOf(entry: ScoreEntry | null): readonly string[] {
  return entry !== null && 'cards' in entry ? entry.cards : [];
}
