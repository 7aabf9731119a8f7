import { describe, expect, test } from 'vitest';
import type { Options } from '@sevenfold/engine';
import {
  boxOf,
  parseScoreLog,
  type ScoreLog,
  ScoreFileError,
  ScoreKeeper,
  sheetOf,
} from '../../src/scores/index.ts';
import { NO_ENTRIES, withEntry } from '../../src/scores/round-entries.ts';
import { MOST_LOOKS, ScoreLogError } from '../../src/scores/score-keeper.ts';
import { MOST_SHEET_ROUNDS } from '../../src/scores/score-sheet.ts';
import { ANN, enter, must, newScoreLog } from './table.ts';
import { LABORIOUS, LOOKING_BACK } from './worst-sheets.ts';

function stopOf(log: ScoreLog): ScoreLogError {
  try {
    sheetOf(log);
  } catch (error) {
    if (error instanceof ScoreLogError) return error;
  }
  throw new Error('it was accepted');
}

describe('the cost of a sheet', () => {
  test.each(Object.entries(LABORIOUS))('%s: no step looks back', (_name, make) => {
    const log = make();
    expect(log.steps.length).toBeGreaterThan(800);
    expect(parseScoreLog(JSON.parse(JSON.stringify(log))).steps).toHaveLength(log.steps.length);
    expect(new ScoreKeeper(log).looks).toBe(0);
  });

  test.each(Object.entries(LOOKING_BACK))('%s: looking back is counted, and ends', (_name, make) => {
    const log = make();
    expect(() => parseScoreLog(log)).toThrow(expect.objectContaining({ code: 'impossibleGame' }));
    const stop = stopOf(log);
    expect(stop.problem).toEqual({ code: 'tooManySteps' });
    const { looks } = new ScoreKeeper({ ...log, steps: log.steps.slice(0, stop.at) });
    expect(looks).toBeLessThanOrEqual(MOST_LOOKS);
    expect(looks).toBeGreaterThan(0.9 * MOST_LOOKS);
  });

  test('a long evening of a hundred costs little', () => {
    const players = Array.from({ length: 99 }, (_, at) => ({ id: `p${at}`, name: `n${at}`, colour: 0 }));
    const keeper = new ScoreKeeper({ ...newScoreLog(), players, dealer: 'p0' });
    for (let round = 0; round < 40; round++) {
      for (const { id } of players) must(keeper, enter(id, '=5'));
      must(keeper, { do: 'close' });
      must(keeper, { do: 'rules', rules: { flip7Bonus: round } });
    }
    expect(keeper.looks).toBeLessThan(MOST_LOOKS / 10);
  });

  test('a sheet has a last round', () => {
    const keeper = new ScoreKeeper({ ...newScoreLog(), players: [{ id: ANN, name: 'Ann', colour: 0 }] });
    for (let round = 0; round < MOST_SHEET_ROUNDS; round++) {
      must(keeper, enter(ANN, '=0'));
      must(keeper, { do: 'close' });
    }
    must(keeper, enter(ANN, '=0'));
    expect(keeper.do({ do: 'close' })).toEqual({ code: 'tooManySteps' });
  });

  test('what is wrong in thousands of places is refused at the first', () => {
    const steps = Array.from({ length: 9000 }, () => ({ do: 'dance' }));
    expect(() => parseScoreLog({ ...newScoreLog(), steps })).toThrow(/steps\.0: /);
    const rules = Object.fromEntries(Array.from({ length: 9000 }, (_, at) => [`k${at}`, 1]));
    expect(() => parseScoreLog({ ...newScoreLog(), rules })).toThrow(/rules\.k0: /);
  });
});

describe('nothing but a score sheet gets in', () => {
  const text = JSON.stringify({ ...newScoreLog(), steps: [enter(ANN, '=5')] });
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

  test.each([
    ['nesting without end', text.replace('{"points":5}', deep)],
    ['nesting in the rules', text.replace('"rules":{}', `"rules":{"target":${deep}}`)],
    ['a prototype as rules', text.replace('"rules":{}', '"rules":{"__proto__":{"target":5}}')],
    ['a prototype as an entry', text.replace('{"points":5}', '{"__proto__":{"points":5}}')],
    ['a constructor', text.replace('"rules":{}', '"rules":{"constructor":1}')],
    ['a player called __proto__', text.replaceAll('"p1"', '"__proto__"')],
    ['a player called constructor', text.replaceAll('"p1"', '"constructor"')],
    ['more than a number holds', text.replace('"points":5', '"points":1e999')],
    ['a number that is not exact', text.replace('"points":5', '"points":9007199254740993')],
    ['less than nothing', text.replace('"points":5', '"points":-1')],
    ['a target without end', text.replace('"rules":{}', '"rules":{"target":1e999}')],
    ['a time without end', text.replace('1700000000000', '1e308')],
  ])('%s', (_name, damaged) => {
    expect(damaged).not.toBe(text);
    const value: unknown = JSON.parse(damaged);
    expect(() => parseScoreLog(value)).toThrow(ScoreFileError);
    expect(({} as { points?: number; target?: number }).target).toBeUndefined();
  });
});

/** The points of every hand, built card by card. */
function brute(rules: Pick<Options, 'flip7Bonus' | 'doubles'>, decks: number, flip7: boolean): Set<number> {
  const sums = new Set<number>();
  for (let hand = 0; hand < 1 << 13; hand++) {
    const numbers = Array.from({ length: 13 }, (_, number) => number).filter((n) => (hand >> n) & 1);
    if (flip7 ? numbers.length !== 7 : numbers.length > 6) continue;
    sums.add(numbers.reduce((sum, number) => sum + number, 0));
  }
  let plus = new Set([0]);
  for (let deck = 0; deck < decks; deck++)
    for (const card of [2, 4, 6, 8, 10]) plus = new Set([...plus].flatMap((sum) => [sum, sum + card]));
  const points = new Set<number>();
  for (let doubles = 0; doubles <= decks; doubles++)
    for (const sum of sums)
      for (const more of plus) {
        const factor = 2 ** doubles;
        const bonus = flip7 ? rules.flip7Bonus : 0;
        points.add(
          sum * factor +
            more * (rules.doubles === 'numbers' ? 1 : factor) +
            bonus * (rules.doubles === 'everything' ? factor : 1),
        );
      }
  return points;
}

describe('possible points', () => {
  test.each([
    [1, 15, 'numbers'],
    [2, 0, 'numbers'],
    [5, 7, 'numbers'],
    [8, 100, 'numbers'],
    [1, 15, 'numbersAndPlus'],
    [3, 7, 'numbersAndPlus'],
    [1, 15, 'everything'],
    [2, 0, 'everything'],
    [4, 100, 'everything'],
  ] as const)(
    'of %i decks with a bonus of %i, doubles: %s are those of all hands',
    (decks, flip7Bonus, doubles) => {
      const scoring = boxOf().scoring({ decks, flip7Bonus, doubles });
      for (const flip7 of [false, true]) {
        const all = brute({ flip7Bonus, doubles }, decks, flip7);
        const most = Math.max(...all);
        expect(scoring.rangeOf(scoring.decksFor(3), flip7)).toEqual([Math.min(...all), most]);
        const wrong = [];
        for (let points = -3; points < most + 5; points++)
          if (scoring.isPossible({ points, ...(flip7 && { flip7 }) }, decks) !== all.has(points))
            wrong.push(points);
        expect(wrong).toEqual([]);
      }
    },
  );
});

test('a round after any changes is that of the entries that are left', () => {
  const entries = [
    { cards: ['1', '2', '2'], bust: true as const },
    { cards: ['5', 'SC', '5'], bust: true as const },
    { cards: ['0', '1', '2', '3', '4', '5', '6', 'x2'] },
    { points: 40 },
    { points: 60, flip7: true as const },
    { points: 40 },
    null,
  ];
  const scoring = boxOf().scoring({});
  let entered = NO_ENTRIES;
  for (let step = 0; step < 500; step++) {
    const next = withEntry(entered, `p${(step * 7) % 5}`, entries[(step * 11) % entries.length]!, scoring);
    // Two of them are refused.
    if (next.flip7s > 1) continue;
    entered = next;
    let rebuilt = NO_ENTRIES;
    for (const [player, each] of entered.entries) rebuilt = withEntry(rebuilt, player, each, scoring);
    expect(entered).toEqual(rebuilt);
  }
  expect(entered.cards.size).toBeGreaterThan(0);
});
