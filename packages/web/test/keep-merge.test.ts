import { type ScoreLog, ScoreKeeper, type ScoreStep, sheetOf } from '@sevenfold/physical/scores';
import { expect, test } from 'vitest';
import { mergeCopies } from '../src/features/keep/merge.ts';

const ANN = 'p-1';
const BEN = 'p-2';
const START: ScoreLog = {
  id: 'g-1',
  started: 1,
  rules: { preset: 'official' },
  players: [
    { id: ANN, name: 'Ann', colour: 0 },
    { id: BEN, name: 'Ben', colour: 1 },
  ],
  dealer: ANN,
  steps: [],
};

const enter = (player: string, points: number): ScoreStep => ({ do: 'enter', player, entry: { points } });
const CLOSE: ScoreStep = { do: 'close' };

function after(...steps: readonly ScoreStep[]): ScoreLog {
  const keeper = new ScoreKeeper(START);
  for (const step of steps) expect(keeper.do(step)).toBeUndefined();
  return keeper.log;
}

test('what two people enter at once comes together', () => {
  const { log, ...news } = mergeCopies(after(enter(ANN, 20)), after(enter(BEN, 30)));
  expect(sheetOf(log).draft).toEqual({ [ANN]: { points: 20 }, [BEN]: { points: 30 } });
  expect(news).toEqual({ dropped: false, doubled: false });
});

test('what came late for a closed round does not count for the next one', () => {
  const theirs = after(enter(ANN, 20), enter(BEN, 30), CLOSE);
  const { log, dropped } = mergeCopies(
    after(enter(ANN, 25), { do: 'rename', player: BEN, name: 'B.' }),
    theirs,
  );
  expect(dropped).toBe(true);
  expect(sheetOf(log).rounds).toHaveLength(1);
  expect(sheetOf(log).draft).toEqual({});
  expect(sheetOf(log).players[1]!.name).toBe('B.');
});

test('rounds that both have closed are all there, and it is said', () => {
  const mine = after(enter(ANN, 20), enter(BEN, 30), CLOSE);
  const theirs = after(enter(ANN, 21), enter(BEN, 30), CLOSE);
  const { log, doubled } = mergeCopies(mine, theirs);
  expect(doubled).toBe(true);
  expect(sheetOf(log).rounds).toHaveLength(2);
});

test('undoing your own step is harmless while nobody else has written', () => {
  const theirs = after(enter(ANN, 20));
  const { log, dropped } = mergeCopies(after(enter(ANN, 20), { do: 'undo' }), theirs);
  expect(dropped).toBe(false);
  expect(sheetOf(log).draft).toEqual({});
});
