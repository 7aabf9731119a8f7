import { webSource } from '@sevenfold/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ratingKey } from '../../src/ratings/rating-store.ts';
import {
  ask,
  bearer,
  enter,
  newTable,
  playOn,
  openTestServer,
  type TestServer,
  until,
} from '../helpers/test-server.ts';

let server: TestServer;

// One server for all: each test has people of its own.
beforeAll(async () => {
  server = await openTestServer({ 'address-tables': '1000', 'trust-proxy': 'loopback' }, { reviewRest: 0 });
});
afterAll(() => server.stop());

async function ratingOf(token: string): Promise<Record<string, unknown>> {
  return (await ask(`${server.url}/v1/me/rating`, 'GET', undefined, bearer(token))).json;
}

/** A game of one person and a bot that counts; returns its ID. */
async function playRated(token: string): Promise<string> {
  const { json } = await ask(`${server.url}/v1/tables`, 'POST', { rated: true }, bearer(token));
  const code = String(json['code']);
  const client = enter(server, code, token);
  await until(() => client.status === 'open', 'someone is at the table');
  client.send({ type: 'sit', name: 'Zoë', colour: 0 });
  client.send({ type: 'host', do: 'addBot', bot: 'greta' });
  await until(() => client.view!.seats.length === 2, 'both have a seat');
  expect(client.view).toMatchObject({ rated: true, clock: 30 });
  client.send({ type: 'host', do: 'start' });
  await until(() => client.state !== undefined, 'the game has begun');
  await playOn([client]);
  return `${code}.1`;
}

describe('a rated game', () => {
  test('changes the rating, once, and the list shows it to those who want to be in it', async () => {
    const token = webSource.token();
    const game = await playRated(token);
    await until(async () => (await ratingOf(token))['games'] === 1, 'the game was counted');
    const after = await ratingOf(token);
    expect(after['rating']).not.toBe(1500);
    expect(after['uncertainty']).toBeLessThan(240);
    expect(after['history']).toEqual([
      { game, ended: expect.any(Number), rating: after['rating'], uncertainty: after['uncertainty'] },
    ]);
    // What a janitor's second look, or a process that lags behind, would do.
    await server.context.rater.run();
    const { context } = server;
    const kept = await context.storage.archive.find(game);
    const hash = await webSource.hash(token);
    const seat = { person: hash, bot: null, name: 'Zoë', total: 999, left: false, origin: '' };
    await context.storage.archive.keep({ ...kept!, people: [hash], seats: [hash], rated: [seat, seat] });
    await context.rater.run();
    expect(await ratingOf(token)).toEqual(after);

    const leaders = async (by = 'games') =>
      (await ask(`${server.url}/v1/leaderboard?period=all&by=${by}`, 'GET', undefined, bearer(token))).json;
    expect((await leaders())['people']).toEqual([]);
    const listed = await ask(`${server.url}/v1/me/rating`, 'PUT', { listed: true }, bearer(token));
    expect(listed.json).toEqual({ listed: true });
    // One game is too few.
    expect(await leaders('rating')).toMatchObject({ people: [], least: 10 });
    expect(await ratingOf(token)).toMatchObject({ listed: true });
    // The server looks at the decisions of those who are listed, each game once.
    await context.skillMeter.run();
    const [leader] = await context.storage.ratings.leaders({ by: 'skill', month: 0, least: 1, limit: 9 });
    expect(leader).toMatchObject({ name: 'Zoë', gamesThen: 1 });
    // Someone who answers at random gives some chances away.
    expect([leader!.decisions > 5, leader!.cost > 0]).toEqual([true, true]);
    await context.skillMeter.run();
    expect(await context.storage.ratings.leaders({ by: 'skill', month: 0, least: 1, limit: 9 })).toEqual([
      leader,
    ]);
    await Promise.all(context.storage.forgetters.map((forget) => forget(hash)));
    expect(await ratingOf(token)).toMatchObject({ games: 0, rating: 1500, history: [] });
  });

  test('needs the official rules', async () => {
    const rules = { preset: 'official', target: 50 };
    const { status, json } = await ask(`${server.url}/v1/tables`, 'POST', { rated: true, rules });
    expect([status, json['code']]).toEqual([400, 'badRules']);
    expect(await newTable(server, { rated: true, clock: 60 })).toHaveProperty('code');
  });
});

test('the leaderboard shows who has played enough, says which line is yours, and forgets at once', async () => {
  const { ratings } = server.context.storage;
  const token = webSource.token();
  const hash = await webSource.hash(token);
  const other = await webSource.hash(webSource.token());
  const seat = (person: string, total: number) => ({
    person,
    bot: null,
    name: person === hash ? 'Ann' : '<b>Ben</b>',
    total,
    left: false,
    origin: '',
  });
  const people = [hash, other];
  for (let number = 1; number <= 10; number++) {
    const rated = [seat(hash, 200), seat(other, 100)];
    const game = { id: `LEAD.${number}`, table: 'LEAD', started: 1, ended: Date.now(), record: '{}' };
    await server.context.storage.archive.keep({ ...game, people, seats: people, rated });
  }
  await server.context.rater.run();
  for (const one of people) await ratings.list(one, true);
  const leaders = async (by: string, headers = {}): Promise<Record<string, unknown>[]> => {
    const { json } = await ask(`${server.url}/v1/leaderboard?by=${by}`, 'GET', undefined, headers);
    return json['people'] as Record<string, unknown>[];
  };
  const shown = await leaders('rating', bearer(token));
  expect(shown.map(({ name, you, games }) => [name, you, games])).toEqual([
    ['Ann', true, 10],
    ['<b>Ben</b>', undefined, 10],
  ]);
  // The answer holds nothing that names a person but their name.
  expect(Object.keys(shown[1]!)).toEqual(['name', 'rating', 'uncertainty', 'games']);
  expect(await leaders('skill')).toEqual([]);
  const game = (await ratings.unreviewed(99)).find(({ id }) => id.startsWith('LEAD'));
  await ratings.review(game!, [{ person: ratingKey(hash), decisions: 120, cost: 1.5 }]);
  expect(await leaders('games', bearer(token))).toHaveLength(2);
  await ask(`${server.url}/v1/me/rating`, 'PUT', { listed: false }, bearer(token));
  expect((await leaders('games')).map(({ name }) => name)).toEqual(['<b>Ben</b>']);
  expect((await leaders('rating')).map(({ name }) => name)).toEqual(['<b>Ben</b>']);
});

test('whoever deletes a game before its decisions are reviewed begins again', async () => {
  const token = webSource.token();
  const { skillMeter, storage } = server.context;
  const hash = await webSource.hash(token);
  const decisions = async (): Promise<number | undefined> => {
    const leaders = await storage.ratings.leaders({ by: 'games', month: 0, least: 0, limit: 99 });
    return leaders.find(({ person }) => person === ratingKey(hash))?.decisions;
  };
  const first = await playRated(token);
  await until(async () => (await ratingOf(token))['games'] === 1, 'the game was counted');
  await ask(`${server.url}/v1/me/rating`, 'PUT', { listed: true }, bearer(token));
  await skillMeter.run();
  expect(await decisions()).toBeGreaterThan(5);
  const second = await playRated(token);
  await until(async () => (await ratingOf(token))['games'] === 2, 'the game was counted');
  await ask(`${server.url}/v1/me/games/${first}`, 'DELETE', undefined, bearer(token));
  await skillMeter.run();
  expect(await decisions()).toBeGreaterThan(10);
  const third = await playRated(token);
  await until(async () => (await ratingOf(token))['games'] === 3, 'the game was counted');
  for (const game of [second, third])
    await ask(`${server.url}/v1/me/games/${game}`, 'DELETE', undefined, bearer(token));
  await skillMeter.run();
  expect(await decisions()).toBe(0);
});

test.each([
  ['GET', '/v1/me/rating', undefined, 401, 'noToken'],
  ['PUT', '/v1/me/rating', { listed: true }, 401, 'noToken'],
  ['GET', '/v1/leaderboard?by=luck', undefined, 400, 'badRequest'],
  ['GET', '/v1/leaderboard?period=1970', undefined, 400, 'badRequest'],
])('%s %s is refused', async (method, path, body, status, code) => {
  const answer = await ask(`${server.url}${path}`, method, body);
  expect([answer.status, answer.json['code']]).toEqual([status, code]);
});

test('a switch that is no switch, and a history of a million, are refused', async () => {
  const headers = bearer(webSource.token());
  for (const body of [{ listed: 'yes' }, {}, { listed: true, rating: 3000 }])
    expect((await ask(`${server.url}/v1/me/rating`, 'PUT', body, headers)).status).toBe(400);
  expect((await ask(`${server.url}/v1/me/rating?limit=501`, 'GET', undefined, headers)).status).toBe(400);
  const none = await ask(`${server.url}/v1/me/rating`, 'PUT', { listed: true }, headers);
  expect([none.status, none.json['code']]).toEqual([404, 'noRating']);
});
