import { apply, bustChance, clone, FREEZE, legalMoves, type State, target } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { flipThreeBust, prospectOf } from '../src/game/prospect.ts';
import { pictureOf } from '../src/game/story.ts';
import { type Sitter, viewOf } from '../src/game/view.ts';
import { played } from './games.ts';

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
    const { ask, seats } = see('4 8 5 h FZ');
    expect([ask?.kind, ask?.player]).toEqual(['freeze', 1]);
    expect(seats.map(({ choice }) => choice?.prospect)).toEqual([
      { kind: 'frozen', points: 5 },
      { kind: 'frozen', points: 4 },
      { kind: 'frozen', points: 8 },
    ]);
    expect(seats.map(({ choice }) => choice?.move)).toEqual(['@0', '@1', '@2']);
  });

  test('set-aside cards wait with who drew them, aimed ones with their target', () => {
    const waiting = see('4 8 5 h F3 @2 FZ 1 2');
    expect(waiting.seats[2]!.extras.map(({ card }) => card)).toEqual([FREEZE]);
    expect(see('4 8 5 h F3 @2 1').seats[2]!.flips).toBe(1);
  });

  test('the end of a game has winners and nobody to ask', () => {
    const record = played(7, 4);
    const view = viewOf(pictureOf(record), sitters(record.players));
    expect([view.stage, view.ask, view.drawing]).toEqual(['gameOver', undefined, undefined]);
    expect(view.seats.filter(({ hasWon }) => hasWon).map(({ seat }) => seat)).toEqual(view.winners);
  });
});

/** The same chance by playing every three cards through the engine. */
function slowBust(state: State, seat: number): number {
  if (state.hands[seat]! >> 25 === 3) return 1;
  if (state.flipsLeft === 0 || state.phase !== 'draw') return 0;
  return legalMoves(state).reduce((bust, card) => {
    const chance = state.pile[card]! / state.pileSize;
    const next = clone(state);
    apply(next, card);
    // The surplus Second Chance goes to anybody; whoever it is, the flipping goes on.
    while (next.phase === 'secondChance') apply(next, legalMoves(next)[0]!);
    return bust + chance * slowBust(next, seat);
  }, 0);
}

describe('what a Flip Three would do', () => {
  test.each(['4 8 5 h 12 h 9 h 10 h F3', '12 11 10 h SC h 9 h 8 h F3', 'SC 5 6 h 12 h 12 h F3'])(
    'after %s',
    (log) => {
      const { state } = pictureOf({ rules: {}, players: ['Ann', 'Bo', 'Cy'], dealer: 0, log });
      for (const seat of [0, 1, 2]) {
        const aimed = clone(state);
        apply(aimed, target(seat));
        expect(flipThreeBust(state, seat)).toBeCloseTo(slowBust(aimed, seat), 10);
      }
    },
  );

  test('is unknown when the pile may run out, and nothing for one who is frozen first', () => {
    const { state } = pictureOf({ rules: {}, players: ['Ann', 'Bo'], dealer: 0, log: '4 8 h F3' });
    expect(flipThreeBust(Object.assign(clone(state), { pileSize: 2 }), 0)).toBeUndefined();
    state.queue.push({ card: FREEZE, target: 0 });
    expect(prospectOf(state, 'flipThree', 0)).toEqual({ kind: 'wasted' });
    expect(prospectOf(state, 'flipThree', 1).kind).toBe('flips');
  });

  test('a Second Chance is worth the chance to bust', () => {
    const { state } = pictureOf({ rules: {}, players: ['Ann', 'Bo'], dealer: 0, log: '4 8' });
    expect(prospectOf(state, 'secondChance', 0)).toEqual({ kind: 'safer', bust: bustChance(state, 0) });
  });
});
