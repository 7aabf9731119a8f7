import { apply, clone, illegal, legalMoves, makeMove, parseMove, parsePosition } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { stay25 } from '../src/players/stay25.ts';
import { advise } from '../src/review/coach.ts';
import { playOutBoth } from '../src/review/played-out.ts';
import { practicePositions } from '../src/review/practice.ts';
import { type Theme, THEMES, themeOf } from '../src/review/theme.ts';

const POSITIONS = practicePositions();

describe('the positions to practise', () => {
  test('are a hundred different ones, of every theme and of two to six players', () => {
    expect(new Set(POSITIONS.map(({ position }) => position)).size).toBe(100);
    expect(new Set(POSITIONS.map(({ theme }) => theme))).toEqual(new Set(THEMES));
    const tables = POSITIONS.map(({ position }) => parsePosition(position).seats);
    for (const seats of [2, 3, 4, 5, 6])
      expect(tables.filter((count) => count === seats).length).toBeGreaterThanOrEqual(15);
  });

  test('ask for Hit about as often as for Stay', () => {
    const turns = POSITIONS.filter(({ best }) => best === 'h' || best === 's');
    const hits = turns.filter(({ best }) => best === 'h').length / turns.length;
    expect(hits).toBeGreaterThan(0.35);
    expect(hits).toBeLessThan(0.65);
  });

  test('are legal, of their theme, and not answered best by staying at 25', () => {
    for (const { position, theme, best, costs } of POSITIONS) {
      const state = parsePosition(position);
      const answers = legalMoves(state).map(makeMove);
      expect(themeOf(state)).toBe(theme);
      expect([best, ...costs.keys()].sort()).toEqual(answers.toSorted());
      expect(makeMove(stay25(state))).not.toBe(best);
      expect(Math.min(...costs.values())).toBeGreaterThanOrEqual(0.02);
    }
  });

  // All of them are weighed by `tools/practice-positions.ts --check`.
  test.each(THEMES)('have the best answer, for one of the theme %s', (theme) => {
    const { position, best } = POSITIONS.find((one) => one.theme === theme)!;
    const advice = advise(parsePosition(position), { samples: 1024, seed: 3 });
    expect([advice.best, advice.isClear]).toEqual([best, true]);
  });
});

/** A draw pile without these cards, as a position has it. */
function pileWithout(gone: string): string {
  const counts = '1123456789abc111111333'.split('');
  for (const letter of gone) {
    const at = '0123456789abcpqrstxFTS'.indexOf(letter);
    counts[at] = (parseInt(counts[at]!, 36) - 1).toString(36);
  }
  return counts.join('');
}

describe('a theme', () => {
  test.each<[Theme, string, string]>([
    // Someone is out with 200.
    ['lastRound', '180-78.175-3acY_7-0-0', '783ac'],
    // Nobody has 200 yet, and one of two may bank it.
    ['race', '172-78.60-ac_7-0-0', '78ac'],
    // Whoever has 12, 11 and 7 stops with a new deck, and goes on if no 12, 11 and 7 is left.
    ['points', '40-7bc.60-9_3-0-0', '7bc9'],
    ['counting', '40-7bc.60-9_3-0-0', `9${'7'.repeat(7)}${'b'.repeat(11)}${'c'.repeat(12)}`],
  ])('is %s in %s', (theme, seats, gone) => {
    expect(themeOf(parsePosition(`official_${seats}-turns_${pileWithout(gone)}_turn-0`))).toBe(theme);
  });
});

describe('playing out two answers', () => {
  const { position, best, costs } = POSITIONS.find(({ theme }) => theme === 'counting')!;
  const state = parsePosition(position);
  const other = [...costs.keys()][0]!;
  const pairs = playOutBoth(state, best, other, { samples: 40, seed: 5 });

  test('is a legal rest of the round each time, with the points that it brought', () => {
    for (const { best: line } of pairs) {
      const copy = clone(state);
      for (const token of line.log) {
        const move = parseMove(token)!;
        expect(illegal(copy, move)).toBeUndefined();
        apply(copy, move);
      }
      expect(copy.round > state.round || copy.phase === 'over').toBe(true);
      expect(copy.totals.map((total, seat) => total - state.totals[seat]!)).toEqual(line.points);
    }
    expect(pairs.every((pair) => pair.best.log[0] === best && pair.other.log[0] === other)).toBe(true);
  });

  test('is the same with the same seed, and has other cards with another', () => {
    expect(playOutBoth(state, best, other, { samples: 40, seed: 5 })).toEqual(pairs);
    expect(playOutBoth(state, best, other, { samples: 40, seed: 6 })).not.toEqual(pairs);
  });
});
