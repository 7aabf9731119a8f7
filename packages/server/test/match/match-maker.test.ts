import { BOT_RATINGS } from '@sevenfold/bots';
import { describe, expect, test } from 'vitest';
import { charactersNear, matchGroups } from '../../src/match/grouping.ts';
import type { WaitingPlace } from '../../src/match/waiting-store.ts';
import { type MatchOutcome, simulateMatches } from './match-simulation.ts';

function place(person: string, rating: number, since: number, origin = person): WaitingPlace {
  return { person, name: person, colour: 0, rating, origin, since };
}

function names(places: readonly WaitingPlace[], now: number): string[] {
  return matchGroups(places, now).map(({ people }) => people.map(({ person }) => person).join(' '));
}

describe('who plays together', () => {
  const four = ['a', 'b', 'c', 'd'].map((name, at) => place(name, 1500 + at, 0));

  test('four people get a table after a moment, and fewer after eight seconds', () => {
    expect(names(four, 1_999)).toEqual([]);
    expect(names(four, 2_000)).toEqual(['a b c d']);
    expect(names(four.slice(0, 2), 7_999)).toEqual([]);
    expect(names(four.slice(0, 2), 8_000)).toEqual(['a b']);
  });

  test('five or six share a table, so that nobody is left over', () => {
    const six = [...four, place('e', 1510, 1_000), place('f', 1511, 1_900)];
    expect(names(six, 2_000)).toEqual(['a b c d e f']);
    const seven = [...six, place('g', 1512, 1_900)];
    expect(names(seven, 2_000)).toEqual(['a b c d']);
    expect(names(seven.slice(4), 9_900)).toEqual(['e f g']);
  });

  test('those who have waited longest choose first, and get the nearest in rating', () => {
    const strong = ['s1', 's2', 's3', 's4'].map((name, at) => place(name, 1800 + at, 500));
    expect(names([...four, ...strong], 2_500)).toEqual(['a b c d', 's1 s2 s3 s4']);
    const mixed = [place('x', 1790, 0), ...four.slice(0, 3), ...strong];
    expect(names(mixed, 2_500)).toEqual(['x s1 s2 s3']);
    // The gap counts less the longer someone waits.
    const apart = [place('low', 1200, 0), place('high', 1700, 0)];
    expect(names(apart, 7_999)).toEqual([]);
    expect(names(apart, 8_000)).toEqual(['high low']);
  });

  test('people of one address are kept apart while there are others', () => {
    const home = ['h1', 'h2', 'h3', 'h4'].map((name) => place(name, 1500, 0, 'home'));
    const others = ['o1', 'o2', 'o3', 'o4'].map((name) => place(name, 1520, 0));
    const groups = matchGroups([...home, ...others], 2_000);
    expect(groups[0]!.people.filter(({ origin }) => origin === 'home')).toHaveLength(1);
    expect(names(home, 2_000)).toEqual(['h1 h2 h3 h4']);
  });

  test('two people of one address play with characters too, so that their game counts for both', () => {
    const home = [place('h1', 1400, 0, 'home'), place('h2', 1410, 0, 'home')];
    expect(matchGroups(home, 7_999)).toEqual([]);
    expect(matchGroups(home, 8_000)).toEqual([{ people: home, bots: charactersNear(1400, 2) }]);
    expect(matchGroups([home[0]!, place('o', 1410, 0)], 8_000)[0]!.bots).toEqual([]);
  });

  test('someone alone plays with three characters of their strength after twenty seconds', () => {
    const alone = [place('a', 1400, 0)];
    expect(names(alone, 19_999)).toEqual([]);
    const [group] = matchGroups(alone, 20_000);
    expect(group!.people.map(({ person }) => person)).toEqual(['a']);
    expect(group!.bots).toEqual(charactersNear(1400, 3));
    expect(charactersNear(BOT_RATINGS['rocco']!, 1)).toEqual(['rocco']);
    expect(new Set(group!.bots).size).toBe(3);
  });
});

const SEEDS = 40;

test(`${SEEDS} seeds: at processes that fail, die and disagree about the time, everyone who stays gets one table in time, and nobody two`, async () => {
  const outcomes: MatchOutcome[] = [];
  for (let seed = 1; seed <= SEEDS; seed++)
    outcomes.push(
      await simulateMatches(seed).catch((error: unknown) => {
        throw new Error(`seed ${seed}`, { cause: error });
      }),
    );
  const total = (count: keyof MatchOutcome): number => outcomes.reduce((sum, one) => sum + one[count], 0);
  expect(total('seated')).toBeGreaterThan(15 * SEEDS);
  expect(total('tables')).toBeGreaterThan(3 * SEEDS);
  expect(total('deaths')).toBeGreaterThan(SEEDS);
}, 60_000);
