import type { Estimate } from '@sevenfold/bots/arena';
import type { Experiment } from './experiment.ts';
import { LabRun, type LabWorker, type LabResults, type RunPhase, type AnyExperiment } from './run.ts';

/** Win rates after this many games, by strategy. */
export interface TrailPoint {
  readonly games: number;
  readonly estimates: readonly Estimate[];
}

/** Milliseconds between two updates: eight a second. */
const PACE = 120;
const LONGEST_TRAIL = 120;
const MOST_WORKERS = 32;

function spawnWorker(): LabWorker {
  return new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' });
}

/** The run that the screen shows, updated a few times a second. */
export class LabSession<Kind extends AnyExperiment['kind'] = Experiment['kind']> {
  readonly workers: number;
  experiment = $state.raw<Extract<AnyExperiment, { kind: Kind }>>();
  phase = $state<RunPhase>();
  results = $state.raw<Extract<LabResults, { kind: Kind }>>();
  trail = $state.raw<readonly TrailPoint[]>([]);
  games = $state(0);
  /** The share of all games that have been played: 0 to 1. */
  share = $state(0);
  /** Games a second, without pauses. */
  speed = $state(0);
  #run: LabRun | undefined;
  #looking = false;

  constructor(workers: number = navigator.hardwareConcurrency || 2) {
    this.workers = Math.max(1, Math.min(MOST_WORKERS, workers));
  }

  get isRunning(): boolean {
    return this.phase === 'running' || this.phase === 'paused';
  }

  /** Starts again; a run that is not done is stopped. */
  start(experiment: Extract<AnyExperiment, { kind: Kind }>): void {
    this.#run?.stop();
    this.experiment = experiment;
    this.results = undefined;
    this.trail = [];
    const workers = Array.from({ length: this.workers }, spawnWorker);
    const run: LabRun = new LabRun(experiment, workers, () => {
      if (this.#run === run) this.#changed(run);
    });
    this.#run = run;
    this.#look();
  }

  pause(): void {
    this.#run?.pause();
  }

  goOn(): void {
    this.#run?.goOn();
  }

  stop(): void {
    this.#run?.stop();
  }

  /** Call this when the screen is left. */
  close(): void {
    const run = this.#run;
    this.#run = undefined;
    run?.stop();
  }

  #changed(run: LabRun): void {
    if (run.phase !== 'running') this.#look();
    else if (!this.#looking) {
      this.#looking = true;
      setTimeout(() => {
        this.#looking = false;
        this.#look();
      }, PACE);
    }
  }

  #look(): void {
    const run = this.#run;
    if (run === undefined) return;
    this.phase = run.phase;
    this.games = run.games;
    this.share = run.played / run.deals;
    this.speed = run.elapsed < 1 ? 0 : (1000 * run.games) / run.elapsed;
    if (run.played === 0) return;
    const results = run.results();
    this.results = results as Extract<LabResults, { kind: Kind }>;
    if (results.kind === 'table') this.#trace(results.result.bots.map(({ winRate }) => winRate));
  }

  #trace(estimates: readonly Estimate[]): void {
    const { games } = this;
    if (this.trail.at(-1)?.games === games) return;
    const kept =
      this.trail.length < LONGEST_TRAIL ? this.trail : this.trail.filter((_, index) => index % 2 === 1);
    this.trail = [...kept, { games, estimates }];
  }
}
