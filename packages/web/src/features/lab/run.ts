// One run of an experiment: hands its deals out to workers, a part at a time, and adds up their results. The sums are
// whole numbers, so the result does not depend on the number of workers or the order of their answers.

import {
  addEffectsSums,
  addLabSums,
  addSimulationSums,
  type EffectsSums,
  Lab,
  type LabResult,
  type LabSums,
  EffectsRun,
  type SimulationSums,
  Sweep,
  type SweepResult,
} from '@sevenfold/bots/arena';
import type { EffectsResult } from '@sevenfold/bots/effects';
import { type WorkerLike, WorkerPort } from '../../browser/worker-port.ts';
import { type EffectsExperiment, effectsSetupOf } from './effects/effects-experiment.ts';
import { type Experiment, labSetupOf, sweepSetupOf } from './experiment.ts';

/** Everything that the workers can be asked to play. */
export type AnyExperiment = Experiment | EffectsExperiment;

/** Deals from `first` up to, but not including, `end`. */
export interface Part {
  readonly first: number;
  readonly end: number;
}

export interface PlayedPart extends Part {
  readonly sums: LabSums | SimulationSums[] | EffectsSums;
  readonly milliseconds: number;
}

export type LabWorker = WorkerLike<AnyExperiment | Part, PlayedPart>;
type LabPort = WorkerPort<AnyExperiment | Part, PlayedPart>;

export type LabResults =
  | { readonly kind: 'table'; readonly result: LabResult }
  | { readonly kind: 'sweep'; readonly result: readonly SweepResult[] }
  | { readonly kind: 'effects'; readonly result: EffectsResult };

export type RunPhase = 'running' | 'paused' | 'done' | 'stopped' | 'failed';

/** Milliseconds that a part should take: short enough for each worker to report eight times a second. */
const PART_TIME = 110;
const GROWTH = 4;

export class LabRun {
  /** Deals at a table or by sets of rules, or games of each strategy of a sweep. */
  readonly deals: number;
  phase: RunPhase = 'running';
  played = 0;
  /** Milliseconds of running, without pauses. */
  get elapsed(): number {
    return this.#before + (this.phase === 'running' ? this.#now() - this.#since : 0);
  }

  readonly #experiment: AnyExperiment;
  readonly #found: FoundAtTable | FoundBySweep | FoundByRules;
  readonly #ports: readonly LabPort[];
  readonly #idle: Set<LabPort>;
  readonly #changed: () => void;
  readonly #now: () => number;
  #next = 0;
  #size = 1;
  #before = 0;
  #since: number;

  /** Calls `changed` after every part and whenever the phase changes. */
  constructor(
    experiment: AnyExperiment,
    workers: readonly LabWorker[],
    changed: () => void,
    now: () => number = () => performance.now(),
  ) {
    this.#experiment = experiment;
    this.#found = foundBy(experiment);
    this.deals = this.#found.deals;
    this.#changed = changed;
    this.#now = now;
    this.#since = now();
    this.#ports = workers.map((worker) => {
      const port: LabPort = new WorkerPort(() => worker, {
        reply: (part) => this.#heard(port, part),
        lost: () => this.#end('failed'),
      });
      return port;
    });
    this.#idle = new Set(this.#ports);
    for (const port of this.#ports) port.send(experiment);
    this.#share();
  }

  get experiment(): AnyExperiment {
    return this.#experiment;
  }

  /**
   * Games played. At a table each deal counts once for each seating, in a sweep once for each strategy; a game of
   * the rule effects counts once.
   */
  get games(): number {
    return this.#found.games;
  }

  results(): LabResults {
    return this.#found.results();
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

  /** Ends the run with the results so far. */
  stop(): void {
    if (this.phase === 'running' || this.phase === 'paused') this.#end('stopped');
  }

  #share(): void {
    for (const port of this.#idle) {
      if (this.#next >= this.deals) return;
      const first = this.#next;
      // The last parts are small, so that all workers finish at about the same time.
      const fair = Math.ceil((this.deals - first) / (2 * this.#ports.length));
      this.#next = Math.min(this.deals, first + Math.min(this.#size, fair));
      this.#idle.delete(port);
      port.send({ first, end: this.#next });
    }
  }

  #heard(port: LabPort, part: PlayedPart): void {
    if (this.phase !== 'running' && this.phase !== 'paused') return;
    this.#found.add(part.sums);
    const deals = part.end - part.first;
    this.played += deals;
    const wanted = Math.round((deals * PART_TIME) / Math.max(1, part.milliseconds));
    this.#size = Math.max(1, Math.min(wanted, this.#size * GROWTH));
    this.#idle.add(port);
    if (this.played === this.deals) this.#end('done');
    else {
      if (this.phase === 'running') this.#share();
      this.#changed();
    }
  }

  #end(phase: 'done' | 'stopped' | 'failed'): void {
    this.#before = this.elapsed;
    this.phase = phase;
    for (const port of this.#ports) port.close();
    this.#changed();
  }
}

function foundBy(experiment: AnyExperiment): FoundAtTable | FoundBySweep | FoundByRules {
  if (experiment.kind === 'table') return new FoundAtTable(experiment);
  return experiment.kind === 'sweep' ? new FoundBySweep(experiment) : new FoundByRules(experiment);
}

class FoundAtTable {
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

  results(): LabResults {
    return { kind: 'table', result: this.#lab.result(this.#sums) };
  }
}

class FoundBySweep {
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

  results(): LabResults {
    return { kind: 'sweep', result: this.#sweep.result(this.#sums) };
  }
}

class FoundByRules {
  readonly #effects: EffectsRun;
  readonly #sums: EffectsSums;

  constructor(experiment: EffectsExperiment) {
    this.#effects = new EffectsRun(effectsSetupOf(experiment));
    this.#sums = this.#effects.emptySums();
  }

  get deals(): number {
    return this.#effects.deals;
  }

  /** The games that were asked for: each is played by both sets of rules, and some again to measure skill. */
  get games(): number {
    return this.#sums.deals;
  }

  add(sums: PlayedPart['sums']): void {
    addEffectsSums(this.#sums, sums as EffectsSums);
  }

  results(): LabResults {
    return { kind: 'effects', result: this.#effects.result(this.#sums) };
  }
}
