import {
  type GameRecord,
  makeMove,
  newGame,
  parseMove,
  playLog,
  type QuestionKind,
  Sfc32,
  splitLog,
  type State,
} from '@sevenfold/engine';
import { valuePosition } from '../chances/position-value.ts';
import { SampleDealer } from '../chances/sample-dealer.ts';
import { racer } from '../players/racer.ts';
import { differenceInterval, type Figure, figureOf } from './figure.ts';
import { type Halves, halvesOf } from './halves.ts';
import { REASON_SAMPLES, type Reason, reasonsFor } from './reasons.ts';
import { lastPlayerChances } from './last-player.ts';
import { valueSolo } from './solo-value.ts';
import { type WeighedAnswer, Weighing } from './weighing.ts';

export type Verdict = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';

/** One answer of the record. Chances are those of the player who was asked; alone they are rounds, as negative numbers. */
export interface ReviewedDecision {
  /** Index of the answer in the log. */
  readonly at: number;
  readonly round: number;
  readonly player: number;
  readonly kind: QuestionKind;
  readonly answer: string;
  readonly best: string;
  readonly options: readonly { readonly answer: string; readonly win: Figure }[];
  /**
   * The chance to win that the answer gave away; on average right, so that noise can make it negative. Then half of its
   * 95% interval, and the most that could be given away.
   */
  readonly cost: number;
  readonly interval: number;
  readonly stake: number;
  /** 0 if the options were computed. */
  readonly samples: number;
  readonly verdict: Verdict;
  /** Why the best answer was better; for mistakes only. */
  readonly reasons?: readonly Reason[];
}

/** One player's chance to win from start to end: `start + skill + luck + others = end`. */
export interface ReviewedPlayer {
  readonly start: number;
  /** What the player's own answers cost, as a negative number, and half of its 95% interval. */
  readonly skill: number;
  readonly skillInterval: number;
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
  /** Every player's chance to win before the first token and after each one; alone, minus the expected rounds and the
   * chance of a medal. */
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
/** A large table has hundreds of positions, slow to simulate, and each of them decides less. */
const LARGE_TABLE = 9;
const LARGE_SHARE = 1 / 4;
/** A decision that is not clear gets up to this many times the samples; a game alone is quick to simulate. */
const PATIENCE = 16;
const SOLO_PATIENCE = 32;
/** But no more than this, or this many times: beyond that, the error of the value at the end of a round is larger. */
const PATIENT = 4096;
const FURTHER = 4;
/**
 * The least cost of each kind of mistake, in chance to win or, alone, in rounds; and enough precision: the standard
 * error of a cost is below this, or below a share of it.
 */
const CHANCE = { inaccuracy: 0.01, mistake: 0.03, blunder: 0.08, precision: 0.0015 };
/** Among many players, few answers matter so much that more precision would change what is said. */
const LARGE_CHANCE: typeof CHANCE = { ...CHANCE, precision: 0.0025 };
const ROUNDS: typeof CHANCE = { inaccuracy: 0.03, mistake: 0.1, blunder: 0.25, precision: 0.008 };
const SHARE = 0.03;
/** The spread is an estimate, so samples are added in steps of at least and at most this many times those before. */
const LEAST_STEP = 1.25;
const MOST_STEP = 2;
/** An answer is clearly the best if every other one is behind by this many standard errors. */
const CLEAR = 4;

/** Simulated games of a position, of `samples` at a table of ordinary size; decisions that are not clear get more. */
export function positionSamples(samples: number, players: number): number {
  return players < LARGE_TABLE ? samples : Math.max(2, Math.round(samples * LARGE_SHARE));
}

function mostSamples(samples: number, players: number): number {
  if (players === 1) return SOLO_PATIENCE * samples;
  return Math.min(PATIENCE * samples, Math.max(PATIENT, FURTHER * samples));
}

/**
 * Values the positions of a record one at a time, in any order and in any number of workers: each value depends only on
 * the record, the samples and the seed. `makeReview` puts them together.
 */
export class Reviewer {
  /** The positions to value; a draw after an answer is left out, because it has the value of the answer. */
  readonly positions: readonly number[];
  readonly #record: GameRecord;
  readonly #tokens: readonly string[];
  readonly #samples: number;
  readonly #dealer: SampleDealer;
  readonly #halves: Halves;

  /** Throws what replaying the record throws. */
  constructor(record: GameRecord, { samples = REVIEW_SAMPLES, seed = 1 }: ReviewOptions = {}) {
    this.#record = record;
    this.#tokens = splitLog(record.log);
    this.#samples = positionSamples(samples, record.players.length);
    this.#halves = halvesOf(seed, mostSamples(samples, record.players.length));
    this.#dealer = new SampleDealer(new Sfc32(seed), this.#samples);
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

  /** The player who has to answer at this position; `undefined` if a card comes next. */
  asked(at: number): number | undefined {
    const state = newGame(this.#record.rules, this.#record.players.length, this.#record.dealer);
    playLog(state, this.#tokens.slice(0, at));
    return at === this.#tokens.length || state.phase === 'draw' ? undefined : state.player;
  }

  value(at: number): ReviewedPosition {
    const state = newGame(this.#record.rules, this.#record.players.length, this.#record.dealer);
    playLog(state, this.#tokens.slice(0, at));
    const token = this.#tokens[at];
    if (token === undefined || state.phase === 'draw') {
      return { at, chances: lastPlayerChances(state) ?? this.#sampledChances(state) };
    }
    const { decision, before, after } = judge(state, token, this.#halves, this.#samples);
    return { at, chances: before, decision: { at, ...decision }, settled: after };
  }

  #sampledChances(state: State): readonly number[] {
    return state.seats === 1
      ? valueSolo(state, this.#dealer)
      : valuePosition(state, racer, this.#dealer).chances;
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
  const accounts = record.players.map(() => ({
    skill: 0,
    squares: 0,
    luck: 0,
    others: 0,
    stake: 0,
    decisions: 0,
  }));
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
    asked.squares += decision.interval * decision.interval;
    for (const [seat, account] of accounts.entries()) {
      const change = settled[seat]! - chances[seat]!;
      if (seat === decision.player) account.skill += change;
      else account.others += change;
    }
  }
  const players = accounts.map(({ skill, squares, luck, others, stake, decisions: count }, seat) => ({
    start: course[0]![seat]!,
    skill,
    skillInterval: Math.sqrt(squares),
    luck,
    others,
    end: course.at(-1)![seat]!,
    decisions: count,
    accuracy: stake === 0 ? 1 : Math.max(0, Math.min(1, 1 + skill / stake)),
    costPerDecision: count === 0 ? 0 : Math.max(0, -skill) / count,
  }));
  return { decisions, players, course, samples };
}

/** Whether a decision cost 1% or more, and more than could be noise. */
export function isCostly({ verdict }: Pick<ReviewedDecision, 'verdict'>): boolean {
  return verdict !== 'best' && verdict !== 'good';
}

interface Judged {
  readonly decision: Omit<ReviewedDecision, 'at'>;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Judges an answer, with `samples` simulated games or, where it is not clear, more of them. */
export function judge(state: State, answer: string, halves: Halves, samples: number): Judged {
  const move = parseMove(answer)!;
  const weighing = new Weighing(state, halves, move);
  const limits = state.seats === 1 ? ROUNDS : state.seats < LARGE_TABLE ? CHANCE : LARGE_CHANCE;
  weighing.runTo(samples);
  let weighed = weighing.weigh(move);
  for (let more = missing(weighed, limits); more > 1 && !weighing.isDone; more = missing(weighed, limits)) {
    weighing.runTo(Math.ceil(weighing.samples * Math.min(Math.max(more, LEAST_STEP), MOST_STEP)));
    weighed = weighing.weigh(move);
  }
  const { best, given, cost, error, before, after } = weighed;
  const { options } = weighing.estimate();
  const figures = new Map(options.map((option) => [option.move, figureOf(state, option)]));
  const [chosen, better] = [figures.get(given.move)!, figures.get(best.move)!];
  const isExact = chosen.known === 'exact' && better.known === 'exact';
  const interval = isExact ? 0 : differenceInterval(error, chosen, better, state);
  const verdict = best === given ? 'best' : verdictOf(cost, interval, limits);
  const decision = {
    round: state.round,
    player: state.player,
    kind: state.phase as QuestionKind,
    answer,
    best: makeMove(best.move),
    options: Array.from(figures, ([option, win]) => ({ answer: makeMove(option), win })),
    cost,
    interval: best === given ? 0 : interval,
    stake: best.win - Math.min(...options.map(({ win }) => win)),
    samples: weighing.samples,
    verdict,
    ...(isCostly({ verdict }) ? { reasons: reasonsFor(state, best.move, move, halves, REASON_SAMPLES) } : {}),
  };
  return { decision, before, after };
}

/**
 * How many times the samples would be precise enough, or clear enough that more would hardly change what is said; decided
 * by the spread, because a stop by the result is biased.
 */
function missing({ given, best, cost, error, margin }: WeighedAnswer, { precision }: typeof CHANCE): number {
  if (best === given && margin > CLEAR * error) return 1;
  const excess = error / Math.max(precision, SHARE * cost);
  return excess * excess;
}

function verdictOf(cost: number, interval: number, limits: typeof CHANCE): Verdict {
  if (cost < limits.inaccuracy || cost < interval) return 'good';
  if (cost < limits.mistake) return 'inaccuracy';
  return cost < limits.blunder ? 'mistake' : 'blunder';
}
