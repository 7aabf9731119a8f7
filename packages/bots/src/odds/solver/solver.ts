// The exact value of a solo round with a new deck, and how to play it (docs/SOLVER.md). There is no reshuffle: at most 25
// of 94 cards are drawn, and a smaller deck that runs out ends the round with the points banked.
import { FLIP_THREE, type Options, PRESETS } from '@sevenfold/engine';
import { type Hitter, mostPoints } from '../hitter.ts';
import { type CardSet, type Deck, deckOf } from './deck.ts';
import { type Policy, staysOf } from './policy.ts';
import { type OnQuestion, RoundSolver } from './round-solver.ts';
import { meanOf } from './scores.ts';

export interface Problem {
  /** How the player plays; best play by default. */
  readonly policy?: Policy;
  /** The worth of a score; a bust is a score of 0. */
  readonly utility?: (score: number) => number;
  /** Called for every question that can come up. */
  readonly onQuestion?: OnQuestion;
}

export interface SolverChoice {
  readonly choice: 'hit' | 'stay';
  readonly stay: number;
  /** The value of the choice. */
  readonly value: number;
}

/** A decision, as a player sees it. */
export interface DecisionMoment {
  readonly numbers: readonly number[];
  /** How many duplicates Second Chances have removed. */
  readonly saved?: number;
  /** Second Chances drawn so far, by default those held and used. */
  readonly secondChancesSeen?: number;
  readonly secondChance?: boolean;
  /** How many modifiers of each kind, from +2 to x2. */
  readonly modifiers?: readonly number[];
  readonly flipThreesSeen?: number;
}

export interface Solution {
  /** The expected utility; without a utility, the expected score. */
  readonly value: number;
  readonly expected: number;
  readonly bust: number;
  readonly flipSeven: number;
  /** Chances by score, busts at 0. */
  readonly distribution: Float64Array;
  /** The chance of courses that are not followed, because a deck has too many: they count as nothing. */
  readonly unknown: number;
}

/** The most moments of all tables: several decks have more, so that unlikely cards are left out. */
const MOST_MOMENTS = 60_000_000;

/** Solves one problem after the other with the same deck, in the same memory. */
export class DeckSolver {
  readonly deck: Deck;
  /** The highest score. */
  readonly mostPoints: number;
  readonly #solver: RoundSolver;
  #utility = new Float64Array(0);

  constructor(cards: CardSet | Deck = 'all', { flip7Bonus, doubles }: Scoring = PRESETS.official) {
    this.deck = typeof cards === 'string' ? deckOf(cards) : cards;
    const hitter: Hitter = {
      numbers: 0,
      secondChance: false,
      doubles: 0,
      plus: 0,
      pile: this.deck,
      discard: this.deck.map(() => 0),
      takesActions: true,
      receivers: 0,
      forced: { flips: 0, waiting: 0, freezes: false, behind: 0 },
      flip7Bonus,
      doubling: doubles,
    };
    this.mostPoints = mostPoints(hitter);
    this.#solver = new RoundSolver(hitter, MOST_MOMENTS);
  }

  /** How many different decisions there are. */
  get decisions(): number {
    const { cells, flipThrees } = this.#solver.round;
    return cells * (flipThrees + 1);
  }

  /** The expected utility of a round. */
  value({ policy = 'best', utility = (score) => score }: Problem = {}): number {
    this.#utility = Float64Array.from({ length: this.mostPoints + 1 }, (_, score) => utility(score));
    const stays = staysOf(policy);
    const goal = { worth: this.#utility, mustHit: true, isLastPile: true };
    return this.#solver.solve(stays === undefined ? goal : { ...goal, stays }).value;
  }

  /** The same with the chance of every score. */
  solve(problem: Problem = {}): Solution {
    const value = this.value(problem);
    const { scores, bust, seven, unknown } = this.#solver.follow(problem.onQuestion);
    return { value, expected: meanOf(scores), bust, flipSeven: seven, distribution: scores, unknown };
  }

  /** The better answer by the last problem, which was of best play; `undefined` if the moment cannot occur. */
  decide(moment: DecisionMoment): SolverChoice | undefined {
    const { numbers, secondChance = false, modifiers = [], flipThreesSeen = 0 } = moment;
    const used = moment.saved ?? 0;
    const drawn = moment.secondChancesSeen ?? used + (secondChance ? 1 : 0);
    const { rows, columns, points, flipThrees } = this.#solver.round;
    const set = rows.masks.indexOf(numbers.reduce((bits, number) => bits | (1 << number), 0));
    const save = rows.saves.findIndex(
      (each) => each.drawn === drawn && each.used === used && each.isHeld === secondChance,
    );
    const row = rows.set.findIndex((each, at) => each === set && rows.save[at] === save);
    const column = columns.counts.findIndex((held) =>
      held.every((cards, kind) => cards === (modifiers[kind] ?? 0)),
    );
    const left = this.deck[FLIP_THREE]! - flipThreesSeen;
    if (row < 0 || column < 0 || left < 0 || left > flipThrees) return undefined;
    const value = this.#solver.valueAt(left, row, column);
    const stay = this.#utility[points[set * columns.width + column]!]!;
    // A player without cards is not asked.
    const mayStay = row + column > 0;
    return { choice: mayStay && stay === value ? 'stay' : 'hit', stay, value };
  }
}

type Scoring = Pick<Options, 'flip7Bonus' | 'doubles'>;
