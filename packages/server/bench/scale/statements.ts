// SQL statements for each action and each idle player. PostgreSQL counts them itself (pg_stat_statements, with begin and
// commit); for SQLite, the server counts what it hands to the database.

import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { Child } from '../processes/child.ts';
import { type Cluster, inCluster } from '../processes/cluster.ts';
import type { Games, Latency, LoadRequest } from '../processes/load.ts';
import { figure, progress } from '../figures/report.ts';
import { inFolder, Stage } from '../processes/stage.ts';
import { checkPostgres, checkSqlite } from '../figures/stored.ts';

export interface StatementsPlan {
  readonly tables: number;
  readonly rate: number;
  readonly seconds: number;
  /** Seconds without an action. */
  readonly idle: number;
}

const MOST_ON_ONE = 1.1;
const MOST_SPREAD = 1.2;
const MOST_IDLE = 0.2;
const PLAYERS = 4;

export async function measureStatements(plan: StatementsPlan): Promise<void> {
  await inFolder(async (folder) => {
    const stage = await Stage.ours(folder);
    await stage.ask({ do: 'open', kind: 'ours', port: stage.port, rooms: plan.tables });
    const count = (): Promise<number> => stage.subject.ask<number>({ statements: true });
    await measure('SQLite, one process', MOST_ON_ONE, plan, stage.load, count);
    await measureIdle('SQLite', plan, count);
    const games = await stage.ask<Games>({ do: 'games' });
    await stage.end();
    await checkSqlite(folder, games);
  });
  for (const spread of [false, true])
    await inCluster(spread ? 3 : 1, (cluster) => measureCluster(spread, plan, cluster));
}

async function measureCluster(spread: boolean, plan: StatementsPlan, cluster: Cluster): Promise<void> {
  const load = new Child('./load.ts');
  const [port] = cluster.ports;
  const open: LoadRequest = {
    do: 'open',
    kind: 'ours',
    port: port!,
    rooms: plan.tables,
    ...(spread ? { spread: cluster.ports } : {}),
  };
  await load.ask(open);
  const client = new Client(cluster.postgres.url);
  await client.connect();
  const count = (): Promise<number> => statementsIn(client);
  const [name, most] = spread
    ? ['PostgreSQL, spread over three', MOST_SPREAD]
    : ['PostgreSQL, one process', MOST_ON_ONE];
  await measure(name, most, plan, load, count, () => mostFrequent(client));
  await measureIdle(spread ? 'PostgreSQL, three' : 'PostgreSQL', plan, count);
  await client.end();
  const games = await load.ask<Games>({ do: 'games' });
  await load.end();
  await checkPostgres(cluster.postgres.url, games);
}

async function measure(
  name: string,
  most: number,
  { tables, rate, seconds }: StatementsPlan,
  load: Child,
  count: () => Promise<number>,
  explain: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  // In this second, connections are opened and statements prepared.
  await load.ask({ do: 'paced', rate, seconds: 1 } satisfies LoadRequest);
  progress(`${name}: ${tables} tables of four, ${rate} actions/s for ${seconds} s`);
  const before = await count();
  const { sent } = await load.ask<Latency>({ do: 'paced', rate, seconds } satisfies LoadRequest);
  const each = ((await count()) - before) / sent;
  figure(`SQL per action, ${name}`, `${each.toFixed(2)} (at most ${most})`, each <= most);
  await explain();
}

async function measureIdle(
  name: string,
  { tables, idle }: StatementsPlan,
  count: () => Promise<number>,
): Promise<void> {
  progress(`nobody acts for ${idle} s`);
  const before = await count();
  await sleep(idle * 1000);
  const each = ((await count()) - before) / (tables * PLAYERS) / (idle / 60);
  figure(
    `SQL per idle player and minute, ${name}`,
    `${each.toFixed(2)} (at most ${MOST_IDLE})`,
    each <= MOST_IDLE,
  );
}

const OURS = "query not like '%pg_stat_statements%'";

export async function statementsIn(client: Client): Promise<number> {
  const { rows } = await client.query<{ calls: string }>(
    `select coalesce(sum(calls), 0) as calls from pg_stat_statements where ${OURS}`,
  );
  return Number(rows[0]!.calls);
}

/** The most frequent statements since the start, to look at first. */
async function mostFrequent(client: Client): Promise<void> {
  const { rows } = await client.query<{ calls: string; query: string }>(
    `select calls, query from pg_stat_statements where ${OURS} order by calls desc limit 5`,
  );
  for (const { calls, query } of rows)
    progress(`  ${calls.padStart(7)} × ${query.replaceAll(/\s+/g, ' ').trim().slice(0, 90)}`);
}
