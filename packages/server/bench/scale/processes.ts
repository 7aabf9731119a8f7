// What a second process on the same machine costs: actions per second, and CPU of the servers for one action.

import { Child } from '../processes/child.ts';
import { inCluster } from '../processes/cluster.ts';
import type { Games, LoadRequest, Rate } from '../processes/load.ts';
import { figure, median, progress, whole } from '../figures/report.ts';
import { checkPostgres } from '../figures/stored.ts';

export interface ProcessesPlan {
  readonly tables: number;
  readonly rounds: number;
  readonly seconds: number;
}

/** How tables are distributed, with the least share of what one process does. */
const WAYS = { one: 1, sticky: 0.95, spread: 0.8 } as const;
type Way = keyof typeof WAYS;
const NAMES: Record<Way, string> = {
  one: 'one process',
  sticky: 'two, each table at one of them',
  spread: 'two, each table at both',
};
const ALL = Object.keys(WAYS) as Way[];
/** Rounds before the figures count. */
const WARM_UP = 2;

/** The ways take turns, because the load of the machine changes from one moment to the next. */
export async function measureProcesses({ tables, rounds, seconds }: ProcessesPlan): Promise<void> {
  await inCluster(2, async (cluster) => {
    const { ports, postgres } = cluster;
    const [first, second] = ports as [number, number];
    const loads = new Map(ALL.map((way) => [way, new Child('./load.ts')]));
    const results = new Map(ALL.map((way) => [way, [] as { rate: number; cpu: number }[]]));
    const open = (way: Way, port: number, rooms: number, more: object = {}): Promise<unknown> =>
      loads.get(way)!.ask({ do: 'open', kind: 'ours', port, rooms, ...more } satisfies LoadRequest);
    await open('one', first, tables);
    await open('sticky', first, tables / 2);
    await open('sticky', second, tables / 2);
    await open('spread', first, tables, { spread: ports });
    const play = (way: Way, time: number): Promise<Rate> =>
      loads.get(way)!.ask<Rate>({ do: 'closed', seconds: time } satisfies LoadRequest);
    for (const way of ALL) await play(way, WARM_UP * seconds);
    for (let round = 1; round <= rounds; round++)
      for (const way of ALL) {
        const before = await cluster.cpu();
        const { actions, seconds: took } = await play(way, seconds);
        results.get(way)!.push({ rate: actions / took, cpu: ((await cluster.cpu()) - before) / actions });
        progress(`round ${round} of ${rounds}, ${way}: ${whole(actions / took)} actions/s`);
      }
    report(tables, results);
    for (const [way, load] of loads) {
      const games = await load.ask<Games>({ do: 'games' });
      await load.end();
      progress(`checking what was heard: ${way}`);
      await checkPostgres(postgres.url, games);
    }
  });
}

function report(
  tables: number,
  results: ReadonlyMap<Way, readonly { readonly rate: number; readonly cpu: number }[]>,
): void {
  const one = results.get('one')!;
  for (const way of ALL) {
    const mine = results.get(way)!;
    const rate = median(mine.map((round) => round.rate));
    const cpu = median(mine.map((round) => round.cpu)) * 1e6;
    figure(
      `${tables} tables × 4, ${NAMES[way]}`,
      `${whole(rate)} actions/s, ${whole(cpu)} µs of CPU an action`,
    );
    if (way === 'one') continue;
    const rates = median(mine.map((round, at) => round.rate / one[at]!.rate));
    const cpus = median(mine.map((round, at) => one[at]!.cpu / round.cpu));
    const bar = `(at least ${WAYS[way]})`;
    figure(`  actions against one process`, `${rates.toFixed(2)} × ${bar}`, rates >= WAYS[way]);
    figure(`  CPU against one process`, `${cpus.toFixed(2)} × ${bar}`, cpus >= WAYS[way]);
  }
}
