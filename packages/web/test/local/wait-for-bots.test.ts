// How long people wait for their next decision against bots, by a clock that only this test moves.

import { makeMove, SeededDealer, Sfc32 } from '@sevenfold/engine';
import { expect, test, vi } from 'vitest';
import { waitFactorOf } from '../../src/game/story/wait-factor.ts';
import { memoryDatabase } from '../../src/storage/memory-database.ts';
import { openHouse, THINKING_TIMES } from '../../src/local/house.ts';
import { BrowserShelf } from '../../src/storage/shelf.ts';
import { loadWords } from '../../src/words/words.svelte.ts';
import { FakeStorage } from '../fake-storage.ts';
import { answer } from '../played-games.ts';
import { TestScreen } from '../test-screen.ts';

// Where the language in use is written for screen readers.
vi.stubGlobal('document', { documentElement: { lang: '' } });

/** Every wait of a game, in milliseconds: from an answer, or the end of the scores, to the next question or scores. */
function waitsOf(seed: number, seats: number): number[] {
  const players = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);
  const screen = new TestScreen({ rules: {}, players, dealer: seed % seats, log: '' });
  const { clock, truth, state, beats } = screen;
  const dealer = new SeededDealer(seed);
  const random = new Sfc32(seed);
  const [short, long] = THINKING_TIMES.normal;
  const waits: number[] = [];
  let since = 0;
  let told = 0;
  /** Lets time pass; scores are read, not waited for. */
  const pass = (until = Infinity): boolean => {
    const passed = clock.step(until);
    for (const { event, time } of beats.slice(told)) {
      if (event.type === 'roundEnded') waits.push(time - since);
      if (event.type === 'roundEnded' || event.type === 'roundBegan') since = time;
    }
    told = beats.length;
    return passed;
  };
  screen.take([], dealer);
  while (truth.phase !== 'over') {
    if (truth.player === 0) {
      while (!state.settled) pass();
      if (state.ask === undefined) throw new Error('A question is shown late.');
      waits.push(clock.now() - since);
      since = clock.now();
    } else {
      // A bot answers when it has thought and everything is shown.
      const due = clock.now() + (short + random.below(long - short)) * state.waitFactor;
      while (pass(due));
      while (!state.settled) pass();
    }
    screen.take([makeMove(answer(truth, random))], dealer);
  }
  return waits;
}

test.each([4, 8, 12])('nobody waits longer than ten seconds: %d players', async (seats) => {
  await loadWords(['game', 'terms']);
  const waits = Array.from({ length: 8 }, (_, seed) => waitsOf(seed, seats)).flat();
  expect(waits.length).toBeGreaterThan(100);
  expect(Math.max(...waits)).toBeLessThanOrEqual(10_000);
});

test('with few others nothing is hurried', () => {
  expect(waitFactorOf({ waited: 3000, others: 3, isOut: false })).toBe(1);
  expect(waitFactorOf({ waited: 3000, others: 11, isOut: false })).toBeLessThan(1);
  expect(waitFactorOf({ waited: 3000, others: 3, isOut: true })).toBeLessThan(1);
  expect(waitFactorOf({ waited: 60_000, others: 3, isOut: false })).toBeGreaterThan(0);
});

test('bots think as quickly as they are shown', () => {
  const page = {
    shelf: new BrowserShelf(new FakeStorage()),
    database: async () => memoryDatabase(),
    speed: () => 'normal' as const,
  };
  const { world, house } = openHouse({ ...page, waitFactor: () => 0.5, shown: () => Promise.resolve() });
  expect(world.settings.pace.natural).toEqual(THINKING_TIMES.normal.map((time) => time / 2));
  void house.stop();
});
