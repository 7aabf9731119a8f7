// People whose network is gone without a word: their connection stays open, and nothing comes from it.

import { once } from 'node:events';
import { Client, encode, ManualClock, PROTOCOL, webSource } from '@sevenfold/table';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket as Ws } from 'ws';
import { SOCKET_TIMEOUTS } from '../../src/index.ts';
import {
  enter,
  newTable,
  sleep,
  startTestServer,
  stopTime,
  until,
  type TestServer,
} from '../helpers/test-server.ts';

const SOON = { timeouts: { ping: 60, dead: 120 } };

/** Ben at a table of Ann's, on a socket that the test can silence. */
async function annAndBen(server: TestServer): Promise<{ ann: Client; ben: Ws }> {
  const { code, token } = await newTable(server);
  const ann = enter(server, code, token);
  await until(() => ann.status === 'open', 'Ann is there');
  ann.send({ type: 'sit', name: 'Ann', colour: 0 });
  await until(() => ann.seats.length === 1, 'Ann has sat down');
  const ben = new Ws(server.socket);
  onTestFinished(() => ben.terminate());
  await once(ben, 'open');
  ben.send(encode({ type: 'hello', version: PROTOCOL, table: code, token: webSource.token() }));
  ben.send(encode({ type: 'sit', name: 'Ben', colour: 1 }));
  await until(() => ann.view?.seats.length === 2, 'Ben has sat down');
  ann.send({ type: 'host', do: 'start' });
  await until(() => ann.view?.phase === 'playing', 'the game has begun');
  return { ann, ben };
}

test('everyone learns that someone is away, and when a bot takes over', async () => {
  const pass = stopTime();
  const server = await startTestServer({}, SOON);
  const { ann, ben } = await annAndBen(server);
  const isBenHere = (): boolean => ann.view!.seats[1]!.present;
  expect(isBenHere()).toBe(true);
  ben.pause();
  await until(() => {
    pass(20);
    return !isBenHere();
  }, 'Ben is away');
  expect(ann.takeovers[0]).toBeUndefined();
  expect(ann.takeovers[1]).toBeGreaterThan(performance.now());
  expect(ann.view!.seats[0]!.present).toBe(true);
  expect(ben.readyState).toBe(Ws.OPEN);
});

test('nobody is cut because the server itself stood still', async () => {
  const pass = stopTime();
  const server = await startTestServer({}, SOON);
  const { ann, ben } = await annAndBen(server);
  pass(60_000);
  for (let answered = 0; answered < 3; answered++) {
    await once(ben, 'ping');
    // The answer is on its way.
    await sleep();
    pass(70);
  }
  expect(server.context.sockets.size).toBe(2);
  expect(ann.view!.seats.map(({ present }) => present)).toEqual([true, true]);
});

test('apps speak sooner than they would be pinged, so that thousands of them cost no pings', () => {
  const clock = new ManualClock();
  const spoken: number[] = [];
  const dial = () => ({ send: () => spoken.push(clock.ticks()), close: () => undefined });
  const client = new Client({ dial, clock, table: 'ABCDEF' });
  client.connect();
  while (spoken.length < 2) clock.step();
  client.close();
  // This leaves a second for a slow network.
  expect(spoken[1]! - spoken[0]!).toBeLessThanOrEqual(SOCKET_TIMEOUTS.ping - 1000);
  expect(SOCKET_TIMEOUTS.dead).toBeLessThanOrEqual(10_000);
});
