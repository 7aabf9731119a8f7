import { MemoryBus } from '@sevenfold/table';
import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../helpers/memory-storage.ts';
import { act, ON, OWN, startTwo } from '../operator/operator-servers.ts';
import {
  bearer,
  ask,
  enter,
  newTable,
  playOn,
  Raw,
  sitDown,
  sleep,
  startTestServer,
  until,
} from '../helpers/test-server.ts';

describe('a banner', () => {
  const MARKUP = '<img src=x onerror=alert(1)> & "Friday" at 8 ‏';

  test('is plain text that everyone gets, at every process, whoever comes later, and after a restart', async () => {
    const shared = { storage: memoryStorage(), bus: new MemoryBus() };
    const here = await startTestServer(ON, shared);
    const there = await startTestServer(ON, shared);
    const { code } = await newTable(here);
    const sockets = [await new Raw(here).open(), await new Raw(there).open()];
    for (const socket of sockets) socket.say({ type: 'hello', version: 1, table: code });
    for (const socket of sockets) await socket.next('welcome');
    const banner = { id: 1, text: MARKUP.trim() };
    const { json } = await act(here, { do: 'banner', text: ` ${MARKUP} ` });
    expect(json).toEqual({ version: 1, readOnly: false, banner });
    for (const socket of sockets)
      expect(await socket.next('notice')).toEqual({ type: 'notice', version: 1, readOnly: false, banner });
    const later = await new Raw(there).open();
    later.say({ type: 'hello', version: 1, table: code });
    expect(await later.next('notice')).toMatchObject({ banner });
    const restarted = await startTestServer({}, shared);
    const { json: notice, headers } = await ask(`${restarted.url}/v1/notice`);
    expect(notice).toEqual({ version: 1, readOnly: false, banner });
    expect(headers.get('content-type')).toContain('application/json');
    await act(there, { do: 'banner', text: null });
    await until(() => restarted.context.board.notice.version === 2, 'it is taken down everywhere');
    expect((await ask(`${here.url}/v1/notice`)).json).toMatchObject({ banner: null });
  });

  test('may have 280 characters', async () => {
    const server = await startTestServer(ON);
    const text = 'é'.repeat(280);
    expect((await act(server, { do: 'banner', text })).status).toBe(200);
    expect(server.context.board.notice.banner?.text).toBe(text);
  });

  test('and read-only mode, set by two operators at once, are both kept', async () => {
    const [here, there] = await startTwo();
    for (let round = 1; round <= 5; round++) {
      const text = `Round ${round}`;
      const answers = await Promise.all([
        act(here, { do: 'banner', text }),
        act(there, { do: 'readOnly', on: round % 2 === 1 }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      await until(
        () => [here, there].every(({ context }) => context.board.notice.version === 2 * round),
        'both know of both',
      );
      for (const { context } of [here, there])
        expect(context.board.notice).toMatchObject({ readOnly: round % 2 === 1, banner: { text } });
    }
  });
});

describe('read-only mode', () => {
  test('nothing begins, nobody plays, everything can be seen; then the game goes on', async () => {
    const [here, there] = await startTwo();
    const players = await sitDown(here, 2);
    const { code } = players[0]!.view!;
    await until(() => players.some(({ asked }) => asked >= 0), 'someone is asked');
    await act(there, { do: 'readOnly', on: true });
    await until(() => here.context.board.isReadOnly, 'both processes know');
    const asked = players.find(({ asked: seat }) => seat >= 0)!;
    const { length } = asked.log;
    asked.move(asked.asked, 's');
    await until(() => asked.refused !== undefined, 'the move is refused');
    expect(asked.refused).toMatchObject({ code: 'readOnly', re: 'move' });
    expect([asked.waiting, asked.log.length]).toEqual([false, length]);

    const { url } = here;
    const refused = await Promise.all([
      ask(`${url}/v1/tables`, 'POST', {}),
      ask(`${url}/v1/sheets`, 'POST', { body: {} }),
      ask(`${url}/v1/sheets/ABCDEFGHJKMN`, 'DELETE', undefined, OWN),
      ask(`${url}/v1/me/games`, 'DELETE', undefined, OWN),
    ]);
    expect(refused.map(({ status, json }) => [status, json['code']])).toEqual(
      refused.map(() => [423, 'readOnly']),
    );
    const allowed = await Promise.all([
      ask(`${url}/v1/tables/${code}`),
      ask(`${url}/v1/tables`),
      ask(`${url}/ready`),
      ask(`${url}/v1/guests`, 'POST'),
    ]);
    expect(allowed.map(({ status }) => status)).toEqual([200, 200, 200, 201]);
    expect((await ask(`${url}/metrics`)).text).toMatch(/^sevenfold_read_only 1$/m);
    const spectator = enter(there, code);
    await until(() => spectator.status === 'open', 'someone watches');
    expect(spectator.log).toEqual(asked.log);

    await act(here, { do: 'readOnly', on: false });
    await until(() => !here.context.board.isReadOnly, 'it is over');
    await playOn(players, () => asked.log.length > length);
    expect(asked.log.length).toBeGreaterThan(length);
  });

  test('looking at a circle does not even forget that a table of it is over', async () => {
    const storage = memoryStorage();
    const server = await startTestServer(ON, { storage });
    const token = 'x'.repeat(22);
    const settings = { name: 'Us' };
    const made = await ask(`${server.url}/v1/circles`, 'POST', { name: 'Ann', settings }, bearer(token));
    const id = String(made.json['id']);
    const table = await ask(`${server.url}/v1/tables`, 'POST', { circle: id }, bearer(token));
    const code = String(table.json['code']);
    await act(server, { do: 'delete', table: code });
    await act(server, { do: 'readOnly', on: true });
    const look = () => ask(`${server.url}/v1/circles/${id}`, 'GET', undefined, bearer(token));
    expect((await look()).json).toMatchObject({ id, tables: [] });
    expect(await storage.circles.tables(id, 9)).toEqual([code]);
    await act(server, { do: 'readOnly', on: false });
    await look();
    expect(await storage.circles.tables(id, 9)).toEqual([]);
  });

  test('asking for the key of notifications does not make one', async () => {
    const storage = memoryStorage();
    const server = await startTestServer(ON, { storage });
    await act(server, { do: 'readOnly', on: true });
    expect((await ask(`${server.url}/v1/push`)).json).toMatchObject({ code: 'readOnly' });
    expect(await storage.subscriptions.findKeys()).toBeUndefined();
    await act(server, { do: 'readOnly', on: false });
    const { json } = await ask(`${server.url}/v1/push`);
    await act(server, { do: 'readOnly', on: true });
    expect((await ask(`${server.url}/v1/push`)).json).toEqual(json);
  });

  test('a process that starts in it is in it before anyone is served, and cleans nothing up', async () => {
    const storage = memoryStorage();
    await storage.notice.save({ version: 1, readOnly: true, banner: null });
    const code = 'ABC234';
    const table = { code, version: 1, listed: false, open: false, playing: 0, body: '{}' };
    await storage.store.create(table);
    await sleep();
    const server = await startTestServer({}, { storage });
    expect((await ask(`${server.url}/v1/tables`, 'POST', {})).status).toBe(423);
    const later = Date.now() + 3 * 365 * 86_400_000;
    await server.janitor.clean(later);
    expect(await storage.store.load(code)).toBeDefined();
    await server.context.board.change(() => ({ readOnly: false }));
    await server.janitor.clean(later);
    expect(await storage.store.load(code)).toBeUndefined();
  });

  test('it is heard of without a bus as well, and a store that fails for a moment changes nothing', async () => {
    const storage = memoryStorage();
    let isBroken = false;
    const notice = {
      load: () => (isBroken ? Promise.reject(new Error('gone')) : storage.notice.load()),
      save: (next: Parameters<typeof storage.notice.save>[0]) => storage.notice.save(next),
    };
    const [here, there] = [
      await startTestServer(ON, { storage: { ...storage, notice } }),
      await startTestServer(ON, { storage }),
    ];
    await act(there, { do: 'readOnly', on: true });
    isBroken = true;
    await here.context.board.look();
    expect(here.context.board.isReadOnly).toBe(false);
    expect(here.log.join('')).toContain('could not read the notice');
    isBroken = false;
    await here.context.board.look();
    expect(here.context.board.isReadOnly).toBe(true);
  });
});
