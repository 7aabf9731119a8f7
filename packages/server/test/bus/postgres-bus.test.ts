import { busContract } from '@sevenfold/table/contracts';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PostgresBus } from '../../src/bus/postgres-bus.ts';
import { newSchema } from '../helpers/schema.ts';
import { describeWith } from '../helpers/services.ts';

async function open(url: string): Promise<PostgresBus> {
  const bus = await PostgresBus.open(url);
  onTestFinished(() => bus.close());
  return bus;
}

describeWith('PostgreSQL', 'TEST_DATABASE_URL', (server) => {
  busContract('PostgreSQL', async () => {
    const { url } = await newSchema(server);
    return [await open(url), await open(url)];
  });

  test('equal texts are heard as often as they are said, whatever they contain', async () => {
    const { url } = await newSchema(server);
    const [here, there] = [await open(url), await open(url)];
    const heard: string[] = [];
    await there.subscribe('t', (text) => heard.push(text));
    const texts = ['same', 'same', ' two  spaces ', 'line\nbreak', "quote ' and \\", ''];
    await Promise.all(texts.map((text) => here.publish('t', text)));
    await expect.poll(() => heard).toEqual(texts);
  });

  test('a text that is too long for PostgreSQL arrives empty', async () => {
    const { url } = await newSchema(server);
    const [here, there] = [await open(url), await open(url)];
    const heard: number[] = [];
    await there.subscribe('t', (text) => heard.push(text.length));
    for (const length of [7000, 8000, 4000]) await here.publish('t', 'ä'.repeat(length / 2));
    await expect.poll(() => heard).toEqual([3500, 0, 2000]);
  });

  test('everything that waits goes in one statement', async () => {
    const { url } = await newSchema(server);
    const [here, there] = [await open(url), await open(url)];
    const query = vi.spyOn(Client.prototype, 'query');
    onTestFinished(() => query.mockRestore());
    let heard = 0;
    await there.subscribe('t', () => heard++);
    await Promise.all(Array.from({ length: 500 }, (_, at) => here.publish('t', `${at}`)));
    await expect.poll(() => heard).toBe(500);
    expect(query.mock.calls.length).toBeLessThan(5);
  });

  test('installations in other schemas hear nothing', async () => {
    const [here, there] = [
      await open((await newSchema(server)).url),
      await open((await newSchema(server)).url),
    ];
    const heard: string[] = [];
    await there.subscribe('t', (text) => heard.push(text));
    await here.publish('t', 'not for you');
    await there.publish('t', 'for you');
    await expect.poll(() => heard).toEqual(['for you']);
  });

  test('a lost connection makes publishing fail, and everyone hears again once it is back', async () => {
    const { url, name } = await newSchema(server);
    const [here, there] = [await open(url), await open(url)];
    const changes: boolean[] = [];
    there.watch(() => changes.push(there.working));
    const heard: string[] = [];
    await there.subscribe('t', (text) => heard.push(text));
    const client = new Client(server);
    await client.connect();
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
      name,
    ]);
    await client.end();
    await expect.poll(() => changes[0]).toBe(false);
    await expect(there.publish('t', 'lost')).rejects.toThrow('no notifications');
    await expect.poll(() => [here.working, there.working]).toEqual([true, true]);
    expect(changes).toEqual([false, true]);
    await here.publish('t', 'heard');
    await expect.poll(() => heard).toEqual(['heard']);
  });

  test('a schema may have the longest name that PostgreSQL allows', async () => {
    const { url } = await newSchema(server, 63);
    expect((await open(url)).working).toBe(true);
  });

  test('closes although nobody answers, as over a dead network', async () => {
    const bus = await PostgresBus.open((await newSchema(server)).url);
    const end = vi
      .spyOn(Client.prototype, 'end')
      .mockImplementation((): Promise<void> => new Promise(() => undefined));
    onTestFinished(() => end.mockRestore());
    await bus.close();
    expect(end).toHaveBeenCalledOnce();
  });
});
