import { describe, expect, test } from 'vitest';
import { Lab, EffectsRun, Sweep } from '@sevenfold/bots/arena';
import { bestOfCurve } from '@sevenfold/bots/exact';
import { commandOf } from '../../../src/features/lab/command.ts';
import {
  type EffectsExperiment,
  effectsSetupOf,
} from '../../../src/features/lab/effects/effects-experiment.ts';
import { exactSweep } from '../../../src/features/lab/exact-sweep.ts';
import {
  fromQuery,
  labSetupOf,
  problemOf,
  strategiesOf,
  type SweepExperiment,
  sweepSetupOf,
  type TableExperiment,
  toQuery,
} from '../../../src/features/lab/experiment.ts';
import { freshSweep, LAB_PRESETS } from '../../../src/features/lab/presets.ts';
import { LabRun, type Part, type PlayedPart, type AnyExperiment } from '../../../src/features/lab/run.ts';
import { strategyChoice, strategyText } from '../../../src/features/lab/strategy-text.ts';
import { FakeWorker } from '../../fake-worker.ts';

const table: TableExperiment = {
  kind: 'table',
  seats: ['stay:25', 'if:points >= 25 || bust > 0.3', 'bust:0.26', 'pip'],
  rules: { preset: 'official', target: 100 },
  games: 80,
  seed: 11,
};

describe('an experiment', () => {
  test.each(Object.values(LAB_PRESETS).concat(table))('comes back from its link: %#', (experiment) => {
    expect(fromQuery(new URLSearchParams(toQuery(experiment)))).toEqual(experiment);
  });

  test.each([
    '',
    'seat=nobody&games=100&seed=1',
    'seat=stay:25&games=1e9&seed=1',
    'seat=stay:25&games=100&seed=-1',
    'seat=stay:25&games=100&seed=1&rules=nonsense',
    'sweep=stay&from=40&to=15&step=1&players=1&games=100&seed=1',
    'sweep=stay&from=1&to=900&step=1&players=1&games=100&seed=1',
    'sweep=stay&from=1&to=9999999999&step=0.000001&players=1&games=100&seed=1',
    'sweep=own&if=sum%20%3E%3D&from=1&to=9&step=1&players=1&games=100&seed=1',
    'sweep=own&from=1&to=9&step=1&players=1&games=100&seed=1',
    'sweep=sta&seat=stay:25&games=100&seed=1',
    `seat=${'a'.repeat(9000)}&games=100&seed=1`,
  ])('is not taken from the link %j', (query) => {
    expect(fromQuery(new URLSearchParams(query))).toBeUndefined();
  });

  test('says which part of it is wrong', () => {
    expect(problemOf({ ...table, seed: NaN })?.part).toBe('seed');
    expect(problemOf({ ...table, seats: ['stay:25', 'if:points >'] })).toMatchObject({
      part: 'seats',
      strategy: 1,
    });
    expect(problemOf({ ...freshSweep('stay'), players: 99 })?.part).toBe('players');
    expect(problemOf(table)).toBeUndefined();
  });

  test('puts values for x in a rule, as a word of its own only', () => {
    const sweep: SweepExperiment = {
      ...freshSweep('own'),
      expression: 'max(sum, x) >= x',
      low: 20,
      high: 21,
    };
    expect(strategiesOf(sweep)).toEqual(['if:max(sum, 20) >= 20', 'if:max(sum, 21) >= 21']);
  });

  test('has a command that gives the same in a terminal', () => {
    expect(commandOf(table)).toBe(
      "sevenfold arena --seats 'stay:25,if:points >= 25 || bust > 0.3,bust:0.26,pip' --set target=100 --games 80 --seed 11",
    );
    expect(commandOf(freshSweep('bust'))).toBe(
      'sevenfold sim --sweep bust:0.1..0.4:0.02 --players 1 --fresh --games 200000 --seed 7',
    );
    expect(commandOf(freshSweep('own'))).toBeUndefined();
  });
});

test('a strategy is chosen in parts and written as one text', () => {
  for (const text of [
    'stay:25',
    'bust:0.26',
    'if:points >= 25 ? bust > 0.1 : bust > 0.3',
    'oracle:samples=50',
  ])
    expect(strategyText(strategyChoice(text))).toBe(text);
});

describe('exact values', () => {
  test('know the best threshold of a player alone', () => {
    expect(exactSweep(freshSweep('stay'))?.best).toMatchObject({ at: 27 });
    expect(exactSweep(freshSweep('own'))?.best).toMatchObject({ at: 24 });
    expect(bestOfCurve(exactSweep(freshSweep('bust'))!.curve).at).toBe(0.22);
  });

  test('are not claimed for others', () => {
    expect(exactSweep({ ...freshSweep('stay'), players: 2 })).toBeUndefined();
    expect(exactSweep({ ...freshSweep('stay'), rules: { preset: 'turnSeven' } })).toBeUndefined();
    expect(exactSweep({ ...freshSweep('own'), expression: 'sum >= x' })).toBeUndefined();
  });

  test('are what single rounds bring', () => {
    const sweep = { ...freshSweep('stay'), low: 25, high: 27, step: 2, games: 40_000 };
    const lab = new Sweep(sweepSetupOf(sweep));
    const found = lab.result(lab.play(0, sweep.games));
    for (const [index, exact] of [19.0700200003, 19.1081834289].entries()) {
      const { value, low, high } = found[index]!.pointsPerRound;
      // Twice the interval: a seed that misses it once in twenty is no fault.
      expect(Math.abs(value - exact)).toBeLessThan(high - low);
    }
  });
});

function labOf(experiment: AnyExperiment): Lab | Sweep | EffectsRun {
  if (experiment.kind === 'table') return new Lab(labSetupOf(experiment));
  return experiment.kind === 'sweep'
    ? new Sweep(sweepSetupOf(experiment))
    : new EffectsRun(effectsSetupOf(experiment));
}

const effects: EffectsExperiment = {
  kind: 'effects',
  rules: { preset: 'official', turn: 'pressOn' },
  players: 2,
  games: 50,
  seed: 3,
};
const sweep: SweepExperiment = { ...freshSweep('stay'), games: 50, low: 20, high: 24 };

/** A worker in the same thread that answers when it is told to. */
class SlowWorker extends FakeWorker<AnyExperiment | Part, PlayedPart> {
  readonly waiting: Part[] = [];
  #play: ((first: number, end: number) => PlayedPart['sums']) | undefined;

  override postMessage(message: AnyExperiment | Part): void {
    if ('kind' in message) {
      const lab = labOf(message);
      this.#play = (first, end) => lab.play(first, end);
    } else this.waiting.push(message);
  }

  answer(): boolean {
    const part = this.waiting.shift();
    if (part === undefined) return false;
    this.reply({ ...part, sums: this.#play!(part.first, part.end), milliseconds: 30 });
    return true;
  }
}

/** Lets workers answer, the last one first, until all is done. */
function playAll(run: LabRun, workers: readonly SlowWorker[]): void {
  for (let turn = 0; run.phase === 'running' && turn < 10_000; turn++)
    for (const worker of workers.toReversed()) worker.answer();
}

describe.each([table, sweep, effects])('a run of $kind', (experiment) => {
  test('finds the same with any number of workers', () => {
    const results = [1, 2, 5].map((count) => {
      const workers = Array.from({ length: count }, () => new SlowWorker());
      const run = new LabRun(experiment, workers, () => {});
      playAll(run, workers);
      expect(run.phase).toBe('done');
      expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
      return run.results();
    });
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
  });

  test('pauses, goes on and stops with what it has', () => {
    let now = 0;
    const worker = new SlowWorker();
    const run = new LabRun(
      experiment,
      [worker],
      () => {},
      () => now,
    );
    now = 100;
    run.pause();
    now = 900;
    worker.answer();
    expect(worker.waiting).toEqual([]);
    expect(run.played).toBe(1);
    expect(run.elapsed).toBe(100);
    run.goOn();
    expect(worker.waiting).toHaveLength(1);
    worker.answer();
    const { games } = run;
    run.stop();
    expect(run.phase).toBe('stopped');
    worker.answer();
    expect(run.games).toBe(games);
    expect(games).toBeGreaterThan(0);
  });
});

test('a run of rules counts the games that were asked for, so their number is known from the start', () => {
  const worker = new SlowWorker();
  const run = new LabRun(effects, [worker], () => {});
  expect([run.games, run.deals]).toEqual([0, effects.games]);
  worker.answer();
  expect(run.games).toBe(run.played);
  playAll(run, [worker]);
  expect(run.games).toBe(effects.games);
});

test('a run that loses a worker says so', () => {
  const worker = new SlowWorker();
  const run = new LabRun(table, [worker], () => {});
  worker.fail();
  expect(run.phase).toBe('failed');
});
