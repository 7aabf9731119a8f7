import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parseRecord, stateOf } from '@sevenfold/engine';
import { verifyRecord } from '@sevenfold/table';
import { describe, expect, test } from 'vitest';
import { ask, enter, newTable, startTestServer, playOn, until } from '../helpers/test-server.ts';

const PROGRAM = fileURLToPath(new URL('../../../../examples/client/client.ts', import.meta.url));

function runClient(...args: string[]): Promise<{ stdout: string }> {
  return promisify(execFile)(process.execPath, [PROGRAM, ...args], { timeout: 120_000 });
}

/** The record that the last line links to. */
function recordIn(stdout: string) {
  return ask(/Won by .+: (http\S+)\n$/.exec(stdout)![1]!);
}

describe('the example client', () => {
  test('creates a table, plays a whole game against a bot, and shows its record', async () => {
    const { url } = await startTestServer();
    const { stdout } = await runClient(url);
    expect(stdout).toMatch(/^A table at http.+\/t\/\w{6}\nExample: \d+ points\nStay25: \d+ points\n/);
    const { json } = await recordIn(stdout);
    const record = parseRecord(json);
    expect(stateOf(record).phase).toBe('over');
    expect(verifyRecord(record, json['fair'])).toMatchObject({ holds: true });
  });

  test("sits down at someone else's table and plays there", async () => {
    const server = await startTestServer();
    const { code, token } = await newTable(server, { rules: { preset: 'official', target: 50 } });
    const host = enter(server, code, token);
    await until(() => host.status === 'open', 'the host is there');
    host.sit('Ann', 1);
    await until(() => host.seats.length === 1, 'the host sits');
    const running = runClient(server.url, code);
    await until(() => host.view?.seats.length === 2, 'the example sits');
    host.send({ type: 'host', do: 'start' });
    await until(() => host.state !== undefined, 'the game has begun');
    await playOn([host]);
    const { stdout } = await running;
    expect(parseRecord((await recordIn(stdout)).json)).toMatchObject({ players: ['Ann', 'Example'] });
  });

  test('says what is wrong with a code', async () => {
    const { url } = await startTestServer();
    await expect(runClient(url, 'QQQQQQ')).rejects.toThrow(/There is no table|no table/);
  });
});
