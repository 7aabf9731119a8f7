import { apply, legalMoves, makeMove, newGame, parseMove, playLog, Sfc32 } from '@sevenfold/engine';
import { commitmentOf, FAIR_VERSION, FINISHING_TIME, verifyRecord, webSource } from '@sevenfold/table';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type AttemptRequest, DailyDeck, DAY } from '../../src/daily/daily-deck.ts';
import type { DailyAttempt } from '../../src/daily/daily-store.ts';
import { type Storage } from '../../src/storage/storage.ts';
import { memoryStorage } from '../helpers/memory-storage.ts';
import { ask, bearer, startTestServer } from '../helpers/test-server.ts';

const DATE = '2026-11-16';
const MORNING = Date.parse(`${DATE}T08:00:00Z`);
const MIDNIGHT = Date.parse('2026-11-17T00:00:00Z');
const HOME = '192.0.2.1';

/** Several processes with one database, and a clock. */
function setUp(storage: Storage = memoryStorage()) {
  const clock = { now: MORNING };
  const random = new Sfc32(7);
  const process = () => new DailyDeck(storage, random, () => clock.now);
  return { storage, clock, deck: process(), other: process() };
}

/** Stays as soon as that is possible. */
function answerTo(log: readonly string[]): string {
  const state = newGame({ preset: 'official' }, 1, 0);
  playLog(state, log);
  const tokens = legalMoves(state).map(makeMove);
  return tokens.includes('s') ? 's' : tokens[0]!;
}

function attemptOf(attempt: DailyAttempt | string): DailyAttempt {
  if (typeof attempt === 'string') throw new Error(`refused: ${attempt}`);
  return attempt;
}

async function playOut(deck: DailyDeck, person: string): Promise<DailyAttempt> {
  let attempt = attemptOf(await deck.begin(DATE, person, HOME));
  while (attempt.result === undefined) {
    const { length: n } = attempt.log;
    attempt = attemptOf(await deck.play(DATE, person, { n, move: answerTo(attempt.log) }));
  }
  return attempt;
}

describe('the daily deck', () => {
  test('deals the same cards to everyone, one answer at a time, at any process', async () => {
    const { deck, other } = setUp();
    const [day, same] = await Promise.all([deck.day(DATE), other.day(DATE)]);
    expect(day).toEqual(same);
    const ann = await playOut(deck, 'ann');
    const bo = await playOut(other, 'bo');
    expect(bo).toEqual(ann);
    expect(ann.result!.points).toBeGreaterThanOrEqual(200);
  });

  test('deals other cards on another day', async () => {
    const { deck, clock } = setUp();
    const first: string[] = [];
    for (let day = 0; day < 5; day++) {
      clock.now = MORNING + day * DAY;
      first.push(attemptOf(await deck.begin(deck.today, 'ann', HOME)).log.join(' '));
    }
    expect(new Set(first).size).toBeGreaterThan(2);
  });

  test('gives no card before it is asked for, and none twice', async () => {
    const { deck } = setUp();
    const { log } = attemptOf(await deck.begin(DATE, 'ann', HOME));
    const state = newGame({ preset: 'official' }, 1, 0);
    playLog(state, log);
    expect(state.phase).toBe('turn');
    const longer = attemptOf(await deck.play(DATE, 'ann', { n: log.length, move: 'h' })).log;
    for (const token of longer.slice(log.length)) apply(state, parseMove(token)!);
    expect(state.phase).not.toBe('draw');
    // Beginning again, or asking again, changes nothing.
    expect(attemptOf(await deck.begin(DATE, 'ann', HOME)).log).toEqual(longer);
    expect(attemptOf(await deck.play(DATE, 'ann', { n: log.length, move: 'h' })).log).toEqual(longer);
    expect(attemptOf(await deck.play(DATE, 'ann', { n: 0 })).log).toEqual(longer);
  });

  test.each<[string, (n: number) => AttemptRequest, string]>([
    ['another answer to a question that was answered', (n) => ({ n, move: 's' }), 'conflict'],
    ['a question that was not asked yet', (n) => ({ n: n + 50, move: 'h' }), 'conflict'],
    ['the rest of a log that is shorter', (n) => ({ n: n + 50 }), 'conflict'],
    ['a card instead of an answer', () => ({ n: -1, move: '12' }), 'badMove'],
    ['nonsense', () => ({ n: -1, move: 'peek' }), 'badMove'],
    ['an answer to another kind of question', () => ({ n: -1, move: '@3' }), 'badMove'],
  ])('refuses %s', async (_, make, code) => {
    const { deck } = setUp();
    const { length } = attemptOf(await deck.begin(DATE, 'ann', HOME)).log;
    const after = attemptOf(await deck.play(DATE, 'ann', { n: length, move: 'h' }));
    const { n, move } = make(length);
    const at = n < 0 ? after.log.length : n;
    expect(await deck.play(DATE, 'ann', { n: at, move })).toBe(code);
    expect(await deck.find(DATE, 'ann')).toEqual(after);
  });

  test('lets one of two devices answer, and tells the other what was answered', async () => {
    const { deck, other } = setUp();
    const { length: n } = attemptOf(await deck.begin(DATE, 'ann', HOME)).log;
    const answers = await Promise.all([
      deck.play(DATE, 'ann', { n, move: 'h' }),
      other.play(DATE, 'ann', { n, move: 's' }),
    ]);
    expect(answers.filter((answer) => answer === 'conflict')).toHaveLength(1);
    const same = await Promise.all([deck, other].map((one) => one.play(DATE, 'ann', { n })));
    expect(same[0]).toEqual(same[1]);
  });

  test('begins until midnight, can be finished for two hours, and is published after that', async () => {
    const { deck, clock } = setUp();
    const { length: n } = attemptOf(await deck.begin(DATE, 'ann', HOME)).log;
    clock.now = MIDNIGHT - 1;
    expect((await deck.day(DATE))?.phase).toBe('open');
    attemptOf(await deck.begin(DATE, 'late', HOME));
    clock.now = MIDNIGHT;
    expect(await deck.begin(DATE, 'too late', HOME)).toBe('dayOver');
    expect(await deck.day(DATE)).toMatchObject({ phase: 'finishing', ends: MIDNIGHT });
    expect(await deck.day(DATE)).not.toHaveProperty('secret');
    attemptOf(await deck.play(DATE, 'ann', { n, move: 'h' }));
    clock.now = MIDNIGHT + FINISHING_TIME;
    const { log } = (await deck.find(DATE, 'ann'))!;
    expect(await deck.play(DATE, 'ann', { n: log.length, move: answerTo(log) })).toBe('dayOver');
    // What was answered before can still be read.
    attemptOf(await deck.play(DATE, 'ann', { n, move: 'h' }));
    const { commitment, secret } = (await deck.day(DATE))!;
    expect(commitmentOf(secret!)).toBe(commitment);
  });

  test('has no day to come, and none on which nobody asked', async () => {
    const { deck } = setUp();
    for (const date of ['2026-11-17', '2026-11-15', '2026-02-30', 'today'])
      expect(await deck.day(date)).toBeUndefined();
    expect(await deck.begin('2026-11-17', 'ann', HOME)).toBe('dayOver');
  });

  test('verifies against what is published', async () => {
    const { deck, clock } = setUp();
    const { commitment } = (await deck.day(DATE))!;
    const { log } = await playOut(deck, 'ann');
    clock.now = MIDNIGHT + FINISHING_TIME;
    const { holds } = verifyRecord(
      { rules: { preset: 'official' }, players: ['Ann'], dealer: 0, log: log.join(' ') },
      { version: FAIR_VERSION, day: DATE, commitment, contributions: [null] },
      undefined,
      await deck.day(DATE),
    );
    expect(holds).toBe(true);
  });
});

describe('the comparison with others', () => {
  test('is for people who have finished, and for everyone when the day is over', async () => {
    const { deck, clock } = setUp();
    const ann = await playOut(deck, 'ann');
    const { attempts, others, worse, same } = (await deck.comparison(DATE, ann))!;
    expect({ attempts, others, worse, same }).toEqual({ attempts: 1, others: 0, worse: 0, same: 0 });
    const begun = attemptOf(await deck.begin(DATE, 'bo', HOME));
    expect(await deck.comparison(DATE, begun)).toBeUndefined();
    expect(await deck.comparison(DATE, undefined)).toBeUndefined();
    clock.now = MIDNIGHT + FINISHING_TIME;
    expect(await deck.comparison(DATE, undefined)).toEqual({
      attempts: 1,
      rounds: [{ rounds: ann.result!.rounds, attempts: 1 }],
    });
  });

  test('counts who was worse: by rounds, then by points', async () => {
    const { deck, storage } = setUp();
    const { daily } = storage;
    const ann = await playOut(deck, 'ann');
    const { rounds, points } = ann.result!;
    const results = [
      [rounds, points],
      [rounds, points - 1],
      [rounds, points + 1],
      [rounds + 1, points + 9],
      [rounds - 1, 200],
    ] as const;
    for (const [at, [r, p]] of results.entries()) {
      const person = `p${at}`;
      await daily.begin({ day: DATE, person, log: ['4'], isCompared: true, origin: null });
      await daily.play(DATE, person, 1, ['4'], { rounds: r, points: p });
    }
    expect(await deck.comparison(DATE, ann)).toEqual({
      attempts: 6,
      rounds: [
        { rounds: rounds - 1, attempts: 1 },
        { rounds, attempts: 4 },
        { rounds: rounds + 1, attempts: 1 },
      ],
      others: 5,
      worse: 2,
      same: 1,
    });
  });

  test('counts five newcomers of an address, and everyone known before the day began', async () => {
    const { deck, storage } = setUp();
    const { archive, daily } = storage;
    const compared = async (person: string, caller = HOME): Promise<boolean> =>
      attemptOf(await deck.begin(DATE, person, caller)).isCompared;
    const crowd = Array.from({ length: 7 }, (_, at) => `new ${at}`);
    const counted: boolean[] = [];
    for (const person of crowd) counted.push(await compared(person));
    expect(counted).toEqual([true, true, true, true, true, false, false]);
    expect(await compared('neighbour', '192.0.2.2')).toBe(true);
    const game = { table: 'AAA', started: 0, seats: [], record: '{}' };
    await archive.keep({ ...game, id: 'AAA.1', people: ['old'], ended: MORNING - DAY });
    await archive.keep({ ...game, id: 'AAA.2', people: ['today'], ended: MORNING - 1 });
    await daily.begin({ day: '2026-11-15', person: 'back', log: ['4'], isCompared: false, origin: null });
    await daily.play('2026-11-15', 'back', 1, ['4'], { rounds: 9, points: 200 });
    expect([await compared('old'), await compared('today'), await compared('back')]).toEqual([
      true,
      false,
      true,
    ]);
    const { isCompared } = await playOut(deck, 'new 6');
    expect(isCompared).toBe(false);
    // They still see how the others did.
    expect(await deck.comparison(DATE, await deck.find(DATE, 'new 6'))).toMatchObject({
      attempts: 0,
      others: 0,
    });
  });
});

test('over HTTP: a whole day, and nothing tells the secret before it is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MORNING });
  onTestFinished(() => void vi.useRealTimers());
  const server = await startTestServer({ 'address-tables': '2', 'admin-token': 'a'.repeat(24) });
  const { url, context, janitor } = server;
  const heard: string[] = [];
  const say = async (path: string, body?: unknown, token?: string) => {
    const headers = token === undefined ? {} : bearer(token);
    const answer = await ask(`${url}${path}`, body === undefined ? 'GET' : 'POST', body, headers);
    heard.push(answer.text);
    return answer;
  };
  const moves = `/v1/daily/${DATE}/moves`;
  const [ann, bo, cy] = [webSource.token(), webSource.token(), webSource.token()];

  const { json: today } = await say('/v1/daily/today');
  expect(today).toEqual({
    date: DATE,
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
    phase: 'open',
    ends: MIDNIGHT,
    published: MIDNIGHT + FINISHING_TIME,
  });
  expect((await say(moves, { n: 0 })).json['code']).toBe('noToken');
  expect((await say(moves, { n: 0, secret: true }, ann)).json['code']).toBe('badRequest');
  expect((await say('/v1/daily/2026-11-17/moves', { n: 0 }, ann)).json['code']).toBe('noDay');
  expect((await say(moves, { n: 0, move: 'h' }, ann)).json['code']).toBe('noAttempt');

  const log: string[] = [];
  const take = ({ json }: Awaited<ReturnType<typeof ask>>) => {
    log.splice(Number(json['from']), Infinity, ...String(json['tokens']).split(' '));
    return json['over'] as boolean;
  };
  let isOver = take(await say(moves, { n: 0 }, ann));
  const dealt = [...log];
  while (!isOver) {
    const answer = { n: log.length, move: answerTo(log) };
    isOver = take(await say(moves, answer, ann));
  }
  const first = await say(moves, { n: 0 }, bo);
  expect(first.json).toEqual({ from: 0, tokens: dealt.join(' '), over: false });
  const wrong = await say(moves, { n: 40, move: 'h' }, bo);
  expect([wrong.status, wrong.json]).toMatchObject([
    409,
    { code: 'conflict', from: dealt.length, tokens: '' },
  ]);
  expect((await say(moves, { n: 0 }, cy)).status).toBe(429);

  const { json: mine } = await say('/v1/daily/today', undefined, ann);
  expect(mine).toMatchObject({
    mine: { log: log.join(' '), compared: true },
    comparison: { attempts: 1, others: 0 },
  });
  expect((await say('/v1/daily/today', undefined, bo)).json).not.toHaveProperty('comparison');
  const { rounds, points } = (mine['mine'] as { result: { rounds: number; points: number } }).result;
  expect((await say('/v1/me/daily', undefined, ann)).json).toEqual({
    days: [{ date: DATE, rounds, points }],
  });
  expect((await say('/v1/me/daily', undefined, bo)).json).toEqual({ days: [] });

  const overview = await ask(`${url}/v1/admin`, 'GET', undefined, bearer('a'.repeat(24)));
  expect(overview.status).toBe(200);
  const secret = (await context.storage.daily.findSecret(DATE))!;
  const everything = [...heard, overview.text, (await ask(`${url}/metrics`)).text, ...server.log].join('\n');
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(everything).toContain(String(today['commitment']));
  expect(everything).not.toContain(secret);

  vi.setSystemTime(MIDNIGHT + FINISHING_TIME);
  expect((await say(`/v1/daily/${DATE}`)).json).toMatchObject({
    secret,
    phase: 'over',
    comparison: { attempts: 1 },
  });
  // From then on nobody is a newcomer of that day.
  await janitor.clean(MIDNIGHT + FINISHING_TIME);
  await Promise.all(context.storage.forgetters.map(async (forget) => forget(await context.personOf(ann))));
  expect((await say('/v1/me/daily', undefined, ann)).json).toEqual({ days: [] });
  const left = await say(`/v1/daily/${DATE}`, undefined, ann);
  expect(left.json).toMatchObject({ comparison: { attempts: 1 } });
  expect(left.json).not.toHaveProperty('mine');
  await janitor.clean(MIDNIGHT + 3 * 366 * DAY);
  expect((await say(`/v1/daily/${DATE}`)).json).toMatchObject({ secret, comparison: { attempts: 0 } });
});
