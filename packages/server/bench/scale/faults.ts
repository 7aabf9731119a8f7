// What players notice when Redis, PostgreSQL or one of the processes is gone.

import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Proxy, startNginx } from '../../test/helpers/proxies.ts';
import { Child } from '../processes/child.ts';
import { type Cluster, inCluster } from '../processes/cluster.ts';
import type { CrowdRequest, Lap } from '../processes/crowd.ts';
import type { Games, LoadRequest, Pace } from '../processes/load.ts';
import { figure, progress, whole } from '../figures/report.ts';
import { checkPostgres, type Heard } from '../figures/stored.ts';

const LEAST_PACE = 0.4;
/** Milliseconds. */
const LONGEST_WITHOUT_REDIS = 2000;
const LONGEST_AFTER_POSTGRES = 1000;
const LONGEST_AFTER_KILL = 1000;
const LONGEST_RESTART = 1000;
/** Milliseconds that a player thinks, so that nobody waits for a busy machine. */
const THOUGHT = 30;
/** The servers log only fatal failures, because other failures are what is measured. */
const QUIET = 'fatal';
/** Milliseconds for which PostgreSQL is gone. */
const RESTART = 2000;

/** Every table is spread over two processes, and everyone answers at once. Times in seconds. */
export async function measureRedis(plan: { tables: number; before: number; gone: number }): Promise<void> {
  await inCluster(
    2,
    async ({ ports, redis, postgres }) => {
      const load = new Child('./load.ts');
      const ask = <Answer>(request: LoadRequest): Promise<Answer> => load.ask<Answer>(request);
      await ask({ do: 'open', kind: 'ours', port: ports[0]!, rooms: plan.tables, spread: ports });
      await ask({ do: 'closed', seconds: plan.before / 2 });
      await ask({ do: 'play' });
      const lap = async (seconds: number): Promise<Pace> => {
        await sleep(seconds * 1000);
        const pace = await ask<Pace>({ do: 'lap' });
        progress(
          `${whole(pace.actions / pace.seconds)} actions/s, longest silence ${whole(pace.silence)} ms`,
        );
        return pace;
      };
      await ask({ do: 'lap' });
      const before = await lap(plan.before);
      await redis.kill();
      const gone = await lap(plan.gone);
      await redis.start();
      const after = await lap(plan.before);
      await ask({ do: 'rest' });
      const [was, is, then] = [before, gone, after].map(({ actions, seconds }) => actions / seconds);
      const pace = is! / was!;
      figure(`${plan.tables} tables at two processes, with Redis`, `${whole(was!)} actions/s`);
      figure(
        `Redis gone for ${plan.gone} s: pace`,
        `${whole(is!)} actions/s, ${pace.toFixed(2)} × (at least ${LEAST_PACE})`,
        pace >= LEAST_PACE,
      );
      figure(
        '  longest silence',
        `${whole(gone.silence)} ms (at most ${whole(LONGEST_WITHOUT_REDIS)})`,
        gone.silence <= LONGEST_WITHOUT_REDIS,
      );
      figure('Redis back', `${whole(then!)} actions/s, ${(then! / was!).toFixed(2)} ×`);
      await checkPostgres(postgres.url, await ask<Games>({ do: 'games' }));
      await load.end();
    },
    QUIET,
  );
}

/** Three processes, with every table at all of them. */
export async function measurePostgres(plan: { tables: number; seconds: number }): Promise<void> {
  await inCrowd(plan.tables, async ({ postgres }, ask) => {
    await sleep(plan.seconds * 1000);
    await postgres.stop();
    progress(`PostgreSQL is gone for ${whole(RESTART)} ms`);
    await sleep(RESTART);
    await postgres.start();
    const back = Date.now();
    const took = (await ask<number>({ do: 'heardAfter', moment: back })) - back;
    figure(
      'PostgreSQL back: until every table goes on',
      `${whole(took)} ms (at most ${whole(LONGEST_AFTER_POSTGRES)})`,
      took <= LONGEST_AFTER_POSTGRES,
    );
    await sleep(plan.seconds * 1000);
  });
}

export async function measureKill(plan: { tables: number; seconds: number }): Promise<void> {
  await inCrowd(plan.tables, async ({ servers }, ask) => {
    await ask({ do: 'lap' });
    await sleep(plan.seconds * 1000);
    const before = await ask<Lap>({ do: 'lap' });
    servers[0]!.kill();
    await sleep(plan.seconds * 1000);
    const after = await ask<Lap>({ do: 'lap' });
    figure('longest silence, three processes', `${whole(before.silence)} ms`);
    figure(
      'one of three killed: longest silence',
      `${whole(after.silence)} ms (at most ${whole(LONGEST_AFTER_KILL)})`,
      after.silence <= LONGEST_AFTER_KILL,
    );
  });
}

/** Players come through the nginx of docs/DEPLOY.md; the processes are restarted one after the other, as it says there. */
export async function measureRestart(plan: { tables: number; seconds: number }): Promise<void> {
  const nginx = ['nginx', '/usr/sbin/nginx'].find((path) => spawnSync(path, ['-v']).status === 0);
  if (nginx === undefined) return progress('skipped, because nginx is missing');
  let proxy: Proxy | undefined;
  const throughProxy = async ({ ports }: Cluster): Promise<number[]> => {
    proxy = await startNginx(nginx, ports, false);
    return [proxy.port];
  };
  try {
    await inCrowd(
      plan.tables,
      async (cluster, ask) => {
        await ask({ do: 'lap' });
        await sleep(plan.seconds * 1000);
        const before = await ask<Lap>({ do: 'lap' });
        figure('longest silence, three processes behind nginx', `${whole(before.silence)} ms`);
        for (const at of cluster.ports.keys()) {
          await cluster.restart(at);
          await sleep(plan.seconds * 1000);
        }
        const { silence } = await ask<Lap>({ do: 'lap' });
        figure(
          'all three restarted in turn: longest silence',
          `${whole(silence)} ms (at most ${whole(LONGEST_RESTART)})`,
          silence <= LONGEST_RESTART,
        );
      },
      throughProxy,
    );
  } finally {
    await proxy?.end();
  }
}

/** `entrance`: the ports at which players enter; those of the processes unless told otherwise. */
async function inCrowd(
  tables: number,
  work: (cluster: Cluster, ask: <Answer>(request: CrowdRequest) => Promise<Answer>) => Promise<void>,
  entrance = async ({ ports }: Cluster): Promise<readonly number[]> => ports,
): Promise<void> {
  await inCluster(
    3,
    async (cluster) => {
      const crowd = new Child('./crowd.ts');
      const ask = <Answer>(request: CrowdRequest): Promise<Answer> => crowd.ask<Answer>(request);
      await ask({ do: 'open', ports: await entrance(cluster), tables, thought: THOUGHT });
      progress(`${tables} tables of four play at three processes`);
      await work(cluster, ask);
      const heard = await ask<Heard>({ do: 'games' });
      await crowd.end();
      await checkPostgres(cluster.postgres.url, heard);
    },
    QUIET,
  );
}
