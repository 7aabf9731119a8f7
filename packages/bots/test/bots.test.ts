import {
  apply,
  bustChance,
  HIT,
  legalMoves,
  makeMove,
  newGame,
  numberCount,
  parseMove,
  parsePosition,
  pointsOf,
  PRESET_NAMES,
  PRESETS,
  type RulesConfig,
  SeededDealer,
  Sfc32,
  startGame,
  target,
} from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import type { Bot, BotKind } from '../src/bot.ts';
import { CHARACTERS } from '../src/players/characters.ts';
import { BOTS, findBot } from '../src/players/registry.ts';
import { BOT_LEVELS, CHARACTER_LEVELS, isBot } from '../src/players/roster.ts';
import { standIn } from '../src/players/stand-in.ts';
import { mixedWins, playCarefully, winRate } from './table.ts';

const ALL = [...BOTS, ...CHARACTERS];

const HOUSE_RULES: readonly RulesConfig[] = [
  { deal: 'none', stay: 'always', turn: 'pressOn', secondChanceTo: 'anyone', doubles: 'everything' },
  { deal: 'untilAllHaveNumbers', secondChance: 'ask', secondChanceTo: 'anyone', shuffle: 'everyRound' },
];

function shortGame(kind: BotKind): readonly number[] {
  const random = new Sfc32(5);
  const bots = Array.from({ length: 3 }, () => kind.make({ random, budget: { samples: 8 } }));
  return playCarefully(newGame({ target: 80 }, 3, 1), bots, 9).totals;
}

describe.each(ALL)('$name', (kind) => {
  test.each(PRESET_NAMES)('answers legally by the rules of %s and leaves the state alone', (preset) => {
    const { minPlayers } = PRESETS[preset];
    for (const players of [minPlayers, minPlayers + 2, 7]) {
      const random = new Sfc32(players);
      const bots = Array.from({ length: players }, () => kind.make({ random, budget: { samples: 4 } }));
      const state = newGame({ preset, target: 60 }, players, 0);
      expect(playCarefully(state, bots, players).phase).toBe('over');
    }
  });

  test.each(HOUSE_RULES)('answers legally by the house rules %j', (rules) => {
    for (const players of [1, 2, 5]) {
      const random = new Sfc32(players);
      const bots = Array.from({ length: players }, () => kind.make({ random, budget: { samples: 4 } }));
      const state = newGame({ ...rules, target: 60 }, players, 0);
      expect(playCarefully(state, bots, players).phase).toBe('over');
    }
  });

  test('gives the same answers with the same randomness', () => {
    expect(shortGame(kind)).toEqual(shortGame(kind));
  });
});

test('names are unique, levels are given, sentences are sentences', () => {
  expect(new Set(ALL.map((kind) => kind.name)).size).toBe(ALL.length);
  for (const { name, level, sentence } of ALL) {
    expect(`${name} ${level}`).toMatch(/^\w+ ([1-9]|10)$/);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
  }
});

test('the roster names everyone, in their order', () => {
  expect(Object.keys(BOT_LEVELS)).toEqual(BOTS.map(({ name }) => name));
  expect(Object.keys(CHARACTER_LEVELS)).toEqual(CHARACTERS.map(({ name }) => name));
  expect([isBot('pip'), isBot('ev'), isBot('toString'), isBot('nobody')]).toEqual([true, true, false, false]);
});

const named = (...names: string[]): (typeof ALL)[number][] => names.map((name) => findBot(name)!);

// Seeds are fixed, so these hold on every machine or on none. The margins leave room for changes that are no worse.
describe('strength', () => {
  test('evPlus against three stay25 wins four games of ten', () => {
    expect(winRate(named('evPlus', 'stay25', 'stay25', 'stay25'), 1500, 1)).toBeGreaterThan(0.4);
  });

  test('oracle beats stay25 clearly, even with few samples', () => {
    expect(winRate(named('oracle', 'stay25'), 60, 2)).toBeGreaterThan(0.55);
  });

  const pairs = CHARACTERS.slice(1, -1).map((stronger, index) => ({ stronger, weaker: CHARACTERS[index]! }));
  test.each(pairs)('$stronger.name beats $weaker.name', ({ stronger, weaker }) => {
    expect(winRate([stronger, weaker], 2500, 4)).toBeGreaterThan(0.515);
  });

  test.each([4, 6])('Rocco among Gretas wins less than his share at a table of %d', (seats) => {
    const table = named('rocco', ...Array<string>(seats - 1).fill('greta'));
    expect(seats * winRate(table, 800, 6)).toBeLessThan(0.97);
  });

  test.each([2, 4, 6])('characters are as strong as their order says at tables of %d', (seats) => {
    // Sibyl thinks too long for this many games.
    const shares = mixedWins(CHARACTERS.slice(0, -1), seats, 10_000, 3);
    for (const [index, share] of shares.slice(1).entries())
      expect(share).toBeGreaterThan(shares[index]! * 1.03);
  });
});

const careless = CHARACTERS.slice(0, 4);
test.each(careless)('$name aims at itself only with three cards that a short line can take', (kind) => {
  const bot = kind.make({ random: new Sfc32(9) });
  const absurd: string[] = [];
  let asked = 0;
  for (let game = 0; game < 40; game++) {
    const state = startGame(PRESETS.official, 4, game % 4);
    const dealer = new SeededDealer(game);
    while (state.phase !== 'over') {
      const { phase, player, hands } = state;
      const move = phase === 'draw' ? dealer.draw(state) : bot(state);
      if ((phase === 'freeze' || phase === 'flipThree') && legalMoves(state).length > 1) {
        asked++;
        const mayKeep = phase === 'flipThree' && numberCount(hands[player]!) < 3;
        if (!mayKeep && move === target(player)) absurd.push(`${phase} in game ${game}`);
      }
      apply(state, move);
    }
  }
  expect(absurd).toEqual([]);
  expect(asked).toBeGreaterThan(100);
});

test.each(CHARACTERS)('$name stays when that wins the game', (kind) => {
  const bot = kind.make({ random: new Sfc32(3), budget: { samples: 8 } });
  const won = [
    // The others are out with less, and few cards would bust.
    'official_194-8r.155-7cZ.87-9bcY.99-78cY_7-1-0-turns_0021443336868010111131_turn-0',
    'official_190-9a.199-2Y_7-0-0-turns_11134567889bc111111333_turn-0',
  ].map((position) => parsePosition(position));
  // Several times, because some of them answer at random.
  const answers = won.flatMap((state) => Array.from({ length: 20 }, () => makeMove(bot(state))));
  expect(new Set(answers)).toEqual(new Set(['s']));
});

test.each(ALL)('R49 $name keeps a Second Chance that may be kept', (kind) => {
  for (const log of ['9 SC', '9 8 7 6 h SC', '5 6 7 8 h F3 @2 11 SC']) {
    const bot = kind.make({ random: new Sfc32(1), budget: { samples: 30 } });
    const state = newGame({ secondChanceTo: 'anyone' }, 4, 3);
    for (const token of log.split(' ')) apply(state, parseMove(token)!);
    expect(makeMove(bot(state))).toBe(`@${state.player}`);
  }
});

// A Second Chance is all that is left to draw: nobody would ever score again if nobody took it.
test.each([...BOTS, { name: 'standIn', make: () => standIn }])(
  'R47 $name hits with nothing to lose',
  (kind) => {
    const bot = kind.make({ random: new Sfc32(1), budget: { samples: 30 } });
    for (const totals of ['191.168', '206.206', '191']) {
      const state = parsePosition(
        `official.deal-none.turn-pressOn.stay-always_${totals}_9-0-0-turns_0000000000000000000001_turn-0`,
      );
      expect(bot(state)).toBe(HIT);
    }
  },
);

describe('the stand-in', () => {
  const kind: BotKind = { name: 'standIn', level: 6, sentence: '', make: () => standIn };

  test.each(PRESET_NAMES)('answers legally by the rules of %s and leaves the state alone', (preset) => {
    const { minPlayers } = PRESETS[preset];
    for (const players of [minPlayers, minPlayers + 2, 7]) {
      const state = newGame({ preset, target: 60 }, players, 0);
      expect(playCarefully(state, Array<Bot>(players).fill(standIn), players).phase).toBe('over');
    }
  });

  test('never risks points for a card that busts more often than one time in four', () => {
    const risks: number[] = [];
    for (let game = 0; game < 60; game++) {
      const state = startGame(PRESETS.official, 3, game % 3);
      const dealer = new SeededDealer(game);
      while (state.phase !== 'over') {
        const move = state.phase === 'draw' ? dealer.draw(state) : standIn(state);
        if (state.phase === 'turn' && move === HIT && pointsOf(state.hands[state.player]!) > 0)
          risks.push(bustChance(state, state.player));
        apply(state, move);
      }
    }
    expect(Math.max(...risks)).toBeLessThanOrEqual(0.25);
    expect(risks.length).toBeGreaterThan(1000);
  });

  test.each(['SC', 'x2', '0'])('hits with nothing but %s in front, whatever comes next', (card) => {
    for (const left of ['0', 'SC', 'FR']) {
      const state = newGame({}, 2, 1);
      for (const token of [card, '5']) apply(state, parseMove(token)!);
      state.pile.fill(0);
      state.pile[parseMove(left)!] = 9;
      state.pileSize = 9;
      expect([state.player, state.phase, makeMove(standIn(state))]).toEqual([0, 'turn', 'h']);
    }
  });

  test('stays when that wins, although a card would gain points', () => {
    const state = newGame({ target: 10 }, 2, 1);
    for (const token of ['9', '5', 'h', '6', 's']) apply(state, parseMove(token)!);
    expect([state.player, state.phase, makeMove(standIn(state))]).toEqual([0, 'turn', 's']);
  });

  test('keeps a place at the table: it plays better than Greta, and about as well as Mabel', () => {
    const [greta, mabel] = named('greta', 'mabel') as [BotKind, BotKind];
    expect(winRate([kind, greta, greta, greta], 400, 5)).toBeGreaterThan(0.32);
    expect(winRate([kind, mabel, mabel, mabel], 400, 5)).toBeGreaterThan(0.21);
  });
});
