import { type Advice, adviseAgainst, type PlayedOut, playOutBoth } from '@sevenfold/bots/review';
import { isTargetMove, parseMove, parsePosition, targetSeat } from '@sevenfold/engine';

/** What two answers brought in many rounds with the same cards, and why the best one is better than the other. */
export interface AnswerComparison {
  readonly advice: Advice;
  readonly rounds: number;
  /** Whose points these are: the player who is asked, or the one at whom the best answer aims. */
  readonly seat: number;
  readonly best: Tried;
  readonly other: Tried;
  /** A few of the rounds with the best answer, to look at. */
  readonly lines: readonly (readonly string[])[];
}

/** What one of the answers brought. */
interface Tried {
  /** Rounds in which it turned out better than the other. */
  readonly better: number;
  /** On average. */
  readonly points: number;
  /** Rounds without any points, after a bust. */
  readonly without: number;
}

const ROUNDS = 200;
const LINES = 12;
/** Chances to win that differ by less count as equal. */
const SAME = 0.001;

export interface ComparisonRequest {
  readonly position: string;
  /** What the best answer is, and what it is worth. */
  readonly advice: Advice;
  readonly best: string;
  readonly other: string;
  readonly seed: number;
}

export function compareAnswers({ position, advice, best, other, seed }: ComparisonRequest): AnswerComparison {
  const state = parsePosition(position);
  const pairs = playOutBoth(state, best, other, { samples: ROUNDS, seed });
  const move = parseMove(best)!;
  const seat = isTargetMove(move) ? targetSeat(move) : state.player;
  return {
    advice: adviseAgainst(state, advice, other),
    rounds: pairs.length,
    seat,
    best: triedOf(
      pairs.map((pair) => pair.best),
      pairs.map((pair) => pair.other),
      seat,
    ),
    other: triedOf(
      pairs.map((pair) => pair.other),
      pairs.map((pair) => pair.best),
      seat,
    ),
    lines: pairs.slice(0, LINES).map((pair) => pair.best.log),
  };
}

function triedOf(rounds: readonly PlayedOut[], others: readonly PlayedOut[], seat: number): Tried {
  const points = rounds.map((round) => round.points[seat]!);
  return {
    better: rounds.filter(({ worth }, at) => worth > others[at]!.worth + SAME).length,
    points: points.reduce((sum, each) => sum + each, 0) / points.length,
    without: points.filter((each) => each === 0).length,
  };
}
