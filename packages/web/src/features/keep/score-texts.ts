// Texts for the codes of the score keeper's logic.

import {
  type EntryScore,
  FIRST_BOX,
  ScoreFileError,
  type ScoreLog,
  type RoundScore,
  type ScoreProblem,
  type ScoreSheet,
  type SumPart,
} from '@sevenfold/physical/scores';
import { BOXES } from '../../results/boxes.ts';
import { printedName } from './box-views.ts';
import { format, term, word } from '../../words/words.svelte.ts';

export function problemText(
  problem: ScoreProblem,
  { box, players }: Pick<ScoreSheet, 'box' | 'players'>,
): string {
  const { keep } = word;
  if (problem.code === 'pointsOutOfRange')
    return problem.least === undefined ? keep.outOfRange(problem.most ?? 0) : keep.tooLow(problem.least);
  if (problem.code === 'savedBust') return keep.savedBust(term.secondChance);
  if (problem.code === 'noFlip7') return keep.noFlip7;
  if (problem.code === 'needsFlip7') return keep.needsFlip7(problem.most ?? 0, term.flip7);
  if (problem.code === 'tooManyCopies') {
    const card = printedName(box, problem.card!);
    const holder = players.find(({ id }) => id === problem.holder);
    return holder === undefined
      ? keep.tooManyCopies(card, problem.most ?? 0)
      : keep.onlyCopy(card, holder.name);
  }
  return keep.problems[problem.code];
}

/** What an entry is worth: '42', 'Bust', 'Bust −4'. */
export function pointsText({ bust, points }: EntryScore): string {
  if (!bust) return format.number(points);
  return points === 0 ? word.keep.bust : `${word.keep.bust} ${format.number(points)}`;
}

/** What someone else's Flip 7 has taken. */
export function lossText(points: number): string {
  return `${term.flip7} −${format.number(points)}`;
}

/** A score in words: '42', '42, Flip 7', 'Bust'. */
export function scoreText(score: RoundScore | null): string {
  if (score === null) return '–';
  const parts = [pointsText(score)];
  if (score.flip7) parts.push(term.flip7);
  if (score.lost !== undefined) parts.push(lossText(score.lost));
  if (!score.counts) parts.push(word.keep.uncounted);
  return parts.join(', ');
}

/** How a hand adds up: '21 × 2 + 4', '48 ÷ 2 − 4 + 15 bonus'; nothing for a plain number. */
export function sumText(parts: readonly SumPart[]): string {
  if (parts.length < 2) return '';
  const texts = parts.map(({ sign, value, isBonus }, at) => {
    const text = isBonus ? `${format.number(value)} ${word.keep.bonus}` : format.number(value);
    return at === 0 ? text : `${sign} ${text}`;
  });
  return texts.join(' ');
}

/** What kind of game it was: its box, unless it is the first one, its length and its date. */
export function gameLine({ box = FIRST_BOX, started }: ScoreLog, rounds: number): string {
  const parts = [word.keep.rounds(rounds), format.date(started)];
  return (box === FIRST_BOX ? parts : [BOXES[box].name, ...parts]).join(' · ');
}

export function importFailure(error: ScoreFileError): string {
  const reason = word.keep.importFailed[error.code];
  return error.game === undefined ? reason : word.keep.importGame(error.game + 1, reason);
}
