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
 * All games of a few cards: how many positions there are after 1, 2, 3 … moves. Any change of the rules moves a
 * count; the first of them were also counted by the second reading of the rules in naive.ts.
 */
const tables: readonly {
  readonly what: string;
  readonly rules: RulesConfig;
  readonly players: number;
  readonly deck: string;
  readonly counts: readonly number[];
}[] = [
  { what: 'numbers only', rules: { target: 6 }, players: 2, deck: '1 2 2 3', counts: [] },
  { what: 'one of each sort', rules: {}, players: 2, deck: '1 2 2 +4 FZ F3 SC', counts: [] },
  { what: 'actions in plenty', rules: {}, players: 3, deck: '1 1 FZ FZ F3 F3 F3', counts: [] },
  { what: 'Second Chances in plenty', rules: { secondChance: 'ask' }, players: 3, deck: '1 1 2 SC SC SC', counts: [] },
  { what: 'alone', rules: { target: 12 }, players: 1, deck: '1 2 2 x2 FZ F3 SC', counts: [] },
  {
    what: 'classic',
    rules: { preset: 'classic', target: 5 },
    players: 3,
    deck: '1 2 2 3 FZ F3 F3',
    counts: [],
  },
  {
    what: 'dealThree',
    rules: { preset: 'dealThree', target: 5 },
    players: 5,
    deck: '1 2 2 3 FZ F3 SC SC',
    counts: [],
  },
  { what: 'turnSeven', rules: { preset: 'turnSeven', target: 3 }, players: 2, deck: '1 2 2 FZ F3 F3', counts: [] },
  { what: 'a shared win', rules: { tieBreak: 'shared', target: 1 }, players: 2, deck: '1 1 FZ F3', counts: [] },
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

/** The same by naive.ts, which cannot be copied and so plays every line from the start. */
function naivePerft(begin: () => NaiveGame, depth: number, counts: number[], line: readonly string[] = []): number[] {
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
