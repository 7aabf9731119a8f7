// Texts for the codes of the score keeper's logic.

import { parseMove } from '@sevenfold/engine';
import { ScoreFileError, type RoundScore, type ScoreProblem, type SumPart } from '@sevenfold/physical/scores';
import { cardName } from '../../cards/names.ts';
import { format, term, word } from '../../words/words.svelte.ts';

export function problemText(problem: ScoreProblem): string {
  const { keep } = word;
  if (problem.code === 'pointsOutOfRange') return keep.outOfRange(problem.most ?? 0);
  if (problem.code === 'savedBust') return keep.savedBust(term.secondChance);
  if (problem.code === 'noFlip7') return keep.noFlip7;
  if (problem.code === 'needsFlip7') return keep.needsFlip7(problem.most ?? 0, term.flip7);
  if (problem.code === 'tooManyCopies')
    return keep.tooManyCopies(cardName(parseMove(problem.card!)!), problem.most ?? 0);
  return keep.problems[problem.code];
}

/** A score in words: '42', '42, Flip 7', 'Bust'. */
export function scoreText(score: RoundScore | null): string {
  if (score === null) return '–';
  const parts = [score.bust ? word.keep.bust : format.number(score.points)];
  if (score.flip7) parts.push(term.flip7);
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

export function importFailure(error: ScoreFileError): string {
  const reason = word.keep.importFailed[error.code];
  return error.game === undefined ? reason : word.keep.importGame(error.game + 1, reason);
}
