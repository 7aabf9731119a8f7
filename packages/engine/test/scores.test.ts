import { describe } from 'vitest';
import { scenarios } from './scenario.ts';

const sevenNumbers = '1 h 2 h 3 h 4 h 5 h 6 h';

describe('R35 points', () => {
  scenarios(
    (
      [
        { what: 'a 0 is worth 0', log: '0 s', points: 0 },
        { what: 'numbers add up', log: '5 h 12 h 1 s', points: 18 },
        { what: 'an x2 doubles them', log: '5 h 12 h x2 s', points: 34 },
        { what: 'an x2 drawn first doubles them too', log: 'x2 h 5 h 12 s', points: 34 },
        { what: 'an x2 without numbers is worth nothing', log: 'x2 s', points: 0 },
        { what: 'a +N is not doubled', log: '5 h x2 h +10 s', points: 20 },
        { what: 'a +N alone counts', log: '+8 s', points: 8 },
        { what: 'a +N with an x2 and no number counts once', log: '+8 h x2 s', points: 8 },
        { what: '+2', log: '+2 s', points: 2 },
        { what: '+4', log: '+4 s', points: 4 },
        { what: '+6', log: '+6 s', points: 6 },
        { what: '+10', log: '+10 s', points: 10 },
        { what: 'all +N add up', log: '+2 h +4 h +6 h +8 h +10 s', points: 30 },
        { what: 'a Second Chance is worth nothing', log: 'SC s', points: 0 },
        { what: 'a Flip 7 adds 15', log: `${sevenNumbers} 7`, points: 43 },
        { what: 'the bonus is not doubled', log: `x2 h ${sevenNumbers} 7`, points: 71 },
        { what: 'everything at once', log: `x2 h +10 h ${sevenNumbers} 7`, points: 81 },
        { what: 'the dearest Flip 7', log: 'x2 h 12 h 11 h 10 h 9 h 8 h 7 h 6', points: 141 },
        { what: 'six numbers get no bonus', log: '1 h 2 h 3 h 4 h 5 h 6 s', points: 21 },
      ] as const
    ).map(({ what, log, points }) => ({ name: `R35 ${what}`, players: 1, log, totals: `${points}` })),
  );
  scenarios(
    [0, 1, 15, 100].map((flip7Bonus) => ({
      name: `R35 flip7Bonus: ${flip7Bonus}`,
      rules: { flip7Bonus, target: 1000 },
      players: 1,
      log: `x2 h ${sevenNumbers} 7`,
      totals: `${56 + flip7Bonus}`,
    })),
  );
});

describe('R50 doubles', () => {
  const hands = [
    { what: 'numbers', log: '5 h 12 h x2 s', points: [34, 34, 34] },
    { what: 'a number and a +N', log: '5 h x2 h +10 s', points: [20, 30, 30] },
    { what: 'the x2 last', log: '5 h +10 h x2 s', points: [20, 30, 30] },
    { what: 'a +N without numbers', log: '+8 h x2 s', points: [8, 16, 16] },
    { what: 'an x2 alone', log: 'x2 s', points: [0, 0, 0] },
    { what: 'no x2', log: '5 h +10 s', points: [15, 15, 15] },
    { what: 'a Flip 7', log: `x2 h ${sevenNumbers} 7`, points: [71, 71, 86] },
    { what: 'a Flip 7 without an x2', log: `+4 h ${sevenNumbers} 7`, points: [47, 47, 47] },
    { what: 'a Flip 7 with a +N', log: `x2 h +10 h ${sevenNumbers} 7`, points: [81, 91, 106] },
    { what: 'two of them', decks: 2, log: `x2 h 5 h x2 h +10 s`, points: [30, 60, 60] },
    {
      what: 'two of them and a Flip 7',
      decks: 2,
      log: `x2 h x2 h +2 h ${sevenNumbers} 7`,
      points: [129, 135, 180],
    },
    { what: 'a bust', log: 'x2 h +10 h 5 h 5', points: [0, 0, 0] },
  ];
  scenarios(
    hands.flatMap(({ what, log, points, decks = 1 }) =>
      (['numbers', 'numbersAndPlus', 'everything'] as const).map((doubles, at) => ({
        name: `R50 ${doubles}: ${what}`,
        rules: { doubles, decks, target: 1000 },
        players: 1,
        log,
        totals: `${points[at]}`,
      })),
    ),
  );
  scenarios([
    {
      name: 'R50 everything: a bonus of 0 stays 0',
      rules: { doubles: 'everything', flip7Bonus: 0 },
      players: 1,
      log: `x2 h ${sevenNumbers} 7`,
      totals: '56',
    },
    {
      name: 'R50 everything: only the bonus of the one who has the x2',
      rules: { doubles: 'everything' },
      players: 2,
      log: 'x2 0 h 5 h 1 s h 2 h 3 h 4 h 6 h 7',
      scores: '10 38',
    },
    {
      name: 'R50 the points of a frozen hand are doubled too',
      rules: { doubles: 'numbersAndPlus' },
      players: 1,
      log: 'x2 h +6 h 5 h FZ',
      totals: '22',
    },
  ]);
});

describe('R36 who scores', () => {
  scenarios([
    { name: 'R36 who stayed', log: '5 6 7 s s s', scores: '5 6 7' },
    { name: 'R36 who was frozen', log: '5 6 7 h FZ @1 s s', scores: '5 6 7' },
    { name: 'R36 who is busted scores 0, modifiers too', log: '5 6 7 h +4 s s h 5', scores: '0 6 7' },
    {
      name: 'R36 who is still active when someone else flips 7',
      log: '0 6 7 h 1 h 8 h FZ @2 h 2 h 9 h 3 h 10 h 4 h 11 h 5 h 12 h 6',
      scores: '36 56 7',
    },
    { name: 'R36 a bust has no bonus', players: 2, log: `9 7 h 8 s h 7 h 6 h 5 h 4 h 4`, scores: '0 7' },
    { name: 'R36 scores join the totals', log: '5 6 7 s s s 8 9 10 s s s', totals: '15 14 16' },
    { name: 'R36 a round may leave all at 0', players: 2, log: '5 6 h 5 h 6', totals: '0 0', round: 2 },
  ]);
});

describe('R37 the end of the game', () => {
  scenarios([
    {
      name: 'R37 reaching the target wins',
      rules: { target: 7 },
      log: '5 6 7 s s s',
      winners: '2',
      waits: 'over',
    },
    { name: 'R37 one point less does not', rules: { target: 8 }, log: '5 6 7 s s s', winners: '', round: 2 },
    {
      name: 'R37 the highest total wins, not the first',
      rules: { target: 5 },
      log: '5 9 7 s s s',
      winners: '1',
    },
    { name: 'R37 the round is played to its end', rules: { target: 5 }, log: '5 6 7 s', waits: '1 turn h s' },
    {
      name: 'R37 totals of several rounds count',
      rules: { target: 15 },
      log: '5 6 7 s s s 8 1 9 s s s',
      winners: '',
      round: 3,
    },
    {
      name: 'R37 and end the game',
      rules: { target: 15 },
      log: '5 6 7 s s s 9 1 8 s s s',
      winners: '1',
      totals: '13 15 8',
    },
    {
      name: 'R37 the target is 200',
      players: 1,
      log: 'x2 h 12 h 11 h 10 h 9 h 8 h 7 h 6 | 12 h 11 h 10 h 9 h 8 h 5 s',
      totals: '196',
      waits: 'draw 0',
    },
    {
      name: 'R37 200 is enough',
      players: 1,
      log: 'x2 h 12 h 11 h 10 h 9 h 8 h 7 h 6 | 12 h 11 h 10 h 9 h 8 h +4 h 5 s',
      totals: '200',
      waits: 'over',
    },
  ]);
});

describe('R38 tieBreak: everyone', () => {
  const rules = { target: 5 } as const;
  scenarios([
    {
      name: 'R38 a tie for the highest total is played on',
      rules,
      log: '5 5 1 s s s',
      round: 2,
      winners: '',
    },
    { name: 'R38 everyone plays', rules, log: '5 5 1 s s s', seats: '5.5.1', waits: 'draw 1' },
    { name: 'R38 also who was behind is dealt to', rules, log: '5 5 1 s s s 2', waits: 'draw 2' },
    {
      name: 'R38 who was behind may win',
      rules,
      log: '5 5 1 s s s 2 12 3 s s s',
      winners: '2',
      totals: '8 7 13',
    },
    { name: 'R38 until one leads alone', rules, log: '5 5 1 s s s 3 2 3 s s s', round: 3, winners: '' },
    { name: 'R38 a tie below the highest total is none', rules, log: '4 4 6 s s s', winners: '2' },
    {
      name: 'R38 a tie below the target is none',
      rules: { target: 6 },
      log: '5 5 1 s s s',
      round: 2,
      seats: '5.5.1',
    },
  ]);
});

describe('R39 tieBreak: tiedOnly', () => {
  const rules = { target: 5, tieBreak: 'tiedOnly' } as const;
  scenarios([
    { name: 'R39 the others sit out', rules, log: '5 5 1 s s s', seats: '5.5.1-O', waits: 'draw 1' },
    { name: 'R39 they are not dealt to', rules, log: '5 5 1 s s s 2', waits: 'draw 0' },
    { name: 'R39 and have no turn', rules, log: '5 5 1 s s s 2 3 h 4', waits: '0 turn h s' },
    { name: 'R39 and cannot be chosen', rules, log: '5 5 1 s s s FZ', waits: '1 freeze @0 @1' },
    {
      name: 'R39 and are given no Second Chance',
      rules,
      log: '5 5 1 s s s SC 3 h SC',
      seats: '5-3S.5-S.1-O',
    },
    { name: 'R39 and score 0', rules, log: '5 5 1 s s s 2 3 s s', scores: '3 2 0', winners: '0' },
    {
      name: 'R39 a Stay of all who play ends the round',
      rules,
      log: '5 5 1 s s s 2 2 s s',
      round: 3,
      seats: '7.7.1-O',
    },
    {
      name: 'R39 the dealer moves around all seats',
      rules,
      log: '1 5 5 s s s 2 2 s s 3 3 s s',
      dealerNow: 2,
      waits: 'draw 1',
    },
    {
      name: 'R39 a dealer who sits out ends the deal',
      rules,
      log: '1 5 5 s s s 2 3',
      dealerNow: 0,
      waits: '1 turn h s',
    },
    {
      name: 'R39 who falls behind in an extra round sits out next',
      rules,
      log: '5 5 5 s s s 2 2 1 s s s',
      seats: '6-O.7.7',
    },
    {
      name: 'R39 further passes leave them out',
      rules: { ...rules, deal: 'untilAllHaveCards' },
      log: '5 5 1 s s s FZ @0',
      waits: 'draw 1',
    },
    {
      name: 'R39 nobody sits out before the target is reached',
      rules: { ...rules, target: 6 },
      log: '5 5 1 s s s',
      seats: '5.5.1',
    },
    {
      name: 'R39 decks: auto counts all seats',
      rules,
      players: 19,
      log: `5 5${' 2'.repeat(4)}${' 3'.repeat(6)}${' 4'.repeat(7)} ${'s '.repeat(19)}`,
      pile: 169,
    },
    { name: 'R39 one leader wins', rules, log: '5 6 1 s s s', winners: '1' },
  ]);
});

describe('R40 tieBreak: shared', () => {
  const rules = { target: 5, tieBreak: 'shared' } as const;
  scenarios([
    {
      name: 'R40 everyone at the highest total wins',
      rules,
      log: '5 1 5 s s s',
      winners: '0 2',
      waits: 'over',
    },
    { name: 'R40 all of them may', rules, log: '5 5 5 s s s', winners: '0 1 2' },
    { name: 'R40 one leader wins alone', rules, log: '5 1 6 s s s', winners: '2' },
    { name: 'R40 not below the target', rules, log: '4 1 4 s s s', winners: '', round: 2 },
  ]);
});

describe('R41 alone', () => {
  scenarios([
    {
      name: 'R41 the game is over when the target is reached',
      rules: { target: 10 },
      players: 1,
      log: '4 s 6 s',
      round: 2,
      waits: 'over',
      winners: '0',
    },
    { name: 'R41 not before', rules: { target: 11 }, players: 1, log: '4 s 6 s', round: 3, waits: 'draw 0' },
    {
      name: 'R41 a bust costs a round',
      rules: { target: 10 },
      players: 1,
      log: '4 s 6 h 6 10 s',
      round: 3,
      waits: 'over',
    },
  ]);
});
