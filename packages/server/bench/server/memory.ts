// How much memory connections and tables take, and how much of a core while nobody acts.

import { setTimeout as sleep } from 'node:timers/promises';
import type { Games } from '../processes/load.ts';
import { figure, kilobytes, progress, whole } from '../figures/report.ts';
import { inFolder, Stage } from '../processes/stage.ts';
import type { Memory } from '../processes/subject-ours.ts';

const MOST_PER_CONNECTION = 25 * 1024;
const MOST_PER_TABLE = 20 * 1024;
/** Milliseconds until tables whose people have left are out of memory. */
const LONGEST_END = 10_000;
/**
 * The most of a core that 5,000 connections may take that never say anything, so that each has to be pinged; without
 * pings it is hardly less.
 */
const MOST_QUIET = 0.1;

/** `quiet`: seconds in which nobody acts. */
export async function measureMemory(tables: number, quiet: number): Promise<void> {
  await inFolder(async (folder) => {
    const before = await Stage.ours(folder);
    progress(`${whole(tables)} tables of four people`);
    await before.ask({ do: 'open', kind: 'ours', port: before.port, rooms: tables });
    const { seats } = await before.ask<Games>({ do: 'games' });
    await before.end();

    // A new server, so that only what is there now is measured.
    const stage = await Stage.ours(folder);
    const measure = (): Promise<Memory> => stage.subject.ask<Memory>({ measure: true });
    const afterAll = async (): Promise<Memory> => {
      for (const begun = performance.now(); ;) {
        await sleep(500);
        const memory = await measure();
        if (memory.tables === 0 || performance.now() - begun > LONGEST_END) return memory;
      }
    };
    // What all connections share, such as compiled code, is not part of the cost of one more.
    await stage.ask({ do: 'sit', port: stage.port, seats: seats.slice(0, 20), range: [0, 4] });
    await stage.ask({ do: 'close' });
    const idle = await afterAll();
    await stage.ask({ do: 'sit', port: stage.port, seats, range: [0, 1] });
    const one = await measure();
    progress(`${whole(one.connections)} connections, one at each table`);
    await stage.ask({ do: 'sit', port: stage.port, seats, range: [1, 4] });
    const all = await measure();
    progress(`${whole(all.connections)} connections, four at each table`);
    const cpu = (): Promise<number> => stage.subject.ask<number>({ cpu: true });
    const usedBefore = await cpu();
    await sleep(quiet * 1000);
    const share = ((await cpu()) - usedBefore) / quiet;
    await stage.ask({ do: 'close' });
    const after = await afterAll();
    await stage.end();
    report(tables, { idle, one, all, after });
    figure(
      'CPU while nobody acts, pings included',
      `${(100 * share).toFixed(1)}% of a core (at most ${100 * MOST_QUIET}%)`,
      share <= MOST_QUIET,
    );
  });
}

function report(
  tables: number,
  { idle, one, all, after }: Record<'idle' | 'one' | 'all' | 'after', Memory>,
): void {
  const rss = (all.rss - idle.rss) / all.connections;
  const used = (all.used - idle.used) / all.connections;
  figure('seated, connected players', `${whole(all.connections)} at ${whole(all.tables)} tables`);
  figure(
    'a connection, its share of the table too',
    `${kilobytes(rss)} resident, ${kilobytes(used)} in use (at most ${kilobytes(MOST_PER_CONNECTION)})`,
    rss <= MOST_PER_CONNECTION,
  );
  // The extra cost of the first connection to each table. The resident size is too coarse for that: it includes room that
  // the garbage collector keeps.
  const table = (one.used - idle.used) / tables - (all.used - one.used) / (3 * tables);
  figure(
    'a table in memory, without connections',
    `${kilobytes(table)} in use (at most ${kilobytes(MOST_PER_TABLE)})`,
    table <= MOST_PER_TABLE,
  );
  figure(
    'tables in memory when all are gone',
    `${after.tables}; ${kilobytes(after.used - idle.used)} in use above idle`,
    after.tables === 0,
  );
}
