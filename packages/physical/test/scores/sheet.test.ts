import { describe, expect, test } from 'vitest';
import { boxOf, mergeLogs, ScoreKeeper, totalsOf, tapsFor } from '../../src/scores/index.ts';
import { ANN, BO, CY, enter, entry, must, newScoreLog, playRound } from './table.ts';

const totals = (keeper: ScoreKeeper): number[] => totalsOf(keeper.sheet).lines.map(({ total }) => total);

/** Ann and Bo are tied after the first round, and Bo wins the second. */
function tied(tieBreak: 'everyone' | 'tiedOnly'): ScoreKeeper {
  const keeper = new ScoreKeeper(newScoreLog({ target: 50, tieBreak }));
  playRound(keeper, '=60', '=60', '=20');
  playRound(keeper, '=10', '=12', ...(tieBreak === 'tiedOnly' ? [] : ['=0']));
  expect(totalsOf(keeper.sheet).winners).toEqual([BO]);
  return keeper;
}

describe('an entry', () => {
  test.each([
    ['12 5 x2 +4', 38],
    ['x2', 0],
    ['+10 +8', 18],
    ['0 1 2 3 4 5 6', 36],
    ['12 11 10 9 8 7 6 x2 +2 +4 +6 +8 +10', 171],
    ['12 12 bust', 0],
    ['9 8 SC', 17],
    ['9 FZ', 9],
    ['', 0],
    ['bust', 0],
    ['=144', 144],
    ['=145 flip7', 145],
    ['=171 flip7', 171],
  ])('%j scores %i', (text, points) => {
    const keeper = new ScoreKeeper(newScoreLog());
    must(keeper, enter(ANN, text));
    expect(totalsOf(keeper.sheet).lines[0]!.draft!.points).toBe(points);
  });

  test.each([
    ['5 5', { code: 'twoEqual', card: '5' }],
    ['5 5 6 6 bust', { code: 'twoEqual', card: '6' }],
    ['5 5 5 bust', { code: 'twoEqual', card: '5' }],
    ['0 1 2 3 4 5 6 7', { code: 'eightNumbers' }],
    ['0 1 2 3 4 5 6 bust', { code: 'bustFlip7' }],
    ['0 1 2 3 4 5 6 FZ', { code: 'frozenFlip7' }],
    ['5 F3', { code: 'notInFront', card: 'F3' }],
    ['13', { code: 'unknownCard', card: '13' }],
    ['h', { code: 'unknownCard', card: 'h' }],
    ['SC SC', { code: 'twoSecondChances' }],
    ['FZ FZ', { code: 'twoFreezes' }],
    ['5 FZ bust', { code: 'frozenBust' }],
    ['5 SC bust', { code: 'savedBust' }],
    ['x2 x2 5', { code: 'tooManyCopies', card: 'x2', most: 1 }],
    ['=-1', { code: 'pointsOutOfRange', most: 171 }],
    ['=172', { code: 'pointsOutOfRange', most: 171 }],
    ['=145', { code: 'needsFlip7', most: 144 }],
    ['=171', { code: 'needsFlip7', most: 144 }],
    ['=1.5', { code: 'pointsOutOfRange' }],
    ['=5 bust', { code: 'bustWithPoints' }],
    ['=20 flip7', { code: 'noFlip7' }],
  ])('%j is refused', (text, problem) => {
    const keeper = new ScoreKeeper(newScoreLog());
    const before = keeper.sheet;
    expect(keeper.do(enter(ANN, text))).toMatchObject({ ...problem, player: ANN });
    expect(keeper.sheet).toBe(before);
    expect(keeper.log.steps).toEqual([]);
  });

  test('all hands of a round come from one deck', () => {
    const keeper = new ScoreKeeper(newScoreLog());
    must(keeper, enter(ANN, '2 1'));
    must(keeper, enter(BO, '2'));
    expect(keeper.do(enter(CY, '2 9'))).toEqual({ code: 'tooManyCopies', player: CY, card: '2', most: 2 });
    // A busted hand holds its duplicate too.
    must(keeper, { do: 'enter', player: BO, entry: null });
    expect(keeper.do(enter(CY, '2 2 bust'))).toMatchObject({ code: 'tooManyCopies', card: '2' });
    must(keeper, enter(CY, '3 3 bust'));
  });

  test('one Flip 7 ends the round', () => {
    const keeper = new ScoreKeeper(newScoreLog());
    must(keeper, enter(ANN, '12 11 10 9 8 7 6'));
    expect(keeper.do(enter(BO, '=60 flip7'))).toEqual({ code: 'twoFlip7s', player: BO });
  });

  test.each([
    ['numbers', '12 5 x2 +4', 38],
    ['numbersAndPlus', '12 5 x2 +4', 42],
    ['numbersAndPlus', '+4 x2', 8],
    ['numbersAndPlus', '12 11 10 9 8 7 6 x2 +4', 149],
    ['everything', '12 11 10 9 8 7 6 x2 +4', 164],
    ['everything', '12 11 10 9 8 7 6 x2 +2 +4 +6 +8 +10', 216],
  ] as const)('R50 doubles: %s, %s scores %i', (doubles, cards, points) => {
    const scoring = boxOf().scoring({ doubles });
    const hand = { cards: cards.split(' ') };
    expect(scoring.pointsOf(hand)).toBe(points);
    const [first, ...rest] = scoring.sumOf(hand);
    expect(
      rest.reduce((sum, { sign, value }) => (sign === '×' ? sum * value : sum + value), first!.value),
    ).toBe(points);
  });

  test('R50 rounds that only one value of doubles allows keep it', () => {
    const keeper = new ScoreKeeper(newScoreLog({ doubles: 'everything' }));
    must(keeper, enter(ANN, '=216 flip7'));
    for (const doubles of ['numbersAndPlus', 'numbers'] as const)
      expect(keeper.do({ do: 'rules', rules: { doubles } })).toMatchObject({ code: 'pointsOutOfRange' });
  });

  test('house rules: bonus, decks, a Second Chance that was declined', () => {
    const keeper = new ScoreKeeper(newScoreLog({ flip7Bonus: 50, decks: 2, secondChance: 'ask' }));
    must(keeper, enter(ANN, '0 1 2 3 4 5 6 x2 x2'));
    must(keeper, enter(BO, '5 SC bust'));
    expect(totalsOf(keeper.sheet).lines[0]!.draft).toEqual({
      points: 21 * 4 + 50,
      bust: false,
      flip7: true,
      counts: true,
    });
  });
});

describe('a sheet', () => {
  test('adds up, knows the leader, what is still missing, and the next dealer', () => {
    const keeper = new ScoreKeeper(newScoreLog());
    playRound(keeper, '12 5', '=30', '7 7 bust');
    playRound(keeper, '10', '=0', '9 8');
    const { lines, leaders, phase } = totalsOf(keeper.sheet);
    expect(lines.map(({ course }) => course)).toEqual([
      [17, 27],
      [30, 30],
      [0, 17],
    ]);
    expect(lines.map(({ rank, toTarget }) => [rank, toTarget])).toEqual([
      [2, 173],
      [1, 170],
      [3, 183],
    ]);
    expect([leaders, phase, keeper.sheet.dealer]).toEqual([[BO], 'playing', CY]);
  });

  test('is not closed before everyone has an entry', () => {
    const keeper = new ScoreKeeper(newScoreLog());
    must(keeper, enter(ANN, '5'));
    expect(keeper.do({ do: 'close' })).toEqual({ code: 'entryMissing', player: BO });
  });

  test.each([
    ['everyone', 'extraRound', [], [ANN, BO, CY]],
    ['tiedOnly', 'extraRound', [], [ANN, BO]],
    ['shared', 'over', [ANN, BO], [ANN, BO, CY]],
  ] as const)('a tie under %s', (tieBreak, phase, winners, plays) => {
    const keeper = new ScoreKeeper(newScoreLog({ target: 50, tieBreak }));
    playRound(keeper, '=60', '=60', '=20');
    expect(totalsOf(keeper.sheet)).toMatchObject({ phase, winners, plays });
  });

  test('an extra round of the tied decides', () => {
    const keeper = new ScoreKeeper(newScoreLog({ target: 50, tieBreak: 'tiedOnly' }));
    playRound(keeper, '=60', '=60', '=20');
    playRound(keeper, '=10', '=12');
    const { phase, winners, lines } = totalsOf(keeper.sheet);
    expect([phase, winners, lines[2]!.rounds[1]]).toEqual(['over', [BO], null]);
  });

  describe('a correction of a round before a tie', () => {
    test.each(['everyone', 'tiedOnly'] as const)('can end the game there, under %s', (tieBreak) => {
      const keeper = tied(tieBreak);
      must(keeper, { do: 'correct', round: 0, player: CY, entry: entry('=61') });
      expect(totalsOf(keeper.sheet)).toMatchObject({ phase: 'over', winners: [CY], counted: 1 });
      expect(totals(keeper)).toEqual([60, 60, 61]);
      expect(totalsOf(keeper.sheet).lines[1]!.rounds.map((round) => round!.counts)).toEqual([true, false]);
      expect(totalsOf(keeper.sheet).lines[1]!.course).toEqual([60, 60]);
      must(keeper, { do: 'undo' });
      expect(totalsOf(keeper.sheet)).toMatchObject({ winners: [BO], counted: 2 });
    });

    test('can make it a tie of other players', () => {
      const keeper = tied('tiedOnly');
      must(keeper, { do: 'correct', round: 0, player: BO, entry: entry('=20') });
      must(keeper, { do: 'correct', round: 0, player: CY, entry: entry('=60') });
      // Bo was not part of the extra round, so his points in it do not count.
      expect(totals(keeper)).toEqual([70, 20, 60]);
      expect(totalsOf(keeper.sheet).winners).toEqual([ANN]);
    });
  });

  test('people come, go, change places and names', () => {
    const keeper = new ScoreKeeper(newScoreLog());
    playRound(keeper, '=10', '=20', '=30');
    must(keeper, { do: 'add', id: 'p4', name: '  Di ', colour: 3, place: 1 });
    must(keeper, { do: 'rename', player: BO, name: 'Bob' });
    must(keeper, { do: 'place', player: CY, place: 0 });
    expect(keeper.sheet.players.map(({ name }) => name)).toEqual(['Cy', 'Ann', 'Di', 'Bob']);
    for (const name of ['Ann', 'ann', ' ANN '])
      expect(keeper.do({ do: 'rename', player: BO, name })).toEqual({ code: 'nameTaken', player: BO });
    expect(keeper.do({ do: 'rename', player: BO, name: ' ' })).toEqual({ code: 'emptyName', player: BO });
    must(keeper, { do: 'remove', player: BO });
    expect(keeper.do(enter(BO, '5'))).toEqual({ code: 'playerLeft', player: BO });
    // It was Bo's turn to deal, so the seat to the left deals.
    expect([keeper.sheet.dealer, totalsOf(keeper.sheet).plays]).toEqual([CY, [CY, ANN, 'p4']]);
    expect(totals(keeper)).toEqual([30, 10, 0, 20]);
    must(keeper, { do: 'remove', player: 'p4' });
    expect(keeper.sheet.players).toHaveLength(3);
    must(keeper, { do: 'return', player: BO });
    must(keeper, enter(BO, '5'));
    must(keeper, { do: 'remove', player: BO });
    must(keeper, { do: 'remove', player: ANN });
    expect(keeper.do({ do: 'remove', player: CY })).toEqual({ code: 'lastPlayer', player: CY });
  });

  test('any round can be corrected, also by how it was entered, and dropped', () => {
    const keeper = new ScoreKeeper(newScoreLog());
    playRound(keeper, '12 5', '=30', '=1');
    playRound(keeper, '=40', '=2', '=3');
    must(keeper, { do: 'correct', round: 0, player: ANN, entry: entry('=71') });
    expect(totals(keeper)).toEqual([111, 32, 4]);
    expect(keeper.do({ do: 'correct', round: 0, player: ANN, entry: entry('4 4') })).toEqual({
      code: 'twoEqual',
      card: '4',
      player: ANN,
      round: 0,
    });
    expect(keeper.do({ do: 'correct', round: 2, player: ANN, entry: null })).toMatchObject({
      code: 'noSuchRound',
    });
    must(keeper, { do: 'dropRound', round: 1 });
    expect(totals(keeper)).toEqual([71, 30, 1]);
  });

  test('new rules apply to all rounds, and are refused if a round is impossible under them', () => {
    const keeper = new ScoreKeeper(newScoreLog());
    playRound(keeper, '0 1 2 3 4 5 6', '=2', '=3');
    must(keeper, { do: 'rules', rules: { flip7Bonus: 0, target: 20 } });
    expect(totalsOf(keeper.sheet)).toMatchObject({ phase: 'over', winners: [ANN] });
    expect(totals(keeper)).toEqual([21, 2, 3]);
    expect(keeper.do({ do: 'rules', rules: { target: 0 } })).toMatchObject({
      code: 'badRules',
      option: 'target',
    });
  });
});

test('cards that can be tapped, and why others cannot', () => {
  const keeper = new ScoreKeeper(newScoreLog());
  must(keeper, enter(ANN, '0 12 SC'));
  must(keeper, enter(BO, '1 2 3 4 5 6 7'));
  const refused = (player: string, round?: number) =>
    Object.fromEntries(
      tapsFor(keeper.sheet, player, round).flatMap(({ token, problem }) =>
        problem === undefined ? [] : [[token, problem.code]],
      ),
    );
  expect(refused(CY)).toEqual({ 0: 'tooManyCopies', 1: 'tooManyCopies', F3: 'notInFront' });
  expect(refused(ANN)).toEqual({
    0: 'twoEqual',
    1: 'tooManyCopies',
    12: 'twoEqual',
    F3: 'notInFront',
    SC: 'twoSecondChances',
  });
  expect(refused(BO)).toMatchObject({ 8: 'eightNumbers', 7: 'twoEqual', FZ: 'frozenFlip7' });
  must(keeper, enter(CY, '=5'));
  must(keeper, { do: 'close' });
  expect(refused(CY)).toEqual({ F3: 'notInFront' });
  expect(refused(CY, 0)).toEqual({ 0: 'tooManyCopies', 1: 'tooManyCopies', F3: 'notInFront' });
});

describe('shared keeping', () => {
  test('what others did stays, and your own steps follow', () => {
    const start = newScoreLog();
    const mine = new ScoreKeeper(start);
    const theirs = new ScoreKeeper(start);
    must(mine, enter(ANN, '12'));
    must(mine, enter(BO, '2 2 bust'));
    must(mine, { do: 'undo' });
    must(theirs, enter(CY, '2'));
    const { log, dropped } = mergeLogs(mine.log, theirs.log);
    expect(log.steps).toEqual([enter(CY, '2'), enter(ANN, '12')]);
    expect(dropped.map(({ problem }) => problem.code)).toEqual(['tooManyCopies', 'changedMeanwhile']);
  });

  test('of two copies where one is only behind, the longer one is the result', () => {
    const keeper = new ScoreKeeper(newScoreLog());
    must(keeper, enter(ANN, '12'));
    must(keeper, { do: 'undo' });
    expect(mergeLogs(keeper.log, newScoreLog()).log).toEqual(keeper.log);
    expect(mergeLogs(newScoreLog(), keeper.log)).toEqual({ log: keeper.log, dropped: [] });
  });
});
