import { describe, expect, it } from 'vitest';
import { cardsInFront, cardsInProcess, checkPlayers, newGame, parseRules, playLog } from '../src/index.ts';
import { cardsOf, factsOf, scenarios, tokensOf } from './scenario.ts';

function cardCount(cards: readonly number[]): number {
  return cards.reduce((sum, copies) => sum + copies, 0);
}

describe('R1 the deck', () => {
  it.each([
    ['0', 1],
    ['1', 1],
    ['2', 2],
    ['3', 3],
    ['4', 4],
    ['5', 5],
    ['6', 6],
    ['7', 7],
    ['8', 8],
    ['9', 9],
    ['10', 10],
    ['11', 11],
    ['12', 12],
    ['+2', 1],
    ['+4', 1],
    ['+6', 1],
    ['+8', 1],
    ['+10', 1],
    ['x2', 1],
    ['FZ', 3],
    ['F3', 3],
    ['SC', 3],
  ])('R1 has %s %i times', (token, copies) => {
    const deck = cardsOf(newGame({}, 3, 0).pile).split(' ');
    expect(deck.filter((card) => card === token)).toHaveLength(copies);
  });

  it('R1 has 94 cards', () => {
    expect(newGame({}, 3, 0).pile.reduce((sum, count) => sum + count, 0)).toBe(94);
  });
});

describe('R2 every card is in one place', () => {
  it.each([
    { moment: 'a new game', log: '', places: [94, 0, 0, 0] },
    { moment: 'a card in front of a player', log: '5', places: [93, 0, 1, 0] },
    { moment: 'a Freeze waiting for a target', log: 'FZ', places: [93, 0, 0, 1] },
    { moment: 'a Freeze in front of its target', log: 'FZ @1', places: [93, 0, 1, 0] },
    { moment: 'a Flip Three being flipped', log: 'F3 @1', places: [93, 0, 0, 1] },
    { moment: 'a card set aside', log: 'F3 @1 FZ', places: [92, 0, 0, 2] },
    { moment: 'two set aside and the Flip Three done', log: 'F3 @1 FZ F3 5', places: [90, 1, 1, 2] },
    { moment: 'one aimed and one not', log: 'F3 @1 FZ F3 5 @0', places: [90, 1, 1, 2] },
    { moment: 'a surplus Second Chance on its way', log: 'F3 @1 SC SC', places: [91, 0, 1, 2] },
    { moment: 'a busted hand with its duplicate', log: 'F3 @1 5 5', places: [91, 1, 2, 0] },
    { moment: 'a saved duplicate', log: 'F3 @1 SC 5 5', places: [90, 3, 1, 0] },
    {
      moment: 'a duplicate in question',
      log: 'F3 @1 SC 5 5',
      rules: { secondChance: 'ask' },
      places: [90, 0, 2, 2],
    },
    { moment: 'the next round', log: '5 6 7 s s s', places: [91, 3, 0, 0] },
  ] as const)('R2 $moment', ({ log, places, ...rest }) => {
    const state = newGame('rules' in rest ? rest.rules : {}, 3, 2);
    playLog(state, tokensOf(log));
    const inFront = [0, 1, 2].reduce((sum, seat) => sum + cardCount(cardsInFront(state, seat)), 0);
    expect([cardCount(state.pile), cardCount(state.discard), inFront, cardsInProcess(state).length]).toEqual(
      places,
    );
  });
});

describe('R3 the draw pile is carried over', () => {
  scenarios([
    {
      name: 'R3 a round leaves its cards in the discard pile',
      log: '5 6 7 s s s',
      pile: 91,
      discard: '5 6 7',
    },
    {
      name: 'R3 the next round draws from what is left',
      log: '5 6 7 s s s | 8 9',
      pile: 89,
      discard: '5 6 7',
    },
    {
      name: 'R3 busted, frozen and kept cards are all discarded',
      log: '5 SC 7 | h 5 | h FZ @1 | s',
      discard: '5 5 7 FZ SC',
      seats: '0.0.7',
    },
  ]);
});

describe('R48 shuffle: everyRound', () => {
  const rules = { shuffle: 'everyRound' } as const;
  scenarios([
    { name: 'R48 the next round begins with all cards', rules, log: '5 6 7 s s s', pile: 94, discard: '' },
    { name: 'R48 so does every one after it', rules, log: '5 6 7 s s s 8 9 10 s s s', round: 3, pile: 94 },
    { name: 'R48 a card of the last round can come again', rules, log: '0 6 7 s s s 0', pile: 93 },
    {
      name: 'R48 within a round nothing is put back',
      rules,
      players: 1,
      log: '8 s SC h 5 h 5',
      pile: 91,
      discard: '5 SC',
    },
    {
      name: 'R48 a draw pile that is used up within a round is still replaced',
      rules,
      players: 1,
      deck: 'SC 5 5 6',
      log: 'SC h 5 h 5 h 6 h',
      pile: 2,
      discard: '',
      waits: 'draw 0',
    },
    {
      name: 'R48 an extra round begins with all cards too',
      rules: { ...rules, target: 5 },
      log: '5 5 1 s s s',
      pile: 94,
    },
    {
      name: 'R48 so does one of the tied players only',
      rules: { ...rules, target: 5, tieBreak: 'tiedOnly' },
      log: '5 5 1 s s s',
      pile: 94,
    },
    {
      name: 'R48 the first round begins with all cards anyway',
      rules,
      log: '',
      pile: 94,
    },
    {
      name: 'R48 nothing is shuffled after the last round',
      rules: { ...rules, target: 7 },
      log: '5 6 7 s s s',
      pile: 91,
      waits: 'over',
    },
    {
      name: 'R48 several decks go back as well',
      rules: { ...rules, decks: 3 },
      log: '5 6 7 s s s',
      pile: 282,
    },
  ]);
});

describe('R4 several decks', () => {
  it.each([
    { players: 1, cards: 94 },
    { players: 18, cards: 94 },
    { players: 19, cards: 188 },
    { players: 36, cards: 188 },
    { players: 37, cards: 282 },
    { players: 54, cards: 282 },
    { players: 55, cards: 376 },
    { players: 72, cards: 376 },
    { players: 73, cards: 470 },
    { players: 90, cards: 470 },
    { players: 91, cards: 564 },
    { players: 99, cards: 564 },
  ])('R4 decks: auto gives $players players $cards cards', ({ players, cards }) => {
    expect(newGame({}, players, 0).pileSize).toBe(cards);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('R4 decks: %i holds for any number of players', (decks) => {
    expect([1, 50].map((players) => newGame({ decks }, players, 0).pileSize)).toEqual([
      94 * decks,
      94 * decks,
    ]);
  });

  scenarios([
    {
      name: 'R4 every +N card counts',
      rules: { decks: 2 },
      players: 1,
      log: '5 h +2 h +2 h +10 s',
      scores: '19',
    },
    {
      name: 'R4 two x2 make four times',
      rules: { decks: 2 },
      players: 1,
      log: '5 h x2 h x2 s',
      scores: '20',
    },
    {
      name: 'R4 eight x2 and all the +N of eight decks',
      rules: { decks: 8, target: 10_000 },
      players: 1,
      log: `1${' h x2'.repeat(8)}${' h +2 h +4 h +6 h +8 h +10'.repeat(8)} s`,
      scores: '496',
    },
    {
      name: 'R4 one Second Chance each stays the limit',
      rules: { decks: 2 },
      players: 2,
      log: 'SC 5 h SC',
      seats: '0-S.0-5S',
    },
  ]);
});

describe('R5 players', () => {
  it.each([
    { preset: 'official', allowed: [1, 99], refused: [0, 100] },
    { preset: 'classic', allowed: [3, 18], refused: [2, 19] },
    { preset: 'dealThree', allowed: [5, 12], refused: [4, 13] },
    { preset: 'party', allowed: [1, 18], refused: [0, 19] },
    { preset: 'turnSeven', allowed: [1, 99], refused: [0, 100] },
  ] as const)('R5 $preset is for $allowed players', ({ preset, allowed, refused }) => {
    const options = parseRules({ preset });
    for (const players of allowed) expect(() => checkPlayers(options, players)).not.toThrow();
    for (const players of refused)
      expect(() => checkPlayers(options, players)).toThrow('minPlayers, maxPlayers');
  });

  it.each([
    { rules: { minPlayers: 4 }, players: 3 },
    { rules: { maxPlayers: 4 }, players: 5 },
    { rules: {}, players: 2.5 },
    { rules: {}, players: Number.NaN },
  ])('R5 $rules refuses $players players', ({ rules, players }) => {
    expect(() => newGame(rules, players, 0)).toThrow('players');
  });

  it.each([{ minPlayers: 4 }, { maxPlayers: 4 }])('R5 %o allows 4 players', (rules) => {
    expect(factsOf({ rules, players: 4, log: '' }).seats).toBe('0.0.0.0');
  });
});
