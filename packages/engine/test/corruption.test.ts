import { describe, expect, it } from 'vitest';
import {
  check,
  ConfigError,
  type GameRecord,
  LogError,
  makeMove,
  makePosition,
  makeRecord,
  newGame,
  parsePosition,
  parseRecord,
  parseRules,
  PositionError,
  replay,
  Sfc32,
  splitLog,
  stateOf,
} from '../src/index.ts';
import { NaiveGame } from './naive.ts';
import { pick, playRandomly, randomGame, randomSetup } from './random-game.ts';
import { waitsOf } from './scenario.ts';

const TOKENS =
  '0 1 2 3 4 5 6 7 8 9 10 11 12 +2 +4 +6 +8 +10 x2 FZ F3 SC h s u b @0 @1 @2 @3 @98 @99 ? 13 hh +3'.split(
    ' ',
  );

function corruptLog(tokens: readonly string[], random: Sfc32): string[] {
  const bad = [...tokens];
  const at = random.below(bad.length);
  const other = random.below(bad.length);
  switch (random.below(5)) {
    case 0:
      bad[at] = pick(random, TOKENS);
      break;
    case 1:
      bad.splice(at, 1);
      break;
    case 2:
      bad.splice(at, 0, pick(random, TOKENS));
      break;
    case 3:
      [bad[at], bad[other]] = [bad[other]!, bad[at]!];
      break;
    default:
      bad.push(pick(random, TOKENS));
  }
  return bad;
}

function corruptText(text: string, alphabet: string, random: Sfc32): string {
  const at = random.below(Math.min(text.length, 4000));
  const letter = alphabet[random.below(alphabet.length)]!;
  switch (random.below(4)) {
    case 0:
      return text.slice(0, at) + letter + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + letter + text.slice(at);
    default:
      return text.slice(0, at) + (text[at + 1] ?? '') + text[at]! + text.slice(at + 2);
  }
}

/** Where naive.ts finds the first bad token, and what it waits for at the end. */
function judge(record: GameRecord): { at: number; wait: string } {
  const naive = new NaiveGame(parseRules(record.rules), record.players.length, record.dealer);
  for (const [at, token] of splitLog(record.log).entries()) {
    if (!naive.isLegal(token)) return { at, wait: '' };
    naive.play(token);
  }
  if (naive.wait === null) return { at: -1, wait: 'over' };
  if ('draw' in naive.wait) return { at: -1, wait: `draw ${naive.wait.draw}` };
  return { at: -1, wait: [naive.wait.player, naive.wait.kind, ...naive.wait.options].join(' ') };
}

function judgedByEngine(record: GameRecord): { at: number; wait: string } {
  try {
    replay(record);
  } catch (error) {
    if (error instanceof LogError) return { at: error.at, wait: '' };
    throw error;
  }
  return { at: -1, wait: waitsOf(stateOf(record)) };
}

function outcomeOf(text: string): string {
  try {
    replay(parseRecord(JSON.parse(text)));
  } catch (error) {
    if (error instanceof ConfigError || error instanceof LogError || error instanceof SyntaxError)
      return error.name;
    throw error;
  }
  return 'fine';
}

describe('corrupted logs', () => {
  it('are bad at the first token that cannot be played', () => {
    let refused = 0;
    for (let seed = 300_001; seed <= 300_250; seed++) {
      const random = new Sfc32(seed);
      const setup = randomSetup(seed, 5);
      const log = randomGame(setup, 100).log.map(makeMove);
      const players = Array.from({ length: setup.players }, (_, seat) => `Player ${seat}`);
      for (let corruption = 0; corruption < 12; corruption++) {
        const record = { ...setup, players, log: corruptLog(log, random).join(' ') };
        const expected = judge(record);
        if (expected.at >= 0) refused++;
        expect({ record, ...judgedByEngine(record) }).toEqual({ record, ...expected });
      }
    }
    expect(refused).toBeGreaterThan(1500);
  });
});

describe('corrupted records', () => {
  it('are refused for a reason, or are records', () => {
    const outcomes = new Map<string, number>();
    for (let seed = 310_001; seed <= 310_300; seed++) {
      const random = new Sfc32(seed);
      const setup = randomSetup(seed, 4);
      const log = randomGame(setup, 25).log.map(makeMove).join(' ');
      const players = Array.from({ length: setup.players }, (_, seat) => `P${seat}`);
      const text = makeRecord({ rules: setup.rules, players, dealer: setup.dealer, log });
      for (let corruption = 0; corruption < 10; corruption++) {
        const outcome = outcomeOf(corruptText(text, '"{}[]:,0123456789abAB@ -', random));
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
    }
    expect([...outcomes.keys()].sort()).toEqual(['ConfigError', 'LogError', 'SyntaxError', 'fine']);
  });
});

/** Various positions, half of them inside a chain of actions. */
function somePositions(from: number, count: number): string[] {
  const positions: string[] = [];
  for (let seed = from; positions.length < count; seed++) {
    const setup = randomSetup(seed, 4);
    const seen: string[] = [];
    const chains: string[] = [];
    playRandomly(newGame(setup.rules, setup.players, setup.dealer), seed, 120, (_, state) => {
      const busy = state.flipsLeft > 0 || state.setAside.length > 0 || state.phase === 'saveOrBust';
      (busy ? chains : seen).push(makePosition(state));
    });
    positions.push(...[seen.at(-1), chains.at(-1)].filter((position) => position !== undefined));
  }
  return positions;
}

/** The position if it is accepted, `undefined` if it is refused with a `PositionError`. */
function accepted(text: string): ReturnType<typeof parsePosition> | undefined {
  try {
    return parsePosition(text);
  } catch (error) {
    if (!(error instanceof PositionError) || error.field < 0 || error.field > 4) throw error;
    return undefined;
  }
}

describe('corrupted positions', () => {
  const alphabet = '0123456789abcpqrstxFTSYZBO-_.dealturnsopUpwSaveOrBust';
  const originals = somePositions(320_001, 200);

  it('are refused, or are positions themselves and stay so when played on', () => {
    let kept = 0;
    for (const [index, original] of originals.entries()) {
      const random = new Sfc32(index);
      for (let corruption = 0; corruption < 30; corruption++) {
        const text = corruptText(original, alphabet, random);
        const state = accepted(text);
        if (state === undefined) continue;
        kept++;
        expect([makePosition(state), check(state)]).toEqual([text, []]);
        const problems: string[] = [];
        playRandomly(state, corruption, 12, () => problems.push(...check(state)));
        expect({ text, problems }).toEqual({ text, problems: [] });
      }
    }
    expect(kept).toBeGreaterThan(50);
  });

  it('with a field of another position are refused, or are positions themselves', () => {
    let kept = 0;
    for (const [index, original] of originals.entries()) {
      const random = new Sfc32(index);
      for (let field = 0; field < 5; field++) {
        const fields = original.split('_');
        fields[field] = pick(random, originals).split('_')[field]!;
        const text = fields.join('_');
        const state = accepted(text);
        if (state === undefined || text === original) continue;
        kept++;
        expect(makePosition(state)).toBe(text);
        const problems: string[] = [];
        playRandomly(state, index, 12, () => problems.push(...check(state)));
        expect({ text, problems }).toEqual({ text, problems: [] });
      }
    }
    expect(kept).toBeGreaterThan(0);
  });
});
