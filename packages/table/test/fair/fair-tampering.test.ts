import { COPIES, type GameRecord, KINDS, parseMove, splitLog, stateOf, winners } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { cardsIn, type Check, type CheckName, commitmentOf, verifyRecord } from '../../src/index.ts';
import { hex32, playFair } from './fair-game.ts';

const GAME = playFair(hex32(41), [hex32(42), null, hex32(43)], {
  rules: { preset: 'official', target: 120 },
  players: ['Ann', 'Bo', 'Cy'],
});
const { record, fair } = GAME;
const TOKENS = splitLog(record.log);
const isCard = (token: string): boolean => (parseMove(token) ?? KINDS) < KINDS;

/** The checks that do not hold. */
function wrong(changed: Partial<GameRecord>, proof: unknown = fair): Partial<Record<CheckName, Check>> {
  const { holds, checks } = verifyRecord({ ...record, ...changed }, proof);
  expect(checks.map(({ name }) => name)).toEqual([
    'legal',
    'commitment',
    'contributions',
    'dealer',
    'cards',
    'complete',
  ]);
  const bad = checks.filter(({ status }) => status === 'fails' || status === 'unknown');
  expect(holds).toBe(bad.length === 0);
  return Object.fromEntries(bad.map((check) => [check.name, check]));
}

/** The message about these contributions. */
function said(contributions: (string | null)[]): string {
  const game = playFair(hex32(1), contributions);
  return verifyRecord(game.record, game.fair).checks[2]!.message;
}

const withToken = (at: number, token: string): string => TOKENS.with(at, token).join(' ');

test('the game itself holds', () => {
  expect(wrong({})).toEqual({});
});

describe('the result that a record states', () => {
  const state = stateOf(record);
  const played = { totals: state.totals, winners: winners(state) };
  const resultOf = (stated: unknown, log = record.log) => {
    const { holds, checks } = verifyRecord({ ...record, log }, fair, stated);
    return [holds, checks.at(-1)!.name, checks.at(-1)!.status];
  };

  test('is that of the log', () => {
    expect(resultOf(played)).toEqual([true, 'result', 'holds']);
  });

  test.each([
    { ...played, totals: played.totals.with(0, 999) },
    { ...played, winners: [0, 1, 2] },
    { ...played, winners: [] },
    { totals: played.totals },
    {},
    null,
    'Ann won',
  ])('is wrong: %j', (stated) => {
    expect(resultOf(stated)).toEqual([false, 'result', 'fails']);
  });

  test('comes too early if the log was cut', () => {
    expect(resultOf(played, TOKENS.slice(0, -1).join(' '))).toEqual([false, 'result', 'fails']);
    expect(resultOf(played, withToken(0, 'h'))).toEqual([false, 'result', 'unknown']);
  });
});

describe('every change is found', () => {
  test('any card, changed to any other kind: the token is named, with what should be there', () => {
    let changes = 0;
    for (const [at, token] of TOKENS.entries()) {
      if (!isCard(token)) continue;
      for (let kind = 0; kind < COPIES.length; kind += 3) {
        const found = ['0', '3', '6', '9', '12', '+6', 'x2', 'SC'][kind / 3]!;
        if (found === token) continue;
        changes++;
        expect(wrong({ log: withToken(at, found) }).cards).toMatchObject({
          status: 'fails',
          at,
          expected: token,
          found,
        });
      }
    }
    expect(changes).toBeGreaterThan(200);
  });

  test('any two neighbouring cards, swapped', () => {
    const cards = TOKENS.flatMap((token, at) => (isCard(token) ? [at] : []));
    for (const [index, at] of cards.slice(0, -1).entries()) {
      const next = cards[index + 1]!;
      if (TOKENS[at] === TOKENS[next]) continue;
      const log = TOKENS.with(at, TOKENS[next]!).with(next, TOKENS[at]!).join(' ');
      expect(wrong({ log }).cards).toMatchObject({ at, expected: TOKENS[at], found: TOKENS[next] });
    }
  });

  test('any card left out or put in twice', () => {
    // Without its last card, a game is only unfinished.
    for (const [at, token] of TOKENS.slice(0, -1).entries()) {
      if (!isCard(token)) continue;
      expect(wrong({ log: TOKENS.toSpliced(at, 1).join(' ') })).not.toEqual({});
      expect(wrong({ log: TOKENS.toSpliced(at, 0, token).join(' ') })).not.toEqual({});
    }
  });

  test.each([
    ['a name', { players: ['Ann', 'Bo', 'Di'] }],
    ['a blank after a name', { players: ['Ann ', 'Bo', 'Cy'] }],
    ['two names, swapped', { players: ['Bo', 'Ann', 'Cy'] }],
    ['a rule', { rules: { preset: 'official', target: 121 } }],
    ['another rule', { rules: { preset: 'official', target: 120, flip7Bonus: 16 } }],
    ['the preset', { rules: { preset: 'party', target: 120 } }],
  ] as const)('%s', (_, change) => {
    expect(wrong(change).cards).toMatchObject({ status: 'fails' });
  });

  test('the dealer, even where the log could be theirs', () => {
    for (const dealer of [0, 1, 2].filter((other) => other !== record.dealer)) {
      expect(wrong({ dealer, log: '' })).toMatchObject({ dealer: { status: 'fails' } });
      expect(wrong({ dealer })).toMatchObject({ dealer: { status: 'fails' } });
    }
  });

  test.each([
    ['changed', [hex32(44), null, hex32(43)]],
    ['swapped', [hex32(43), null, hex32(42)]],
    ['moved', [null, hex32(42), hex32(43)]],
    ['dropped', [hex32(42), null, null]],
    ['added', [hex32(42), hex32(0), hex32(43)]],
    ['shortened', [hex32(42), null, hex32(43).slice(2)]],
  ])('a contribution, %s', (_, contributions) => {
    expect(wrong({}, { ...fair, contributions }).cards).toMatchObject({ status: 'fails' });
  });

  test('the secret, the commitment, and both', () => {
    const secret = hex32(99);
    const commitment = commitmentOf(secret);
    expect(wrong({}, { ...fair, secret })).toMatchObject({
      commitment: { status: 'fails' },
      cards: { status: 'fails' },
    });
    expect(Object.keys(wrong({}, { ...fair, commitment }))).toEqual(['commitment']);
    expect(Object.keys(wrong({}, { ...fair, commitment, secret }))).toContain('cards');
  });

  test('an answer that the rules do not allow', () => {
    const at = TOKENS.indexOf('h');
    const { legal, cards, complete } = wrong({ log: withToken(at, '@0') });
    expect(legal).toMatchObject({ status: 'fails', at, found: '@0' });
    expect(cards).toMatchObject({ status: 'unknown' });
    expect(cards!.message).toContain(`before token ${at} are right`);
    expect(complete).toMatchObject({ status: 'unknown' });
  });

  test('tokens after the end', () => {
    expect(wrong({ log: `${record.log} 5` }).legal).toMatchObject({ at: TOKENS.length });
  });
});

describe('what cannot be checked is said', () => {
  test('a log that stops anywhere is no fault, and is not called complete', () => {
    for (let length = 0; length < TOKENS.length; length++) {
      const log = TOKENS.slice(0, length).join(' ');
      const { holds, checks } = verifyRecord({ ...record, log }, fair);
      expect([holds, checks.map(({ status }) => status).join(' ')]).toEqual([
        true,
        'holds holds holds holds holds open',
      ]);
    }
    expect(cardsIn(TOKENS)).toBeGreaterThan(30);
  });

  test('a record without fair', () => {
    const { holds, checks } = verifyRecord(record, undefined);
    expect(holds).toBe(false);
    expect(checks.map(({ status }) => status)).toEqual([
      'holds',
      'unknown',
      'unknown',
      'unknown',
      'unknown',
      'holds',
    ]);
    expect(checks[4]!.message).toContain('no "fair"');
  });

  test('a record without its secret', () => {
    const { secret: _, ...before } = fair;
    const { commitment, contributions, cards } = wrong({}, before);
    expect([commitment?.status, contributions, cards?.status]).toEqual(['unknown', undefined, 'unknown']);
    expect(cards!.message).toContain('revealed when the game is over');
  });

  test('a proof of a wrong form, whatever it is', () => {
    for (const proof of [
      null,
      7,
      'x',
      [],
      {},
      { version: 1 },
      { version: 2 },
      { ...fair, contributions: {} },
    ]) {
      expect(wrong({}, proof)).toMatchObject({ cards: { status: 'unknown' } });
    }
    const { commitment, contributions } = wrong({}, { ...fair, contributions: [null] });
    expect([commitment, contributions?.status]).toEqual([undefined, 'fails']);
    expect(wrong({}, { ...fair, secret: 'x' })).toMatchObject({ commitment: { status: 'fails' } });
  });

  test('names that are not text', () => {
    expect(wrong({ players: ['Ann', 'Bo', '\udc00'] }).cards).toMatchObject({ status: 'unknown' });
  });

  test('seats without randomness are named', () => {
    expect(said([hex32(1), null, null])).toContain('1 of 3 seats is in the cards; none from seat 1, 2');
    expect(said([null, null])).toContain('none added randomness');
    expect(said([hex32(1), hex32(1)])).toContain('all 2 seats');
    expect(said([hex32(1)])).toContain('the only seat');
  });
});
