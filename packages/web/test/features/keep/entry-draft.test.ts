import {
  type BoxId,
  boxOf,
  type CardsEntry,
  newSheet,
  type ScoreEntry,
  ScoreKeeper,
  type ScoreRules,
  type ScoreSheet,
  scoringOf,
} from '@sevenfold/physical/scores';
import { describe, expect, test } from 'vitest';
import { printedName } from '../../../src/features/keep/box-views.ts';
import {
  withBustTapped,
  withoutLastDigit,
  withFlip7Tapped,
  isNegative,
  keysOf,
  type PadKey,
  problemOf,
  othersInRound,
  withSignTapped,
  withTakenFrom,
  withCardTapped,
  withDigit,
} from '../../../src/features/keep/round/entry-draft.ts';
import de from '../../../src/words/keep/de.ts';
import en from '../../../src/words/keep/en.ts';
import es from '../../../src/words/keep/es.ts';
import fr from '../../../src/words/keep/fr.ts';
import pl from '../../../src/words/keep/pl.ts';

const ANN = 'p-1';
const BEN = 'p-2';
const SCORING = boxOf().scoring({ preset: 'official' });

function sheetOf(count: number, draft: ScoreSheet['draft'] = {}): ScoreSheet {
  return sheetWith('flip7', { preset: 'official', maxPlayers: 99 }, count, draft);
}

function sheetWith(box: BoxId, rules: ScoreRules, count: number, draft: ScoreSheet['draft']): ScoreSheet {
  const players = Array.from({ length: count }, (_, at) => ({
    id: `p-${at + 1}`,
    name: `N${at}`,
    colour: 0,
  }));
  const begun = newSheet({ box, rules, players, dealer: ANN });
  if ('problem' in begun) throw new Error(begun.problem.code);
  return { ...begun.sheet, draft };
}

function keyOf(sheet: ScoreSheet, entry: ScoreEntry | null, token: string): PadKey {
  return keysOf(sheet, { player: ANN }, entry).find((key) => key.token === token)!;
}

/** What is in front of Ann after tapping these, in a game of this many. */
function handOf(sheet: ScoreSheet, tokens: readonly string[]): ScoreEntry | null {
  return tokens.reduce<ScoreEntry | null>(
    (entry, token) => withCardTapped(entry, keyOf(sheet, entry, token), scoringOf(sheet)),
    null,
  );
}

function sumOf(tokens: readonly string[]): string[] {
  return SCORING.sumOf(handOf(sheetOf(2), tokens) as CardsEntry).map(({ sign, value }) => `${sign}${value}`);
}

/** Why a 9 cannot follow these cards. */
function refusalOfNine(rules: ScoreRules, tokens: readonly string[]): string | undefined {
  const sheet = sheetWith('vengeance', rules, 2, {});
  return keyOf(sheet, handOf(sheet, tokens), '9').problem?.code;
}

describe('tapping cards', () => {
  test('adds up as the rules say, and says how', () => {
    expect(sumOf(['12', '9', 'x2', '+4'])).toEqual(['+21', '×2', '+4']);
    expect(sumOf(['0', '1', '2', '3', '4', '5', '6', '+10'])).toEqual(['+21', '+10', '+15']);
  });

  test('two 13s are two of seven cards, or one of seven numbers', () => {
    const six = ['13', 'L13', '1', '2', '3', '4'];
    expect(refusalOfNine({}, six)).toBeUndefined();
    expect(refusalOfNine({}, [...six, '5'])).toBe('eightNumbers');
    expect(refusalOfNine({ sevenOf: 'different' }, [...six, '5'])).toBeUndefined();
    expect(refusalOfNine({ sevenOf: 'different' }, [...six, '5', '6'])).toBe('eightNumbers');
  });

  test('a second tap takes the card away', () => {
    expect(handOf(sheetOf(2), ['12', '9', '12'])).toEqual({ cards: ['9'] });
    // Nothing in front of them is nothing entered, not a score of 0.
    expect(handOf(sheetOf(2), ['12', '12'])).toBeNull();
  });

  test('after seven numbers there is no eighth, but there are modifiers', () => {
    const sheet = sheetOf(2);
    const seven = handOf(sheet, ['0', '1', '2', '3', '4', '5', '6']);
    expect(keyOf(sheet, seven, '7').problem?.code).toBe('eightNumbers');
    expect(keyOf(sheet, seven, '+2').problem).toBeUndefined();
  });

  test('what others have cannot be there once more', () => {
    const sheet = sheetOf(2, { [BEN]: { cards: ['0', '+4'] } });
    expect(keyOf(sheet, null, '0').problem).toMatchObject({ code: 'tooManyCopies', most: 1, holder: BEN });
    expect(keyOf(sheet, null, '+4').problem?.code).toBe('tooManyCopies');
    expect(keyOf(sheet, null, '12').problem).toBeUndefined();
  });

  test('with several decks a modifier can be there several times, and then none again', () => {
    const sheet = sheetOf(30);
    const twice = handOf(sheet, ['+10', '+10']);
    expect(twice).toEqual({ cards: ['+10', '+10'] });
    const many = handOf(sheet, Array<string>(20).fill('+10'));
    expect(problemOf(sheet, { player: ANN }, many!)).toBeUndefined();
  });

  test('a bust keeps the cards and can be taken back', () => {
    const hand = handOf(sheetOf(2), ['12']);
    const bust = withBustTapped(hand);
    expect(bust).toEqual({ cards: ['12'], bust: true });
    expect(withBustTapped(bust)).toEqual(hand);
    expect(withBustTapped(withBustTapped(null))).toBeNull();
  });

  test('cards after a bust without any mean that it was none', () => {
    const key = { token: '12', kind: 'number', held: 0, problem: undefined } as const;
    expect(withCardTapped({ points: 0, bust: true }, key, SCORING)).toEqual({ cards: ['12'] });
    expect(withCardTapped({ cards: [], bust: true }, key, SCORING)).toEqual({ cards: ['12'] });
    expect(withCardTapped({ cards: ['7'], bust: true }, key, SCORING)).toEqual({
      cards: ['7', '12'],
      bust: true,
    });
  });
});

/** What typing these digits comes to. */
function number(digits: string): ScoreEntry | null {
  return digits.split('').reduce<ScoreEntry | null>((entry, digit) => withDigit(entry, Number(digit)), null);
}

describe('typing a number', () => {
  test('goes digit by digit, and back', () => {
    expect(number('042')).toEqual({ points: 42 });
    expect(withoutLastDigit(number('42'))).toEqual({ points: 4 });
    expect(withoutLastDigit(number('4'))).toBeNull();
    expect(number('12345')).toEqual({ points: 123 });
  });

  test('what no hand is worth is refused, a mark for seven numbers that cannot be as well', () => {
    expect(problemOf(sheetOf(2), { player: ANN }, number('999')!)?.code).toBe('pointsOutOfRange');
    expect(problemOf(sheetOf(2), { player: ANN }, withFlip7Tapped(number('20')))?.code).toBe('noFlip7');
    expect(problemOf(sheetOf(2), { player: ANN }, withFlip7Tapped(number('36')))).toBeUndefined();
    expect(withFlip7Tapped(withFlip7Tapped(number('36')))).toEqual({ points: 36 });
  });

  test('a digit after a bust starts a new number', () => {
    expect(withDigit({ points: 0, bust: true }, 7)).toEqual({ points: 7 });
  });
});

const enter = (player: string, points: number) => ({ do: 'enter', player, entry: { points } }) as const;

describe('the other box', () => {
  const sheet = sheetWith('vengeance', {}, 3, {});
  const brutal = sheetWith('vengeance', { brutal: true }, 3, {});
  const SEVEN = ['1', '2', '3', '4', '5', '6', '8'];

  test('its pad has its numbers and modifiers', () => {
    expect(keysOf(sheet, { player: ANN }, null).map(({ token }) => token)).toEqual(
      '0 1 2 3 4 5 6 7 8 9 10 11 12 13 U7 L13 /2 -2 -4 -6 -8 -10'.split(' '),
    );
  });

  test('the Unlucky 7 removes what is there, and nothing that follows', () => {
    expect(handOf(sheet, ['3', '7', '-4', 'U7', '9'])).toEqual({ cards: ['U7', '9'] });
    // It is taken away like any other card.
    expect(handOf(sheet, ['U7', '9', 'U7'])).toEqual({ cards: ['9'] });
  });

  test('a second 13 can be there, but only with the Lucky 13', () => {
    expect(handOf(sheet, ['13', 'L13'])).toEqual({ cards: ['13', 'L13'] });
    expect(problemOf(sheet, { player: ANN }, { cards: ['13', '13'] })?.code).toBe('needsLucky13');
  });

  test('who loses the bonus is part of the hand, as long as it has seven numbers', () => {
    const taken = withTakenFrom(handOf(brutal, SEVEN)!, BEN, scoringOf(brutal));
    expect(taken).toEqual({ cards: SEVEN, takesFrom: BEN });
    expect(problemOf(brutal, { player: ANN }, taken)).toBeUndefined();
    const tap = (entry: ScoreEntry | null, token: string) =>
      withCardTapped(entry, keyOf(brutal, entry, token), scoringOf(brutal));
    expect(tap(taken, '-2')).toEqual({ cards: [...SEVEN, '-2'], takesFrom: BEN });
    expect(tap(taken, '8')).toEqual({ cards: SEVEN.slice(0, -1) });
    expect(withTakenFrom(taken, undefined, scoringOf(brutal))).toEqual({ cards: SEVEN });
    expect(withBustTapped(taken)).toEqual({ cards: SEVEN, bust: true });
  });

  test('points lose the bonus to whoever it is taken from, as cards do', () => {
    const scoring = scoringOf(brutal);
    const taken = withTakenFrom({ points: 44, flip7: true }, BEN, scoring);
    expect(taken).toEqual({ points: 29, flip7: true, takesFrom: BEN });
    expect(withTakenFrom(taken, 'p-3', scoring)).toEqual({ points: 29, flip7: true, takesFrom: 'p-3' });
    expect(withTakenFrom(taken, undefined, scoring)).toEqual({ points: 44, flip7: true });
    // Nothing has been typed yet.
    expect(withDigit(withTakenFrom(withFlip7Tapped(null), BEN, scoring), 4)).toEqual({
      points: 4,
      flip7: true,
      takesFrom: BEN,
    });
  });

  test('who has the only card of a kind is said with the card as it is printed', () => {
    const names = ['/2', '-4', '0'].map((token) => printedName('vengeance', token));
    expect(names).toEqual(['÷2', '−4', '0']);
    const only = [en, de, fr, es, pl].map(({ onlyCopy }) => onlyCopy('÷2', 'Ben'));
    expect(only).toEqual([
      'There is only one ÷2, and Ben has it.',
      'Die Karte ÷2 gibt es nur einmal, und Ben hat sie.',
      'Il n’y a qu’une carte ÷2, et c’est Ben qui l’a.',
      'Solo hay una carta ÷2, y la tiene Ben.',
      'Karta ÷2 jest tylko jedna i ma ją Ben.',
    ]);
  });

  test('only the others of that round can lose a bonus', () => {
    const players = sheetWith('vengeance', {}, 4, {}).players;
    const rules = { brutal: true, target: 50, tieBreak: 'tiedOnly' } as const;
    const log = { id: 'g', started: 1, box: 'vengeance', rules, players, dealer: ANN, steps: [] } as const;
    const keeper = new ScoreKeeper(log);
    const rivals = (round?: number) =>
      othersInRound(keeper.sheet, { player: ANN, round }).map(({ id }) => id);
    expect(rivals()).toEqual(['p-2', 'p-3', 'p-4']);
    for (const step of [enter(ANN, 60), enter(BEN, 60), enter('p-3', 20), enter('p-4', 0)]) keeper.do(step);
    keeper.do({ do: 'close' });
    expect(rivals()).toEqual([BEN]);
    keeper.do({ do: 'correct', round: 0, player: 'p-4', entry: null });
    expect(rivals(0)).toEqual([BEN, 'p-3']);
  });

  test('modifiers after a bust are given to whoever busted, in Brutal Mode', () => {
    const bust = withBustTapped(null);
    const given = (on: ScoreSheet) => withCardTapped(bust, keyOf(on, bust, '-4'), scoringOf(on));
    expect(given(brutal)).toEqual({ cards: ['-4'], bust: true });
    expect(given(sheet)).toEqual({ cards: ['-4'] });
  });

  test('numbers below 0: the sign before or after the digits, and digits after a bust', () => {
    const minus = withSignTapped(null);
    expect('points' in minus && isNegative(minus.points)).toBe(true);
    expect(withDigit(withDigit(minus, 1), 2)).toEqual({ points: -12 });
    expect(withSignTapped({ points: 12 })).toEqual({ points: -12 });
    expect(withSignTapped({ points: -12 })).toEqual({ points: 12 });
    expect(withoutLastDigit({ points: -12 })).toEqual({ points: -1 });
    expect(withoutLastDigit({ points: -1 })).toBeNull();
    expect(withDigit({ points: 0, bust: true }, 4, true)).toEqual({ points: -4, bust: true });
    expect(withDigit({ points: 0, bust: true }, 4, false)).toEqual({ points: 4 });
    expect(problemOf(brutal, { player: ANN }, { points: -31 })).toMatchObject({ least: -30 });
  });
});
