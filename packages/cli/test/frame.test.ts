import { stay25 } from '@sevenfold/bots';
import { parseMove, questionOf, stateOf } from '@sevenfold/engine';
import { expect, test } from 'vitest';
import { makeCast } from '../src/views/cast.ts';
import { makePaint } from '../src/terminal/colour.ts';
import { gameFrame, helpFrame } from '../src/play/frame.ts';
import { TerminalGame } from '../src/play/terminal-game.ts';
import { resultLines } from '../src/play/result-view.ts';
import { scoreLines } from '../src/views/score-view.ts';
import { story } from '../src/views/story.ts';
import { tableLines } from '../src/views/table-view.ts';
import { widthOf } from '../src/terminal/text.ts';
import { VOCABULARIES } from '../src/views/words.ts';

const plain = makePaint(0);
const cast = makeCast(['Ann', 'Bo', 'Cy'], 0, VOCABULARIES.flip);
const state = stateOf({ rules: {}, players: ['Ann', 'Bo', 'Cy'], dealer: 2, log: '12 FZ @2 h x2 7 h 12' });

test('the table, wide', () => {
  expect(tableLines(state, cast, { width: 80, paint: plain }).join('\n')).toMatchInlineSnapshot(`
    " Round 1 · to 200                                      draw pile 89 · discard 0
       Ann [12] ✗12 x2                                       bust     ·   0 ········
    ▸  Bo  [7]                                                       +7   0 ········
     ● Cy                                                    frozen   ·   0 ········"
  `);
});

test('the table, narrow, while a player is chosen', () => {
  const keys = new Map([
    [0, '1'],
    [1, '2'],
  ]);
  expect(tableLines(state, cast, { width: 40, paint: plain, keys, chosen: 1 }).join('\n'))
    .toMatchInlineSnapshot(`
      " Round 1 · to 200
       draw pile 89 · discard 0
      1  Ann [12] ✗12 x2             ✗   ·   0
      2 >Bo  [7]                        +7   0
       ● Cy                          *   ·   0"
    `);
});

test('a whole screen', () => {
  const open = stateOf({ rules: {}, players: ['Ann', 'Bo', 'Cy'], dealer: 2, log: '12 8 +4 h 10 s s' });
  const frame = gameFrame(
    open,
    cast,
    [{ text: 'Bo and Cy stay.', tone: 'calm' }],
    { question: questionOf(open)!, chosen: 1 },
    { width: 60, height: 14, paint: plain },
  );
  expect(frame.join('\n')).toMatchInlineSnapshot(`
    " Round 1 · to 200                  draw pile 90 · discard 0
    ▸  Ann [10] [12]                                     +22   0
       Bo  [8]                                         ✓  +8   0
     ● Cy  +4                                          ✓  +4   0

     22 points this round, 0 in total.
     20 of 90 cards bust you (22%).
       H Hit    > S Stay <
     Or ← → and Enter · ? help · Q quit

     Bo and Cy stay."
  `);
});

test('low terminals: rows go first, the answers stay, and no hint is cut', () => {
  const players = ['Ann', 'Bo', 'Cy', 'Di'];
  const four = makeCast(players, 0, VOCABULARIES.flip);
  const show = (log: string, width: number, height: number, chosen = 0): string => {
    const asked = stateOf({ rules: { secondChance: 'ask' }, players, dealer: 3, log });
    const told = [{ text: 'Di stays.', tone: 'calm' }] as const;
    const open = { question: questionOf(asked)!, chosen };
    return gameFrame(asked, four, told, open, { width, height, paint: plain }).join('\n');
  };
  expect(show('12 8 +4 9 h 10 s s s', 30, 8)).toMatchInlineSnapshot(`
    " Round 1 · to 200
     draw pile 89 · discard 0
    ▸  Ann [10] [12]       +22   0
     22 points this round, 0 in
     total.
     20 of 89 cards bust you
     (22%).
     > H Hit <    S Stay  "
  `);
  expect(show('12 8 +4 9 h 10 s s s', 30, 4)).toMatchInlineSnapshot(`
    "▸  Ann [10] [12]       +22   0
     22 points this round, 0 in
     total.
     > H Hit <    S Stay  "
  `);
  expect(show('FZ', 40, 12, 2)).toMatchInlineSnapshot(`
    " Round 1 · to 200
     draw pile 93 · discard 0
    1  Ann                             ·   0
    2  Bo                              ·   0
    3 >Cy                              ·   0
    4● Di                              ·   0

     Freeze: who gets it?
     Di stays."
  `);
  expect(show('FZ', 30, 4, 2)).toMatchInlineSnapshot(`
    " Round 1 · to 200
     draw pile 93 · discard 0
    3 >Cy                    ·   0
     Freeze: who gets it?"
  `);
  expect(show('SC 8 9 10 h 5 s s s h 5', 30, 12)).toMatchInlineSnapshot(`
    " Round 1 · to 200
     draw pile 88 · discard 0
    ▸  Ann [5] ♥            +5   0
       Bo  [8]           ✓  +8   0
       Cy  [9]           ✓  +9   0
     ● Di  [10]          ✓ +10   0

     Another 5: use your Second
     Chance, or bust?
     > U Use Second Chance <
       B Bust  
     Di stays."
  `);
});

test('the line below the table says what is under way', () => {
  const asked = stateOf({ rules: {}, players: ['Ann', 'Bo', 'Cy'], dealer: 2, log: 'F3 @0 FZ F3 5 @1' });
  const open = { question: questionOf(asked)!, chosen: 0 };
  const frame = gameFrame(asked, cast, [], open, { width: 80, height: 24, paint: plain });
  expect(frame).toContain(' waiting: Freeze for Bo');
});

const SIZES = [
  [40, 30],
  [80, 24],
  [120, 40],
  [40, 12],
  [30, 12],
  [30, 8],
  [30, 4],
] as const;

test.each([1, 4, 18])('everything fits, with and without colour: %i players', (seats) => {
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
  const table = makeCast(names, 0, VOCABULARIES.turn);
  const game = new TerminalGame({
    rules: { target: 60, secondChance: 'ask' },
    players: names,
    dealer: 0,
    seed: 8,
    bots: [],
  });
  for (let moves = 0; !game.isOver; moves++) {
    const question = questionOf(game.state);
    for (const [width, height] of SIZES) {
      const paint = makePaint(moves % 2 === 0 ? 0 : 256);
      const sheet = { width, height, paint };
      const told = story(game.events.slice(-30), table);
      const open = question?.player === 0 ? { question, chosen: 0 } : undefined;
      const end = game.endedRound;
      const frames = [
        gameFrame(game.state, table, told, open, sheet),
        ...(end === undefined ? [] : [scoreLines(end, table, width, paint)]),
      ];
      for (const lines of frames) expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width);
      expect(frames[0]!.length).toBeLessThanOrEqual(height);
    }
    game.play(question === null ? game.nextCard() : stay25(game.state));
  }
  for (const [width, height] of SIZES) {
    for (const lines of [
      resultLines(game, table, width, plain),
      helpFrame(game.state, table, { width, height, paint: plain }),
    ]) {
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width);
    }
  }
});

test('a game resumed from its log deals the same cards', () => {
  const setup = { rules: {}, players: ['A', 'B', 'C'], dealer: 0, seed: 99, bots: [] };
  const whole = new TerminalGame(setup);
  const logs: string[] = [];
  while (!whole.isOver) {
    logs.push(whole.log);
    whole.play(whole.state.phase === 'draw' ? whole.nextCard() : stay25(whole.state));
  }
  for (const log of logs.filter((_, at) => at % 7 === 0)) {
    const resumed = TerminalGame.resume(setup, log);
    while (!resumed.isOver)
      resumed.play(resumed.state.phase === 'draw' ? resumed.nextCard() : stay25(resumed.state));
    expect(resumed.log).toBe(whole.log);
  }
  const [first] = whole.log.split(' ');
  const other = parseMove(first!) === 12 ? '11' : '12';
  expect(() => TerminalGame.resume(setup, other)).toThrow('does not belong there');
});
