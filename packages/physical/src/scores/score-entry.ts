// What an entry scores, and whether it is possible.

import { type Scoring, SEVEN } from './boxes/box.ts';
import type { EntryProblem, PlayerId, PointsEntry, ScoreEntries, ScoreEntry } from './score-sheet.ts';

export interface EntryScore {
  readonly points: number;
  readonly bust: boolean;
  readonly flip7: boolean;
  /** Who loses the bonus of this Flip 7. */
  readonly takesFrom?: PlayerId;
  /** The points that someone else's Flip 7 has taken; `points` is what is left. */
  readonly lost?: number;
}

/** Entries of one round, by player. */
export type EntryList = readonly (readonly [PlayerId, ScoreEntry])[];

/** The score of an entry that has been checked. */
export function scoreEntry(entry: ScoreEntry, scoring: Scoring): EntryScore {
  const points = 'points' in entry ? entry.points : scoring.pointsOf(entry);
  const score = { points, bust: entry.bust === true, flip7: isFlip7(entry, scoring) };
  return entry.takesFrom === undefined ? score : { ...score, takesFrom: entry.takesFrom };
}

/** A score after someone else's Flip 7 has taken points from it. */
export function lessBy<Score extends EntryScore>(score: Score, lost: number | undefined): Score {
  return lost === undefined ? score : { ...score, points: score.points - lost, lost };
}

/** What a Flip 7 takes, by the player who loses it. */
export function lossesIn(entries: EntryList, { bonus }: Scoring): ReadonlyMap<PlayerId, number> {
  return new Map(
    entries.flatMap(([, { takesFrom }]) => (takesFrom === undefined ? [] : [[takesFrom, bonus]])),
  );
}

/** Whether an entry that has been checked ended the round. */
export function isFlip7(entry: ScoreEntry, { numbersIn }: Scoring): boolean {
  return 'points' in entry
    ? entry.flip7 === true
    : entry.cards.length >= SEVEN && numbersIn(entry.cards) === SEVEN;
}

/** Why nobody can end a round with this entry; `undefined` if it is possible. */
export function entryProblem(entry: ScoreEntry, scoring: Scoring, players: number): EntryProblem | undefined {
  const problem = 'points' in entry ? pointsProblem(entry, scoring, players) : scoring.problemOf(entry);
  if (problem !== undefined || entry.takesFrom === undefined) return problem;
  if (!scoring.isBrutal) return { code: 'notBrutal' };
  return isFlip7(entry, scoring) ? undefined : { code: 'takesWithoutFlip7' };
}

/** True for points within range that no hand scores: most likely a typing mistake. */
export function isUnlikely(entry: ScoreEntry, scoring: Scoring, players: number): boolean {
  return 'points' in entry && !scoring.isPossible(entry, scoring.decksFor(players));
}

/** Why these entries are impossible in one round; `players` decides how many decks there are. */
export function entriesProblem(
  entries: ScoreEntries,
  scoring: Scoring,
  players: number,
): EntryProblem | undefined {
  return listProblem(Object.entries(entries), scoring, players);
}

/** The same for a list of entries; if two contradict each other, the problem names the later one. */
export function listProblem(list: EntryList, scoring: Scoring, players: number): EntryProblem | undefined {
  for (const [player, entry] of list) {
    const problem = entryProblem(entry, scoring, players);
    if (problem !== undefined) return { ...problem, player };
  }
  return twoFlip7s(list, scoring) ?? tooManyCopies(list, scoring, scoring.decksFor(players));
}

function twoFlip7s(list: EntryList, scoring: Scoring): EntryProblem | undefined {
  const [, second] = list.filter(([, entry]) => isFlip7(entry, scoring));
  return second === undefined ? undefined : { code: 'twoFlip7s', player: second[0] };
}

/** Cards in front of players are never reshuffled, so together they cannot exceed the deck (R2). */
function tooManyCopies(list: EntryList, { box }: Scoring, decks: number): EntryProblem | undefined {
  const most = new Map(box.cards.map(({ token, copies }) => [token, copies * decks]));
  const left = new Map(most);
  for (const [player, entry] of list) {
    if (!('cards' in entry)) continue;
    for (const card of entry.cards) {
      const rest = left.get(card)! - 1;
      if (rest < 0) {
        const copies = most.get(card)!;
        const holder = copies === 1 ? holderOf(card, list) : player;
        const problem = { code: 'tooManyCopies', player, card, most: copies } as const;
        return holder === player ? problem : { ...problem, holder };
      }
      left.set(card, rest);
    }
  }
  return undefined;
}

function holderOf(card: string, list: EntryList): PlayerId {
  return list.find(([, entry]) => 'cards' in entry && entry.cards.includes(card))![0];
}

function pointsProblem(entry: PointsEntry, scoring: Scoring, players: number): EntryProblem | undefined {
  const { points, bust, flip7 } = entry;
  const decks = scoring.decksFor(players);
  const [least, mostWithout] = scoring.rangeOf(decks, false);
  const [, most] = scoring.rangeOf(decks, true);
  if (points < least) return { code: 'pointsOutOfRange', most, least };
  if (!Number.isInteger(points) || points > most) return { code: 'pointsOutOfRange', most };
  if (bust === true && flip7 === true) return { code: 'bustFlip7' };
  if (bust === true && points > 0) return { code: 'bustWithPoints' };
  if (flip7 === true) return scoring.isPossible(entry, decks) ? undefined : { code: 'noFlip7' };
  return points > mostWithout ? { code: 'needsFlip7', most: mostWithout } : undefined;
}
