import { describe } from 'vitest';
import { scenarios } from './scenario.ts';

describe('R6 the dealer', () => {
  scenarios([
    { name: 'R6 the first dealer is given', dealer: 1, log: '', dealerNow: 1, waits: 'draw 2' },
    { name: 'R6 then the next seat deals', dealer: 0, log: '5 6 7 s s s', dealerNow: 1, waits: 'draw 2' },
    {
      name: 'R6 after the last seat comes the first',
      dealer: 2,
      log: '5 6 7 s s s',
      dealerNow: 0,
      waits: 'draw 1',
    },
    { name: 'R6 alone, the same seat always deals', players: 1, log: '5 s', dealerNow: 0, waits: 'draw 0' },
    {
      name: 'R6 extra rounds count',
      rules: { target: 5 },
      log: '5 5 1 s s s',
      round: 2,
      dealerNow: 0,
      waits: 'draw 1',
    },
  ]);
});

describe('R7 the deal', () => {
  scenarios([
    { name: 'R7 begins at the seat after the dealer', dealer: 0, log: '', waits: 'draw 1' },
    { name: 'R7 goes around', dealer: 0, log: '5', waits: 'draw 2' },
    { name: 'R7 ends with the dealer', dealer: 0, log: '5 6', waits: 'draw 0' },
    { name: 'R7 goes around once', dealer: 0, log: '5 6 7', waits: '1 turn h s' },
    {
      name: 'R7 nobody is asked, also under stay: always',
      rules: { stay: 'always' },
      log: '5',
      waits: 'draw 1',
    },
    { name: 'R7 a frozen seat is skipped', log: 'FZ @1', waits: 'draw 2' },
    { name: 'R7 a busted seat is skipped', log: 'F3 @1 5 5', waits: 'draw 2' },
    { name: 'R7 a skipped dealer ends the deal', log: '5 FZ @2', waits: '0 turn h s' },
  ]);
});

describe('R8 cards before your deal', () => {
  scenarios([
    { name: 'R8 a seat with numbers is asked instead of dealt to', log: 'F3 @1 2 3 4', waits: '1 turn h s' },
    { name: 'R8 a seat with a given Second Chance is asked', log: 'F3 @0 SC SC @1 5', waits: '1 turn h s' },
    { name: 'R8 a seat with modifiers only is asked', log: 'F3 @1 +2 +4 x2', waits: '1 turn h s' },
    { name: 'R8 the Hit is a card', log: 'F3 @1 2 3 4 h', waits: 'draw 1' },
    { name: 'R8 the Hit is one card', log: 'F3 @1 2 3 4 h 5', waits: 'draw 2', seats: '0.0-2345.0' },
    {
      name: 'R8 the Hit is one card under turn: pressOn',
      rules: { turn: 'pressOn' },
      log: 'F3 @1 2 3 4 h 5',
      waits: 'draw 2',
    },
    { name: 'R8 the Stay is a Stay', log: 'F3 @1 2 3 4 s', waits: 'draw 2', seats: '0.0-234Y.0' },
    {
      name: 'R8 a seat that flipped only actions has nothing and is dealt to',
      log: 'F3 @1 FZ F3 FZ @2 @2 @2',
      waits: 'draw 1',
      seats: '0.0.0-Z',
    },
  ]);
});

describe('R9 actions pause the deal', () => {
  scenarios([
    { name: 'R9 a Flip Three is flipped before the next seat is dealt to', log: 'F3 @2', waits: 'draw 2' },
    { name: 'R9 the deal goes on where it stopped', log: 'F3 @2 2 3 4', waits: 'draw 1' },
    { name: 'R9 set-aside cards come before it goes on', log: 'F3 @2 2 3 FZ', waits: '2 freeze @0 @1 @2' },
    { name: 'R9 a giver may end the deal with nothing', log: 'FZ @1 6', waits: 'draw 0', seats: '0.0-Z.0-6' },
    { name: 'R9 a giver is not dealt to again', log: 'FZ @1 6 7', waits: '2 turn h s', seats: '0-7.0-Z.0-6' },
  ]);
});

describe('R10 deal: untilAllHaveCards', () => {
  const rules = { deal: 'untilAllHaveCards' } as const;
  scenarios([
    { name: 'R10 one pass is enough when all have cards', rules, log: '5 6 7', waits: '0 turn h s' },
    { name: 'R10 a further pass deals to who has nothing', rules, log: 'FZ @1 6', waits: 'draw 0' },
    { name: 'R10 then the turns begin at the dealer’s left', rules, log: 'FZ @1 6 7', waits: '0 turn h s' },
    {
      name: 'R10 who is out is not dealt to',
      rules,
      players: 4,
      log: 'FZ @1 FZ @3 | 5',
      waits: 'draw 2',
    },
    {
      name: 'R10 passes go on until nobody is without a card',
      rules,
      players: 4,
      log: 'FZ @1 FZ @3 | FZ @2 |',
      waits: 'draw 0',
      seats: '0.0-Z.0-Z.0-Z',
    },
    {
      name: 'R10 the third pass deals one card too',
      rules,
      players: 4,
      log: 'FZ @1 FZ @3 | FZ @2 | 5',
      waits: '0 turn h s',
    },
    {
      name: 'R10 a pass skips players who have cards by now',
      rules,
      log: 'FZ @1 6 | F3 @2 7 8 9',
      waits: 'draw 0',
      seats: '0.0-Z.0-6789',
    },
    {
      name: 'R10 a seat is looked at when the pass reaches it',
      rules,
      players: 4,
      log: 'FZ @1 F3 @3 2 3 4 s | F3 @2 5 6 7 |',
      waits: 'draw 0',
      seats: '0.0-Z.0-567.0-234Y',
    },
    {
      name: 'R10 a pass starts at the dealer’s left, not where the deal stopped',
      rules,
      players: 4,
      dealer: 0,
      log: 'FZ @2 5 FZ @3 |',
      waits: 'draw 1',
    },
    {
      name: 'R10 the pass after that begins at the dealer’s left again',
      rules,
      players: 4,
      dealer: 0,
      log: 'FZ @2 5 FZ @3 | 6 7',
      waits: '1 turn h s',
      seats: '0-7.0-6.0-Z.0-5Z',
    },
    {
      name: 'R10 oneEach stops after the deal',
      log: 'FZ @1 6 | 7',
      waits: '2 turn h s',
    },
  ]);
});

describe('R10 deal: untilAllHaveNumbers', () => {
  const rules = { deal: 'untilAllHaveNumbers' } as const;
  scenarios([
    { name: 'R10 one pass is enough when all have numbers', rules, log: '5 6 7', waits: '0 turn h s' },
    { name: 'R10 the 0 is a number', rules, log: '0 6 7', waits: '0 turn h s' },
    { name: 'R10 a modifier is not enough', rules, log: '5 +4 7', waits: 'draw 1' },
    { name: 'R10 nor is an x2', rules, log: '5 x2 7', waits: 'draw 1' },
    { name: 'R10 nor is a Second Chance', rules, log: '5 6 SC', waits: 'draw 2' },
    { name: 'R10 a further pass deals one card to each', rules, log: '+2 +4 7 | +6', waits: 'draw 1' },
    { name: 'R10 passes go on until all have a number', rules, log: '+2 +4 7 | +6 8 |', waits: 'draw 0' },
    { name: 'R10 then the turns begin', rules, log: '+2 +4 7 | +6 8 | 9', waits: '0 turn h s' },
    {
      name: 'R10 in the deal itself a seat with a Second Chance is asked',
      rules,
      log: 'F3 @0 SC SC @1 5',
      waits: '1 turn h s',
    },
    {
      name: 'R10 in the deal itself a seat with a modifier only is asked',
      rules,
      log: 'F3 @1 +2 +4 +6',
      waits: '1 turn h s',
    },
    {
      name: 'R10 a seat that stays without a number gets nothing more',
      rules,
      log: 'F3 @1 +2 +4 +6 s 7 8 |',
      waits: '0 turn h s',
      seats: '0-8.0-pqrY.0-7',
    },
    {
      name: 'R10 a seat that hits there may still lack a number',
      rules,
      log: 'F3 @1 +2 +4 +6 h +8 7 | 8',
      waits: 'draw 1',
    },
    {
      name: 'R10 a frozen seat without a number gets nothing more',
      rules,
      log: '+2 FZ @0 7 | 8',
      waits: '1 turn h s',
      seats: '0-pZ.0-8.0-7',
    },
    {
      name: 'R10 further passes ask for targets',
      rules,
      log: '+2 6 7 | FZ',
      waits: '0 freeze @0 @1 @2',
    },
    {
      name: 'R10 and for the receiver of a surplus Second Chance',
      rules,
      log: 'SC 6 7 | SC',
      waits: '0 secondChance @1 @2',
    },
    {
      name: 'R10 but never Hit or Stay',
      rules,
      players: 4,
      log: '+2 +4 6 7 | F3 @1 8 9 10 |',
      asked: '0 flipThree @1',
      waits: 'draw 0',
    },
    {
      name: 'R10 a Flip Three may bring the number',
      rules,
      log: '+2 6 7 | F3 @0 +4 +6 8',
      waits: '0 turn h s',
    },
    {
      name: 'R10 a Flip Three may bring none',
      rules,
      log: '+2 6 7 | F3 @0 +4 +6 x2 |',
      waits: 'draw 0',
    },
    {
      name: 'R10 a frozen dealer without a number leaves the rest',
      rules,
      log: '5 6 +2 | FZ @2',
      waits: '0 turn h s',
      seats: '0-5.0-6.0-pZ',
    },
    {
      name: 'R10 with a number in front, nobody is dealt to even under pressOn',
      rules: { ...rules, turn: 'pressOn' },
      log: '5 6 SC | +4 | 7',
      waits: '0 turn h s',
    },
  ]);
});

describe('R47 deal: none', () => {
  const rules = { deal: 'none' } as const;
  scenarios([
    { name: 'R47 the first player must Hit', rules, log: '', waits: 'draw 0' },
    { name: 'R47 and the next one after that card', rules, log: '5', waits: 'draw 1' },
    { name: 'R47 then they are asked', rules, log: '5 6 7', waits: '0 turn h s' },
    { name: 'R47 the seat after the dealer begins', rules, dealer: 0, log: '', waits: 'draw 1' },
    {
      name: 'R47 a player who has something in front is asked at their first turn',
      rules,
      log: 'F3 @1 5 6 7',
      waits: '1 turn h s',
    },
    {
      name: 'R47 who gave everything away must Hit again at the next turn',
      rules,
      log: 'FZ @1 6 |',
      waits: 'draw 0',
    },
    {
      name: 'R47 under pressOn the first turn goes on',
      rules: { ...rules, turn: 'pressOn' },
      log: '5',
      waits: '0 turn h s',
    },
    {
      name: 'R47 under stay: always you are asked with nothing in front',
      rules: { ...rules, stay: 'always' },
      log: '',
      waits: '0 turn h s',
    },
    {
      name: 'R47 so that a round may be a round of zeros',
      rules: { ...rules, stay: 'always' },
      log: 's s s',
      scores: '0 0 0',
      round: 2,
      pile: 94,
      waits: '1 turn h s',
    },
    {
      name: 'R47 every round begins so',
      rules,
      log: '5 6 7 s s s',
      round: 2,
      waits: 'draw 1',
    },
    {
      name: 'R47 a seat that sits out has no turn',
      rules: { ...rules, tieBreak: 'tiedOnly', target: 5 },
      log: '1 5 5 s s s',
      seats: '1-O.5.5',
      waits: 'draw 1',
    },
  ]);
});

describe('R11 turns', () => {
  scenarios([
    { name: 'R11 begin at the seat after the dealer', dealer: 0, log: '5 6 7', waits: '1 turn h s' },
    { name: 'R11 a Hit is one card', log: '5 6 7 h 8', waits: '1 turn h s' },
    { name: 'R11 go around', log: '5 6 7 h 8 h 9 h 10', waits: '0 turn h s' },
    { name: 'R11 pass over who is out', log: '5 6 7 h 8 s h 9 h 10', waits: '2 turn h s' },
    {
      name: 'R11 go on after the seat whose turn it was, whoever flipped in between',
      log: '5 6 7 h F3 @1 8 9 10',
      waits: '1 turn h s',
    },
    {
      name: 'R11 go on after the seat whose turn it was, whoever was frozen in between',
      log: '5 6 7 h FZ @1',
      waits: '2 turn h s',
    },
    {
      name: 'R11 go on after the last link of a chain',
      log: '5 6 7 h F3 @2 F3 8 9 @0 10 11 12',
      waits: '1 turn h s',
    },
    { name: 'R11 the last active player plays on alone', log: '5 6 7 s s h 8', waits: '2 turn h s' },
  ]);
});

describe('R12 turn: pressOn', () => {
  const rules = { turn: 'pressOn' } as const;
  scenarios([
    { name: 'R12 you are asked again after a Hit', rules, log: '5 6 7 h 8', waits: '0 turn h s' },
    { name: 'R12 until you stay', rules, log: '5 6 7 h 8 s', waits: '1 turn h s' },
    { name: 'R12 or bust', rules, log: '5 6 7 h 5', waits: '1 turn h s' },
    { name: 'R12 or are frozen', rules, log: '5 6 7 h FZ @0', waits: '1 turn h s' },
    { name: 'R12 or the round ends', rules, log: '5 6 7 h 4 h 3 h 2 h 1 h 0 h 8', round: 2, waits: 'draw 1' },
    {
      name: 'R12 giving a Freeze away does not end your turn',
      rules,
      log: '5 6 7 h FZ @1',
      waits: '0 turn h s',
    },
    {
      name: 'R12 giving a Flip Three away does not end your turn',
      rules,
      log: '5 6 7 h F3 @1 8 9 10',
      waits: '0 turn h s',
    },
    {
      name: 'R12 a saved duplicate does not end your turn',
      rules,
      log: '5 6 7 h SC h 5',
      waits: '0 turn h s',
    },
    { name: 'R12 with nothing in front you must Hit again', rules, log: 'FZ @1 6 | FZ @2', waits: 'draw 0' },
    {
      name: 'R12 unless stay: always',
      rules: { turn: 'pressOn', stay: 'always' },
      log: 'FZ @1 6 | h FZ @2',
      waits: '0 turn h s',
    },
    { name: 'R12 oneCard goes on to the next', log: '5 6 7 h 8', waits: '1 turn h s' },
  ]);
});

describe('R13 Stay', () => {
  scenarios([
    { name: 'R13 takes you out with your cards', log: '5 6 7 s', seats: '0-5Y.0-6.0-7', waits: '1 turn h s' },
    { name: 'R13 keeps the points', log: '5 6 7 s h 6 s', scores: '5 0 7' },
    { name: 'R13 needs something in front of you', log: 'FZ @1 6', waits: 'draw 0', asked: '0 freeze @1' },
    {
      name: 'R13 stay: always needs nothing',
      rules: { stay: 'always' },
      log: 'FZ @1 6',
      waits: '0 turn h s',
    },
    {
      name: 'R13 a Stay with nothing scores 0',
      rules: { stay: 'always' },
      log: 'FZ @1 6 s s',
      scores: '0 0 6',
    },
  ]);
});

describe('R14 active', () => {
  scenarios([
    { name: 'R14 who was not dealt to yet can be chosen', log: 'FZ', waits: '0 freeze @0 @1 @2' },
    { name: 'R14 who stayed cannot', log: '5 6 7 s h FZ', waits: '1 freeze @1 @2' },
    { name: 'R14 who is busted cannot', log: '5 6 7 h 5 h FZ', waits: '1 freeze @1 @2' },
    { name: 'R14 who is frozen cannot', log: '5 6 7 h FZ @0 h F3', waits: '1 flipThree @1 @2' },
    {
      name: 'R14 who sits out cannot',
      rules: { target: 5, tieBreak: 'tiedOnly' },
      players: 4,
      log: '5 5 5 1 s s s s | FZ',
      waits: '1 freeze @0 @1 @2',
    },
    {
      name: 'R14 who is out is given no Second Chance',
      log: 'SC 6 7 h 8 s h 9 h SC',
      seats: '0-8S.0-6Y.0-79S',
    },
  ]);
});

describe('R15 in front of you', () => {
  const nextToPlayer0 = '0 turn h s';
  scenarios([
    { name: 'R15 a 0 counts', log: '0 6 7', waits: nextToPlayer0 },
    { name: 'R15 a number counts', log: '12 6 7', waits: nextToPlayer0 },
    { name: 'R15 a +2 counts', log: '+2 6 7', waits: nextToPlayer0 },
    { name: 'R15 a +10 counts', log: '+10 6 7', waits: nextToPlayer0 },
    { name: 'R15 an x2 counts', log: 'x2 6 7', waits: nextToPlayer0 },
    { name: 'R15 a Second Chance counts', log: 'SC 6 7', waits: nextToPlayer0 },
    {
      name: 'R15 a given Second Chance counts',
      log: 'F3 @1 SC SC @0 6 s 7',
      seats: '0-S.0-6SY.0-7',
      waits: nextToPlayer0,
    },
    { name: 'R15 a Freeze given away does not', log: 'FZ @1 7', waits: 'draw 0' },
    {
      name: 'R15 a Second Chance that is used up does not leave you without cards, the number is there',
      log: 'SC 6 7 h 5 s s h 5',
      waits: nextToPlayer0,
      seats: '0-5.0-6Y.0-7Y',
    },
  ]);
});

describe('R16 a round ends', () => {
  scenarios([
    { name: 'R16 when everyone stayed', log: '5 6 7 s s s', round: 2 },
    { name: 'R16 when the last player busts', log: '5 6 7 s s h 7', round: 2, scores: '5 6 0' },
    { name: 'R16 when the last player is frozen', log: '5 6 7 s s h FZ', round: 2, scores: '5 6 7' },
    { name: 'R16 not while someone is active', log: '5 6 7 s s', round: 1 },
    { name: 'R16 when all are frozen in the deal', players: 2, dealer: 0, log: 'FZ @1 FZ', round: 2 },
    { name: 'R16 when the last one is frozen in the deal', players: 1, log: 'FZ', round: 2, waits: 'draw 0' },
    { name: 'R16 when the last one busts in the deal', players: 1, log: 'F3 5 5', round: 2, waits: 'draw 0' },
    { name: 'R16 at a Flip 7', log: '0 6 7 h 1 s s h 2 h 3 h 4 h 5 h 6', round: 2, scores: '36 6 7' },
    { name: 'R16 when no card can be had', deck: '5 6 7', log: '5 6 7 h', round: 2, scores: '5 6 7' },
  ]);
});

describe('R17 only real questions', () => {
  scenarios([
    { name: 'R17 a deal is not asked', log: '5 6 7', asked: '' },
    { name: 'R17 a forced Hit is not asked', log: 'FZ @1 6 8', asked: '0 freeze @1', waits: '2 turn h s' },
    { name: 'R17 alone, a Freeze is not asked', players: 1, log: 'FZ', asked: '', round: 2 },
    { name: 'R17 alone, a Flip Three is not asked', players: 1, log: 'F3 2 3 4', asked: '', seats: '0-234' },
    { name: 'R17 the last active player is not asked for a target', log: '5 6 7 s s h F3', waits: 'draw 2' },
    {
      name: 'R17 the only one without a Second Chance is not asked for',
      players: 2,
      log: 'SC 5 h SC',
      waits: '1 turn h s',
    },
    {
      name: 'R17 a save is not asked by default',
      players: 1,
      log: 'SC h 5 h 5',
      asked: '0 turn h, 0 turn h',
    },
    {
      name: 'R17 under targeting: drawer nobody is asked',
      rules: { targeting: 'drawer' },
      log: 'FZ',
      waits: 'draw 1',
    },
    {
      name: 'R17 under targeting: othersFirst the only other player is not asked for',
      rules: { targeting: 'othersFirst' },
      players: 2,
      log: 'FZ',
      waits: 'draw 0',
      seats: '0.0-Z',
    },
    { name: 'R17 two possible targets are asked for', players: 2, log: 'FZ', waits: '0 freeze @0 @1' },
  ]);
});
