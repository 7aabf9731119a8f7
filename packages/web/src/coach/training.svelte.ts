// Training: decisions are graded, and the grades added up.

import type { Advice } from '@sevenfold/bots/review';
import type { Stored } from '../storage/registry.ts';
import { readStored, writeStored } from '../storage/stored.ts';
import type { Assessment } from './opinion.ts';

/** `advice` speaks before you decide, `training` grades afterwards. */
export type CoachMode = Stored<'coach-mode'>;

let mode = $state(readStored('coach-mode'));

export const coachMode = {
  get now(): CoachMode {
    return mode;
  },
  set now(next: CoachMode) {
    mode = next;
    writeStored('coach-mode', next);
  },
};

/** A question to people here, and the index of its answer in the log. */
export interface TrainedQuestion {
  readonly game: number;
  readonly at: number;
  readonly position: string;
}

/** The answer to a question; undefined until it is given, and after undo. */
export function givenAnswer(
  question: TrainedQuestion,
  game: number,
  log: readonly string[],
): string | undefined {
  return game === question.game ? log[question.at] : undefined;
}

export interface TrainedAnswer {
  readonly answer: string;
  readonly advice: Advice;
  readonly assessment: Assessment;
}

/** The grades since the page was opened, from all games. */
export class TrainingScore {
  #last = $state.raw<TrainedAnswer>();
  #decisions = $state(0);
  #best = $state(0);
  #cost = $state(0);

  get last(): TrainedAnswer | undefined {
    return this.#last;
  }

  get decisions(): number {
    return this.#decisions;
  }

  /** Answers that were best or good. */
  get best(): number {
    return this.#best;
  }

  /** Chance to win given away; solo games do not count. */
  get cost(): number {
    return this.#cost;
  }

  add(trained: TrainedAnswer): void {
    const { verdict, cost, unit } = trained.assessment;
    this.#last = trained;
    this.#decisions++;
    if (verdict === 'best' || verdict === 'good') this.#best++;
    if (unit === 'chance') this.#cost += cost;
  }

  clear(): void {
    this.#last = undefined;
    this.#decisions = this.#best = this.#cost = 0;
  }
}

export const trainingScore = new TrainingScore();
