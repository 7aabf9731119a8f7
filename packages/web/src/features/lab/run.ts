// One run of an experiment: shares its deals out to workers, a part at a time, and adds up what they find. The sums
// are of whole numbers, so the result does not depend on how many workers there are or in which order they answer.

import {
  addLabSums,
  addSimulationSums,
  Lab,
  type LabResult,
  type LabSums,
  type SimulationSums,
  Sweep,
  type SweepResult,
} from '@sevenfold/bots/arena';
import { type Experiment, labSetupOf, sweepSetupOf } from './experiment.ts';

/** Deals from `first` to before `end`. */
export interface Part {
  readonly first: number;
  readonly end: number;
}

export interface PlayedPart extends Part {
  readonly sums: LabSums | SimulationSums[];
  readonly milliseconds: number;
}

/** The part of a worker that is needed. */
export interface LabHand {
  postMessage(message: Experiment | Part): void;
  addEventListener(type: 'message', hear: (event: { readonly data: PlayedPart }) => void): void;
  addEventListener(type: 'error', hear: (event: { readonly message?: string }) => void): void;
  terminate(): void;
}

export type Results =
  | { readonly kind: 'table'; readonly result: LabResult }
  | { readonly kind: 'sweep'; readonly result: readonly SweepResult[] };

export type RunPhase = 'running' | 'paused' | 'done' | 'stopped' | 'failed';

/** So long shall a part take: short enough for eight reports a second of every worker. */
const PART_TIME = 110;
const GROWTH = 4;

export class LabRun {
  /** Deals of a table, games of each strategy of a sweep. */
  readonly deals: number;
  phase: RunPhase = 'running';
  /** Deals that were played. */
  played = 0;
  /** Milliseconds of running, pauses left out. */
  get elapsed(): number {
    return this.#before + (this.phase === 'running' ? this.#now() - this.#since : 0);
  }

  readonly #experiment: Experiment;
  readonly #book: TableBook | SweepBook;
  readonly #hands: LabHand[];
  readonly #idle: Set<LabHand>;
  readonly #changed: () => void;
  readonly #now: () => number;
  #next = 0;
  #size = 1;
  #before = 0;
  #since: number;

  /** `changed` is told of every part that was played and of every change of the phase. */
  constructor(
    experiment: Experiment,
    hands: readonly LabHand[],
    changed: () => void,
    now: () => number = () => performance.now(),
  ) {
    this.#experiment = experiment;
    this.#book = experiment.kind === 'table' ? new TableBook(experiment) : new SweepBook(experiment);
    this.deals = this.#book.deals;
    this.#hands = [...hands];
    this.#idle = new Set(hands);
    this.#changed = changed;
    this.#now = now;
    this.#since = now();
    for (const hand of hands) {
      hand.addEventListener('message', ({ data }) => this.#heard(hand, data));
      hand.addEventListener('error', () => this.#end('failed'));
      hand.postMessage(experiment);
    }
    this.#share();
  }

  get experiment(): Experiment {
    return this.#experiment;
  }

  /** Games played; a deal is played in every seating, a sweep's game by every strategy. */
  get games(): number {
    return this.#book.games;
  }

  results(): Results {
    return this.#book.results();
  }

  pause(): void {
    if (this.phase !== 'running') return;
    this.#before = this.elapsed;
    this.phase = 'paused';
    this.#changed();
  }

  goOn(): void {
    if (this.phase !== 'paused') return;
    this.#since = this.#now();
    this.phase = 'running';
    this.#share();
    this.#changed();
  }

  /** Ends it with what has been found so far. */
  stop(): void {
    if (this.phase === 'running' || this.phase === 'paused') this.#end('stopped');
  }

  #share(): void {
    for (const hand of this.#idle) {
      if (this.#next >= this.deals) return;
      const first = this.#next;
      // The last parts are small, so that all workers end at about the same time.
      const fair = Math.ceil((this.deals - first) / (2 * this.#hands.length));
      this.#next = Math.min(this.deals, first + Math.min(this.#size, fair));
      this.#idle.delete(hand);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have origins
      hand.postMessage({ first, end: this.#next });
    }
  }

  #heard(hand: LabHand, part: PlayedPart): void {
    if (this.phase !== 'running' && this.phase !== 'paused') return;
    this.#book.add(part.sums);
    const deals = part.end - part.first;
    this.played += deals;
    const wanted = Math.round((deals * PART_TIME) / Math.max(1, part.milliseconds));
    this.#size = Math.max(1, Math.min(wanted, this.#size * GROWTH));
    this.#idle.add(hand);
    if (this.played === this.deals) this.#end('done');
    else {
      if (this.phase === 'running') this.#share();
      this.#changed();
    }
  }

  #end(phase: 'done' | 'stopped' | 'failed'): void {
    this.#before = this.elapsed;
    this.phase = phase;
    for (const hand of this.#hands) hand.terminate();
    this.#changed();
  }
}

class TableBook {
  readonly #lab: Lab;
  readonly #sums: LabSums;

  constructor(experiment: Experiment & { readonly kind: 'table' }) {
    this.#lab = new Lab(labSetupOf(experiment));
    this.#sums = this.#lab.emptySums();
  }

  get deals(): number {
    return this.#lab.deals;
  }

  get games(): number {
    return this.#sums.arena.games;
  }

  add(sums: PlayedPart['sums']): void {
    addLabSums(this.#sums, sums as LabSums);
  }

  results(): Results {
    return { kind: 'table', result: this.#lab.result(this.#sums) };
  }
}

class SweepBook {
  readonly #sweep: Sweep;
  readonly #sums: SimulationSums[];

  constructor(experiment: Experiment & { readonly kind: 'sweep' }) {
    this.#sweep = new Sweep(sweepSetupOf(experiment));
    this.#sums = this.#sweep.emptySums();
  }

  get deals(): number {
    return this.#sweep.games;
  }

  get games(): number {
    return this.#sums.reduce((games, sums) => games + sums.games, 0);
  }

  add(sums: PlayedPart['sums']): void {
    addSimulationSums(this.#sums, sums as SimulationSums[]);
  }

  results(): Results {
    return { kind: 'sweep', result: this.#sweep.result(this.#sums) };
  }
}
