import { describe, expect, it } from 'vitest';
import {
  aimedAt,
  busted,
  check,
  FLIP_THREE,
  FREEZE,
  newGame,
  playLog,
  PLUS_2,
  type RulesConfig,
  SECOND_CHANCE,
  sittingOut,
  type State,
  TIMES_2,
  withExtra,
  withModifier,
  withNumber,
  withSecondChance,
} from '../src/index.ts';
import { tokensOf } from './scenario.ts';

/** Each breaks a sound state in one way; the check must say which. */
const breakages: readonly {
  readonly what: string;
  readonly rules?: RulesConfig;
  readonly log: string;
  readonly harm: (state: State) => void;
  readonly says: RegExp;
}[] = [
  {
    what: 'a card too many',
    log: '5',
    harm: (state) => state.discard[7]!++,
    says: /8 cards of kind 7, not 7/,
  },
  { what: 'a card too few', log: '5', harm: (state) => state.pile[7]!--, says: /6 cards of kind 7, not 7/ },
  {
    what: 'a negative pile',
    log: '5',
    harm: (state) => {
      state.discard[7] = 8;
      state.pile[7] = -1;
    },
    says: /less than no cards of kind 7/,
  },
  {
    what: 'a negative discard pile',
    log: '5',
    harm: (state) => {
      state.discard[7] = -1;
      state.pile[7] = 8;
    },
    says: /less than no cards of kind 7/,
  },
  { what: 'a wrong pile size', log: '5', harm: (state) => state.pileSize--, says: /93 cards, not 92/ },
  {
    what: 'a wrong number of active players',
    log: '5',
    harm: (state) => state.active--,
    says: /3 players are active, not 2/,
  },
  { what: 'a negative total', log: '5', harm: (state) => (state.totals[1] = -1), says: /negative total/ },
  {
    what: 'seven numbers',
    log: '5',
    harm: (state) => {
      for (let number = 0; number < 7; number++) state.hands[0] = withNumber(state.hands[0]!, number);
    },
    says: /R19/,
  },
  {
    what: 'a +2 that is not there',
    log: '5',
    harm: (state) => (state.hands[0] = withModifier(state.hands[0]!, PLUS_2, 'numbers')),
    says: /R20/,
  },
  {
    what: 'an x2 that does not count',
    log: '5',
    harm: (state) => (state.extras[0] = withExtra(state.extras[0]!, 18)),
    says: /R20/,
  },
  {
    what: 'a bust without a duplicate',
    log: '5 6 7 h 5',
    harm: (state) => (state.hands[0] = busted(0)),
    says: /R18/,
  },
  {
    what: 'a bust with a Second Chance',
    log: '5 6 7 h 5',
    harm: (state) => (state.hands[0] = withSecondChance(state.hands[0]!)),
    says: /R23/,
  },
  { what: 'someone sitting out', log: '5', harm: (state) => (state.hands[1] = sittingOut()), says: /R39/ },
  {
    what: 'someone sitting out with cards',
    rules: { tieBreak: 'tiedOnly', target: 5 },
    log: '5 5 1 s s s',
    harm: (state) => (state.hands[2] = withNumber(state.hands[2]!, 3)),
    says: /sits out with cards/,
  },
  {
    what: 'a leader sitting out',
    rules: { tieBreak: 'tiedOnly', target: 5 },
    log: '5 5 1 s s s',
    harm: (state) => (state.totals[2] = 5),
    says: /sits out against the tie break/,
  },
  { what: 'a number set aside', log: 'F3 @1 FZ', harm: (state) => (state.setAside[0] = 5), says: /R27/ },
  {
    what: 'a Second Chance in the queue',
    log: 'F3 @1 F3 FZ 5 @0 @2',
    harm: (state) => (state.queue[0] = aimedAt(SECOND_CHANCE, 0)),
    says: /R27/,
  },
  { what: 'four flips', log: 'F3 @1', harm: (state) => (state.flipsLeft = 4), says: /4 cards are left/ },
  {
    what: 'fewer than no flips',
    log: 'F3 @1',
    harm: (state) => (state.flipsLeft = -1),
    says: /-1 cards are left/,
  },
  {
    what: 'four cards set aside',
    log: 'F3 @1 FZ F3 FZ',
    harm: (state) => state.setAside.push(FREEZE),
    says: /more than three/,
  },
  {
    what: 'more set aside than flipped',
    log: 'F3 @1 FZ',
    harm: (state) => state.setAside.push(FLIP_THREE),
    says: /more cards are set aside than were flipped/,
  },
  {
    what: 'a busted player flipping',
    log: 'F3 @1 5',
    harm: (state) => (state.hands[1] = busted(state.hands[1]!)),
    says: /R26/,
  },
  {
    what: 'a duplicate in question, but no question',
    log: '5',
    harm: (state) => (state.duplicate = 5),
    says: /R24/,
  },
  {
    what: 'a question without a duplicate',
    rules: { secondChance: 'ask' },
    log: 'F3 @0 SC 5 5',
    harm: (state) => (state.duplicate = -1),
    says: /R24/,
  },
  {
    what: 'a question about a number that is none',
    rules: { secondChance: 'ask' },
    log: 'F3 @0 SC 5 5',
    harm: (state) => (state.duplicate = 6),
    says: /for nothing/,
  },
  { what: 'a seat that is none', log: '5', harm: (state) => (state.dealer = 3), says: /dealer is 3/ },
  { what: 'half a seat', log: '5 6 7', harm: (state) => (state.turn = 0.5), says: /turn is 0.5/ },
  {
    what: 'an end without a winner',
    rules: { target: 7 },
    log: '5 6 7 s s s',
    harm: (state) => (state.totals[2] = 6),
    says: /R37/,
  },
  {
    what: 'an end within a round',
    rules: { target: 7 },
    log: '5 6 7 s s s',
    harm: (state) => state.queue.push(aimedAt(FREEZE, 0)),
    says: /R32/,
  },
  {
    what: 'nobody active',
    log: '5 6 7 s s',
    harm: (state) => {
      state.hands[2] = state.hands[1]!;
      state.active = 0;
    },
    says: /R16/,
  },
  {
    what: 'no card to draw',
    log: '5',
    harm: (state) => {
      state.discard = state.discard.map((count, kind) => count + state.pile[kind]!);
      state.pile = state.pile.map(() => 0);
      state.pileSize = 0;
    },
    says: /R33/,
  },
  { what: 'a card for a player who is out', log: 'FZ @1', harm: (state) => (state.player = 1), says: /R14/ },
  { what: 'a single answer', log: 'FZ', harm: (state) => out(state, 1, 2), says: /R17/ },
  {
    what: 'a question to a player who is out',
    log: '5 6 7 s',
    harm: (state) => (state.player = state.turn = 0),
    says: /R14/,
  },
  { what: 'the turn of another', log: '5 6 7', harm: (state) => (state.turn = 1), says: /R11/ },
  { what: 'a card at the turn of another', log: '', harm: (state) => (state.player = 1), says: /R11/ },
  {
    what: 'Hit or Stay for an empty hand',
    log: '5 6 7',
    harm: (state) => {
      state.hands[0] = 0;
      state.discard[5]!++;
    },
    says: /R13/,
  },
  {
    what: 'a question in a further pass',
    log: '5 6 7',
    harm: (state) => (state.stage = 'topUp'),
    says: /R10/,
  },
  {
    what: 'a further pass under oneEach',
    log: '',
    harm: (state) => (state.stage = 'topUp'),
    says: /further pass is not in the rules/,
  },
  {
    what: 'a deal under none',
    rules: { deal: 'none' },
    log: '',
    harm: (state) => (state.stage = 'deal'),
    says: /R47/,
  },
  {
    what: 'an x2 that doubles by other rules',
    log: 'x2',
    harm: (state) => (state.hands[0] = withModifier(0, TIMES_2, 'everything')),
    says: /R20/,
  },
  {
    what: 'a question about another card',
    log: 'FZ',
    harm: (state) => (state.phase = 'flipThree'),
    says: /R30/,
  },
  { what: 'an action that waits', log: '5 6 7', harm: (state) => state.setAside.push(FREEZE), says: /R9/ },
  {
    what: 'an action that waits in the queue',
    log: '',
    harm: (state) => state.queue.push(aimedAt(FREEZE, 1)),
    says: /R9/,
  },
];

function out(state: State, ...seats: number[]): void {
  for (const seat of seats) state.hands[seat] = busted(state.hands[seat]!);
  state.active -= seats.length;
}

describe('the check', () => {
  it.each(breakages)('notices $what', ({ rules = {}, log, harm, says }) => {
    const state = newGame(rules, 3, 2);
    playLog(state, tokensOf(log));
    expect(check(state)).toEqual([]);
    harm(state);
    expect(check(state).join('\n')).toMatch(says);
  });
});
