// The other box: what its hands score, what can lie together, and whole games of it.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boxOf,
  type CardsEntry,
  makeScores,
  parseScoreLog,
  parseScores,
  type ScoreEntry,
  ScoreKeeper,
  type ScoreLog,
  SEVEN_OF,
  totalsOf,
  tapsFor,
} from '../../src/scores/index.ts';
import { ANN, BO, CY, enter, entry, must, newScoreLog, playRound } from './table.ts';

// The same cases in every run.
fc.configureGlobal({ seed: 13 });

const BOX = boxOf('vengeance');

function log(rules: ScoreLog['rules'] = {}, id = 'evening'): ScoreLog {
  return { ...newScoreLog(rules, id), box: 'vengeance' };
}

/** '3 11 L13 /2 > p2' as an entry that takes the bonus from someone. */
function taking(text: string): ScoreEntry {
  const [hand, takesFrom] = text.split(' > ');
  return { ...entry(hand!)!, takesFrom: takesFrom! };
}

const totals = (keeper: ScoreKeeper): number[] => totalsOf(keeper.sheet).lines.map(({ total }) => total);
const give = (player: string, text: string) => ({ do: 'enter', player, entry: taking(text) }) as const;

describe('a hand', () => {
  test.each([
    ['3 11 5 7 10 8 4 /2 -4', 35, 35],
    ['3 11 5 7 10 8 /2 -4', 18, 18],
    ['13 9 /2 -4', 7, 7],
    ['4 8 11 /2 -4', 7, 7],
    ['12 13 L13', 38, 38],
    ['13 L13 12 11 10 9', 68, 68],
    ['13 L13 12 11 10 9 8', 91, 91],
    ['1 -10', 0, -9],
    ['1 2 3 4 5 6 7 -10 -8 -6 -4 -2', 15, 13],
    ['-2', 0, -2],
    ['/2', 0, 0],
    ['', 0, 0],
    // The Zero: nothing, but with seven numbers everything.
    ['0', 0, 0],
    ['0 13 12', 0, 0],
    ['0 13 12 -6', 0, 0],
    ['0 1 2 3 4 5 6', 36, 36],
    ['0 1 2 3 4 5 6 /2 -4', 21, 21],
    // The Unlucky 7 is a 7 like any other once it is there.
    ['U7', 7, 7],
    ['U7 13 5 -2', 23, 23],
    ['U7 1 2 3 4 5 6', 43, 43],
    // Someone who busted has only what they were given.
    ['12 12 bust', 0, 0],
    ['12 12 -4 -10 bust', 0, -14],
    ['-6 /2 bust', 0, -6],
    ['bust', 0, 0],
    ['=91 flip7', 91, 91],
    ['=68', 68, 68],
  ])('%j scores %i, and %i in Brutal Mode', (text, points, brutal) => {
    for (const [rules, expected] of [
      [{}, points],
      [{ brutal: true }, brutal],
    ] as const) {
      const keeper = new ScoreKeeper(log(rules));
      must(keeper, enter(ANN, text));
      expect(totalsOf(keeper.sheet).lines[0]!.draft!.points).toBe(expected);
    }
  });

  test.each([
    ['5 5', { code: 'twoEqual', card: '5' }],
    ['13 13', { code: 'needsLucky13', card: '13' }],
    ['13 L13 13', { code: 'threeThirteens', card: '13' }],
    ['7 U7', { code: 'sevenAndUnlucky7', card: '7' }],
    ['5 5 6 6 bust', { code: 'twoEqual', card: '6' }],
    ['13 13 13 L13 13 bust', { code: 'threeThirteens' }],
    ['0 1 2 3 4 5 6 7', { code: 'eightNumbers' }],
    ['13 L13 12 11 10 9 8 1', { code: 'eightNumbers' }],
    ['13 L13 13 1 2 3 4 5 bust', { code: 'bustFlip7' }],
    ['0 1 2 3 4 5 6 bust', { code: 'bustFlip7' }],
    ['-2 -2', { code: 'tooManyCopies', card: '-2', most: 1 }],
    ['/2 /2', { code: 'tooManyCopies', card: '/2', most: 1 }],
    ['L13 L13', { code: 'tooManyCopies', card: 'L13', most: 1 }],
    ['+2', { code: 'unknownCard', card: '+2' }],
    ['x2', { code: 'unknownCard', card: 'x2' }],
    ['FZ', { code: 'unknownCard', card: 'FZ' }],
    ['14', { code: 'unknownCard', card: '14' }],
    ['=-1', { code: 'pointsOutOfRange', least: 0 }],
    ['=92', { code: 'pointsOutOfRange', most: 91 }],
    ['=69', { code: 'needsFlip7', most: 68 }],
    ['=14 flip7', { code: 'noFlip7' }],
    ['=5 bust', { code: 'bustWithPoints' }],
  ])('%j is refused', (text, problem) => {
    const keeper = new ScoreKeeper(log());
    expect(keeper.do(enter(ANN, text))).toMatchObject({ ...problem, player: ANN });
  });

  test('a third 13, or a 7 after the Unlucky 7, is a bust', () => {
    const keeper = new ScoreKeeper(log());
    must(keeper, enter(ANN, '13 L13 13 5 bust'));
    must(keeper, enter(BO, 'U7 7 bust'));
    expect(totals(keeper)).toEqual([0, 0, 0]);
  });

  test('what can be tapped next, and why other cards cannot', () => {
    const keeper = new ScoreKeeper(log());
    const refused = (player: string) =>
      Object.fromEntries(
        tapsFor(keeper.sheet, player).flatMap(({ token, problem }) =>
          problem ? [[token, problem.code]] : [],
        ),
      );
    // The Unlucky 7 removes the 7 that is there.
    must(keeper, enter(ANN, '13 7 -4'));
    expect(refused(ANN)).toEqual({ 7: 'twoEqual', 13: 'needsLucky13', '-4': 'tooManyCopies' });
    must(keeper, enter(ANN, '13 U7 -4'));
    expect(refused(ANN)).toEqual({ 7: 'sevenAndUnlucky7', 13: 'needsLucky13', '-4': 'tooManyCopies' });
    must(keeper, enter(BO, 'L13 13 1 2 3 4 5'));
    expect(refused(BO)).toMatchObject({ L13: 'threeThirteens', 13: 'threeThirteens', 1: 'twoEqual' });
    expect(refused(CY)).toEqual({
      1: 'tooManyCopies',
      U7: 'tooManyCopies',
      L13: 'tooManyCopies',
      '-4': 'tooManyCopies',
    });
    must(keeper, enter(BO, '6 13 1 2 3 4 5'));
    expect(refused(BO)).toMatchObject({ 8: 'eightNumbers', L13: 'eightNumbers' });
    must(keeper, enter(BO, '13 1 2 3 4 5'));
    expect(refused(BO)).not.toHaveProperty('L13');
    // The second 13 is one of seven cards, but not of seven different numbers.
    must(keeper, { do: 'rules', rules: { sevenOf: 'different' } });
    must(keeper, enter(BO, '6 13 1 2 3 4 5'));
    expect(refused(BO)).not.toHaveProperty('L13');
    // What a Flip 7 takes is no reason against a card.
    const brutal = new ScoreKeeper(log({ brutal: true }));
    must(brutal, give(ANN, '1 2 3 4 5 6 8 > p2'));
    const refusals = tapsFor(brutal.sheet, ANN).flatMap(({ problem }) => problem?.code ?? []);
    expect([...new Set(refusals)].toSorted()).toEqual(['eightNumbers', 'twoEqual']);
  });
});

describe('seven different numbers instead of seven cards', () => {
  const DIFFERENT = { sevenOf: 'different' } as const;

  test.each([
    ['13 L13 12 11 10 9 8', 76],
    ['13 L13 12 11 10 9 8 7', 98],
    ['L13 1 2 3 4 5 6', 49],
    ['13 L13 13 1 2 3 4 5 bust', 0],
    ['=98 flip7', 98],
    ['=76', 76],
  ])('%j scores %i', (text, points) => {
    const keeper = new ScoreKeeper(log(DIFFERENT));
    must(keeper, enter(ANN, text));
    expect(totalsOf(keeper.sheet).lines[0]!.draft!.points).toBe(points);
  });

  test.each([
    ['13 L13 12 11 10 9 8 7 1', { code: 'eightNumbers' }],
    ['=99', { code: 'pointsOutOfRange', most: 98 }],
    ['=77', { code: 'needsFlip7', most: 76 }],
  ])('%j is refused', (text, problem) => {
    expect(new ScoreKeeper(log(DIFFERENT)).do(enter(ANN, text))).toMatchObject(problem);
  });

  test('can be agreed on later, and every hand is read again', () => {
    const keeper = new ScoreKeeper(log({ ...DIFFERENT, brutal: true }));
    playRound(keeper, '13 L13 1 2 3 4 5', '=4', '=0');
    must(keeper, enter(BO, '13 L13 1 2 3 4 6'));
    expect(totals(keeper)).toEqual([41, 4, 0]);
    must(keeper, { do: 'rules', rules: { brutal: true } });
    expect(totals(keeper)).toEqual([56, 4, 0]);
    expect(totalsOf(keeper.sheet).lines[1]!.draft).toMatchObject({ points: 57, flip7: true });
    // Now Bo has the Flip 7 of this round, so nobody else can.
    expect(keeper.do(enter(CY, '=40 flip7'))).toMatchObject({ code: 'twoFlip7s' });
    must(keeper, { do: 'undo' });
    must(keeper, enter(CY, '=40 flip7'));
    expect(keeper.do({ do: 'rules', rules: { brutal: true } })).toEqual({ code: 'twoFlip7s', player: CY });
    must(keeper, { do: 'undo' });
    must(keeper, { do: 'correct', round: 0, player: ANN, entry: entry('13 L13 1 2 3 4 5 6') });
    expect(keeper.do({ do: 'rules', rules: {} })).toEqual({ code: 'eightNumbers', player: ANN, round: 0 });
  });

  test('what a Flip 7 takes needs one in the other reading, too', () => {
    const keeper = new ScoreKeeper(log({ brutal: true }));
    must(keeper, give(ANN, '13 L13 1 2 3 4 5 > p2'));
    expect(keeper.do({ do: 'rules', rules: { ...DIFFERENT, brutal: true } })).toEqual({
      code: 'takesWithoutFlip7',
      player: ANN,
    });
  });
});

/** The score of a hand, card by card as the rules tell it, without a look at the code. */
function naive(cards: readonly string[], bust: boolean, brutal: boolean, ofCards: boolean): number {
  const minus = cards.filter((card) => card.startsWith('-')).map(Number);
  const faces = cards.filter((card) => /^[UL]?\d+$/.test(card)).map((card) => card.replace(/\D/, ''));
  const counted = ofCards ? faces : faces.filter((face, at) => faces.indexOf(face) === at);
  const isFlip7 = counted.length === 7;
  let score = 0;
  if (!bust) {
    for (const face of faces) score += Number(face);
    if (cards.includes('/2')) score = (score - (score % 2)) / 2;
  }
  for (const points of bust && !brutal ? [] : minus) score += points;
  if (!brutal && score < 0) score = 0;
  if (!bust && isFlip7) score += 15;
  if (!bust && faces.includes('0') && !isFlip7) score = 0;
  return score;
}

/** The deck of 108 cards without its actions. */
const DECK = [
  ...Array.from({ length: 13 }, (_, at) => Array<string>(at + 1).fill(`${at + 1}`)).flat(),
  '0',
  '-2',
  '-4',
  '-6',
  '-8',
  '-10',
  '/2',
];
DECK[DECK.indexOf('7')] = 'U7';
DECK[DECK.indexOf('13')] = 'L13';

test('the deck has 92 numbers and 6 modifiers', () => {
  const cards = BOX.cards.flatMap(({ token, copies }) => Array<string>(copies).fill(token));
  expect(cards.toSorted()).toEqual(DECK.toSorted());
  expect(BOX.cards.filter(({ kind }) => kind === 'modifier').map(({ token }) => token)).toEqual([
    '/2',
    '-2',
    '-4',
    '-6',
    '-8',
    '-10',
  ]);
});

test('random hands score what a scorer says that knows only the rules', () => {
  const kinds = { busts: 0, flip7s: 0, zeros: 0, thirteens: 0, negative: 0 };
  fc.assert(
    fc.property(
      fc.shuffledSubarray(DECK, { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom(...SEVEN_OF),
      (cards, bust, brutal, sevenOf) => {
        const hand: CardsEntry = bust ? { cards, bust } : { cards };
        const scoring = BOX.scoring({ brutal, sevenOf });
        if (scoring.problemOf(hand) !== undefined) return;
        const points = naive(cards, bust, brutal, sevenOf === 'cards');
        expect(scoring.pointsOf(hand)).toBe(points);
        if (bust) kinds.busts++;
        if (points >= 15 && scoring.numbersIn(cards) === 7) kinds.flip7s++;
        if (cards.includes('0') && points === 0) kinds.zeros++;
        if (cards.includes('13') && cards.includes('L13')) kinds.thirteens++;
        if (points < 0) kinds.negative++;
      },
    ),
    { numRuns: 20_000 },
  );
  // All that is special has been there.
  expect(Math.min(...Object.values(kinds))).toBeGreaterThan(20);
});

/** Sums of all sets of numbers that one player can have, with or without a Flip 7. */
function sumsOf(flip7: boolean, ofCards: boolean): Set<number> {
  const sums = new Set<number>();
  for (let set = 0; set < 1 << 14; set++) {
    const numbers = Array.from({ length: 14 }, (_, value) => value).filter((value) => (set >> value) & 1);
    const fits = (count: number): boolean => (flip7 ? count === 7 : count <= 6);
    const isNothing = numbers.includes(0) && !flip7;
    const sum = isNothing ? 0 : numbers.reduce((total, value) => total + value, 0);
    if (fits(numbers.length)) sums.add(sum);
    const withLucky13 = numbers.length + (ofCards ? 1 : 0);
    if (fits(withLucky13) && numbers.includes(13) && !isNothing) sums.add(sum + 13);
  }
  return sums;
}

describe('possible points', () => {
  test.each([
    [1, false, 'cards'],
    [1, true, 'cards'],
    [2, true, 'cards'],
    [4, false, 'cards'],
    [1, false, 'different'],
    [2, true, 'different'],
  ] as const)('with %i decks, brutal %s, seven %s, are those of all hands', (decks, brutal, sevenOf) => {
    const scoring = BOX.scoring({ brutal, sevenOf });
    const even = Array.from({ length: 15 * decks + 1 }, (_, half) => 2 * half);
    for (const flip7 of [false, true]) {
      for (const takesFrom of brutal && flip7 ? [undefined, BO] : [undefined]) {
        const all = new Set<number>();
        for (const sum of sumsOf(flip7, sevenOf === 'cards'))
          for (let halves = 0; halves <= decks; halves++)
            for (const minus of even) {
              const rest = Math.floor(sum / 2 ** halves) - minus;
              all.add((brutal ? rest : Math.max(0, rest)) + (flip7 && !takesFrom ? 15 : 0));
            }
        const [least, most] = scoring.rangeOf(decks, flip7);
        const wrong = [];
        for (let points = -150; points < 150; points++) {
          const isPossible = scoring.isPossible(
            { points, ...(flip7 && { flip7 }), ...(takesFrom && { takesFrom }) },
            decks,
          );
          if (isPossible !== all.has(points)) wrong.push(points);
          if (isPossible && (points < least || points > most)) wrong.push(points);
        }
        expect(wrong).toEqual([]);
      }
    }
  });

  test('after a bust are what modifiers take', () => {
    const brutal = BOX.scoring({ brutal: true });
    const possible = [2, 0, -2, -3, -30, -32].filter((points) =>
      brutal.isPossible({ points, bust: true }, 1),
    );
    expect(possible).toEqual([0, -2, -30]);
  });
});

describe('Brutal Mode', () => {
  test('a Flip 7 gives 15 to its player or takes it from another, and undo takes that back', () => {
    const keeper = new ScoreKeeper(log({ brutal: true }));
    must(keeper, give(ANN, '1 2 3 4 5 6 7 > p2'));
    must(keeper, enter(BO, '10'));
    must(keeper, enter(CY, '4 -10'));
    must(keeper, { do: 'close' });
    expect(totals(keeper)).toEqual([28, -5, -6]);
    const { lines } = totalsOf(keeper.sheet);
    expect(lines[0]!.rounds[0]).toMatchObject({ points: 28, flip7: true, takesFrom: BO });
    expect(lines[1]!.rounds[0]).toMatchObject({ points: -5, lost: 15 });
    // It was Cy, not Bo; then it was neither.
    must(keeper, { do: 'correct', round: 0, player: ANN, entry: taking('=28 flip7 > p3') });
    expect(totals(keeper)).toEqual([28, 10, -21]);
    must(keeper, { do: 'correct', round: 0, player: ANN, entry: entry('1 2 3 4 5 6 7') });
    expect(totals(keeper)).toEqual([43, 10, -6]);
    must(keeper, { do: 'undo' });
    must(keeper, { do: 'undo' });
    expect(totals(keeper)).toEqual([28, -5, -6]);
  });

  test.each([
    [{ brutal: true }, '1 2 3 4 5 6 > p2', 'takesWithoutFlip7'],
    [{ brutal: true }, '=40 > p2', 'takesWithoutFlip7'],
    [{ brutal: true }, '1 2 3 4 5 6 7 > p1', 'takesFromSelf'],
    [{ brutal: true }, '1 2 3 4 5 6 7 > p9', 'noSuchPlayer'],
    [{ brutal: true }, '=84 flip7 > p2', 'noFlip7'],
    [{}, '1 2 3 4 5 6 7 > p2', 'notBrutal'],
  ])('%j: %j is %s', (rules, text, code) => {
    expect(new ScoreKeeper(log(rules)).do(give(ANN, text))).toMatchObject({ code });
  });

  test('the first box takes nothing from anyone', () => {
    expect(new ScoreKeeper(newScoreLog()).do(give(ANN, '1 2 3 4 5 6 7 > p2'))).toMatchObject({
      code: 'notBrutal',
    });
  });

  test('a game can fall behind zero, a lead can be lost, and 200 still ends it', () => {
    const keeper = new ScoreKeeper(log({ brutal: true }));
    playRound(keeper, '=-4', '=-2', '=-30');
    expect(totalsOf(keeper.sheet)).toMatchObject({ leaders: [BO], phase: 'playing' });
    expect(totalsOf(keeper.sheet).lines.map(({ rank, toTarget }) => [rank, toTarget])).toEqual([
      [2, 204],
      [1, 202],
      [3, 230],
    ]);
    playRound(keeper, '=66', '=68', '=0');
    playRound(keeper, '=66', '=68', '=0');
    playRound(keeper, '=8', '=16', '=0');
    expect(totalsOf(keeper.sheet).leaders).toEqual([BO]);
    // Bo would have 200 with this round, if Ann did not take 15 from him.
    must(keeper, give(ANN, '=60 flip7 > p2'));
    must(keeper, enter(BO, '=50'));
    must(keeper, enter(CY, '-2 bust'));
    must(keeper, { do: 'close' });
    expect(totals(keeper)).toEqual([196, 185, -32]);
    expect(totalsOf(keeper.sheet)).toMatchObject({ leaders: [ANN], phase: 'playing' });
    playRound(keeper, '=-10', '=15', '=0');
    expect(totalsOf(keeper.sheet)).toMatchObject({ phase: 'over', winners: [BO] });
  });

  test('cannot be left while a round needs it', () => {
    const keeper = new ScoreKeeper(log({ brutal: true }));
    playRound(keeper, '1 -10', '=3', '=0');
    // Cards are scored again.
    must(keeper, { do: 'rules', rules: { brutal: false } });
    expect(totals(keeper)).toEqual([0, 3, 0]);
    must(keeper, { do: 'rules', rules: { brutal: true } });
    expect(totals(keeper)).toEqual([-9, 3, 0]);
    playRound(keeper, '=-3', '=3', '=0');
    expect(keeper.do({ do: 'rules', rules: {} })).toEqual({
      code: 'pointsOutOfRange',
      player: ANN,
      round: 1,
      least: 0,
      most: 91,
    });
    must(keeper, { do: 'dropRound', round: 1 });
    must(keeper, give(CY, '1 2 3 4 5 6 7 > p1'));
    expect(keeper.do({ do: 'rules', rules: {} })).toEqual({ code: 'notBrutal', player: CY });
  });

  test('whoever loses points stays on the sheet', () => {
    const keeper = new ScoreKeeper(log({ brutal: true }));
    must(keeper, give(ANN, '1 2 3 4 5 6 7 > p3'));
    must(keeper, { do: 'remove', player: CY });
    expect(keeper.sheet.players[2]).toMatchObject({ id: CY, left: true });
    must(keeper, enter(BO, '=1'));
    must(keeper, { do: 'close' });
    expect(totals(keeper)).toEqual([28, 1, -15]);
  });

  test('whoever loses points has played the round', () => {
    const keeper = new ScoreKeeper(log({ brutal: true }));
    must(keeper, give(ANN, '1 2 3 4 5 6 7 > p2'));
    must(keeper, enter(BO, '=10'));
    must(keeper, enter(CY, '=4'));
    must(keeper, { do: 'close' });
    const correct = (player: string, by: ReturnType<typeof entry>) =>
      keeper.do({ do: 'correct', round: 0, player, entry: by })?.code;
    expect(correct(BO, null)).toBe('takesFromAbsent');
    expect(correct(CY, null)).toBeUndefined();
    expect(correct(ANN, taking('1 2 3 4 5 6 8 > p3'))).toBe('takesFromAbsent');
    expect(correct(ANN, entry('1 2 3 4 5 6 7'))).toBeUndefined();
    expect(correct(BO, null)).toBeUndefined();
    expect(totals(keeper)).toEqual([43, 0, 0]);
  });

  test('nobody loses points in an extra round of others', () => {
    const keeper = new ScoreKeeper(log({ brutal: true, target: 50, tieBreak: 'tiedOnly' }));
    playRound(keeper, '=60', '=60', '=20');
    must(keeper, give(ANN, '=60 flip7 > p3'));
    must(keeper, enter(BO, '=10'));
    must(keeper, { do: 'close' });
    expect(totals(keeper)).toEqual([120, 70, 20]);
    expect(totalsOf(keeper.sheet).lines[2]!.rounds[1]).toMatchObject({ points: -15, counts: false });
  });

  test('players who were tied and lose their lead play on with everyone', () => {
    const keeper = new ScoreKeeper(log({ brutal: true, target: 50, tieBreak: 'tiedOnly' }));
    playRound(keeper, '=52', '=52', '=49');
    expect(totalsOf(keeper.sheet)).toMatchObject({ phase: 'extraRound', plays: [ANN, BO] });
    playRound(keeper, '=-10', '=-12');
    expect(totalsOf(keeper.sheet)).toMatchObject({
      phase: 'playing',
      leaders: [CY],
      winners: [],
      plays: [ANN, BO, CY],
    });
    expect(keeper.do({ do: 'close' })).toMatchObject({ code: 'entryMissing', player: ANN });
    playRound(keeper, '=0', '=0', '=1');
    expect(totalsOf(keeper.sheet)).toMatchObject({ phase: 'over', winners: [CY] });
    expect(totals(keeper)).toEqual([42, 40, 50]);
  });

  test('a player who sat an extra round out wins with the highest total after it', () => {
    const keeper = new ScoreKeeper(log({ brutal: true, target: 50, tieBreak: 'tiedOnly' }));
    playRound(keeper, '=60', '=60', '=55');
    playRound(keeper, '=-10', '=-12');
    expect(totalsOf(keeper.sheet)).toMatchObject({ phase: 'over', winners: [CY] });
  });

  test('a lead that is lost can be tied again, by other players', () => {
    const keeper = new ScoreKeeper(log({ brutal: true, target: 50, tieBreak: 'tiedOnly' }));
    playRound(keeper, '=60', '=60', '=55');
    playRound(keeper, '=-5', '=-12');
    expect(totalsOf(keeper.sheet)).toMatchObject({ phase: 'extraRound', plays: [ANN, CY] });
  });

  test('with fewer players there are fewer decks, and a round may have been too low for them', () => {
    const players = Array.from({ length: 19 }, (_, at) => ({ id: `p${at}`, name: `n${at}`, colour: 0 }));
    const keeper = new ScoreKeeper({ ...log({ brutal: true }), players, dealer: 'p0' });
    must(keeper, enter('p0', '=-40'));
    expect(keeper.do({ do: 'remove', player: 'p18' })).toMatchObject({
      code: 'pointsOutOfRange',
      least: -30,
    });
    must(keeper, enter('p0', '=-30'));
    must(keeper, { do: 'remove', player: 'p18' });
  });
});

describe('a game on paper', () => {
  test('with mistakes in it that are corrected', () => {
    const keeper = new ScoreKeeper(log());
    // Round 1: Cy's ÷2 was overlooked, and Bo has claimed a second 13 without the Lucky 13.
    must(keeper, enter(ANN, '3 11 5 7 10 8 4 /2 -4'));
    expect(keeper.do(enter(BO, '13 13 9'))).toMatchObject({ code: 'needsLucky13' });
    must(keeper, enter(BO, '13 L13 9'));
    must(keeper, enter(CY, '12 9'));
    expect(keeper.do(enter(CY, '12 9 /2'))).toMatchObject({ code: 'tooManyCopies', card: '/2' });
    must(keeper, { do: 'close' });
    expect(totals(keeper)).toEqual([35, 35, 21]);
    // The ÷2 lay in front of Cy, not of Ann.
    must(keeper, { do: 'correct', round: 0, player: ANN, entry: entry('3 11 5 7 10 8 4 -4') });
    must(keeper, { do: 'correct', round: 0, player: CY, entry: entry('12 9 /2') });
    expect(totals(keeper)).toEqual([59, 35, 10]);

    // Round 2: a bust that was none, undone; a Zero that was read as a plain 0.
    must(keeper, enter(ANN, '8 8 bust'));
    must(keeper, { do: 'undo' });
    must(keeper, enter(ANN, '8 6 12'));
    must(keeper, enter(BO, '=41'));
    must(keeper, enter(CY, '0 13 12 11'));
    must(keeper, { do: 'close' });
    expect(totals(keeper)).toEqual([85, 76, 10]);

    // Round 3: typed with a slip, then corrected to what the cards say.
    must(keeper, enter(ANN, '=56'));
    expect(keeper.do(enter(BO, '=610'))).toMatchObject({ code: 'pointsOutOfRange', most: 91 });
    must(keeper, enter(BO, '=61'));
    must(keeper, enter(CY, 'U7 13 10'));
    must(keeper, { do: 'close' });
    must(keeper, { do: 'correct', round: 2, player: ANN, entry: entry('=65') });
    expect(totals(keeper)).toEqual([150, 137, 40]);

    // Round 4 was closed by mistake before it was played, with the entries of round 3.
    playRound(keeper, '=56', '=61', '=30');
    expect(totalsOf(keeper.sheet).phase).toBe('over');
    must(keeper, { do: 'undo' });
    for (const player of [ANN, BO, CY]) must(keeper, { do: 'enter', player, entry: null });
    playRound(keeper, '12 12 bust', '13 12 11 10 9 8', '1 2 3 4 5 -10');
    expect(totals(keeper)).toEqual([150, 200, 45]);
    expect(totalsOf(keeper.sheet)).toMatchObject({ phase: 'over', winners: [BO], counted: 4 });
    expect(parseScoreLog(JSON.parse(JSON.stringify(keeper.log)))).toEqual(keeper.log);
  });
});

describe('sheets in files', () => {
  test('name their box, and older ones stay those of the first', () => {
    const old = newScoreLog({}, 'old');
    expect(JSON.parse(makeScores([old]))).toMatchObject({ version: 1 });
    expect(JSON.parse(makeScores([old]))).not.toHaveProperty('games.0.box');
    const both = makeScores([old, log({ brutal: true }, 'new')]);
    expect(JSON.parse(both)).toMatchObject({ version: 2, games: [{}, { box: 'vengeance' }] });
    expect(parseScores(both).map(({ id, box }) => [id, box])).toEqual([
      ['old', undefined],
      ['new', 'vengeance'],
    ]);
    expect(new ScoreKeeper(old).sheet.box).toBe('flip7');
  });

  test.each([
    [{ box: 'monopoly' }, 'damagedGame'],
    [{ box: '__proto__' }, 'damagedGame'],
    [{ rules: { brutal: 'yes' } }, 'damagedGame'],
    [{ rules: { sevenOf: 'numbers' } }, 'damagedGame'],
    [{ rules: { preset: 'official' } }, 'impossibleGame'],
    [{ rules: { flip7Bonus: 20 } }, 'impossibleGame'],
    [{ rules: { target: 0 } }, 'impossibleGame'],
    [{ box: 'flip7', rules: { brutal: true } }, 'impossibleGame'],
    [{ box: 'flip7', rules: { sevenOf: 'cards' } }, 'impossibleGame'],
    [{ steps: [enter(ANN, 'toString')] }, 'damagedGame'],
    [{ steps: [enter(ANN, 'x2')] }, 'impossibleGame'],
    [{ steps: [{ ...enter(ANN, '5'), entry: { cards: ['5'], takesFrom: 7 } }] }, 'damagedGame'],
  ])('%j is refused', (change, code) => {
    expect(() => parseScoreLog({ ...log(), ...change })).toThrow(expect.objectContaining({ code }));
  });
});
