// What a thousand players cost who play at the pace of people, with the real client.

import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { Child } from '../processes/child.ts';
import { inCluster } from '../processes/cluster.ts';
import type { CrowdRequest, Lap } from '../processes/crowd.ts';
import { figure, progress, whole } from '../figures/report.ts';
import { statementsIn } from './statements.ts';
import { checkPostgres, type Heard } from '../figures/stored.ts';
import type { Memory } from '../processes/subject-ours.ts';

export interface PlayersPlan {
  /** Tables of four. */
  readonly tables: number;
  readonly seconds: number;
}

/** Milliseconds that a player thinks: quick people. */
const THOUGHT = 3000;
const PLAYERS = 4;

export async function measurePlayers({ tables, seconds }: PlayersPlan): Promise<void> {
  await inCluster(1, async ({ servers, ports, postgres }) => {
    const server = servers[0]!;
    const crowd = new Child('./crowd.ts');
    const ask = <Answer>(request: CrowdRequest): Promise<Answer> => crowd.ask<Answer>(request);
    const client = new Client(postgres.url);
    await client.connect();
    await ask({ do: 'open', ports, tables, thought: THOUGHT });
    progress(`${whole(tables * PLAYERS)} players, an answer after ${THOUGHT / 1000} s, for ${seconds} s`);
    const look = async () => ({
      server: await server.ask<number>({ cpu: true }),
      database: postgres.cpu,
      statements: await statementsIn(client),
    });
    await sleep(THOUGHT);
    await ask({ do: 'lap' });
    const before = await look();
    await sleep(seconds * 1000);
    const { actions, seconds: took } = await ask<Lap>({ do: 'lap' });
    const after = await look();
    // The share of the figures that falls to a thousand players and one second.
    const share = (1000 / (tables * PLAYERS)) * (1 / took);
    const cores = (name: 'server' | 'database'): string =>
      `${((after[name] - before[name]) * share * 100).toFixed(1)}% of a core`;
    figure('1,000 players: actions a second', whole(actions * share));
    figure('1,000 players: CPU of the server', cores('server'));
    figure('1,000 players: CPU of PostgreSQL', cores('database'));
    figure('1,000 players: SQL statements a second', whole((after.statements - before.statements) * share));
    const { rss, connections } = await server.ask<Memory>({ measure: true });
    figure('the server: memory', `${whole(rss / 2 ** 20)} MB resident, with ${whole(connections)} players`);
    await client.end();
    const heard = await ask<Heard>({ do: 'games' });
    await crowd.end();
    await checkPostgres(postgres.url, heard);
  });
}
