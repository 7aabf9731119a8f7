import { openSweepSetup, type SweepSetup } from './lab-setup.ts';
import { Simulation, type SimulationResult, simulationResult, type SimulationSums } from './simulation.ts';

export interface SweepResult extends SimulationResult {
  readonly name: string;
}

/**
 * The games of a sweep by number: any worker can play any of them, and `addSimulationSums` adds up the results. They
 * equal those of `sevenfold sim` with the same strategies, players and seed.
 */
export class Sweep {
  readonly games: number;
  readonly #names: readonly string[];
  readonly #simulation: Simulation;

  /** Throws `LabError`. */
  constructor(setup: SweepSetup) {
    const { options, contestants } = openSweepSetup(setup);
    this.games = setup.games;
    this.#names = contestants.map(({ name }) => name);
    const seats = contestants.map(({ name, kind, budget }) => ({ name, make: kind.make, budget }));
    this.#simulation = new Simulation(options, setup.players, seats, setup.seed, setup.fresh);
  }

  emptySums(): SimulationSums[] {
    return this.#simulation.emptySums();
  }

  /** Plays the games from `first` to before `end` with every strategy. */
  play(first: number, end: number): SimulationSums[] {
    return this.#simulation.play(first, end);
  }

  result(sums: readonly SimulationSums[]): SweepResult[] {
    return sums.map((each, index) => Object.assign({ name: this.#names[index]! }, simulationResult(each)));
  }
}
