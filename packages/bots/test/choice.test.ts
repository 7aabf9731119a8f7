import {
  apply,
  legalMoves,
  newGame,
  parsePosition,
  SeededDealer,
  Sfc32,
  type State,
} from '@sevenfold/engine';
import { expect, test } from 'vitest';
import { OptionComparison, compareOptions } from '../src/chances/choice.ts';
import { SampleDealer } from '../src/chances/sample-dealer.ts';
import { racer } from '../src/players/racer.ts';

const ASKED = parsePosition('official_97-9a.71-2p.168-46_7-0-1-turns_0102112122053001001011_turn-1');

test('a comparison stops after any sample, so that thinking can be cut short', () => {
  for (const most of [1, 3, 65]) {
    let samples = 0;
    const enough = (): boolean => ++samples >= most;
    const choice = compareOptions(ASKED, racer, new SampleDealer(new Sfc32(1), 200), enough);
    expect(choice.samples).toBe(most);
  }
});

test('without samples the answer is the baseline', () => {
  const { best, baseline } = compareOptions(ASKED, racer, new SampleDealer(new Sfc32(1), 0));
  expect([best, baseline.move]).toEqual([baseline, racer(ASKED)]);
});

/** The first Freeze at a table of twelve where somebody is close to the target. */
function manyTargets(): State {
  for (let seed = 1; ; seed++) {
    const state = newGame({}, 12, 0);
    const dealer = new SeededDealer(seed);
    while (state.phase !== 'over') {
      if (state.phase === 'freeze' && Math.max(...state.totals) >= 150) return state;
      apply(state, state.phase === 'draw' ? dealer.draw(state) : racer(state));
    }
  }
}

test('to find the cost of one answer, others are tried no further once they are clearly worse', () => {
  const state = manyTargets();
  const given = legalMoves(state).at(-1)!;
  const run = (only?: number) => {
    const comparison = new OptionComparison(state, racer, new SampleDealer(new Sfc32(1), 256), only);
    // Running in steps makes no difference.
    for (const samples of [10, 100, 256]) comparison.runTo(samples);
    return comparison.estimate();
  };
  const [all, fewer] = [run(), run(given)];
  const samplesOf = (move: number): number => fewer.options.find((option) => option.move === move)!.samples;
  expect([samplesOf(given), samplesOf(fewer.best.move)]).toEqual([256, 256]);
  expect(fewer.options.filter(({ samples }) => samples < 256).length).toBeGreaterThan(3);
  expect(all.options.every(({ samples }) => samples === 256)).toBe(true);
  expect([fewer.best.move, fewer.best.win]).toEqual([all.best.move, all.best.win]);
});
