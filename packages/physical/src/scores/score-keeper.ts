import { nameKey } from '@sevenfold/engine/name-key';
import { cleanName, freshName } from '@sevenfold/engine/names';
import {
  type Beginning,
  changeSheet,
  type Effort,
  type Ledger,
  newLedger,
  type ScoreChange,
  sheetIn,
} from './score-change.ts';
import type { ScorePlayer, ScoreProblem, ScoreSheet } from './score-sheet.ts';

/** One entry of a score log. Undo is a step too: the log only grows, so that it can be shared. */
export type ScoreStep = ScoreChange | { readonly do: 'undo' } | { readonly do: 'redo' };

/** How a score sheet began, and every step since; the sheet follows from these. */
export interface ScoreLog extends Beginning {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly steps: readonly ScoreStep[];
}

/** More than ninety-nine players need in a long evening. */
export const MOST_STEPS = 10_000;

/**
 * How often all steps of a log together may look at rounds they do not change: each round when the rules or the number
 * of decks change or someone leaves, each entry of each round to find out who is tied. Ninety-nine players can do
 * that five times at the end of a long evening.
 */
export const MOST_LOOKS = 20_000;

/** A log that breaks the rules. `at` is the first step that does not fit, or −1 for the beginning. */
export class ScoreLogError extends Error {
  readonly at: number;
  readonly problem: ScoreProblem;

  constructor(at: number, problem: ScoreProblem) {
    super(`${at < 0 ? 'the beginning' : `step ${at + 1}`} of the game does not fit: ${problem.code}`);
    this.name = 'ScoreLogError';
    this.at = at;
    this.problem = problem;
  }
}

/** An open score sheet, with every earlier state for undo. */
export class ScoreKeeper {
  #log: ScoreLog;
  readonly #past: Ledger[] = [];
  #ledger: Ledger;
  #shown: { readonly ledger: Ledger; readonly sheet: ScoreSheet } | undefined;
  #future: Ledger[] = [];
  #looks = 0;

  /** Throws `ScoreLogError`. Older logs may have 'Ann' and 'ann': the second is called 'ann 2'. */
  constructor(log: ScoreLog) {
    const begun = newLedger({ ...log, players: withFreshNames(log.players) });
    if ('problem' in begun) throw new ScoreLogError(-1, begun.problem);
    this.#log = { ...log, steps: [] };
    this.#ledger = begun.ledger;
    for (const [at, step] of log.steps.entries()) {
      const refused = this.#play(step);
      const problem = refused?.code === 'nameTaken' ? this.#playRenamed(step) : refused;
      if (problem !== undefined) throw new ScoreLogError(at, problem);
    }
    this.#log = log;
  }

  get log(): ScoreLog {
    return this.#log;
  }

  get sheet(): ScoreSheet {
    if (this.#shown?.ledger !== this.#ledger) {
      this.#shown = { ledger: this.#ledger, sheet: sheetIn(this.#ledger) };
    }
    return this.#shown.sheet;
  }

  /** See `MOST_LOOKS`. */
  get looks(): number {
    return this.#looks;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Does a step, or changes nothing and returns why not. */
  do(step: ScoreStep): ScoreProblem | undefined {
    if (this.#log.steps.length >= MOST_STEPS) return { code: 'tooManySteps' };
    const problem = this.#play(step);
    if (problem === undefined) this.#log = { ...this.#log, steps: [...this.#log.steps, step] };
    return problem;
  }

  /** Plays a step with a name that nobody has. */
  #playRenamed(step: ScoreStep): ScoreProblem | undefined {
    if (step.do !== 'add' && step.do !== 'rename') return this.#play(step);
    const { players } = this.#ledger;
    this.#looks += players.length;
    const id = step.do === 'add' ? step.id : step.player;
    const others = players.filter((player) => player.id !== id);
    return this.#play({ ...step, name: nameUnlike(step.name, others) });
  }

  #play(step: ScoreStep): ScoreProblem | undefined {
    if (step.do === 'undo' || step.do === 'redo') return this.#step(step.do);
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

  #step(way: 'undo' | 'redo'): ScoreProblem | undefined {
    const [from, to] = way === 'undo' ? [this.#past, this.#future] : [this.#future, this.#past];
    const ledger = from.pop();
    if (ledger === undefined) return { code: way === 'undo' ? 'nothingToUndo' : 'nothingToRedo' };
    to.push(this.#ledger);
    this.#ledger = ledger;
    return undefined;
  }
}

function withFreshNames(players: readonly ScorePlayer[]): ScorePlayer[] {
  const named: ScorePlayer[] = [];
  for (const player of players) {
    const key = nameKey(cleanName(player.name) ?? '');
    const isTaken = named.some((other) => nameKey(other.name) === key);
    const name = isTaken ? nameUnlike(player.name, named) : (cleanName(player.name) ?? '');
    named.push({ ...player, name });
  }
  return named;
}

function nameUnlike(name: string, others: readonly ScorePlayer[]): string {
  return freshName(
    cleanName(name) ?? '',
    others.map((other) => other.name),
  );
}

/** Throws `ScoreLogError`. */
export function sheetOf(log: ScoreLog): ScoreSheet {
  return new ScoreKeeper(log).sheet;
}

export interface Merged {
  readonly log: ScoreLog;
  /** Steps of `mine` that no longer fit, and why. */
  readonly dropped: readonly { readonly step: ScoreStep; readonly problem: ScoreProblem }[];
}

/**
 * Merges two copies of one log: the steps that only `mine` has are done again on top of `theirs`, as far as they still
 * fit. Undo is dropped if `theirs` has new steps, because it would take back someone else's.
 */
export function mergeLogs(mine: ScoreLog, theirs: ScoreLog): Merged {
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
  return { log: keeper.log, dropped };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
