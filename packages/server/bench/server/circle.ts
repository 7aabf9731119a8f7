// How long it takes to open a circle with many games: the answer of the server, and everything that follows from it.

import { createHash } from 'node:crypto';
import {
  type Circle,
  type Entry,
  eveningsOf,
  headToHeads,
  openCircle,
  parseEntry,
  recordsOf,
  seasonsOf,
  standingsOf,
  streaksOf,
  withNames,
} from '@sevenfold/circles';
import { webSource } from '@sevenfold/table';
import { openSqlite } from '../../src/index.ts';
import { Child } from '../processes/child.ts';
import { largeLog } from './large-circle.ts';
import { figure, kilobytes, median, whole } from '../figures/report.ts';
import { inFolder } from '../processes/stage.ts';

const LONGEST = 300;
const ID = 'ABCDEFGH2345';
const AT_ONCE = 500;

interface Answer {
  readonly entries: Entry[];
  readonly names: [number, string][];
}

export async function measureCircle(games: number, times: number): Promise<void> {
  await inFolder(async (folder) => {
    const token = webSource.token();
    await store(folder, token, games);
    const subject = new Child('./subject-ours.ts');
    const { port } = await subject.ask<{ port: number }>({ start: { data: folder } });
    const headers = { authorization: `Bearer ${token}` };
    const ask = async (path: string): Promise<string> => {
      const response = await fetch(`http://127.0.0.1:${port}/v1/circles/${ID}${path}`, { headers });
      if (!response.ok) throw new Error(`the server says ${response.status}`);
      return response.text();
    };
    // A page is already connected to the server when someone opens a circle.
    await fetch(`http://127.0.0.1:${port}/health`).then((response) => response.text());
    const cpuTime = async (): Promise<number> => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000 + 1000 * (await subject.ask<number>({ cpu: true }));
    };
    const opened: number[] = [];
    const busy: number[] = [];
    const parsed: number[] = [];
    let [shown, length] = ['', 0];
    for (let time = 0; time < times; time++) {
      const before = await cpuTime();
      const from = performance.now();
      const [, text] = await Promise.all([ask(''), ask('/entries')]);
      const { entries, names } = JSON.parse(text) as Answer;
      const log = withNames(entries, names).flatMap((entry) => parseEntry(entry) ?? []);
      const now = show(openCircle(log));
      opened.push(performance.now() - from);
      busy.push((await cpuTime()) - before);
      if (shown !== '' && shown !== now) throw new Error('the same circle looks different');
      [shown, length] = [now, text.length];
      // Parsing is the part that nothing can do without.
      const again = performance.now();
      JSON.parse(text);
      parsed.push(performance.now() - again);
    }
    await subject.end();
    const checksum = createHash('sha256').update(shown).digest('hex').slice(0, 16);
    figure(
      `circle of ${whole(games)} games, until shown`,
      `median ${median(opened).toFixed(1)} ms, first ${opened[0]!.toFixed(1)} ms (at most ${LONGEST}), checksum ${checksum}`,
      opened[0]! <= LONGEST,
    );
    // CPU time hardly depends on what else the machine does.
    figure(
      'CPU of that, server and page',
      `median ${median(busy).toFixed(1)} ms, first ${busy[0]!.toFixed(1)} ms`,
    );
    const ratio = median(opened) / median(parsed);
    figure('the same as a multiple of parsing its JSON', `${ratio.toFixed(1)} × (${kilobytes(length)})`);
  });
}

/** Everything that the page of a circle shows. */
function show(circle: Circle): string {
  const choice = { box: 'flip7' };
  return JSON.stringify([
    standingsOf(circle, choice),
    recordsOf(circle, choice),
    headToHeads(circle, choice),
    streaksOf(circle, choice),
    seasonsOf(circle),
    eveningsOf(circle).map(({ day, members }) => [day, members]),
  ]);
}

async function store(folder: string, token: string, games: number): Promise<void> {
  const storage = await openSqlite(folder);
  const { circles } = storage;
  const log = largeLog('member-ann', games);
  const entries = log.map((entry) => ({ id: entry.id, json: JSON.stringify(entry) }));
  const joins = { person: await webSource.hash(token), member: 'member-ann' };
  await circles.create(ID, { entries: entries.slice(0, 1), outline: '{}', joins, keyHash: 'key' });
  for (let n = 1; n < entries.length; n += AT_ONCE)
    await circles.append(ID, n, { entries: entries.slice(n, n + AT_ONCE), outline: '{}' });
  await storage.close();
}
