import {
  type GameRecord,
  makeMove,
  type Move,
  newGame,
  playLog,
  type QuestionKind,
  Sfc32,
  splitLog,
  type State,
} from '@sevenfold/engine';
import type { ChoiceEstimate } from './choice.ts';
import { type PositionValue, valuePosition } from './position-value.ts';
import { racer } from './racer.ts';
import { SampleDealer } from './sample-dealer.ts';

export type Verdict = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';

/** One answer of the record, weighed. Chances are for the player who was asked. */
export interface ReviewedDecision {
  /** Index of the answer in the log. */
  readonly at: number;
  readonly round: number;
  readonly player: number;
  readonly kind: QuestionKind;
  readonly answer: string;
  readonly best: string;
  readonly options: readonly { readonly answer: string; readonly win: number; readonly error: number }[];
  /** Chance to win that the answer gave away; its standard error; and all that was at stake. */
  readonly cost: number;
  readonly error: number;
  readonly stake: number;
  readonly verdict: Verdict;
}

/** A game of one player: where it began, what moved it, where it ended. `start + skill + luck + others = end`. */
export interface ReviewedPlayer {
  readonly start: number;
  /** What the own answers cost: never above zero. */
  readonly skill: number;
  /** What the cards gave and took. */
  readonly luck: number;
  /** What the other players' answers gave and took. */
  readonly others: number;
  /** 1 for a win, a share of it for a shared one, else the chance at the end of the log. */
  readonly end: number;
  readonly decisions: number;
  /** Share of what was at stake in the decisions that was kept, 0 to 1. */
  readonly accuracy: number;
  readonly costPerDecision: number;
}

export interface Review {
  readonly decisions: readonly ReviewedDecision[];
  readonly players: readonly ReviewedPlayer[];
  /** Everybody's chance to win before the first token and after each one. */
  readonly course: readonly (readonly number[])[];
  readonly samples: number;
}

export interface ReviewOptions {
  readonly samples?: number;
  readonly seed?: number;
  /** Called at each token; return false to stop (the review then throws `ReviewStopped`). */
  readonly onProgress?: (done: number, of: number) => boolean;
}

export class ReviewStopped extends Error {}

const SAMPLES = 256;
/** Chance to win that an error must cost to be called so. */
const INACCURACY = 0.01;
const MISTAKE = 0.03;
const BLUNDER = 0.08;
/** A cost below this many of its standard errors may be chance. */
const SIGNIFICANT = 2;

/**
 * Weighs every answer of a record, and separates skill from luck the way backgammon programs do: every position of
 * the game is valued once, by the same rollouts; what changes at an answer is skill, what changes at a card is luck.
 * So they add up to the result. Throws what replaying the record throws.
 */
export function review(record: GameRecord, options: ReviewOptions = {}): Review {
  const { samples = SAMPLES, seed = 1, onProgress } = options;
  const state = newGame(record.rules, record.players.length, record.dealer);
  const tokens = splitLog(record.log);
  const dealer = new SampleDealer(new Sfc32(seed), samples);
  const tallies = record.players.map(() => ({ skill: 0, luck: 0, others: 0, stake: 0, decisions: 0 }));
  const decisions: ReviewedDecision[] = [];
  const course: (readonly number[])[] = [];
  /** The chances after the last answer, which are also those of the draw it calls for; after a card, none. */
  let settled: readonly number[] | undefined;

  /** Values the position that has been reached; what has changed since the last answer or card is luck. */
  const arrive = (): PositionValue => {
    const value =
      settled !== undefined && state.phase === 'draw'
        ? { chances: settled }
        : valuePosition(state, racer, dealer);
    const last = settled ?? course.at(-1) ?? value.chances;
    tallies.forEach((tally, seat) => {
      tally.luck += value.chances[seat]! - last[seat]!;
    });
    course.push(value.chances);
    return value;
  };

  playLog(state, tokens, (move, at) => {
    const { chances, choice } = arrive();
    settled = choice?.options.find((option) => option.move === move)?.chances;
    if (choice !== undefined && settled !== undefined) {
      const decision = weigh(state, at, move, choice);
      decisions.push(decision);
      const asked = tallies[state.player]!;
      asked.stake += decision.stake;
      asked.decisions++;
      for (const [seat, tally] of tallies.entries()) {
        const change = settled[seat]! - chances[seat]!;
        if (seat === state.player) tally.skill += change;
        else tally.others += change;
      }
    }
    if (onProgress?.(at, tokens.length) === false) throw new ReviewStopped('the review was stopped');
  });
  const { chances: end } = arrive();
  const players = tallies.map(({ skill, luck, others, stake, decisions: count }, seat) => ({
    start: course[0]![seat]!,
    skill,
    luck,
    others,
    end: end[seat]!,
    decisions: count,
    accuracy: stake === 0 ? 1 : 1 + skill / stake,
    costPerDecision: count === 0 ? 0 : -skill / count,
  }));
  return { decisions, players, course, samples };
}

function weigh(state: State, at: number, move: Move, choice: ChoiceEstimate): ReviewedDecision {
  const chosen = choice.options.find((option) => option.move === move)!;
  const cost = choice.best.win - chosen.win;
  const error = Math.hypot(chosen.leadError, choice.best.leadError);
  const wins = choice.options.map((option) => option.win);
  return {
    at,
    round: state.round,
    player: state.player,
    kind: state.phase as QuestionKind,
    answer: makeMove(move),
    best: makeMove(choice.best.move),
    options: choice.options.map((option) => ({
      answer: makeMove(option.move),
      win: option.win,
      error: option.error,
    })),
    cost,
    error,
    stake: choice.best.win - Math.min(...wins),
    verdict: verdictOf(cost, error),
  };
}

function verdictOf(cost: number, error: number): Verdict {
  if (cost <= 0) return 'best';
  if (cost < INACCURACY || cost < SIGNIFICANT * error) return 'good';
  if (cost < MISTAKE) return 'inaccuracy';
  return cost < BLUNDER ? 'mistake' : 'blunder';
}
