// How long people wait until they are seated together, when very many wait at one process.

import { setTimeout as sleep } from 'node:timers/promises';
import { webSource } from '@sevenfold/table';
import { Child } from '../processes/child.ts';
import { figure, median, whole } from '../figures/report.ts';
import { inFolder } from '../processes/stage.ts';

/** Seconds in which all of them should have a table. */
const LONGEST_WAIT = 15;

export async function measureMatch(people: number): Promise<void> {
  await inFolder(async (folder) => {
    const subject = new Child('./subject-ours.ts');
    // Through a proxy, so that everyone has an address of their own.
    const { port } = await subject.ask<{ port: number }>({
      start: { data: folder, 'trust-proxy': 'loopback' },
    });
    const before = await subject.ask<number>({ cpu: true });
    const began = performance.now();
    const seated = await Promise.all(
      Array.from({ length: people }, (_, at) => waitFor(port, `10.0.${at >> 8}.${at & 255}`)),
    );
    const cpu = (await subject.ask<number>({ cpu: true })) - before;
    const waits = seated.map(({ at }) => (at - began) / 1000);
    const tables = new Map<string, number>();
    for (const { table } of seated) tables.set(table, (tables.get(table) ?? 0) + 1);
    const longest = Math.max(...waits);
    figure('people who wait at once', `${whole(people)} at ${whole(tables.size)} tables`);
    figure(
      'until they have a table',
      `median ${median(waits).toFixed(1)} s, longest ${longest.toFixed(1)} s (at most ${LONGEST_WAIT})`,
      longest <= LONGEST_WAIT,
    );
    figure('people at a table', `${Math.min(...tables.values())} to ${Math.max(...tables.values())}`);
    figure('CPU of the server', `${cpu.toFixed(1)} s`);
    await subject.end();
  });
}

/** Asks once a second, as the page does. */
async function waitFor(port: number, address: string): Promise<{ table: string; at: number }> {
  const headers = {
    authorization: `Bearer ${webSource.token()}`,
    'content-type': 'application/json',
    'x-forwarded-for': address,
  };
  const body = JSON.stringify({ name: 'Ann', colour: 1 });
  // They do not all press the button in the same millisecond.
  for (await sleep(webSource.below(1000)); ; await sleep(1000)) {
    const response = await fetch(`http://127.0.0.1:${port}/v1/match`, { method: 'POST', headers, body });
    const { table } = (await response.json()) as { table?: string };
    if (table !== undefined) return { table, at: performance.now() };
  }
}
