import { describe, expect, it } from 'vitest';
import {
  bustChance,
  cardToken,
  duplicateChance,
  newGame,
  nextCardChances,
  nextCardCounts,
  playLog,
} from '../src/index.ts';
import { begin, cardsOf, type Scenario, tokensOf } from './scenario.ts';

type Moment = Omit<Scenario, 'name'>;

function at(moment: Moment): ReturnType<typeof begin> {
  const state = begin(moment);
  playLog(state, tokensOf(moment.log));
  return state;
}

function chancesOf(moment: Moment): Record<string, number> {
  const chances = nextCardChances(at(moment)).map((chance, card) => [cardToken(card), chance] as const);
  return Object.fromEntries(chances.filter(([, chance]) => chance > 0));
}

describe('the chances of the next card', () => {
  it.each([
    {
      what: 'the draw pile decides',
      players: 1,
      deck: '1 2 2 FZ',
      log: '',
      chances: { 1: 1 / 4, 2: 2 / 4, FZ: 1 / 4 },
    },
    {
      what: 'a drawn card is gone',
      players: 1,
      deck: '1 2 2 FZ',
      log: '2',
      chances: { 1: 1 / 3, 2: 1 / 3, FZ: 1 / 3 },
    },
    {
      what: 'discarded cards do not count',
      players: 1,
      deck: '1 2 3',
      log: '1 s',
      chances: { 2: 1 / 2, 3: 1 / 2 },
    },
    {
      what: 'a used-up pile: the discard pile decides',
      players: 1,
      deck: '1 1 2 3 4',
      log: '1 s 1 s 2 s 3 h 4',
      chances: { 1: 2 / 3, 2: 1 / 3 },
    },
    {
      what: 'its actions included',
      players: 1,
      deck: '1 2 3 4 F3',
      log: '1 s F3 2 3 4',
      chances: { 1: 1 / 2, F3: 1 / 2 },
    },
    {
      what: 'a discard pile of actions only: none',
      players: 1,
      deck: '1 2 3 F3',
      log: 'F3 1 2 3',
      chances: {},
    },
    { what: 'no discard pile either: none', players: 1, deck: '1', log: '1', chances: {} },
    { what: 'a modifier is worth a reshuffle', players: 1, deck: 'x2 1', log: 'x2 s 1', chances: { x2: 1 } },
  ])('$what', ({ players, deck, log, chances }) => {
    expect(chancesOf({ players, deck, log })).toEqual(chances);
  });

  it('of a new deck are its copies out of 94', () => {
    const state = newGame({}, 3, 0);
    expect(nextCardChances(state)).toEqual(state.deck.map((copies) => copies / 94));
  });

  it('count the same cards', () => {
    const state = at({ players: 1, deck: '1 1 2 3 4', log: '1 s 1 s 2 s 3 h 4' });
    expect(cardsOf(nextCardCounts(state))).toBe('1 1 2');
  });

  it.each([
    { what: 'nothing in front', log: '', duplicate: 0, bust: 0 },
    { what: 'one number', log: '2', duplicate: 1 / 6, bust: 1 / 6 },
    { what: 'two numbers', log: '2 h 3', duplicate: 3 / 5, bust: 3 / 5 },
    { what: 'a modifier does not matter', log: '2 h 3 h +4', duplicate: 3 / 4, bust: 3 / 4 },
    { what: 'a Second Chance', log: '2 h 3 h SC', duplicate: 3 / 4, bust: 0 },
  ])('of a duplicate and a bust: $what', ({ log, duplicate, bust }) => {
    const state = at({ players: 1, deck: '2 2 3 3 3 +4 SC', log });
    expect([duplicateChance(state, 0), bustChance(state, 0)]).toEqual([duplicate, bust]);
  });

  it('are those of the player asked about', () => {
    const state = at({ players: 2, deck: '1 1 2 3', log: '1 2' });
    expect([bustChance(state, 0), bustChance(state, 1)]).toEqual([1 / 2, 0]);
  });

  it('of a bust are 0 when no card can be had', () => {
    expect(bustChance(at({ players: 1, deck: '1', log: '1' }), 0)).toBe(0);
  });

  it('of a bust look into the discard pile when the draw pile is used up', () => {
    expect(bustChance(at({ players: 1, deck: '1 1 2', log: '1 s 2 h 1' }), 0)).toBe(1);
  });
});
