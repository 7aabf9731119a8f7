import {
  type GameRecord,
  makeMove,
  type Move,
  newGame,
  parseMove,
  playLog,
  type QuestionKind,
  Sfc32,
  splitLog,
  type State,
} from '@sevenfold/engine';
import { type ChoiceEstimate, differenceError, type OptionEstimate } from '../chances/choice.ts';
import { valuePosition } from '../chances/position-value.ts';
import { racer } from '../players/racer.ts';
import { SampleDealer } from '../chances/sample-dealer.ts';

export type Verdict = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';

/** One answer of the record. Chances are those of the player who was asked. */
export interface ReviewedDecision {
  /** Index of the answer in the log. */
  readonly at: number;
  readonly round: number;
  readonly player: number;
  readonly kind: QuestionKind;
  readonly answer: string;
  readonly best: string;
  readonly options: readonly { readonly answer: string; readonly win: number; readonly error: number }[];
  /** The chance to win that the answer gave away, its standard error, and the most that could be given away. */
  readonly cost: number;
  readonly error: number;
  readonly stake: number;
  readonly verdict: Verdict;
}

/** One player's chance to win from start to end: `start + skill + luck + others = end`. */
export interface ReviewedPlayer {
  readonly start: number;
  /** What the player's own answers cost; never above zero. */
  readonly skill: number;
  /** What the cards gave and took. */
  readonly luck: number;
  /** What the other players' answers gave and took. */
  readonly others: number;
  /** 1 for a win, a share of 1 for a shared one, otherwise the chance at the end of the log. */
  readonly end: number;
  readonly decisions: number;
  /** The share that was kept of what was at stake in the decisions, 0 to 1. */
  readonly accuracy: number;
  readonly costPerDecision: number;
}

export interface Review {
  readonly decisions: readonly ReviewedDecision[];
  readonly players: readonly ReviewedPlayer[];
  /** Every player's chance to win before the first token and after each one. */
  readonly course: readonly (readonly number[])[];
  readonly samples: number;
}

export interface ReviewOptions {
  readonly samples?: number;
  readonly seed?: number;
}

/** The value of one position of the log, which does not depend on the other positions. */
export interface ReviewedPosition {
  /** How many tokens have been played. */
  readonly at: number;
  /** Every player's chance to win; at a question, with the best answer. */
  readonly chances: readonly number[];
  /** The answer that was given, and every player's chance to win after it. */
  readonly decision?: ReviewedDecision;
  readonly settled?: readonly number[];
}

export const REVIEW_SAMPLES = 256;
/** The least chance to win that each kind of mistake costs. */
const INACCURACY = 0.01;
const MISTAKE = 0.03;
const BLUNDER = 0.08;
/** A cost of fewer standard errors than this may be noise. */
const SIGNIFICANT = 2;

/**
 * Values the positions of a record one at a time, in any order and in any number of workers: each value depends only on
 * the record, the samples and the seed. `makeReview` puts them together.
 */
export class Reviewer {
  /** The positions to value; a draw after an answer is left out, because it has the value of the answer. */
  readonly positions: readonly number[];
  readonly #record: GameRecord;
  readonly #tokens: readonly string[];
  readonly #dealer: SampleDealer;

  /** Throws what replaying the record throws. */
  constructor(record: GameRecord, { samples = REVIEW_SAMPLES, seed = 1 }: ReviewOptions = {}) {
    this.#record = record;
    this.#tokens = splitLog(record.log);
    this.#dealer = new SampleDealer(new Sfc32(seed), samples);
    const positions: number[] = [];
    const state = newGame(record.rules, record.players.length, record.dealer);
    let answered = false;
    playLog(state, this.#tokens, (_, at) => {
      if (!answered || state.phase !== 'draw') positions.push(at);
      answered = state.phase !== 'draw';
    });
    if (!answered || state.phase !== 'draw') positions.push(this.#tokens.length);
    this.positions = positions;
  }

  value(at: number): ReviewedPosition {
    const state = newGame(this.#record.rules, this.#record.players.length, this.#record.dealer);
    playLog(state, this.#tokens.slice(0, at));
    const { chances, choice } = valuePosition(state, racer, this.#dealer);
    const token = this.#tokens[at];
    if (choice === undefined || token === undefined) return { at, chances };
    const weighed = weighAnswer(choice, parseMove(token)!);
    return {
      at,
      chances: weighed.best.chances,
      decision: decisionOf(state, at, choice, weighed),
      settled: weighed.given.chances,
    };
  }
}

/**
 * Separates skill from luck the way backgammon programs do: every position is valued once, by the same simulated games;
 * a change at an answer is skill, a change at a card is luck, so they add up to the result. Throws what replaying the
 * record throws.
 */
export function review(
  record: GameRecord,
  options: ReviewOptions = {},
  onPosition?: (position: ReviewedPosition, done: number, of: number) => void,
): Review {
  const reviewer = new Reviewer(record, options);
  const { positions } = reviewer;
  const values = positions.map((at, done) => {
    const position = reviewer.value(at);
    onPosition?.(position, done + 1, positions.length);
    return position;
  });
  return makeReview(record, values, options.samples);
}

/** The whole review, from the values of all `positions` of a `Reviewer`. */
export function makeReview(
  record: GameRecord,
  positions: readonly ReviewedPosition[],
  samples = REVIEW_SAMPLES,
): Review {
  const accounts = record.players.map(() => ({ skill: 0, luck: 0, others: 0, stake: 0, decisions: 0 }));
  const decisions: ReviewedDecision[] = [];
  const course: (readonly number[])[] = [];
  const found = new Map(positions.map((position) => [position.at, position]));
  /** The chances after the last answer, and so at the draw that follows it; `undefined` after a card. */
  let settled: readonly number[] | undefined;
  for (let at = 0; at <= splitLog(record.log).length; at++) {
    const position = found.get(at);
    const chances = position?.chances ?? settled;
    if (chances === undefined) throw new Error(`position ${at} has not been valued`);
    const last = settled ?? course.at(-1) ?? chances;
    for (const [seat, account] of accounts.entries()) account.luck += chances[seat]! - last[seat]!;
    course.push(chances);
    settled = position?.settled;
    const decision = position?.decision;
    if (decision === undefined || settled === undefined) continue;
    decisions.push(decision);
    const asked = accounts[decision.player]!;
    asked.stake += decision.stake;
    asked.decisions++;
    for (const [seat, account] of accounts.entries()) {
      const change = settled[seat]! - chances[seat]!;
      if (seat === decision.player) account.skill += change;
      else account.others += change;
    }
  }
  const players = accounts.map(({ skill, luck, others, stake, decisions: count }, seat) => ({
    start: course[0]![seat]!,
    skill,
    luck,
    others,
    end: course.at(-1)![seat]!,
    decisions: count,
    accuracy: stake === 0 ? 1 : 1 + skill / stake,
    costPerDecision: count === 0 ? 0 : Math.abs(skill) / count,
  }));
  return { decisions, players, course, samples };
}

/** Whether a decision cost more than the noise of the simulated games. */
export function isCostly({ verdict }: ReviewedDecision): boolean {
  return verdict !== 'best' && verdict !== 'good';
}

/** The costliest decisions of all players or of one, worst first. */
export function costliest(
  decisions: readonly ReviewedDecision[],
  count: number,
  player?: number,
): ReviewedDecision[] {
  return decisions
    .filter((decision) => isCostly(decision) && (player === undefined || decision.player === player))
    .sort((a, b) => b.cost - a.cost)
    .slice(0, count);
}

interface WeighedAnswer {
  readonly given: OptionEstimate;
  /** The given answer itself, if its estimate is at least as good as the best one's. */
  readonly best: OptionEstimate;
  readonly cost: number;
  /** Of the cost. */
  readonly standardError: number;
  readonly verdict: Verdict;
}

/** Throws if the move is not an answer to the question. */
export function weighAnswer(choice: ChoiceEstimate, move: Move): WeighedAnswer {
  const given = choice.options.find((option) => option.move === move);
  if (given === undefined) throw new Error(`${makeMove(move)} is no answer to the open question`);
  const best = given.win >= choice.best.win ? given : choice.best;
  const cost = best.win - given.win;
  const standardError = differenceError(given, best);
  return { given, best, cost, standardError, verdict: verdictOf(cost, standardError) };
}

function decisionOf(
  state: State,
  at: number,
  choice: ChoiceEstimate,
  { given, best, cost, standardError, verdict }: WeighedAnswer,
): ReviewedDecision {
  return {
    at,
    round: state.round,
    player: state.player,
    kind: state.phase as QuestionKind,
    answer: makeMove(given.move),
    best: makeMove(best.move),
    options: choice.options.map((option) => ({
      answer: makeMove(option.move),
      win: option.win,
      error: option.error,
    })),
    cost,
    error: standardError,
    stake: best.win - Math.min(...choice.options.map(({ win }) => win)),
    verdict,
  };
}

function verdictOf(cost: number, standardError: number): Verdict {
  if (cost <= 0) return 'best';
  if (cost < INACCURACY || cost < SIGNIFICANT * standardError) return 'good';
  if (cost < MISTAKE) return 'inaccuracy';
  return cost < BLUNDER ? 'mistake' : 'blunder';
}
