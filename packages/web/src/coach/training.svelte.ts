// Training: what was decided is graded, and the grades of a session are added up.

import type { Advice } from '@sevenfold/bots/review';
import type { Stored } from '../storage/registry.ts';
import { readStored, writeStored } from '../storage/stored.ts';
import type { Assessment } from './opinion.ts';

/** `advice` says at once what it thinks; `training` asks first and grades after. */
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

/** A question that was open to people here, and where its answer will stand. */
export interface OpenQuestion {
  readonly game: number;
  readonly at: number;
  readonly position: string;
}

/** What was answered to a question, once the log says so; undefined before, and if it was taken back. */
export function answerTo(question: OpenQuestion, game: number, log: readonly string[]): string | undefined {
  return game === question.game ? log[question.at] : undefined;
}

export interface TrainedAnswer {
  readonly answer: string;
  readonly advice: Advice;
  readonly assessment: Assessment;
}

/** Grades of this session, whatever games they are from. */
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

  /** Answers that cost nothing that could be told from chance. */
  get best(): number {
    return this.#best;
  }

  /** Chance to win that was given away; points of solo games are not in it. */
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
