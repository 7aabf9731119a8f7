import { parsePosition, Sfc32 } from '@sevenfold/engine';
import { expect, test } from 'vitest';
import { compareOptions } from '../src/chances/choice.ts';
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
