import { describe, expect, it } from 'vitest';
import {
  bonusOf,
  cardToken,
  EventLog,
  type EventType,
  type GameEvent,
  type Hand,
  isCardMove,
  newGame,
  type Options,
  playLog,
  PLUS_2,
  type RulesConfig,
  TIMES_2,
  withModifier,
  withNumber,
  winners,
} from '../src/index.ts';
import { playRandomly, randomSetup } from './random-game.ts';
import { newTinyGame, tokensOf } from './scenario.ts';

/** An event as text: 'busted 1 5'. */
function lineOf(event: GameEvent): string {
  const { type, player, ...value } = event;
  return [
    type,
    player,
    ...Object.entries(value).map(([key, of]) => (key === 'card' ? cardToken(of) : of)),
  ].join(' ');
}

interface Row {
  readonly name: string;
  readonly rules?: RulesConfig;
  readonly players?: number;
  readonly deck?: string;
  readonly before?: string;
  readonly log: string;
  readonly events: readonly string[];
}

const rows: readonly Row[] = [
  { name: 'a number', log: '5', events: ['drew 0 5'] },
  { name: 'a modifier', log: 'x2', events: ['drew 0 x2'] },
  { name: 'a Stay', before: '5 6 7', log: 's', events: ['stayed 0'] },
  { name: 'a Hit', before: '5 6 7', log: 'h', events: [] },
  { name: 'a bust', before: '5 6 7 h', log: '5', events: ['drew 0 5', 'busted 0 5'] },
  { name: 'a save', before: 'SC 6 7 h 5 s s h', log: '5', events: ['drew 0 5', 'saved 0 5'] },
  {
    name: 'a save that was asked for',
    rules: { secondChance: 'ask' },
    before: 'SC 6 7 h 5 s s h',
    log: '5 u',
    events: ['drew 0 5', 'saved 0 5'],
  },
  {
    name: 'a bust that was asked for',
    rules: { secondChance: 'ask' },
    before: 'SC 6 7 h 5 h 8 s h',
    log: '5 b',
    events: ['drew 0 5', 'busted 0 5'],
  },
  { name: 'a Freeze', log: 'FZ @1', events: ['drew 0 FZ', 'aimedFreeze 0 1', 'frozen 1'] },
  {
    name: 'a Flip Three',
    log: 'F3 @1 2 3 4',
    events: [
      'drew 0 F3',
      'aimedFlipThree 0 1',
      'beganFlipThree 1',
      'drew 1 2',
      'drew 1 3',
      'drew 1 4',
      'endedFlipThree 1',
    ],
  },
  {
    name: 'cards set aside and given away',
    before: 'F3 @1 2',
    log: 'FZ F3 @0 @0',
    events: [
      'drew 1 FZ',
      'setAside 1 FZ',
      'drew 1 F3',
      'setAside 1 F3',
      'endedFlipThree 1',
      'aimedFreeze 1 0',
      'aimedFlipThree 1 0',
      'frozen 0',
      'discarded 0 F3',
    ],
  },
  {
    name: 'a bust in a Flip Three',
    before: 'F3 @1 FZ 5',
    log: '5',
    events: ['drew 1 5', 'busted 1 5', 'endedFlipThree 1', 'discarded 1 FZ'],
  },
  {
    name: 'a surplus Second Chance',
    before: 'SC 6 7 h',
    log: 'SC @2',
    events: ['drew 0 SC', 'gaveSecondChance 0 2'],
  },
  {
    name: 'a Second Chance that is kept under secondChanceTo: anyone',
    rules: { secondChanceTo: 'anyone' },
    log: 'SC @0',
    events: ['drew 0 SC', 'gaveSecondChance 0 0'],
  },
  {
    name: 'a Second Chance that nobody else can take under secondChanceTo: anyone',
    rules: { secondChanceTo: 'anyone' },
    players: 1,
    log: 'SC',
    events: ['drew 0 SC', 'gaveSecondChance 0 0'],
  },
  {
    name: 'nothing about all cards in the draw pile again',
    rules: { shuffle: 'everyRound' },
    players: 1,
    before: '5',
    log: 's',
    events: ['stayed 0', 'scored 0 5 0 0 0 5', 'roundEnded 0 1', 'roundBegan 0 2'],
  },
  {
    name: 'a Flip 7 that is doubled',
    rules: { doubles: 'everything' },
    players: 1,
    before: 'x2 h +4 h 1 h 2 h 3 h 4 h 5 h 6 h',
    log: '7',
    events: ['drew 0 7', 'flippedSeven 0 30', 'scored 0 28 1 8 30 94', 'roundEnded 0 1', 'roundBegan 0 2'],
  },
  {
    name: 'a surplus Second Chance for nobody',
    players: 1,
    before: 'SC h',
    log: 'SC',
    events: ['drew 0 SC', 'discarded 0 SC'],
  },
  {
    name: 'the end of a round',
    before: '5 x2 +4 s s',
    log: 's',
    events: [
      'stayed 2',
      'scored 0 5 0 0 0 5',
      'scored 1 0 1 0 0 0',
      'scored 2 0 0 4 0 4',
      'roundEnded 2 1',
      'roundBegan 0 2',
    ],
  },
  {
    name: 'a round with a busted player',
    before: '5 6 7 h 5 s',
    log: 's',
    events: ['stayed 2', 'scored 1 6 0 0 0 6', 'scored 2 7 0 0 0 7', 'roundEnded 2 1', 'roundBegan 0 2'],
  },
  {
    name: 'a Flip 7',
    players: 1,
    before: '6 h 7 h 8 h 9 h 10 h 11 h x2 h +10 h',
    log: '12',
    events: ['drew 0 12', 'flippedSeven 0 15', 'scored 0 63 1 10 15 151', 'roundEnded 0 1', 'roundBegan 0 2'],
  },
  {
    name: 'the end of the game',
    rules: { target: 6 },
    before: '5 7 6 s s',
    log: 's',
    events: [
      'stayed 2',
      'scored 0 5 0 0 0 5',
      'scored 1 7 0 0 0 7',
      'scored 2 6 0 0 0 6',
      'roundEnded 2 1',
      'gameEnded 1',
    ],
  },
  {
    name: 'a reshuffle',
    players: 1,
    deck: '1 2 3',
    before: '1 s 2 s 3',
    log: 'h',
    events: ['reshuffled 0 2'],
  },
  {
    name: 'no card to be had, then a reshuffle for the next round',
    players: 1,
    deck: '1 2',
    before: '1 h 2',
    log: 'h',
    events: ['ranOut 0', 'scored 0 3 0 0 0 3', 'roundEnded 0 1', 'roundBegan 0 2', 'reshuffled 0 2'],
  },
];

const everyType: Record<EventType, true> = {
  roundBegan: true,
  drew: true,
  saved: true,
  busted: true,
  stayed: true,
  flippedSeven: true,
  gaveSecondChance: true,
  setAside: true,
  aimedFreeze: true,
  aimedFlipThree: true,
  frozen: true,
  beganFlipThree: true,
  endedFlipThree: true,
  discarded: true,
  reshuffled: true,
  ranOut: true,
  scored: true,
  roundEnded: true,
  gameEnded: true,
};

describe('events', () => {
  it.each(rows)('tell of $name', ({ rules = {}, players = 3, deck, before = '', log, events }) => {
    const dealer = players - 1;
    const state =
      deck === undefined ? newGame(rules, players, dealer) : newTinyGame(rules, players, dealer, deck);
    playLog(state, tokensOf(before));
    const told = new EventLog();
    playLog(state, tokensOf(log), undefined, told);
    expect([...told].map(lineOf)).toEqual(events);
    expect(told).toHaveLength(events.length);
  });

  it('tell of the first round', () => {
    const told = new EventLog();
    newGame({}, 3, 1, told);
    expect([...told]).toEqual([{ type: 'roundBegan', player: 1, round: 1 }]);
  });

  it('of every type appear in these rows', () => {
    const seen = new Set(rows.flatMap((row) => row.events.map((line) => line.split(' ')[0])));
    expect(Object.keys(everyType).filter((type) => !seen.has(type))).toEqual([]);
  });

  it('can be cleared', () => {
    const told = new EventLog();
    newGame({}, 3, 1, told);
    told.clear();
    expect([...told, told.length]).toEqual([0]);
  });

  it('are kept in any number', () => {
    const told = new EventLog();
    for (let round = 0; round < 2000; round++) told.roundEnded(round % 99, round);
    expect(told).toHaveLength(2000);
    expect([...told].every((event, index) => lineOf(event) === `roundEnded ${index % 99} ${index}`)).toBe(
      true,
    );
  });

  it.each([
    ['numbers', 240, 100],
    ['numbersAndPlus', 240 * 256, 100],
    ['everything', 240 * 256, 100 * 256],
  ] as const)('R50 hold the largest tally that can occur, doubles: %s', (doubles, plus, bonus) => {
    const told = new EventLog();
    const hand = dearestHand(doubles);
    told.flippedSeven(98, bonusOf(hand, 100));
    told.scored(98, hand);
    expect([...told].at(-1)).toEqual({
      type: 'scored',
      player: 98,
      numbers: 63,
      doubles: 8,
      plus,
      bonus,
      points: 63 * 256 + plus + bonus,
    });
  });

  it('of two games with different bonuses keep their own', () => {
    const told = new EventLog();
    for (const flip7Bonus of [15, 100]) {
      playLog(newGame({ flip7Bonus }, 1, 0), tokensOf('1 h 2 h 3 h 4 h 5 h 6 h 7'), undefined, told);
    }
    expect([...told].flatMap((event) => (event.type === 'scored' ? [event.points] : []))).toEqual([43, 128]);
  });

  it('of a game add up: every card drawn, every point scored, every round begun and ended', () => {
    for (let seed = 200_001; seed <= 200_120; seed++) {
      const setup = randomSetup(seed, 20);
      const events = new EventLog();
      const state = newGame(setup.rules, setup.players, setup.dealer, events);
      const cards: number[] = [];
      playRandomly(state, seed, 250, (move) => isCardMove(move) && cards.push(move), events);
      const told = [...events];
      const totals = Array.from({ length: setup.players }, () => 0);
      for (const event of told) if (event.type === 'scored') totals[event.player]! += event.points;
      const count = (type: GameEvent['type']): number => told.filter((event) => event.type === type).length;
      expect(told.flatMap((event) => (event.type === 'drew' ? [event.card] : []))).toEqual(cards);
      expect(totals).toEqual(state.totals);
      expect(count('roundBegan')).toBe(state.round);
      expect(count('roundEnded')).toBe(state.phase === 'over' ? state.round : state.round - 1);
      expect(count('gameEnded')).toBe(state.phase === 'over' ? winners(state).length : 0);
      expect(count('endedFlipThree')).toBeLessThanOrEqual(count('beganFlipThree'));
    }
  });
});

/** Seven numbers from 6 to 12, and all the modifiers of eight decks. */
function dearestHand(doubles: Options['doubles']): Hand {
  let hand: Hand = 0;
  for (let number = 6; number <= 12; number++) hand = withNumber(hand, number);
  for (let deck = 0; deck < 8; deck++) {
    for (let card = PLUS_2; card <= TIMES_2; card++) hand = withModifier(hand, card, doubles);
  }
  return hand;
}
