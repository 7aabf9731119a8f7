import { CODE_LETTERS } from '@sevenfold/table';
import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { makeLogger } from '../../src/index.ts';
import { memoryStorage } from '../helpers/memory-storage.ts';
import { Reports } from '../../src/operations/reports.ts';
import { ask, startTestServer } from '../helpers/test-server.ts';

interface Line {
  readonly msg: string;
  readonly err: { readonly message: string };
  readonly more?: number;
}

function reports(): { lines: Line[]; reports: Reports } {
  const lines: Line[] = [];
  const log = makeLogger('info', { write: (line) => lines.push(JSON.parse(line) as Line) });
  return { lines, reports: new Reports(log) };
}

describe('failures of one kind', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('are logged at once, then as one line a minute for as long as they last', () => {
    const { lines, reports: made } = reports();
    const failOften = (times: number): void => {
      for (let time = 0; time < times; time++)
        made.report(new Error('disk is full'), 'something failed', { where: `table ${time}` });
    };
    failOften(413);
    expect(lines).toMatchObject([{ msg: 'something failed', where: 'table 0' }]);
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatchObject({
      msg: '… and 412 more of these in the last minute',
      more: 412,
      err: { message: 'disk is full' },
    });
    failOften(5);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(lines[2]).toMatchObject({ more: 5 });
    vi.advanceTimersByTime(120_000);
    expect(lines).toHaveLength(3);
    failOften(1);
    expect(lines[3]).toMatchObject({ msg: 'something failed' });
  });

  test('hide no other kind, and the rest is logged before the end', () => {
    const { lines, reports: made } = reports();
    for (const message of ['one', 'two', 'one', 'two', 'one']) made.report(new Error(message), 'failed');
    expect(lines.map(({ err }) => err.message)).toEqual(['one', 'two']);
    made.stop();
    expect(lines.slice(2)).toMatchObject([{ more: 2, err: { message: 'one' } }, { more: 1 }]);
    vi.advanceTimersByTime(120_000);
    expect(lines).toHaveLength(4);
  });

  test('cannot fill the memory', () => {
    const { lines, reports: made } = reports();
    for (let number = 0; number < 1000; number++) made.report(new Error(`number ${number}`), 'failed');
    expect(lines).toHaveLength(101);
    made.stop();
    expect(lines.at(-1)).toMatchObject({ more: 899 });
  });
});

function fail(): Promise<never> {
  return Promise.reject(new Error('the disk is full'));
}

test('a store that fails for everyone is one line, however many requests there are', async () => {
  const storage = memoryStorage();
  const store = Object.assign(Object.create(storage.store) as typeof storage.store, {
    load: fail,
    list: fail,
  });
  const { url, log } = await startTestServer({}, { storage: { ...storage, store, ready: fail } });
  for (const letter of CODE_LETTERS) {
    expect((await ask(`${url}/v1/tables/ABCDE${letter}`)).status).toBe(500);
    expect((await ask(`${url}/v1/tables`)).status).toBe(500);
    expect((await ask(`${url}/ready`)).status).toBe(503);
  }
  expect(log.filter((line) => line.includes('the disk is full'))).toHaveLength(1);
});
