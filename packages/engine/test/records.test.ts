import { describe, expect, it } from 'vitest';
import {
  apply,
  ConfigError,
  type GameRecord,
  HIT,
  ILLEGAL,
  illegal,
  LogError,
  makeLog,
  makeMove,
  makeRecord,
  parseMove,
  parseRecord,
  playLog,
  questionOf,
  replay,
  splitLog,
  stateOf,
} from '../src/index.ts';
import { newTinyGame, scenarios } from './scenario.ts';

const record: GameRecord = { rules: { target: 50 }, players: ['Ann', 'Bo', 'Cy'], dealer: 2, log: '5 6 7 s' };

describe('R43 a record', () => {
  it('R43 is read from JSON and written as JSON', () => {
    expect(parseRecord(JSON.parse(makeRecord(record)))).toEqual(record);
  });

  it('R43 without rules is official', () => {
    const { rules: _, ...rest } = record;
    expect(parseRecord(rest)).toEqual({ ...rest, rules: {} });
  });

  it('R43 other keys are ignored', () => {
    expect(parseRecord({ ...record, winner: 'Ann' })).toEqual(record);
  });

  it('R43 may have an empty log', () => {
    expect(parseRecord({ ...record, log: '' }).log).toBe('');
  });

  it.each([
    { record: null, option: 'record' },
    { record: 'a text', option: 'record' },
    { record: [record], option: 'record' },
    { record: 7, option: 'record' },
    { record: undefined, option: 'record' },
    { record: { ...record, rules: null }, option: 'rules' },
    { record: { ...record, rules: 'official' }, option: 'rules' },
    { record: { ...record, rules: { target: 0 } }, option: 'target' },
    { record: { ...record, players: undefined }, option: 'players' },
    { record: { ...record, players: 3 }, option: 'players' },
    { record: { ...record, players: 'Ann' }, option: 'players' },
    { record: { ...record, players: ['Ann', 2, 'Cy'] }, option: 'players' },
    { record: { ...record, players: [] }, option: 'players' },
    { record: { ...record, players: Array(100).fill('x') }, option: 'players' },
    { record: { ...record, rules: { preset: 'classic' }, players: ['Ann', 'Bo'] }, option: 'players' },
    { record: { ...record, dealer: undefined }, option: 'dealer' },
    { record: { ...record, dealer: null }, option: 'dealer' },
    { record: { ...record, dealer: '0' }, option: 'dealer' },
    { record: { ...record, dealer: 3 }, option: 'dealer' },
    { record: { ...record, dealer: -1 }, option: 'dealer' },
    { record: { ...record, dealer: 0.5 }, option: 'dealer' },
    { record: { ...record, log: undefined }, option: 'log' },
    { record: { ...record, log: ['5'] }, option: 'log' },
    { record: { ...record, log: null }, option: 'log' },
  ])('R43 with a bad $option is refused: $record', ({ record: bad, option }) => {
    expect(() => parseRecord(bad)).toThrow(ConfigError);
    expect(() => parseRecord(bad)).toThrow(expect.objectContaining({ option }) as Error);
    expect(() => parseRecord(bad)).toThrow(
      option === 'target' ? 'target' : /rules|players|dealer|log|record/,
    );
  });
});

describe('R44 the log', () => {
  const cards = '0 1 2 3 4 5 6 7 8 9 10 11 12 +2 +4 +6 +8 +10 x2 FZ F3 SC'.split(' ');
  const answers = ['h', 's', 'u', 'b', ...Array.from({ length: 99 }, (_, seat) => `@${seat}`)];

  it('R44 has a token for each card and each answer', () => {
    const moves = [...cards, ...answers].map((token) => parseMove(token));
    expect(moves).toEqual(moves.map((_, index) => index));
    expect(moves.map((move) => makeMove(move!))).toEqual([...cards, ...answers]);
  });

  it.each([
    '',
    '13',
    '-1',
    '00',
    '05',
    '+1',
    '+12',
    '+3',
    'x3',
    'X2',
    'fz',
    'f3',
    'sc',
    'H',
    'hit',
    '@',
    '@-1',
    '@99',
    '@01',
    '@1.5',
    '@ 1',
    '5,',
    'toString',
  ])('R44 has no token %j', (token) => {
    expect(parseMove(token)).toBeUndefined();
  });

  it.each([
    ['', []],
    ['5', ['5']],
    ['5 6', ['5', '6']],
    ['  5   6 ', ['5', '6']],
    ['5\t6', ['5\t6']],
    ['5\n6', ['5\n6']],
  ])('R44 %j is split at spaces', (log, tokens) => {
    expect(splitLog(log)).toEqual(tokens);
  });

  it('R44 is written with single spaces', () => {
    expect(makeLog(['5', 'F3', '@2', 'h'].map((token) => parseMove(token)!))).toBe('5 F3 @2 h');
  });

  scenarios([
    { name: 'R44 may stop before a card', log: '5', waits: 'draw 1' },
    { name: 'R44 may stop at a question', log: 'F3', waits: '0 flipThree @0 @1 @2' },
    { name: 'R44 may stop inside a Flip Three', log: 'F3 @1 5', waits: 'draw 1' },
    {
      name: 'R44 forced moves and reshuffles are not written',
      players: 1,
      deck: '1 2 F3',
      log: '1 s 2 h F3 1',
      totals: '4',
    },
  ]);
});

describe('R45 questions', () => {
  scenarios([
    { name: 'R45 turn', log: '5 6 7', waits: '0 turn h s' },
    { name: 'R45 freeze', log: 'FZ', waits: '0 freeze @0 @1 @2' },
    { name: 'R45 flipThree', log: 'F3', waits: '0 flipThree @0 @1 @2' },
    { name: 'R45 secondChance', log: 'SC 5 6 h SC', waits: '0 secondChance @1 @2' },
    {
      name: 'R45 saveOrBust',
      rules: { secondChance: 'ask' },
      log: 'F3 @0 SC 5 5',
      waits: '0 saveOrBust u b',
    },
  ]);

  it.each(['', 'F3 @0'])('R45 none is open after %j', (log) => {
    expect(questionOf(stateOf({ ...record, log }))).toBeNull();
  });
});

describe('R46 replaying', () => {
  it('R46 gives every answered question, every round and what comes next', () => {
    expect(replay({ ...record, log: '5 6 FZ @1 h 8 9 s h 10' })).toEqual({
      questions: [
        { player: 2, kind: 'freeze', options: ['@0', '@1', '@2'], answer: '@1' },
        { player: 0, kind: 'turn', options: ['h', 's'], answer: 'h' },
        { player: 0, kind: 'turn', options: ['h', 's'], answer: 's' },
        { player: 2, kind: 'turn', options: ['h', 's'], answer: 'h' },
      ],
      rounds: [],
      totals: [0, 0, 0],
      next: { player: 2, kind: 'turn', options: ['h', 's'] },
      winners: null,
    });
  });

  it('R46 gives the scores and totals of every finished round', () => {
    const { rounds, totals } = replay({ ...record, log: '5 6 7 s s s 8 9 10 s s s 11' });
    expect(rounds).toEqual([
      { scores: [5, 6, 7], totals: [5, 6, 7] },
      { scores: [10, 8, 9], totals: [15, 14, 16] },
    ]);
    expect(totals).toEqual([15, 14, 16]);
  });

  it('R46 gives the last round when the log ends with it', () => {
    expect(replay({ ...record, log: '5 6 7 s s s' }).rounds).toHaveLength(1);
  });

  it('R46 gives a round in which nobody scored', () => {
    const { rounds } = replay({ rules: {}, players: ['Ann'], dealer: 0, log: '5 h 5 6' });
    expect(rounds).toEqual([{ scores: [0], totals: [0] }]);
  });

  it('R46 gives the winners', () => {
    const { next, winners, rounds } = replay({ ...record, rules: { target: 7 }, log: '5 6 7 s s s' });
    expect({ next, winners, rounds }).toEqual({
      next: null,
      winners: [2],
      rounds: [{ scores: [5, 6, 7], totals: [5, 6, 7] }],
    });
  });

  it('R46 gives the open question', () => {
    expect(replay({ ...record, log: 'FZ' }).next).toEqual({
      player: 0,
      kind: 'freeze',
      options: ['@0', '@1', '@2'],
    });
  });

  it('R46 gives a card that is awaited', () => {
    expect(replay({ ...record, log: '' }).next).toEqual({ draw: true });
  });

  it.each([
    { why: 'unknownToken', log: '5 six', at: 1 },
    { why: 'unknownToken', log: '@99', at: 0 },
    { why: 'cardExpected', log: '5 h', at: 1 },
    { why: 'cardExpected', log: '@0', at: 0 },
    { why: 'answerExpected', log: '5 6 7 8', at: 3 },
    { why: 'notInPile', log: '0 0', at: 1 },
    { why: 'notInPile', log: '5 +2 +2', at: 2 },
    { why: 'wrongAnswer', log: '5 6 7 u', at: 3 },
    { why: 'wrongAnswer', log: '5 6 7 @1', at: 3 },
    { why: 'wrongAnswer', log: 'FZ h', at: 1 },
    { why: 'wrongAnswer', log: 'F3 @0 SC 5 5 s', rules: { secondChance: 'ask' }, at: 5 },
    { why: 'wrongAnswer', log: 'F3 @0 SC 5 5 @0', rules: { secondChance: 'ask' }, at: 5 },
    { why: 'wrongAnswer', log: 'SC 5 6 h SC u', at: 5 },
    { why: 'noSuchPlayer', log: 'FZ @3', at: 1 },
    { why: 'noSuchPlayer', log: 'SC 5 6 h SC @98', at: 5 },
    { why: 'targetOut', log: '5 6 7 s h FZ @0', at: 6 },
    { why: 'targetOut', log: '5 6 7 h FZ @1 h FZ @1', at: 8 },
    { why: 'targetHasSecondChance', log: 'SC 5 6 h SC @0', at: 5 },
    { why: 'answerExpected', log: 'SC 5', rules: { secondChanceTo: 'anyone' }, at: 1 },
    { why: 'wrongAnswer', log: 'SC h', rules: { secondChanceTo: 'anyone' }, at: 1 },
    { why: 'noSuchPlayer', log: 'SC @3', rules: { secondChanceTo: 'anyone' }, at: 1 },
    { why: 'targetHasSecondChance', log: 'SC @0 SC @0', rules: { secondChanceTo: 'anyone' }, at: 3 },
    { why: 'targetOut', log: '5 6 7 s h SC @0', rules: { secondChanceTo: 'anyone' }, at: 6 },
    { why: 'cardExpected', log: 'SC @0', at: 1 },
    { why: 'cardExpected', log: 's', rules: { deal: 'none' }, at: 0 },
    { why: 'answerExpected', log: '5', rules: { deal: 'none', stay: 'always' }, at: 0 },
    { why: 'cardExpected', log: '+2 6 7 h', rules: { deal: 'untilAllHaveNumbers' }, at: 3 },
    { why: 'notInPile', log: '0 6 7 s s s 0', at: 6 },
    { why: 'notInPile', log: '5 6 7 s s s 0 0', rules: { shuffle: 'everyRound' }, at: 7 },
    { why: 'othersFirst', log: 'FZ @0', rules: { targeting: 'othersFirst' }, at: 1 },
    { why: 'gameOver', log: '5 6 7 s s s h', rules: { target: 7 }, at: 6 },
    { why: 'gameOver', log: '5 6 7 s s s 5', rules: { target: 7 }, at: 6 },
  ] as const)('R46 $log is bad at $at: $why', ({ why, log, at, ...rest }) => {
    const bad = { ...record, rules: 'rules' in rest ? rest.rules : {}, log };
    let error: unknown;
    try {
      replay(bad);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(LogError);
    expect(error).toMatchObject({ at, code: why, token: splitLog(log)[at] });
    expect((error as LogError).message).toMatch(/\(R\d+\)\.?$/);
  });

  it('R44 playing on after the end is a mistake of the caller', () => {
    const state = stateOf({ ...record, rules: { target: 7 }, log: '5 6 7 s s s' });
    expect(() => apply(state, HIT)).toThrow('apply was called with an answer in phase over');
  });

  it('R46 every reason has a rule and a sentence', () => {
    for (const { rule, message } of Object.values(ILLEGAL)) {
      expect(rule).toMatch(/^R\d+$/);
      expect(message).toMatch(/^[A-Z].*\.$/);
    }
  });

  it.each([
    { token: '1', legal: true },
    { token: '2', legal: false },
    { token: '3', legal: false },
  ])('R46 after a reshuffle $token is legal: $legal', ({ token, legal }) => {
    const state = newTinyGame({}, 1, 0, '1 2 3');
    playLog(state, ['1', 's', '2', 'h', '3', 'h']);
    expect(illegal(state, parseMove(token)!)).toBe(legal ? undefined : 'notInPile');
  });

  it('R46 gives the state after the first tokens of a record', () => {
    const state = stateOf(record, 2);
    expect(state.player).toBe(2);
    playLog(state, ['7', 's']);
    expect(state).toEqual(stateOf(record));
  });
});
