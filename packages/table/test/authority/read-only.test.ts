import { describe, expect, test } from 'vitest';
import { type ClientMessage, type ServerMessage, tableStateOf } from '../../src/index.ts';
import { TestWorld, Visitor } from '../helpers/test-world.ts';

const ANN = 'token-of-ann-0123456789';
const BO = 'token-of-bo-01234567890';
const MINUTE = 60_000;

interface Maintained {
  readonly testWorld: TestWorld;
  readonly code: string;
  readonly ann: Visitor;
  readonly change: (isReadOnly: boolean) => Promise<void>;
}

/** Ann, the host, and a bot, with a clock of 60 s; the game has begun. */
async function annAndABot(): Promise<Maintained> {
  let isReadOnly = false;
  const testWorld = new TestWorld({ isReadOnly: () => isReadOnly });
  const house = testWorld.house();
  const code = await house.create(ANN, { clock: 60 });
  const ann = await new Visitor(house).enter(code, ANN);
  await ann.say({ type: 'sit', name: 'Ann', colour: 1 });
  await ann.say({ type: 'host', do: 'addBot', bot: 'felix' });
  await ann.say({ type: 'host', do: 'start' });
  return {
    testWorld,
    code,
    ann,
    change: async (wanted) => {
      isReadOnly = wanted;
      house.changeMode();
      await testWorld.pass(1000);
    },
  };
}

function codeOf(message: ServerMessage | undefined): string | undefined {
  return message?.type === 'rejected' ? message.code : message?.type;
}

describe('while a server can only be read', () => {
  test.each<[string, ClientMessage]>([
    ['a move', { type: 'move', game: 1, seat: 0, move: 's', n: 99 }],
    ['a seat', { type: 'sit', name: 'Cy', colour: 3 }],
    ['a seat given up', { type: 'leave', seat: 0 }],
    ['a seat for another device', { type: 'pass', seat: 0 }],
    ['randomness', { type: 'contribute', seat: 0, contribution: 'ab'.repeat(16) }],
    ['a pause', { type: 'host', do: 'pause', on: true }],
    ['a rematch', { type: 'host', do: 'rematch' }],
    ['the end of the table', { type: 'host', do: 'delete' }],
  ])('%s is refused, and nothing is stored', async (_what, message) => {
    const { testWorld, code, ann, change } = await annAndABot();
    await change(true);
    const before = [await testWorld.store.load(code), await testWorld.store.read(`${code}.1`, 0)];
    await ann.say(message);
    expect(ann.heard.at(-1)).toMatchObject({
      type: 'rejected',
      code: 'readOnly',
      message: 'The server is under maintenance: you can watch games now, and play again soon.',
    });
    expect([await testWorld.store.load(code), await testWorld.store.read(`${code}.1`, 0)]).toEqual(before);
  });

  test('bots and clocks stand still, and everyone may come, watch and talk', async () => {
    const { testWorld, ann, code, change } = await annAndABot();
    await change(true);
    const { length } = ann.log;
    await testWorld.pass(60 * MINUTE);
    expect(ann.log).toHaveLength(length);
    expect(ann.last('table').left).toBe(null);
    const spectator = await new Visitor(ann.house).enter(code);
    expect(spectator.last('welcome')).toMatchObject({ left: null, table: { phase: 'playing' } });
    expect(spectator.log).toEqual(ann.log);
    await ann.say({ type: 'chat', text: 'What now?' });
    expect(spectator.last('chat').text).toBe('What now?');
    await spectator.say({ type: 'resync', game: 1, n: 0 });
    await spectator.say({ type: 'ping' });
    expect(spectator.heard.slice(-2).map(codeOf)).toEqual(['entries', 'pong']);
  });

  test('a bot that was thinking when it began does not answer', async () => {
    let answer: (() => void) | undefined;
    const thought = new Promise<void>((resolve) => (answer = resolve));
    let isReadOnly = false;
    const testWorld: TestWorld = new TestWorld({
      isReadOnly: () => isReadOnly,
      think: async () => {
        await thought;
        throw new Error('the default answer will do');
      },
      report: () => undefined,
    });
    const house = testWorld.house();
    const code = await house.create(ANN);
    const ann = await new Visitor(house).enter(code, ANN);
    await ann.say({ type: 'sit', name: 'Ann', colour: 1 });
    for (const bot of ['felix', 'pip']) await ann.say({ type: 'host', do: 'addBot', bot });
    await ann.say({ type: 'host', do: 'start' });
    // Only Ann may be asked first; she stays, and the next player is a bot.
    if (ann.log.length < 4) await testWorld.pass(2000);
    for (let tries = 0; tries < 3; tries++)
      await ann.say({ type: 'move', game: 1, seat: 0, move: 's', n: ann.log.length });
    await testWorld.pass(5000);
    const { length } = ann.log;
    isReadOnly = true;
    answer!();
    await testWorld.pass(5000);
    expect(ann.log).toHaveLength(length);
    isReadOnly = false;
    house.changeMode();
    await testWorld.pass(5000);
    expect(ann.log.length).toBeGreaterThan(length);
  });

  test('afterwards whoever is asked has the whole time again, and the game goes on', async () => {
    const { testWorld, ann, change } = await annAndABot();
    for (let tries = 0; tries < 200 && ann.last('entries').left === null; tries++) await testWorld.pass(100);
    expect(ann.last('entries').left).toBe(60_000);
    await testWorld.pass(30_000);
    const { length } = ann.log;
    await change(true);
    await testWorld.pass(10 * MINUTE);
    await change(false);
    expect(ann.last('table').left).toBe(60_000);
    await testWorld.pass(58_000);
    expect(ann.log).toHaveLength(length);
    await testWorld.pass(2000);
    expect(ann.log.length).toBeGreaterThan(length);
  });
});

describe('whoever runs the server', () => {
  test('closes a table: everyone hears it at every process, nobody comes back', async () => {
    const testWorld = new TestWorld();
    const [here, there] = [testWorld.house(), testWorld.house()];
    const code = await here.create(ANN);
    const ann = await new Visitor(here).enter(code, ANN);
    const bo = await new Visitor(there).enter(code, BO);
    await testWorld.pass(2000);
    const third = testWorld.house();
    expect(await third.close(code.toLowerCase())).toBe(undefined);
    await testWorld.pass(1000);
    for (const visitor of [ann, bo]) {
      expect(visitor.last('bye').reason).toBe('closed');
      expect(visitor.open).toBe(false);
    }
    expect(codeOf((await new Visitor(there).enter(code, ANN)).heard.at(-1))).toBe('closed');
    expect(tableStateOf((await testWorld.store.load(code))!).phase).toBe('closed');
    expect([here.size, there.size, third.size]).toEqual([0, 0, 0]);
    // Closing the table again changes nothing.
    expect(await third.close(code)).toBe(undefined);
  });

  test('deletes a table: nothing of it is left but its finished games', async () => {
    const testWorld = new TestWorld();
    const [here, there] = [testWorld.house(), testWorld.house()];
    const code = await here.create(ANN);
    const ann = await new Visitor(here).enter(code, ANN);
    await testWorld.pass(2000);
    expect(await there.remove(code)).toBe(undefined);
    await testWorld.pass(1000);
    expect(ann.last('bye').reason).toBe('closed');
    expect(await testWorld.store.load(code)).toBe(undefined);
    expect([await there.remove(code), await there.close(code), await there.close('?')]).toEqual([
      'noTable',
      'noTable',
      'noTable',
    ]);
  });

  test('deletes even a table that cannot be read', async () => {
    const reported: string[] = [];
    const testWorld = new TestWorld({ report: (_error, where) => reported.push(where) });
    const code = 'ABC234';
    await testWorld.store.create({ code, version: 1, listed: false, open: true, playing: 0, body: '{' });
    const house = testWorld.house();
    expect(await house.close(code)).toBe('busy');
    expect(await house.remove(code)).toBe(undefined);
    expect(await testWorld.store.load(code)).toBe(undefined);
    expect(reported.length).toBeGreaterThan(0);
  });
});
