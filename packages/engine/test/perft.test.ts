import { describe, expect, it } from 'vitest';
import {
  apply,
  check,
  clone,
  legalMoves,
  makeMove,
  parseRules,
  type RulesConfig,
  type State,
} from '../src/index.ts';
import { NaiveGame } from './naive.ts';
import { newTinyGame, tokensOf } from './scenario.ts';

/**
 * All games of a few cards: how many positions there are after 1, 2, 3 … moves. Any change to the rules changes a count;
 * the first counts of each table are also computed by naive.ts.
 */
const tables: readonly {
  readonly what: string;
  readonly rules: RulesConfig;
  readonly players: number;
  readonly deck: string;
  readonly counts: readonly number[];
}[] = [
  {
    what: 'numbers only',
    rules: { target: 6 },
    players: 2,
    deck: '1 2 2 3',
    counts: [3, 7, 14, 26, 48, 68, 96, 226, 450, 881, 1505, 2448, 3355, 4537, 6377],
  },
  {
    what: 'one of each sort',
    rules: {},
    players: 2,
    deck: '1 2 2 +4 FZ F3 SC',
    counts: [6, 25, 62, 210, 665, 1794, 4404, 9728],
  },
  {
    what: 'actions in plenty',
    rules: {},
    players: 3,
    deck: '1 1 FZ FZ F3 F3 F3',
    counts: [3, 9, 26, 71, 174, 431, 1079, 2495, 4723, 7565],
  },
  {
    what: 'Second Chances in plenty',
    rules: { secondChance: 'ask' },
    players: 3,
    deck: '1 1 2 SC SC SC',
    counts: [3, 8, 19, 38, 76, 152, 288, 522, 837, 1315, 2182, 4903, 11905],
  },
  {
    what: 'alone',
    rules: { target: 12 },
    players: 1,
    deck: '1 2 2 x2 FZ F3 SC',
    counts: [6, 18, 75, 242, 718, 1929, 4431, 9646],
  },
  {
    what: 'classic',
    rules: { preset: 'classic', target: 5 },
    players: 3,
    deck: '1 2 2 3 FZ F3 F3',
    counts: [5, 17, 56, 168, 513, 1238, 2631, 4848, 8390],
  },
  {
    what: 'dealThree',
    rules: { preset: 'dealThree', target: 5 },
    players: 5,
    deck: '1 2 2 3 FZ F3 SC SC',
    counts: [6, 32, 150, 606, 2047, 4917, 10203],
  },
  {
    what: 'turnSeven',
    rules: { preset: 'turnSeven', target: 3 },
    players: 2,
    deck: '1 2 2 FZ F3 F3',
    counts: [4, 14, 38, 95, 193, 277, 444, 1048, 2639, 5894],
  },
  {
    what: 'a shared win',
    rules: { tieBreak: 'shared', target: 1 },
    players: 2,
    deck: '1 1 FZ F3',
    counts: [3, 7, 14, 24, 27, 44, 87, 173, 300, 360, 575, 1128, 2243, 3951, 4986, 7622],
  },
  {
    what: 'a Second Chance for anyone',
    rules: { secondChanceTo: 'anyone' },
    players: 3,
    deck: '1 1 2 F3 SC SC',
    counts: [4, 13, 40, 110, 270, 638, 1374, 2679, 4715, 8086],
  },
  {
    what: 'a number for everyone',
    rules: { deal: 'untilAllHaveNumbers', doubles: 'everything', target: 6 },
    players: 2,
    deck: '1 2 2 +2 x2 FZ SC',
    counts: [6, 28, 104, 306, 783, 1957, 4653, 9467],
  },
  {
    what: 'no deal, all cards every round',
    rules: { deal: 'none', shuffle: 'everyRound', target: 6 },
    players: 2,
    deck: '1 2 2 F3 SC',
    counts: [4, 12, 26, 61, 133, 264, 562, 1411, 3477, 8006],
  },
  {
    what: 'no deal, and a Stay with nothing',
    rules: { deal: 'none', stay: 'always', secondChanceTo: 'anyone', target: 3 },
    players: 2,
    deck: '1 2 2 FZ SC',
    counts: [2, 6, 14, 33, 80, 180, 401, 857, 1760, 3516, 6665, 12224],
  },
];

function perft(state: State, depth: number, counts: number[], level = 0): number[] {
  if (level === depth) return counts;
  for (const move of legalMoves(state)) {
    const next = clone(state);
    apply(next, move);
    const problems = check(next);
    if (problems.length > 0) throw new Error(`after ${makeMove(move)}: ${problems.join('; ')}`);
    counts[level] = (counts[level] ?? 0) + 1;
    perft(next, depth, counts, level + 1);
  }
  return counts;
}

/** The same by naive.ts, which cannot be copied and so plays every sequence from the start. */
function naivePerft(
  begin: () => NaiveGame,
  depth: number,
  counts: number[],
  line: readonly string[] = [],
): number[] {
  if (line.length === depth) return counts;
  const game = begin();
  for (const token of line) game.play(token);
  if (game.wait === null) return counts;
  const tokens = 'draw' in game.wait ? [...new Set(game.pile)] : game.wait.options;
  for (const token of tokens) {
    counts[line.length] = (counts[line.length] ?? 0) + 1;
    naivePerft(begin, depth, counts, [...line, token]);
  }
  return counts;
}

describe('all games of a few cards', () => {
  it.each(tables)('$what', ({ rules, players, deck, counts }) => {
    const state = newTinyGame(rules, players, players - 1, deck);
    expect(perft(state, counts.length, [])).toEqual(counts);
  });

  it.each(tables)('$what, counted by the second reading', ({ rules, players, deck, counts }) => {
    const depth = counts.filter((count) => count < 3000).length;
    const begin = (): NaiveGame => new NaiveGame(parseRules(rules), players, players - 1, tokensOf(deck));
    expect(naivePerft(begin, depth, [])).toEqual(counts.slice(0, depth));
  });
});
