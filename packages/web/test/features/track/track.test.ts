import {
  type Card,
  cardToken,
  hasNumber,
  hasSecondChance,
  isNumber,
  KINDS,
  makePosition,
  parsePosition,
  type State,
} from '@sevenfold/engine';
import { odds } from '@sevenfold/bots/odds';
import { Tracker } from '@sevenfold/physical/tracker';
import { describe, expect, test } from 'vitest';
import { nextCards } from '../../../src/coach/opinion.ts';
import { BrowserShelf } from '../../../src/storage/shelf.ts';
import { trackCommand } from '../../../src/features/track/track-commands.ts';
import { risksOf } from '../../../src/features/track/risks.ts';
import { choicesAt, reassigned, rowsOf, tokensOf } from '../../../src/features/track/rows.ts';
import { tablePicture } from '../../../src/features/track/table-picture.ts';
import { freshGame, TrackedGames } from '../../../src/storage/tracked-games.ts';
import { Tracking } from '../../../src/features/track/tracking.svelte.ts';
import { FakeStorage } from '../../fake-storage.ts';
import { played } from '../../played-games.ts';

/** Every single card of the pile the next one comes from, counted out of the notation of the position. */
function looseCards(state: State): Card[] {
  const known = parsePosition(makePosition(state));
  const cards: Card[] = [];
  const counts = known.pileSize > 0 ? known.pile : known.discard;
  for (let card = 0; card < KINDS; card++) for (let n = 0; n < counts[card]!; n++) cards.push(card);
  return cards;
}

/** Takes each card of the pile once, and looks whether it is a number that lies there. */
function countedRisk(state: State, seat: number): { bust: number; saved: number } {
  const cards = looseCards(state);
  const hand = state.hands[seat]!;
  const twice = cards.filter((card) => isNumber(card) && hasNumber(hand, card)).length / cards.length;
  return hasSecondChance(hand) ? { bust: 0, saved: twice } : { bust: twice, saved: 0 };
}

/** A tracker after every tap of some games. */
function* moments(): Generator<Tracker> {
  for (const seed of [1, 2, 3]) {
    const game = played(seed, 2 + seed, { preset: 'official', target: 110 });
    const tracker = new Tracker({ ...game, log: '' });
    for (const token of game.log.split(' ').filter((each) => each !== 'h')) {
      tracker.tap(token);
      yield tracker;
    }
  }
}

describe('odds', () => {
  test('are those of each card of the pile taken once', () => {
    let checked = 0;
    for (const { state, next } of moments()) {
      if (next.waits === 'nothing') continue;
      const loose = looseCards(state);
      if (loose.length === 0) continue;
      const shown = nextCards(state, state.player);
      const counted = shown.map(({ card }) => loose.filter((each) => each === card).length);
      expect(shown.map(({ count }) => count)).toEqual(counted);
      expect(shown.map(({ chance }) => chance)).toEqual(counted.map((count) => count / loose.length));
      for (const { seat, isIn, bust, saved } of risksOf(state)) {
        if (!isIn) continue;
        expect({ bust, saved }).toEqual(countedRisk(state, seat));
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(300);
  });

  test('agree with those of the bots', () => {
    let asked = 0;
    for (const { state, next } of moments()) {
      if (next.waits !== 'answer' || asked++ % 25 !== 0) continue;
      const theirs = odds(state, { cells: 300 });
      const ahead = theirs.seats.map((seat) => ({
        isIn: seat.ahead !== undefined,
        bust: expect.closeTo(seat.ahead?.bust ?? 0, 12),
        saved: expect.closeTo(seat.ahead?.saved ?? 0, 12),
      }));
      expect(risksOf(state).map(({ isIn, bust, saved }) => ({ isIn, bust, saved }))).toEqual(ahead);
    }
    expect(asked).toBeGreaterThan(60);
  });

  test('a card can be tapped exactly if the pad has one left', () => {
    let moment = 0;
    for (const tracker of moments()) {
      if (moment++ % 10 !== 0) continue;
      const { state, next } = tracker;
      const takesCard = next.waits === 'card' || (next.waits === 'answer' && next.question.kind === 'turn');
      if (!takesCard) continue;
      for (const { card, count } of nextCards(state, state.player))
        expect(tracker.problem(cardToken(card)) === undefined).toBe(count > 0);
    }
  });
});

describe('rows of the log', () => {
  const setup = { rules: {}, players: ['Ann', 'Bo', 'Cy'], dealer: 0 };
  const log = '5 9 12 h 8 s h F3 @1 1 2 3';

  test('have a Hit and its card together', () => {
    const rows = rowsOf(new Tracker({ ...setup, log }).entries);
    expect(rows.map(({ at, count, player, token }) => [at, count, player, token])).toEqual([
      [0, 1, 1, '5'],
      [1, 1, 2, '9'],
      [2, 1, 0, '12'],
      [3, 2, 1, '8'],
      [5, 1, 2, 's'],
      [6, 2, 0, 'F3'],
      [8, 1, 0, '@1'],
      [9, 1, 1, '1'],
      [10, 1, 1, '2'],
      [11, 1, 1, '3'],
    ]);
  });

  test('can be replaced by whatever could have stood there', () => {
    const tokens = log.split(' ');
    const turn = choicesAt(setup, tokens, 3);
    expect([turn.answers, turn.cards?.[8], turn.cards?.[5]]).toEqual([['s'], 8, 4]);
    expect([tokensOf(turn, '7'), tokensOf(turn, 's')]).toEqual([['h', '7'], ['s']]);
    const dealt = choicesAt(setup, tokens, 1);
    expect([dealt.answers, dealt.cards?.[5], tokensOf(dealt, '7')]).toEqual([[], 4, ['7']]);
    const aim = choicesAt(setup, tokens, 8);
    expect([aim.answers, aim.cards]).toEqual([['@0', '@1'], undefined]);
  });
});

test('a correction says how many later entries are someone else’s now', () => {
  const tracker = new Tracker({
    rules: {},
    players: ['Ann', 'Bo', 'Cy'],
    dealer: 0,
    log: '5 9 12 h 8 h 7 h 6 h 4',
  });
  const before = tracker.entries;
  tracker.splice(4, 1, ['5']);
  // Bo is out, so that the last card, with its Hit, is Cy's.
  expect(reassigned(before, tracker.entries, { was: 5, is: 5 })).toBe(2);
  tracker.undo();
  expect(reassigned(before, tracker.entries, { was: 5, is: 5 })).toBe(0);
});

function openGame() {
  const storage = new FakeStorage();
  const shelf = new BrowserShelf(storage);
  const games = new TrackedGames(shelf);
  const game = freshGame({ rules: { preset: 'official', target: 20 }, players: ['Ann', 'Bo'], dealer: 0 }, 7);
  games.put(game);
  return { games, game, tracking: new Tracking(games.get(game.id)!, games) };
}

describe('a tracked game', () => {
  test('is kept after every tap, with what does not fit', () => {
    const { games, game, tracking } = openGame();
    for (const token of ['5', '9', '8', '12']) expect(tracking.tap(token)).toBe(true);
    expect(games.get(game.id)!.record.log).toBe('5 9 h 8 h 12');
    expect(tracking.tap('@1')).toBe(false);
    tracking.splice(0, 1, ['FZ']);
    expect(tracking.misfit).toBeDefined();
    expect(games.get(game.id)!.record.log).toBe('FZ 9 h 8 h 12');
    expect(games.list().map(({ id }) => id)).toEqual([game.id]);
  });

  test('that is opened again can be undone to its first card, but not what waits to be mended', () => {
    const { games, game, tracking } = openGame();
    for (const token of ['5', '9', '8', '12']) tracking.tap(token);
    const again = new Tracking(games.get(game.id)!, games);
    again.undo();
    expect(again.record.log).toBe('5 9 h 8');
    for (let step = 0; step < 3; step++) again.undo();
    expect([again.record.log, again.canUndo]).toEqual(['', false]);
    again.redo();
    again.splice(0, 1, ['FZ', '5']);
    expect(again.misfit).toBeDefined();
    expect(new Tracking(games.get(game.id)!, games).canUndo).toBe(false);
  });

  test('that is damaged is set aside, and the others are there', () => {
    const { games, game } = openGame();
    games.put({ ...game, id: 'track-aaaaaaaaaaaa', record: { ...game.record, dealer: 9 } });
    expect(games.list().map(({ id }) => id)).toEqual([game.id]);
  });
});

test('the cards of a round lie there until the next one has its first', () => {
  const record = { rules: {}, players: ['Ann', 'Bo'], dealer: 0, log: '5 9 s s' };
  expect(tablePicture(record).seats.map(({ numbers }) => numbers.length)).toEqual([1, 1]);
  expect(tablePicture(record).totals).toEqual([9, 5]);
  const next = { ...record, log: '5 9 s s 3' };
  expect(tablePicture(next).seats.map(({ numbers }) => numbers.length)).toEqual([1, 0]);
});

const key = (name: string, waits: 'card' | 'player' | 'plus' = 'card', held = {}) =>
  trackCommand({ key: name, metaKey: false, ctrlKey: false, altKey: false, shiftKey: false, ...held }, waits);

test('keys', () => {
  expect(['0', '9', 'q', 'W', 'e', 'x', 'f', 't', 'c', 's'].map((name) => key(name))).toEqual(
    ['0', '9', '10', '11', '12', 'x2', 'FZ', 'F3', 'SC', 's'].map((token) => ({ do: 'tap', token })),
  );
  expect(key('2', 'player')).toEqual({ do: 'choose', index: 1 });
  expect(['2', '8', '1'].map((name) => key(name, 'plus'))).toEqual(
    ['+2', '+8', '+10'].map((token) => ({ do: 'tap', token })),
  );
  expect(key('z', 'card', { ctrlKey: true })).toEqual({ do: 'undo' });
  expect(key('z', 'card', { metaKey: true, shiftKey: true })).toEqual({ do: 'redo' });
  expect(key('r', 'card', { ctrlKey: true })).toBeUndefined();
});
