import { bustChance, FREEZE } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { actionPreviewOf } from '../../src/game/actions/action-preview.ts';
import { pictureAfter } from '../../src/game/story/picture.ts';
import { beatsOf, pictureOf, Story } from '../../src/game/story/story.ts';
import { type Sitter, viewOf } from '../../src/game/view.ts';
import { played } from '../played-games.ts';

const sitters = (names: readonly string[]): Sitter[] =>
  names.map((name, colour) => ({ name, colour, bot: '', away: false, standIn: false }));

function see(log: string, players = ['Ann', 'Bo', 'Cy'], yours: number[] = [1]) {
  const picture = pictureOf({ rules: {}, players, dealer: 0, log });
  return viewOf(picture, sitters(players), yours);
}

describe('the view', () => {
  test('asks whose turn it is, and says whether that is you', () => {
    const { ask, seats, stage } = see('4 8 5');
    expect([ask?.player, ask?.kind, ask?.isYours, ask?.options]).toEqual([1, 'turn', true, ['h', 's']]);
    expect(seats.map(({ hasTurn }) => hasTurn)).toEqual([false, true, false]);
    expect(seats.map(({ points }) => points)).toEqual([5, 4, 8]);
    expect(stage).toBe('turns');
    expect(see('4 8 5 h').drawing).toEqual({ player: 1, forced: false });
  });

  test('seven slots in the order the numbers came, the duplicate after them', () => {
    const { seats } = see('4 8 5 h 2 h 9 s h 4');
    expect(seats[1]!.slots.map((slot) => slot?.card)).toEqual([
      4,
      2,
      4,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(seats[1]!.slots[2]!.isDuplicate).toBe(true);
    expect([seats[1]!.status, seats[1]!.points]).toEqual(['busted', 0]);
  });

  test('a player without a card is told that there is no choice', () => {
    // Bo gives the Freeze away in the deal and has nothing.
    expect(see('FZ @2 5').drawing).toEqual({ player: 1, forced: true });
  });

  test('a choice says what would happen to each player', () => {
    const { ask } = see('4 8 5 h FZ');
    expect([ask?.kind, ask?.player]).toEqual(['freeze', 1]);
    // Clockwise, and themselves last.
    expect(ask?.choices).toEqual([
      { seat: 2, move: '@2', preview: { kind: 'frozen', points: 8 } },
      { seat: 0, move: '@0', preview: { kind: 'frozen', points: 5 } },
      { seat: 1, move: '@1', preview: { kind: 'frozen', points: 4 } },
    ]);
  });

  test('set-aside cards wait with who drew them, aimed ones with their target', () => {
    const waiting = see('4 8 5 h F3 @2 FZ 1 2');
    expect(waiting.seats[2]!.extras.map(({ card }) => card)).toEqual([FREEZE]);
    expect(see('4 8 5 h F3 @2 1').seats[2]!.flips).toBe(1);
  });

  test.each([
    ['numbers', [32, 71]],
    ['numbersAndPlus', [36, 71]],
    ['everything', [36, 86]],
  ] as const)('R50 points by doubles: %s', (doubles, points) => {
    const players = ['Ann', 'Bo'];
    const worth = ['9 4 h x2 s h 5 h +4', '12 x2 s h 1 h 2 h 3 h 4 h 5 h 6 h 7'].map((log) => {
      const record = { rules: { doubles }, players, dealer: 0, log };
      let picture = new Story(record).bare;
      let most = 0;
      for (const beat of beatsOf(record)) {
        picture = pictureAfter(picture, beat);
        most = Math.max(most, ...viewOf(picture, sitters(players)).seats.map((seat) => seat.points));
      }
      return most;
    });
    expect(worth).toEqual(points);
  });

  test('the end of a game has winners and nobody to ask', () => {
    const record = played(7, 4);
    const view = viewOf(pictureOf(record), sitters(record.players));
    expect([view.stage, view.ask, view.drawing]).toEqual(['gameOver', undefined, undefined]);
    expect(view.seats.filter(({ hasWon }) => hasWon).map(({ seat }) => seat)).toEqual(view.winners);
  });
});

describe('what an action would do', () => {
  test('a Flip Three flips, unless a Freeze comes first', () => {
    // Bo draws both in a Flip Three, gives the Freeze to Ann, and has the Flip Three still to give.
    const log = '4 8 h F3 @1 FZ F3 1 @0';
    const { state } = pictureOf({ rules: {}, players: ['Ann', 'Bo'], dealer: 0, log });
    expect(actionPreviewOf(state, 'flipThree', 0)).toEqual({ kind: 'wasted' });
    expect(actionPreviewOf(state, 'flipThree', 1).kind).toBe('flips');
  });

  test('a Second Chance is worth the chance to bust', () => {
    const { state } = pictureOf({ rules: {}, players: ['Ann', 'Bo'], dealer: 0, log: '4 8' });
    expect(actionPreviewOf(state, 'secondChance', 0)).toEqual({
      kind: 'safer',
      points: 8,
      bust: bustChance(state, 0),
    });
  });
});
