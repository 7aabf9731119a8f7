import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { makeReview, review, Reviewer, type ReviewedPosition } from '@sevenfold/bots/review';
import { expect, onTestFinished, test, vi } from 'vitest';
import { luckOf, turningCards } from '../../src/review/luck.ts';
import { praisedOf } from '../../src/review/praised-decision.ts';
import {
  type ReviewAnswer,
  type ReviewRequest,
  ReviewWorkers,
  spread,
} from '../../src/review/review-workers.ts';
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

function setUp(most: number) {
  const started: NearWorker[] = [];
  const workers = new ReviewWorkers(() => {
    started.push(new NearWorker());
    return started.at(-1)!;
  }, most);
  return { started, workers };
}

/** Starts a review of this record; what is found, and how it ends. */
function begin(workers: ReviewWorkers, wanted = options) {
  const found: ReviewedPosition[] = [];
  const { positions } = new Reviewer(record, wanted);
  const ended = new Promise<Error | undefined>((resolve) => {
    workers.start({
      record,
      options: wanted,
      positions,
      found: (position) => found.push(position),
      ended: resolve,
    });
  });
  return { found, positions, ended };
}

/** What the command line finds alone. */
function byCommand({ samples, seed }: typeof options): unknown {
  const program = join(import.meta.dirname, '../../../cli/bin/sevenfold.js');
  const args = ['review', '-', '--json', '--samples', String(samples), '--seed', String(seed)];
  const { stdout } = spawnSync(process.execPath, [program, ...args], { input: JSON.stringify(record) });
  return JSON.parse(String(stdout));
}

test('several workers find together what the command line finds alone, and stay for the next review', async () => {
  const { started, workers } = setUp(3);
  const more = { samples: 64, seed: 7 };
  for (const wanted of [options, more]) {
    const { found, ended } = begin(workers, wanted);
    expect(await ended).toBeUndefined();
    const made = makeReview(record, found, wanted.samples);
    expect(JSON.parse(JSON.stringify(made))).toEqual(byCommand(wanted));
  }
  expect(started).toHaveLength(3);
  expect(started.every(({ done, isTerminated }) => done.length > 10 && !isTerminated)).toBe(true);
  workers.close();
  expect(started.every(({ isTerminated }) => isTerminated)).toBe(true);
});

test('a worker has its next position before it is done with one', () => {
  const { started, workers } = setUp(2);
  const asked: unknown[] = [];
  vi.spyOn(NearWorker.prototype, 'postMessage').mockImplementation((request) => void asked.push(request));
  onTestFinished(() => void vi.restoreAllMocks());
  begin(workers);
  expect(started).toHaveLength(2);
  expect(asked.filter((request) => 'at' in (request as ReviewRequest))).toHaveLength(4);
});

test('a review that is no longer wanted stops at once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { started, workers } = setUp(2);
  const { found } = begin(workers);
  while (found.length < 5) await vi.advanceTimersToNextTimerAsync();
  workers.close();
  const { length } = found;
  await vi.runAllTimersAsync();
  expect(found).toHaveLength(length);
  expect(started.every((worker) => worker.isTerminated)).toBe(true);
});

test('a review that another one replaces finds nothing more, and the other one all of its own', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { started, workers } = setUp(2);
  const first = begin(workers);
  while (first.found.length < 5) await vi.advanceTimersToNextTimerAsync();
  const { length } = first.found;
  const second = begin(workers, { samples: 16, seed: 8 });
  await vi.runAllTimersAsync();
  expect(await second.ended).toBeUndefined();
  expect(first.found).toHaveLength(length);
  expect(second.found.map(({ at }) => at).toSorted((a, b) => a - b)).toEqual(second.positions);
  expect(started.map(({ isTerminated }) => isTerminated)).toEqual([true, true, false, false]);
});

test('a lost worker ends the review with a reason, and the next one has new workers', async () => {
  const { started, workers } = setUp(2);
  const { ended } = begin(workers);
  started[1]!.fail();
  expect(await ended).toBeInstanceOf(Error);
  expect(started.every((worker) => worker.isTerminated)).toBe(true);
  expect(await begin(workers).ended).toBeUndefined();
  expect(started).toHaveLength(4);
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
