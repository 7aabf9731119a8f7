import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { makeReview, review, Reviewer, type ReviewedPosition } from '@sevenfold/bots/review';
import { expect, onTestFinished, test, vi } from 'vitest';
import { luckOf, turningCards } from '../../src/review/luck.ts';
import { praisedOf } from '../../src/review/praised-decision.ts';
import { type ReviewAnswer, type ReviewRequest, ReviewRun, spread } from '../../src/review/review-run.ts';
import { FakeWorker } from '../fake-worker.ts';
import { played } from '../played-games.ts';

const record = played(3, 3, { target: 60 });
const options = { samples: 32, seed: 7 };

/** A worker that does in the page what src/review/review-worker.ts does in a thread. */
class NearWorker extends FakeWorker<ReviewRequest, ReviewAnswer> {
  readonly done: number[] = [];
  #reviewer: Reviewer | undefined;

  override postMessage(request: ReviewRequest): void {
    if ('record' in request) this.#reviewer = new Reviewer(request.record, request.options);
    else
      setTimeout(() => {
        if (this.isTerminated) return;
        this.done.push(request.at);
        this.reply(structuredClone(this.#reviewer!.value(request.at)));
      });
  }
}

function setUp(workers: number) {
  const started: NearWorker[] = [];
  const found: ReviewedPosition[] = [];
  const { positions } = new Reviewer(record, options);
  let run!: ReviewRun;
  const ended = new Promise<Error | undefined>((resolve) => {
    run = new ReviewRun({
      record,
      options,
      positions,
      workers,
      spawn: () => {
        started.push(new NearWorker());
        return started.at(-1)!;
      },
      found: (position) => found.push(position),
      ended: resolve,
    });
  });
  return { started, found, positions, run, ended };
}

test('several workers find together what the command line finds alone', async () => {
  const { started, found, ended } = setUp(3);
  expect(await ended).toBeUndefined();
  expect(started.every((worker) => worker.done.length > 5 && worker.isTerminated)).toBe(true);
  const program = join(import.meta.dirname, '../../../cli/bin/sevenfold.js');
  const args = ['review', '-', '--json', '--samples', '32', '--seed', '7'];
  const { stdout } = spawnSync(process.execPath, [program, ...args], { input: JSON.stringify(record) });
  const made = makeReview(record, found, options.samples);
  expect(JSON.parse(JSON.stringify(made))).toEqual(JSON.parse(String(stdout)));
});

test('a review that is no longer wanted stops at once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { started, found, run } = setUp(2);
  while (found.length < 5) await vi.advanceTimersToNextTimerAsync();
  run.cancel();
  const { length } = found;
  await vi.runAllTimersAsync();
  expect(found).toHaveLength(length);
  expect(started.every((worker) => worker.isTerminated)).toBe(true);
});

test('a lost worker ends it with a reason', async () => {
  const { started, ended } = setUp(2);
  started[1]!.fail();
  expect(await ended).toBeInstanceOf(Error);
  expect(started.every((worker) => worker.isTerminated)).toBe(true);
});

test('the ends of the game come first, then all of it, finer and finer', () => {
  const order = spread([0, 2, 3, 5, 8, 9, 11, 12, 20]);
  expect(order.slice(0, 3)).toEqual([0, 20, 8]);
  expect(order.toSorted((a, b) => a - b)).toEqual([0, 2, 3, 5, 8, 9, 11, 12, 20]);
  expect(spread([4])).toEqual([4]);
  expect(spread([])).toEqual([]);
});

test('luck and skill by round add up to those of the game', () => {
  const reviewer = new Reviewer(record, options);
  const positions = reviewer.positions.map((at) => reviewer.value(at));
  const { players } = review(record, options);
  const { rounds, cards } = luckOf(record, positions);
  for (const [seat, player] of players.entries()) {
    const sum = (of: 'skill' | 'luck' | 'others') => rounds.reduce((all, round) => all + round[seat]![of], 0);
    expect(sum('luck')).toBeCloseTo(player.luck, 10);
    expect(sum('skill')).toBeCloseTo(player.skill, 10);
    expect(sum('others')).toBeCloseTo(player.others, 10);
    const [best] = turningCards(cards, seat, 3, 1);
    const [worst] = turningCards(cards, seat, 3, -1);
    expect(best!.change[seat]).toBe(Math.max(...cards.map(({ change }) => change[seat]!)));
    expect(worst!.change[seat]).toBe(Math.min(...cards.map(({ change }) => change[seat]!)));
  }
});

test('the summary praises the best answer on which most depended, and nobody for using a Second Chance', () => {
  const decisions = [
    { at: 1, kind: 'turn', verdict: 'best', stake: 0.1 },
    { at: 2, kind: 'saveOrBust', verdict: 'best', stake: 0.9 },
    { at: 3, kind: 'freeze', verdict: 'best', stake: 0.3 },
    { at: 4, kind: 'turn', verdict: 'good', stake: 0.5 },
  ] as const;
  const [some] = review(record, { samples: 2, seed: 7 }).decisions;
  const all = decisions.map((decision) => Object.assign({}, some!, decision));
  expect(praisedOf(all, 0.01)?.at).toBe(3);
  expect(praisedOf(all, 0.4)).toBeUndefined();
});
