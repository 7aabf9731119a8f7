import {
  cardToken,
  deckCounts,
  emptyTable,
  KINDS,
  parseRecord,
  parseRules,
  splitLog,
  stateOf,
} from '@sevenfold/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sample } from '../../../../scripts/sample.mjs';
import {
  cardAt,
  cardsIn,
  commitmentOf,
  FairDealer,
  fairDealing,
  type FairProof,
  FairError,
  type FairSetup,
  firstDealer,
  gameSeed,
  isContribution,
  makeContribution,
  makeFairRecord,
  makeSecret,
  parseFair,
  seedText,
  uniformBelow,
  verifyRecord,
  webSource,
} from '../../src/index.ts';
import { COMMITMENT, CONTRIBUTIONS, hex32, playFair, SECRET, SETUP } from './fair-game.ts';

function zeros(length: number): number[] {
  return Array.from({ length }, () => 0);
}

describe('uniform choice', () => {
  test('exact: over all words each index comes equally often, for every size of pile', () => {
    for (const limit of [1, 2, 3, 7, 64, 93, 94, 188, 751, 752]) {
      const counts = zeros(limit);
      let passed = 0;
      for (let word = 0; word < 65536; word++) {
        const blocks = [Uint8Array.of(word >> 8, word & 255), undefined];
        const index = uniformBelow(limit, (at) => {
          if (at === 1) passed++;
          return blocks[at] ?? Uint8Array.of(0, 0);
        });
        counts[index]!++;
      }
      counts[0]! -= passed;
      expect(passed).toBe(65536 % limit);
      expect(new Set(counts)).toEqual(new Set([(65536 - passed) / limit]));
    }
  });

  test('skipped words lead to the next word, and to the next block', () => {
    const full = new Uint8Array(32).fill(255);
    const last = full.slice();
    last.set([0, 5], 30);
    const asked: number[] = [];
    const blocks = [full, full, last];
    const index = uniformBelow(94, (at) => {
      asked.push(at);
      return blocks[at]!;
    });
    expect([index, asked]).toEqual([5, [0, 1, 2]]);
  });

  test.each([0, -1, 1.5, 65537, NaN])('refuses to choose among %d', (limit) => {
    expect(() => uniformBelow(limit, () => new Uint8Array(32))).toThrow(RangeError);
  });

  test('an index counts into the pile in the order of the tokens', () => {
    const pile = deckCounts(1);
    const all = Array.from({ length: 94 }, (_, index) => cardAt(pile, index));
    expect(all).toEqual(pile.flatMap((count, kind) => Array.from({ length: count }, () => kind)));
    expect(() => cardAt(pile, 94)).toThrow(RangeError);
  });

  test('chi-square over many seeds and small piles', () => {
    const piles = [
      [3, 1],
      [1, 1, 1, 1, 1],
      [2, 0, 5, 0, 0, 6],
      [0, 0, 0, 7, 0, 0, 0, 4, 0, 1, 0, 12],
      deckCounts(1),
    ];
    const draws = sample(4000, 20_000);
    for (const [which, counts] of piles.entries()) {
      const state = emptyTable(parseRules({}), 3);
      state.pile = Array.from({ length: KINDS }, (_, kind) => counts[kind] ?? 0);
      state.pileSize = state.pile.reduce((sum, count) => sum + count, 0);
      const seen = zeros(KINDS);
      for (let number = 0; number < draws; number++) {
        const seed = gameSeed(hex32(number), SETUP, [hex32(which), null, null]);
        seen[new FairDealer(seed, number % 50).draw(state)]!++;
      }
      expect(seen.filter((_, kind) => state.pile[kind] === 0).every((times) => times === 0)).toBe(true);
      const kinds = state.pile.filter((count) => count > 0).length;
      const square = state.pile.reduce((sum, count, kind) => {
        const expected = (draws * count) / state.pileSize;
        return count === 0 ? sum : sum + (seen[kind]! - expected) ** 2 / expected;
      }, 0);
      // Mean f, variance 2f: five deviations, for seeds that are always the same.
      expect(square).toBeLessThan(kinds - 1 + 5 * Math.sqrt(2 * (kinds - 1)));
    }
  });

  test('neighbouring cards of a game do not depend on each other', () => {
    const state = emptyTable(parseRules({}), 3);
    state.pile = Array.from({ length: KINDS }, (_, kind) => (kind < 4 ? 1 : 0));
    state.pileSize = 4;
    const pairs = zeros(16);
    const dealer = new FairDealer(gameSeed(SECRET, SETUP, CONTRIBUTIONS));
    const expected = sample(400, 2000);
    for (let pair = 0; pair < 16 * expected; pair++) pairs[dealer.draw(state) * 4 + dealer.draw(state)]!++;
    const square = pairs.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(square).toBeLessThan(15 + 5 * Math.sqrt(30));
  });
});

function log(secret: string, ...contributions: (string | null)[]): string {
  return playFair(secret, contributions).record.log;
}

describe('the dealer', () => {
  test('the same secrets give the same game; every secret and every contribution another', () => {
    const game = log(hex32(1), hex32(2), hex32(3), null);
    expect(log(hex32(1), hex32(2), hex32(3), null)).toBe(game);
    const others = [
      log(hex32(9), hex32(2), hex32(3), null),
      log(hex32(1), hex32(9), hex32(3), null),
      log(hex32(1), hex32(3), hex32(2), null),
      log(hex32(1), hex32(2), null, hex32(3)),
      log(hex32(1), hex32(2), hex32(3), hex32(3)),
    ];
    expect(new Set([game, ...others]).size).toBe(6);
  });

  test('goes on from any point of a log', () => {
    const { record, fair } = playFair(hex32(5), [hex32(6), null, hex32(7), hex32(8)]);
    const seed = gameSeed(fair.secret, record, fair.contributions);
    const tokens = splitLog(record.log);
    let cards = 0;
    for (let at = 0; at < tokens.length; at++) {
      const state = stateOf(record, at);
      if (state.phase !== 'draw') continue;
      const dealer = new FairDealer(seed, cardsIn(tokens.slice(0, at)));
      expect(dealer.position).toBe(cards++);
      expect(cardToken(dealer.peek(state))).toBe(tokens[at]);
      expect(cardToken(dealer.draw(state))).toBe(tokens[at]);
      expect(dealer.position).toBe(cards);
    }
    expect(cards).toBe(cardsIn(tokens));
  });

  test('whole games under all kinds of rules verify, beyond the first reshuffle too', () => {
    let longest = 0;
    for (let number = 0; number < 40; number++) {
      const preset = (['official', 'classic', 'dealThree', 'party', 'turnSeven'] as const)[number % 5]!;
      const contributions = Array.from({ length: 5 + (number % 4) }, (_, seat) => hex32(100 * number + seat));
      const players = contributions.map((_, seat) => `P${seat}`);
      const { record, fair } = playFair(hex32(number), contributions, {
        rules: { preset },
        players,
      });
      const value = JSON.parse(makeFairRecord(record, fair)) as { fair: unknown };
      const { holds, checks } = verifyRecord(parseRecord(value), value.fair);
      expect([holds, checks.every(({ status }) => status === 'holds')]).toEqual([true, true]);
      longest = Math.max(longest, cardsIn(splitLog(record.log)));
    }
    expect(longest).toBeGreaterThan(94);
  });
});

interface SetUp extends FairSetup {
  readonly fill: string | null;
}

function textOf({ fill, ...setup }: SetUp): string {
  return seedText(
    COMMITMENT,
    setup,
    setup.players.map(() => fill),
  );
}

/** Everything that counts of a set-up, for comparing. */
function valuesOf({ rules, players, fill }: SetUp): string {
  return JSON.stringify([rules.preset, rules.target, rules.decks, players, fill]);
}

function textBy(rules: FairSetup['rules']): string {
  return seedText(COMMITMENT, { ...SETUP, rules }, CONTRIBUTIONS);
}

describe('dealing at a table', () => {
  test('a new secret for every game, with its commitment', () => {
    const dealing = fairDealing(webSource);
    const games = Array.from({ length: 50 }, () => dealing.prepare());
    expect(new Set(games.map(({ secret }) => secret)).size).toBe(50);
    expect(games.every(({ secret, commitment }) => commitmentOf(secret) === commitment)).toBe(true);
  });

  test('the dealer of a game is the one of its record', () => {
    const { record, fair } = playFair(hex32(5), [hex32(6), null]);
    const dealer = fairDealing(webSource).dealer({ ...record, ...fair });
    expect(cardToken(dealer.draw(stateOf(record, 0)))).toBe(splitLog(record.log)[0]);
    expect(dealer).toMatchObject({ position: 1 });
    expect(fairDealing(webSource).firstDealer({ ...record, ...fair })).toBe(record.dealer);
  });

  test('every seat deals first as often as any other, whatever the server likes', () => {
    const seen = zeros(5);
    const players = ['A', 'B', 'C', 'D', 'E'];
    for (let number = 0; number < 5000; number++) {
      const contributions = [hex32(number), null, null, null, null];
      seen[firstDealer(gameSeed(SECRET, { rules: {}, players }, contributions), 5)]!++;
    }
    const square = seen.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(square).toBeLessThan(4 + 5 * Math.sqrt(8));
  });

  test('every byte of the secret is chosen among 256', () => {
    const limits: number[] = [];
    const { secret } = fairDealing({ below: (limit) => limits.push(limit) - 1 }).prepare();
    expect(secret).toBe(SECRET);
    expect(new Set(limits)).toEqual(new Set([256]));
  });
});

describe('the text for the seed', () => {
  test('no two set-ups have the same one', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom('', ' ', '-', '\nseat - 41'),
    );
    const setup = fc.record({
      rules: fc.record(
        {
          preset: fc.constantFrom('official' as const, 'party' as const),
          target: fc.integer({ min: 1, max: 12 }),
          decks: fc.constantFrom('auto' as const, 1, 2),
        },
        { requiredKeys: ['preset'] },
      ),
      players: fc.array(name, { minLength: 1, maxLength: 3 }),
      fill: fc.constantFrom(null, 'aa'.repeat(16), 'aa'.repeat(32)),
    });
    fc.assert(
      fc.property(setup, setup, (one, other) => {
        expect(textOf(one) === textOf(other)).toBe(valuesOf(one) === valuesOf(other));
      }),
      { numRuns: sample(150, 500), seed: 7 },
    );
  });

  test('no preset is the official one, and the order of the keys does not matter', () => {
    expect(textBy({ target: 100 })).toBe(textBy({ target: 100, preset: undefined }));
    expect(textBy({ target: 100 })).toBe(textBy({ target: 100, preset: 'official' }));
    expect(textBy({ decks: 2, target: 9 })).toBe(textBy({ target: 9, decks: 2 }));
  });

  test('refuses what it cannot write', () => {
    expect(() => gameSeed(SECRET, { ...SETUP, players: ['A', 'B', '\ud800'] }, CONTRIBUTIONS)).toThrow(
      /seat 2/,
    );
    expect(() => gameSeed(SECRET, SETUP, ['aa', null, null])).toThrow(/seat 0/);
    expect(() => gameSeed(SECRET, SETUP, [null])).toThrow(/3 seats/);
    expect(() => gameSeed(SECRET.toUpperCase(), SETUP, CONTRIBUTIONS)).toThrow(/lowercase/);
    expect(() => commitmentOf('00')).toThrow(/32 bytes/);
  });

  test('secrets and contributions from bytes', () => {
    expect(makeSecret(new Uint8Array(32).fill(171))).toBe('ab'.repeat(32));
    expect(() => makeSecret(new Uint8Array(31))).toThrow(/31/);
    for (const length of [16, 24, 32])
      expect(isContribution(makeContribution(new Uint8Array(length)))).toBe(true);
    for (const length of [0, 15, 33])
      expect(() => makeContribution(new Uint8Array(length))).toThrow(RangeError);
  });
});

describe('the key fair of a record', () => {
  const good: FairProof = {
    version: 2,
    commitment: COMMITMENT,
    contributions: CONTRIBUTIONS,
    secret: SECRET,
  };

  test('is read as it was written, with its secret or without', () => {
    const record = { ...SETUP, dealer: 1, log: '' };
    const read = (fair: FairProof): FairProof =>
      parseFair((JSON.parse(makeFairRecord(record, fair)) as { fair: unknown }).fair, 3);
    expect(read(good)).toEqual(good);
    const { secret: _, ...before } = good;
    expect(read(before)).toEqual(before);
    expect(makeFairRecord(record, before)).not.toContain('secret');
    expect(parseRecord(JSON.parse(makeFairRecord(record, good)))).toEqual(record);
  });

  test.each([
    [null, 'fair', 'object'],
    [[], 'fair', 'object'],
    ['x', 'fair', 'object'],
    [{ ...good, version: 1 }, 'version', 'must be 2, the only one known, not 1'],
    [{ ...good, version: undefined }, 'version', 'not nothing'],
    [{ ...good, commitment: COMMITMENT.toUpperCase() }, 'commitment', 'lowercase'],
    [{ ...good, commitment: 7 }, 'commitment', 'not 7'],
    [{ ...good, contributions: undefined }, 'contributions', 'a list'],
    [{ ...good, contributions: [null, null] }, 'contributions', 'each of the 3 seats, not 2'],
    [{ ...good, contributions: [null, 'abc', null] }, 'contributions', 'seat 1 must be'],
    [{ ...good, contributions: [null, 'ab'.repeat(15), null] }, 'contributions', 'seat 1 must be'],
    [{ ...good, contributions: [null, null, 'ab'.repeat(33)] }, 'contributions', 'seat 2 must be'],
    [{ ...good, contributions: [{}, null, null] }, 'contributions', 'an object'],
    [{ ...good, contributions: [`${'ab'.repeat(16)}\n`, null, null] }, 'contributions', 'seat 0 must be'],
    [{ ...good, secret: null }, 'secret', 'not null'],
    [{ ...good, secret: SECRET.slice(2) }, 'secret', '32 bytes'],
  ])('%# says what is wrong with it', (value, key, words) => {
    let error: unknown;
    try {
      parseFair(value, 3);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(FairError);
    expect((error as FairError).key).toBe(key);
    expect((error as FairError).message).toContain(words);
  });
});
