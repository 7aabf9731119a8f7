import { describe } from 'vitest';
import { scenarios } from './scenario.ts';

const ask = { secondChance: 'ask' } as const;

describe('R18 a number', () => {
  scenarios([
    { name: 'R18 joins your line', log: '5 6 7 h 8', seats: '0-58.0-6.0-7' },
    { name: 'R18 that you have busts you', log: '5 6 7 h 5', seats: '0-5B5.0-6.0-7', waits: '1 turn h s' },
    { name: 'R18 that someone else has does not', log: '5 6 7 h 6', seats: '0-56.0-6.0-7' },
    { name: 'R18 busts without points', log: '5 6 7 h 5 s s', scores: '0 6 7' },
    {
      name: 'R18 busted cards stay in front until the round ends',
      log: '5 6 7 h 8 s s h 5',
      round: 2,
      pile: 89,
    },
    { name: 'R18 busted cards are not in the discard pile before', log: '5 +4 7 h 5', discard: '' },
    {
      name: 'R18 a busted player keeps modifiers in front',
      log: '+4 6 7 h 5 h 8 h 9 h 5',
      seats: '0-5qB5.0-68.0-79',
    },
    {
      name: 'R18 a second 0 would bust too',
      rules: { decks: 2 },
      players: 1,
      log: '0 h 0',
      round: 2,
      scores: '0',
    },
    { name: 'R18 a second 12 busts', players: 1, log: '12 h 12', round: 2, scores: '0' },
  ]);
});

describe('R19 Flip 7', () => {
  scenarios([
    {
      name: 'R19 seven numbers end the round',
      players: 1,
      log: '0 h 1 h 2 h 3 h 4 h 5 h 6',
      round: 2,
      scores: '36',
    },
    { name: 'R19 six do not', players: 1, log: '0 h 1 h 2 h 3 h 4 h 5', waits: '0 turn h s', round: 1 },
    {
      name: 'R19 ends it for everyone, in the middle of a Flip Three and of the deal',
      log: 'F3 @0 1 2 3 | F3 @0 4 5 6 | F3 @0 7',
      round: 2,
      scores: '43 0 0',
    },
    {
      name: 'R19 leaves the rest of a Flip Three unflipped',
      players: 1,
      log: '1 h 2 h 3 h 4 h 5 h F3 6 7',
      pile: 86,
    },
    {
      name: 'R19 others do not get another turn',
      log: '0 6 7 h 1 h 8 h 9 h 2 h 10 s h 3 s h 4 h 5 h 11',
      round: 2,
      scores: '41 24 16',
    },
  ]);
});

describe('R20 a modifier', () => {
  scenarios([
    { name: 'R20 is kept', log: '+6 x2 +10', seats: '0-r.0-x.0-t' },
    {
      name: 'R20 never busts',
      rules: { decks: 2 },
      players: 1,
      log: '+2 h +2 h x2 h x2',
      seats: '0-ppxx',
      round: 1,
    },
    {
      name: 'R20 does not count for the seven',
      players: 1,
      log: '0 h 1 h 2 h 3 h 4 h 5 h +2 h x2',
      round: 1,
      waits: '0 turn h s',
    },
    { name: 'R20 does not use up a Second Chance', players: 1, log: 'SC h 5 h +8', seats: '0-5sS' },
  ]);
});

describe('R21 a Second Chance', () => {
  scenarios([
    { name: 'R21 is kept if you have none', log: 'SC 6 7', seats: '0-S.0-6.0-7' },
    { name: 'R21 is kept inside a Flip Three', log: 'F3 @0 SC 5 6', seats: '0-56S.0.0', discard: 'F3' },
    { name: 'R21 protects from the next card on', log: 'F3 @0 5 SC 5', seats: '0-5.0.0', discard: '5 F3 SC' },
    { name: 'R21 does not protect from a card before it', log: 'F3 @0 5 5', seats: '0-5B5.0.0' },
    {
      name: 'R21 a new one is kept after the first was used',
      players: 1,
      log: 'SC h 5 h 5 h SC',
      seats: '0-5S',
    },
  ]);
});

describe('R22 a surplus Second Chance', () => {
  scenarios([
    { name: 'R22 goes to a player of your choice', log: 'SC 6 7 h SC', waits: '0 secondChance @1 @2' },
    {
      name: 'R22 is in front of them at once',
      log: 'SC 6 7 h SC @2',
      seats: '0-S.0-6.0-7S',
      waits: '1 turn h s',
    },
    { name: 'R22 goes to someone who has none', log: 'SC SC 7 h SC', seats: '0-S.0-S.0-7S' },
    { name: 'R22 goes to someone who is active', log: 'SC 6 7 h 8 s h 9 h SC', seats: '0-8S.0-6Y.0-79S' },
    {
      name: 'R22 is discarded when nobody can take it',
      players: 2,
      log: 'SC SC h SC',
      discard: 'SC',
      waits: '1 turn h s',
    },
    { name: 'R22 alone it is discarded', players: 1, log: 'SC h SC', discard: 'SC', waits: '0 turn h s' },
    {
      name: 'R22 counts as one of a Flip Three’s cards',
      log: 'F3 @1 SC SC @2 5',
      seats: '0.0-5S.0-S',
      waits: '1 turn h s',
    },
    {
      name: 'R22 discarded, it counts as one too',
      players: 1,
      log: 'F3 SC SC 5',
      waits: '0 turn h s',
      discard: 'F3 SC',
    },
    {
      name: 'R22 the flipper chooses, not who gave the Flip Three',
      log: 'F3 @1 SC SC',
      waits: '1 secondChance @0 @2',
    },
    {
      name: 'R22 who was not dealt to yet can take it',
      log: 'F3 @0 SC SC',
      waits: '0 secondChance @1 @2',
    },
    {
      name: 'R22 is in process while the question is open',
      log: 'SC 6 7 h SC',
      discard: '',
      seats: '0-S.0-6.0-7',
    },
  ]);
});

describe('R49 secondChanceTo: anyone', () => {
  const rules = { secondChanceTo: 'anyone' } as const;
  scenarios([
    {
      name: 'R49 you choose, yourself among the others',
      rules,
      log: '5 SC',
      waits: '1 secondChance @0 @1 @2',
    },
    { name: 'R49 you may keep it', rules, log: '5 SC @1', seats: '0-5.0-S.0', waits: 'draw 2' },
    { name: 'R49 you may give it away', rules, log: '5 SC @0', seats: '0-5S.0.0', waits: 'draw 2' },
    { name: 'R49 the choice is one of kind secondChance', rules, log: 'SC @2', asked: '0 secondChance @2' },
    {
      name: 'R49 alone you keep it unasked',
      rules,
      players: 1,
      log: 'SC',
      seats: '0-S',
      waits: '0 turn h s',
    },
    {
      name: 'R49 you keep it unasked when everyone else has one',
      rules,
      players: 2,
      log: 'SC @0 SC',
      seats: '0-S.0-S',
      asked: '0 secondChance @0',
    },
    {
      name: 'R49 you keep it unasked when everyone else is out',
      rules,
      players: 2,
      log: '5 6 s h SC',
      seats: '0-5Y.0-6S',
      asked: '0 turn s, 1 turn h',
    },
    {
      name: 'R49 players who have one cannot take it',
      rules,
      log: 'SC @0 SC',
      waits: '1 secondChance @1 @2',
    },
    {
      name: 'R49 players who are out cannot take it',
      rules,
      log: '5 6 7 s h SC',
      waits: '1 secondChance @1 @2',
    },
    {
      name: 'R49 a surplus one goes to another player as always',
      rules,
      log: 'SC @0 6 7 h SC',
      waits: '0 secondChance @1 @2',
    },
    {
      name: 'R49 a surplus one that nobody can take is discarded',
      rules,
      players: 1,
      log: 'SC h SC',
      discard: 'SC',
      seats: '0-S',
    },
    {
      name: 'R49 one drawn after the first was given away is not surplus',
      rules,
      log: 'SC @1 h 6 7 SC',
      waits: '0 secondChance @0 @2',
    },
    {
      name: 'R49 inside a Flip Three the flipper chooses at once',
      rules,
      log: 'F3 @1 5 SC',
      waits: '1 secondChance @0 @1 @2',
    },
    {
      name: 'R49 there it counts as one of the three, given away',
      rules,
      log: 'F3 @1 5 SC @2 6',
      seats: '0.0-56.0-S',
      waits: '1 turn h s',
    },
    {
      name: 'R49 or kept, and protects from the next card on',
      rules,
      log: 'F3 @1 5 SC @1 5',
      seats: '0.0-5.0',
      discard: '5 F3 SC',
      waits: '1 turn h s',
    },
    {
      name: 'R49 given away, it does not protect',
      rules,
      log: 'F3 @1 5 SC @2 5',
      seats: '0.0-5B5.0-S',
    },
    {
      name: 'R49 does not depend on targeting: othersFirst',
      rules: { ...rules, targeting: 'othersFirst' },
      log: 'SC',
      waits: '0 secondChance @0 @1 @2',
    },
    {
      name: 'R49 does not depend on targeting: drawer',
      rules: { ...rules, targeting: 'drawer' },
      log: 'SC',
      waits: '0 secondChance @0 @1 @2',
    },
    {
      name: 'R49 giving it away in the deal may leave you with nothing',
      rules: { ...rules, deal: 'untilAllHaveCards' },
      log: 'SC @1 h 6 7 |',
      waits: 'draw 0',
    },
    {
      name: 'R49 further passes of the deal ask as well',
      rules: { ...rules, deal: 'untilAllHaveNumbers' },
      log: '+2 6 7 | SC',
      waits: '0 secondChance @0 @1 @2',
    },
    {
      name: 'R49 under pressOn a gift does not end your turn',
      rules: { ...rules, turn: 'pressOn' },
      log: '5 6 7 h SC @1',
      waits: '0 turn h s',
    },
    {
      name: 'R49 a player who sits out cannot take it',
      rules: { ...rules, tieBreak: 'tiedOnly', target: 5 },
      log: '5 5 1 s s s SC',
      waits: '1 secondChance @0 @1',
    },
    {
      name: 'R49 is in process while the question is open',
      rules,
      log: 'SC',
      seats: '0.0.0',
      discard: '',
      pile: 93,
    },
  ]);
});

describe('R23 the save', () => {
  scenarios([
    {
      name: 'R23 discards the duplicate and the Second Chance',
      players: 1,
      log: 'SC h 5 h 5',
      discard: '5 SC',
      seats: '0-5',
    },
    { name: 'R23 keeps you in', players: 1, log: 'SC h 5 h 5', waits: '0 turn h s', round: 1 },
    { name: 'R23 works once', players: 1, log: 'SC h 5 h 5 h 5', round: 2, scores: '0' },
    { name: 'R23 uses up the Hit', players: 2, log: 'SC 6 h 5 h 7 h 5', waits: '1 turn h s' },
    {
      name: 'R23 counts as one of a Flip Three’s cards',
      log: 'F3 @1 SC 5 5',
      waits: '1 turn h s',
      seats: '0.0-5.0',
      discard: '5 F3 SC',
    },
    { name: 'R23 leaves the flips that are left', log: '5 SC 7 h F3 @1 6 6', waits: 'draw 1' },
    { name: 'R23 does not stop a Freeze', log: 'SC 6 7 h FZ @0', seats: '0-SZ.0-6.0-7', discard: '' },
    {
      name: 'R23 an unused one is discarded at the end',
      players: 1,
      log: 'SC h 5 s',
      discard: '5 SC',
      seats: '5',
    },
    { name: 'R23 an unused one protects nobody in the next round', players: 1, log: 'SC s 5 h 5', round: 3 },
  ]);
});

describe('R24 secondChance: ask', () => {
  scenarios([
    { name: 'R24 you choose', rules: ask, players: 1, log: 'SC h 5 h 5', waits: '0 saveOrBust u b' },
    { name: 'R24 u saves you', rules: ask, players: 1, log: 'SC h 5 h 5 u', discard: '5 SC', seats: '0-5' },
    { name: 'R24 b busts you', rules: ask, log: 'SC 6 7 h 5 s s h 5 b', scores: '0 6 7' },
    {
      name: 'R24 a declined one stays in front',
      rules: ask,
      log: 'SC 6 7 h 5 h 8 h 9 h 5 b',
      seats: '0-5SB5.0-68.0-79',
      discard: '',
    },
    {
      name: 'R24 the duplicate is in process while asked',
      rules: ask,
      log: 'SC 6 7 h 5 h 8 h 9 h 5',
      seats: '0-5S.0-68.0-79',
      discard: '',
    },
    { name: 'R24 without one nobody is asked', rules: ask, players: 1, log: '5 h 5', round: 2 },
    {
      name: 'R24 u counts as one of a Flip Three’s cards',
      rules: ask,
      log: 'F3 @1 SC 5 5 u',
      waits: '1 turn h s',
    },
    { name: 'R24 u goes on flipping', rules: ask, log: '5 SC 7 h F3 @1 6 6 u', waits: 'draw 1' },
    {
      name: 'R24 b ends the Flip Three',
      rules: ask,
      log: '5 SC 7 h F3 @1 6 6 b',
      waits: '2 turn h s',
      discard: 'F3',
    },
    { name: 'R24 the flipper is asked', rules: ask, log: 'F3 @1 SC 5 5', waits: '1 saveOrBust u b' },
    {
      name: 'R24 auto saves by itself',
      log: 'SC 6 7 h 5 h 8 h 9 h 5',
      seats: '0-5.0-68.0-79',
      discard: '5 SC',
    },
  ]);
});
