import type { RulesConfig } from '@sevenfold/engine';
import {
  changeSheet,
  type Effort,
  type Ledger,
  newLedger,
  type ScoreChange,
  sheetIn,
} from './score-change.ts';
import type { PlayerId, ScorePlayer, ScoreProblem, ScoreSheet } from './score-sheet.ts';

/** One entry of a book: a change, or taking the last one back. The log only grows, so that it can be shared. */
export type ScoreStep = ScoreChange | { readonly do: 'undo' } | { readonly do: 'redo' };

/** A kept game: how it began and everything that was done since. The sheet follows from it. */
export interface ScoreBook {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly rules: RulesConfig;
  readonly players: readonly ScorePlayer[];
  readonly dealer: PlayerId;
  readonly steps: readonly ScoreStep[];
}

/** The most steps of a book: more than ninety-nine players fill in a long evening. */
export const MOST_STEPS = 10_000;

/**
 * How often all steps of a book together may look back at what they do not change: at every round after new rules,
 * after a change of the number of decks and for somebody who leaves; at every entry of every round to find out who is
 * tied. Ninety-nine players can do that five times at the end of a long evening.
 */
export const MOST_LOOKS = 20_000;

/** A book that cannot have come about: the first step that does not fit, −1 for its beginning. */
export class ScoreBookError extends Error {
  readonly at: number;
  readonly problem: ScoreProblem;

  constructor(at: number, problem: ScoreProblem) {
    super(`${at < 0 ? 'the beginning' : `step ${at + 1}`} of the game does not fit: ${problem.code}`);
    this.name = 'ScoreBookError';
    this.at = at;
    this.problem = problem;
  }
}

/** A book that is open: its sheet as it stands, and every earlier one to go back to. */
export class ScoreKeeper {
  #book: ScoreBook;
  readonly #past: Ledger[] = [];
  #ledger: Ledger;
  #shown: { readonly ledger: Ledger; readonly sheet: ScoreSheet } | undefined;
  #future: Ledger[] = [];
  #looks = 0;

  /** Throws `ScoreBookError`. */
  constructor(book: ScoreBook) {
    const begun = newLedger(book.rules, book.players, book.dealer);
    if ('problem' in begun) throw new ScoreBookError(-1, begun.problem);
    this.#book = { ...book, steps: [] };
    this.#ledger = begun.ledger;
    for (const [at, step] of book.steps.entries()) {
      const problem = this.#play(step);
      if (problem !== undefined) throw new ScoreBookError(at, problem);
    }
    this.#book = book;
  }

  get book(): ScoreBook {
    return this.#book;
  }

  get sheet(): ScoreSheet {
    if (this.#shown?.ledger !== this.#ledger) {
      this.#shown = { ledger: this.#ledger, sheet: sheetIn(this.#ledger) };
    }
    return this.#shown.sheet;
  }

  /** How often its steps have looked back: see `MOST_LOOKS`. */
  get looks(): number {
    return this.#looks;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Does a step, or says why not; then nothing has changed. */
  do(step: ScoreStep): ScoreProblem | undefined {
    if (this.#book.steps.length >= MOST_STEPS) return { code: 'tooManySteps' };
    const problem = this.#play(step);
    if (problem === undefined) this.#book = { ...this.#book, steps: [...this.#book.steps, step] };
    return problem;
  }

  #play(step: ScoreStep): ScoreProblem | undefined {
    if (step.do === 'undo' || step.do === 'redo') return this.#turn(step.do);
    const effort: Effort = { looks: this.#looks };
    const changed = changeSheet(this.#ledger, step, effort);
    if ('problem' in changed) return changed.problem;
    if (effort.looks > MOST_LOOKS) return { code: 'tooManySteps' };
    this.#looks = effort.looks;
    this.#past.push(this.#ledger);
    this.#ledger = changed.ledger;
    this.#future = [];
    return undefined;
  }

  #turn(way: 'undo' | 'redo'): ScoreProblem | undefined {
    const [from, to] = way === 'undo' ? [this.#past, this.#future] : [this.#future, this.#past];
    const ledger = from.pop();
    if (ledger === undefined) return { code: way === 'undo' ? 'nothingToUndo' : 'nothingToRedo' };
    to.push(this.#ledger);
    this.#ledger = ledger;
    return undefined;
  }
}

/** The sheet that a book comes to. Throws `ScoreBookError`. */
export function sheetOf(book: ScoreBook): ScoreSheet {
  return new ScoreKeeper(book).sheet;
}

export interface Merged {
  readonly book: ScoreBook;
  /** Steps of one's own that do not fit any more, and why. */
  readonly dropped: readonly { readonly step: ScoreStep; readonly problem: ScoreProblem }[];
}

/**
 * Two copies of one book that several people keep: `theirs` stands, and what `mine` has beyond their common
 * beginning is done again on top of it, as far as it still fits. Undo is dropped if anything came in between: it
 * would take back what somebody else did.
 */
export function mergeBooks(mine: ScoreBook, theirs: ScoreBook): Merged {
  let common = 0;
  const same = (at: number): boolean => isSame(mine.steps[at], theirs.steps[at]);
  while (common < mine.steps.length && common < theirs.steps.length && same(common)) common++;
  const keeper = new ScoreKeeper(theirs);
  const dropped: Merged['dropped'][number][] = [];
  const isAhead = theirs.steps.length > common;
  for (const step of mine.steps.slice(common)) {
    const takesBack = step.do === 'undo' || step.do === 'redo';
    const problem: ScoreProblem | undefined =
      isAhead && takesBack ? { code: 'changedMeanwhile' } : keeper.do(step);
    if (problem !== undefined) dropped.push({ step, problem });
  }
  return { book: keeper.book, dropped };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
