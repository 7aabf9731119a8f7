import { racer } from '@sevenfold/bots';
import { apply, makeMove, makePosition, newGame, SeededDealer, stateOf } from '@sevenfold/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Tracker } from '../../src/tracker/index.ts';

// The same cases in every run.
fc.configureGlobal({ seed: 7 });

const SETUP = { rules: {}, players: ['Ann', 'Bo', 'Cy'], dealer: 0 };
const LOG = '5 9 12 h 8 s h F3 @0 1 2';

function track(log: string): Tracker {
  return new Tracker({ ...SETUP, log });
}

function gameLog(seed: number): string[] {
  const state = newGame({}, 3, 0);
  const dealer = new SeededDealer(seed);
  const log: string[] = [];
  while (state.phase !== 'over') {
    const move = state.phase === 'draw' ? dealer.draw(state) : racer(state);
    log.push(makeMove(move));
    apply(state, move);
  }
  return log;
}

test('a whole game by taps is the same game', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const log = gameLog(seed);
      const tracker = track('');
      // A card for a player who is asked means that they hit, so one tap is enough.
      const taps = log.filter((token) => token !== 'h');
      expect(taps.map((token) => tracker.tap(token))).toEqual(taps.map(() => undefined));
      expect(tracker.record).toEqual({ ...SETUP, log: log.join(' ') });
      expect(tracker.next.waits).toBe('nothing');
      expect(makePosition(tracker.state)).toBe(makePosition(stateOf(tracker.record)));
    }),
    { numRuns: 20 },
  );
});

test('says who gets the next card and what is left, or who is asked what', () => {
  const tracker = track('5 9');
  const { next } = tracker;
  expect(next).toMatchObject({ waits: 'card', player: 0, flipsLeft: 0 });
  const left = next.waits === 'card' ? next.left : [];
  expect(left.slice(4, 6)).toEqual([
    { token: '4', count: 4 },
    { token: '5', count: 4 },
  ]);
  tracker.tap('12');
  expect(tracker.next).toEqual({
    waits: 'answer',
    question: { player: 1, kind: 'turn', options: ['h', 's'] },
  });
  expect(tracker.entries.map(({ player }) => player)).toEqual([1, 2, 0]);
});

test.each([
  ['0 1', '0', 'notInPile'],
  ['', 's', 'cardExpected'],
  ['0 1 2', '0', 'answerExpected'],
  ['0 1 2', '@1', 'wrongAnswer'],
  ['', 'x9', 'unknownToken'],
])('after %j a tap of %s is refused: %s', (log, token, code) => {
  const tracker = track(log);
  expect(tracker.problem(token)).toBe(code);
  expect(tracker.tap(token)).toBe(code);
  expect(tracker.record.log).toBe(log);
  expect(tracker.canUndo).toBe(false);
});

describe('a correction', () => {
  test('that changes nothing of what follows is just made', () => {
    const tracker = track(LOG);
    tracker.correct({ do: 'replace', at: 1, token: '7' });
    expect(tracker.misfit).toBeUndefined();
    expect(tracker.record.log).toBe(LOG.replace('9', '7'));
    expect(tracker.undo()).toBe(true);
    expect(tracker.record.log).toBe(LOG);
    expect(tracker.redo()).toBe(true);
    expect(tracker.record.log).toBe(LOG.replace('9', '7'));
  });

  test('after which the rest does not fit keeps it, says where and why, and how to go on', () => {
    const tracker = track('5 9 12 h 8 s h 3 h 2');
    // Bo hit instead of staying, so a card is missing.
    tracker.correct({ do: 'replace', at: 5, token: 'h' });
    expect(tracker.record.log).toBe('5 9 12 h 8 h');
    expect(tracker.misfit).toMatchObject({ at: 6, code: 'cardExpected', tokens: ['h', '3', 'h', '2'] });
    expect(tracker.misfit!.repairs[0]).toMatchObject({ do: 'insert', fits: 4 });
    expect(tracker.draft.log).toBe('5 9 12 h 8 h h 3 h 2');
    tracker.tap('11');
    expect(tracker.misfit).toBeUndefined();
    expect(tracker.record.log).toBe('5 9 12 h 8 h 11 h 3 h 2');
  });

  test('a repair that is offered does what it says', () => {
    const tracker = track('5 9 12 h 8 s h 3 h 2');
    tracker.correct({ do: 'replace', at: 5, token: 'h' });
    const { repairs, tokens } = tracker.misfit!;
    for (const repair of repairs) {
      const before = tracker.record.log.split(' ').length;
      tracker.repair(repair);
      const added = repair.do === 'delete' ? 0 : 1;
      expect(tracker.record.log.split(' ')).toHaveLength(before + repair.fits + added);
      tracker.undo();
    }
    expect(tokens).toEqual(tracker.misfit!.tokens);
    tracker.dropMisfit();
    expect([tracker.misfit, tracker.record.log]).toEqual([undefined, '5 9 12 h 8 h']);
  });

  test('of several entries at once is one step', () => {
    const tracker = track(LOG);
    tracker.splice(3, 2, ['s']);
    expect(tracker.draft.log).toBe('5 9 12 s s h F3 @0 1 2');
    tracker.undo();
    expect(tracker.draft.log).toBe(LOG);
    expect(() => tracker.splice(10, 2, [])).toThrow(RangeError);
  });

  test('of an entry that is not there is our own mistake', () => {
    expect(() => track(LOG).correct({ do: 'delete', at: 99 })).toThrow(RangeError);
  });

  test('any corrections: nothing is lost, and everything can be undone', () => {
    const token = fc.constantFrom(...'0 3 7 12 +4 x2 FZ F3 SC h s u b @0 @2 zz'.split(' '));
    const kind = fc.constantFrom('replace' as const, 'insert' as const, 'delete' as const, 'tap' as const);
    fc.assert(
      fc.property(
        fc.nat(50),
        fc.array(fc.tuple(kind, fc.nat(60), token), { maxLength: 12 }),
        (seed, edits) => {
          const log = gameLog(seed).slice(0, 60);
          const tracker = track(log.join(' '));
          let length = log.length;
          for (const [what, at, text] of edits) {
            if (what === 'tap') {
              const { log: before } = tracker.draft;
              tracker.tap(text);
              length += tracker.draft.log.split(' ').length - before.split(' ').length;
            } else if (at < length) {
              tracker.correct(what === 'delete' ? { do: what, at } : { do: what, at, token: text });
              length += what === 'insert' ? 1 : what === 'delete' ? -1 : 0;
            }
            const kept = tracker.entries.length + (tracker.misfit?.tokens.length ?? 0);
            expect(kept).toBe(length);
            expect(makePosition(tracker.state)).toBe(makePosition(stateOf(tracker.record)));
          }
          while (tracker.undo());
          expect(tracker.record.log).toBe(log.join(' '));
        },
      ),
      { numRuns: 50 },
    );
  });
});

test('a log from outside that breaks off in the middle is kept as far as it goes', () => {
  const tracker = track('5 9 oops 12');
  expect(tracker.record.log).toBe('5 9');
  expect(tracker.misfit).toMatchObject({ at: 2, code: 'unknownToken', tokens: ['oops', '12'] });
  expect(tracker.misfit!.repairs).toContainEqual({ do: 'delete', fits: 1 });
});
