import { describe, expect, it } from 'vitest';
import {
  closestPreset,
  makePosition,
  newGame,
  parsePosition,
  parseRules,
  playLog,
  PositionError,
  type RulesConfig,
} from '../src/index.ts';
import { begin, type Scenario, tokensOf } from './scenario.ts';

const newPile = '1123456789abc111111333';

describe('positions', () => {
  it.each([
    { log: '', position: `official_0.0.0_1-2-0-deal_${newPile}_draw-0` },
    { log: '5', position: 'official_0-5.0.0_1-2-1-deal_1123446789abc111111333_draw-1' },
    { log: 'F3 @1 FZ', position: 'official_0.0.0_1-2-0-deal_1123456789abc111111223_draw-1-2-F-' },
    {
      log: 'F3 @1 FZ F3 5 @0',
      position: 'official_0.0-5.0_1-2-0-deal_1123446789abc111111213_flipThree-1-0-T-F0',
    },
    { log: '5 6 7 h 5', position: 'official_0-5B5.0-6.0-7_1-2-1-turns_1123435689abc111111333_turn-1' },
    {
      log: '5 6 7 h FZ @0 s h +2',
      position: 'official_0-5Z.0-6Y.0-7p_1-2-2-turns_1123445689abc011111233_turn-2',
    },
    {
      rules: { secondChance: 'ask' },
      log: 'F3 @0 SC 12 12',
      position: 'official.secondChance-ask_0-cS.0.0_1-2-0-deal_1123456789aba111111322_saveOrBustc-0-1--',
    },
    {
      rules: { preset: 'classic', target: 12 },
      log: '12 12 3 s s s',
      position: 'classic.target-12_12.12.3-O_2-0-1-deal_1122456789aba111111333_draw-1',
    },
    {
      rules: { deal: 'untilAllHaveCards' },
      log: 'FZ @1 6',
      position: 'official.deal-untilAllHaveCards_0.0-Z.0-6_1-2-0-topUp_1123455789abc111111233_draw-0',
    },
    {
      rules: { deal: 'untilAllHaveNumbers', secondChanceTo: 'anyone' },
      log: '+2 6 SC @1 | SC',
      position:
        'official.deal-untilAllHaveNumbers.secondChanceTo-anyone_0-p.0-6S.0_1-2-0-topUp_1123455789abc011111331_secondChance-0',
    },
    {
      rules: { deal: 'none', stay: 'always' },
      log: '',
      position: 'official.deal-none.stay-always_0.0.0_1-2-0-turns_1123456789abc111111333_turn-0',
    },
    {
      rules: { shuffle: 'everyRound', doubles: 'everything', secondChanceTo: 'anyone' },
      log: '5 6 7 s s s x2 +4 SC',
      position:
        'official.secondChanceTo-anyone.shuffle-everyRound.doubles-everything_5.6-x.7-q_2-0-0-deal_1123456789abc101110332_secondChance-0',
    },
    {
      rules: { target: 7, decks: 3 },
      log: '5 6 7 s s s',
      position:
        'official.target-7.decks-3_5.6.7_1-0-2-turns_030306090c0e0h0k0o0r0u0x10030303030303090909_over-2',
    },
  ] as const satisfies readonly (Omit<Scenario, 'name'> & { position: string })[])(
    '$log',
    ({ position, ...moment }) => {
      const state = begin(moment);
      playLog(state, tokensOf(moment.log));
      expect(makePosition(state)).toBe(position);
      expect(parsePosition(position)).toEqual(state);
    },
  );

  it.each([
    { config: {}, closest: { preset: 'official' } },
    { config: { preset: 'party' }, closest: { preset: 'party' } },
    { config: { maxPlayers: 18 }, closest: { preset: 'party' } },
    { config: { preset: 'classic', target: 50 }, closest: { preset: 'classic', target: 50 } },
    {
      config: { preset: 'classic', minPlayers: 1, maxPlayers: 99, turn: 'oneCard' },
      closest: { preset: 'turnSeven' },
    },
    { config: { stay: 'always' }, closest: { preset: 'official', stay: 'always' } },
  ] as const satisfies readonly { config: RulesConfig; closest: RulesConfig }[])(
    'the rules $config are written $closest',
    ({ config, closest }) => {
      expect(closestPreset(parseRules(config))).toEqual(closest);
    },
  );

  it.each([
    { field: 0, why: 'too few fields', position: 'official_0.0.0' },
    { field: 0, why: 'nothing', position: '' },
    { field: 0, why: 'too many fields', position: `official_0.0.0_1-2-0-deal_${newPile}_draw-0_` },
    { field: 0, why: 'an unknown preset', position: `royal_0.0.0_1-2-0-deal_${newPile}_draw-0` },
    { field: 0, why: 'an unknown option', position: `official.speed-1_0.0.0_1-2-0-deal_${newPile}_draw-0` },
    { field: 0, why: 'a bad value', position: `official.target-0_0.0.0_1-2-0-deal_${newPile}_draw-0` },
    {
      field: 0,
      why: 'an override that changes nothing',
      position: `official.target-200_0.0.0_1-2-0-deal_${newPile}_draw-0`,
    },
    {
      field: 0,
      why: 'a closer preset',
      position: `official.maxPlayers-18_0.0.0_1-2-0-deal_${newPile}_draw-0`,
    },
    { field: 1, why: 'too few players', position: `classic_0.0_1-1-0-deal_${newPile}_draw-0` },
    { field: 1, why: 'a letter that is no card', position: `official_0-z.0.0_1-2-0-deal_${newPile}_draw-0` },
    {
      field: 1,
      why: 'cards out of order',
      position: 'official_0-65.0.0_1-2-1-deal_1123445789abc111111333_draw-1',
    },
    { field: 1, why: 'a negative total', position: `official_-1.0.0_1-2-0-deal_${newPile}_draw-0` },
    {
      field: 1,
      why: 'a total with a leading zero',
      position: `official_00.0.0_1-2-0-deal_${newPile}_draw-0`,
    },
    { field: 1, why: 'nine of a kind', position: `official_0-ppppppppp.0.0_1-2-0-deal_${newPile}_draw-0` },
    { field: 2, why: 'no stage', position: `official_0.0.0_1-2-0_${newPile}_draw-0` },
    { field: 2, why: 'an unknown stage', position: `official_0.0.0_1-2-0-end_${newPile}_draw-0` },
    { field: 2, why: 'a dealer who is not there', position: `official_0.0.0_1-3-0-deal_${newPile}_draw-0` },
    { field: 2, why: 'a turn of nobody', position: `official_0.0.0_1-2-3-deal_${newPile}_draw-0` },
    { field: 2, why: 'a leading zero', position: `official_0.0.0_01-2-0-deal_${newPile}_draw-0` },
    {
      field: 3,
      why: 'a pile of too few kinds',
      position: 'official_0.0.0_1-2-0-deal_1123456789abc11111133_draw-0',
    },
    {
      field: 3,
      why: 'a pile with a strange letter',
      position: 'official_0.0.0_1-2-0-deal_1123456789abC111111333_draw-0',
    },
    {
      field: 3,
      why: 'a pile of more than there are',
      position: 'official_0.0.0_1-2-0-deal_2123456789abc111111333_draw-0',
    },
    { field: 3, why: 'a card twice', position: `official_0-5.0.0_1-2-1-deal_${newPile}_draw-1` },
    { field: 4, why: 'an unknown wait', position: `official_0.0.0_1-2-0-deal_${newPile}_sleep-0` },
    { field: 4, why: 'nobody', position: `official_0.0.0_1-2-0-deal_${newPile}_draw` },
    { field: 4, why: 'a player who is not there', position: `official_0.0.0_1-2-0-deal_${newPile}_draw-3` },
    { field: 4, why: 'an end without a winner', position: `official_0.0.0_1-2-0-deal_${newPile}_over-0` },
    {
      field: 4,
      why: 'a card at the turn of another',
      position: `official_0.0.0_1-2-0-deal_${newPile}_draw-1`,
    },
    {
      field: 4,
      why: 'a target who is not there',
      position: 'official_0.0.0_1-2-0-deal_1123456789abc111111223_draw-1-2--F7',
    },
    { field: 4, why: 'a leading zero', position: `official_0.0.0_1-2-0-deal_${newPile}_draw-00` },
    {
      field: 4,
      why: 'saveOrBust about nothing',
      position: 'official.secondChance-ask_0-5S.0.0_1-2-0-deal_1123446789abc111111332_saveOrBust-0',
    },
    { field: 4, why: 'an idle chain', position: `official_0.0.0_1-2-0-deal_${newPile}_draw-0-0--` },
  ])('with $why are refused at field $field', ({ field, position }) => {
    let error: unknown;
    try {
      parsePosition(position);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(PositionError);
    expect(error).toMatchObject({ field });
  });

  it('of 99 players on eight decks can be read', () => {
    const state = newGame({ decks: 8 }, 99, 98);
    expect(parsePosition(makePosition(state))).toEqual(state);
  });
});

// When `check` learns to refuse one of these, move its row up to the refused ones.
describe('positions that cannot occur, and are accepted so far', () => {
  it.each([
    { why: 'a round 0', position: `official_0.0.0_0-2-0-deal_${newPile}_draw-0` },
    {
      why: 'a Freeze given away while flipping',
      position: 'official_0.0.0_1-2-0-deal_1123456789abc111111223_freeze-0-2-F-',
    },
    {
      why: 'a Flip Three given away while flipping, which loses a card',
      position: 'official_0.0.0_1-2-0-deal_1123456789abc111111313_flipThree-0-2-T-',
    },
    {
      why: 'a Freeze forgotten at a Second Chance',
      position: 'official_0-S.0.0_1-2-0-deal_1123456789abc111111231_secondChance-0-0-F-',
    },
    {
      why: 'a queue forgotten at a Second Chance',
      position: 'official_0-S.0.0_1-2-0-deal_1123456789abc111111231_secondChance-0-0--F1',
    },
    {
      why: 'a surplus Second Chance of a player without one',
      position: 'official_0.0.0_1-2-0-deal_1123456789abc111111332_secondChance-0',
    },
    {
      why: 'a surplus Second Chance at the turn of another',
      position: 'official_0.0-S.0_1-2-0-deal_1123456789abc111111331_secondChance-1',
    },
    {
      why: 'an end with cards in front',
      position: 'official_200-5.0.0_1-2-0-turns_1123446789abc111111333_over-0',
    },
    { why: 'a game that goes on after a win', position: `official_200.0.0_2-2-0-deal_${newPile}_draw-0` },
    {
      why: 'a tie in which the others play',
      position: `official.tieBreak-tiedOnly_200.200.0_2-2-0-deal_${newPile}_draw-0`,
    },
    {
      why: 'a further pass for a hand with cards',
      position: 'official.deal-untilAllHaveCards_0-5.0.0_1-2-0-topUp_1123446789abc111111333_draw-0',
    },
    {
      why: 'a further pass for a hand with a number',
      position: 'official.deal-untilAllHaveNumbers_0-5.0.0_1-2-0-topUp_1123446789abc111111333_draw-0',
    },
    { why: 'a deal where there is none', position: `official.deal-none_0.0.0_1-2-0-deal_${newPile}_draw-0` },
    {
      why: 'a further pass where there is no deal',
      position: `official.deal-none_0.0.0_1-2-0-topUp_${newPile}_draw-0`,
    },
    {
      why: 'a gift of a Second Chance that nobody else can take',
      position: 'official.secondChanceTo-anyone_0.0-S.0-S_1-2-0-deal_1123456789abc111111330_secondChance-0',
    },
  ])('$why', ({ position }) => {
    expect(() => parsePosition(position)).toThrow(PositionError);
  });
});
