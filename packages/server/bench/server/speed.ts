// Actions per second and the time of one, compared with a bare room server.

import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../../src/storage/data-folder.ts';
import { unpack } from '../../src/storage/packing/packing.ts';
import { checksumOf } from '../figures/checksum.ts';
import type { Games, Latency, Rate } from '../processes/load.ts';
import { figure, median, progress, whole } from '../figures/report.ts';
import { inFolder, Stage } from '../processes/stage.ts';

export interface SpeedPlan {
  readonly tables: number;
  readonly rounds: number;
  readonly seconds: number;
  readonly rate: number;
}

const LEAST_RATIO = 0.45;
const LONGEST_P99 = 10;
/** Rounds before the figures count. */
const WARM_UP = 4;

/** The subjects take turns, because the load of the machine changes from one moment to the next. */
export async function measureSpeed({ tables, rounds, seconds, rate }: SpeedPlan): Promise<void> {
  await inFolder(async (folder) => {
    const stages = { bare: await Stage.bare(), ours: await Stage.ours(folder) };
    const rates: Record<keyof typeof stages, number[]> = { bare: [], ours: [] };
    const work: Record<keyof typeof stages, number[]> = { bare: [], ours: [] };
    const latencies: Record<keyof typeof stages, Latency[]> = { bare: [], ours: [] };
    for (const kind of ['bare', 'ours'] as const) {
      await stages[kind].ask({ do: 'open', kind, port: stages[kind].port, rooms: tables });
      // Plays until everything is compiled; our server has more code than the other.
      await stages[kind].ask({ do: 'closed', seconds: WARM_UP * seconds });
    }
    for (let round = 1; round <= rounds; round++)
      for (const kind of ['bare', 'ours'] as const) {
        const before = await stages[kind].subject.ask<number>({ cpu: true });
        const { actions, seconds: took } = await stages[kind].ask<Rate>({ do: 'closed', seconds });
        work[kind].push(((await stages[kind].subject.ask<number>({ cpu: true })) - before) / actions);
        rates[kind].push(actions / took);
        progress(`round ${round} of ${rounds}, ${kind}: ${whole(actions / took)} actions/s`);
        latencies[kind].push(await stages[kind].ask<Latency>({ do: 'paced', rate, seconds }));
        const { p50, p99 } = latencies[kind].at(-1)!;
        progress(`  at ${whole(rate)} actions/s: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
      }
    const games = await stages.ours.ask<Games>({ do: 'games' });
    await stages.bare.end();
    await stages.ours.end();
    report(tables, rates, rate, latencies);
    reportWork(work);
    const isSame = checksumIn(databaseFile(folder)) === games.checksum;
    figure(
      'entries heard by players, and stored',
      `${whole(games.entries)} (${games.bytesPerMessage.toFixed(0)} bytes a message), checksum ${games.checksum}`,
    );
    if (!isSame) throw new Error('what the players heard is not what is stored');
  });
}

function report(
  tables: number,
  rates: Record<'bare' | 'ours', number[]>,
  rate: number,
  latencies: Record<'bare' | 'ours', Latency[]>,
): void {
  const ratios = rates.ours.map((ours, round) => ours / rates.bare[round]!);
  const ratio = median(ratios);
  const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
  figure(`${tables} tables × 4, bare ws`, `${whole(median(rates.bare))} actions/s`);
  figure(`${tables} tables × 4, ours, durable`, `${whole(median(rates.ours))} actions/s`);
  figure(
    'ratio, median of rounds',
    `${ratio.toFixed(2)} × (${spread}; at least ${LEAST_RATIO})`,
    ratio >= LEAST_RATIO,
  );
  for (const kind of ['bare', 'ours'] as const) {
    const [p50, p99] = (['p50', 'p99'] as const).map((which) =>
      median(latencies[kind].map((one) => one[which])),
    );
    const longest = Math.max(...latencies[kind].map((one) => one.longest));
    const bar = kind === 'ours' ? `; p99 at most ${LONGEST_P99}` : '';
    figure(
      `at ${whole(rate)} actions/s, ${kind}`,
      `p50 ${p50!.toFixed(1)} ms, p99 ${p99!.toFixed(1)} ms (longest ${longest.toFixed(1)}${bar})`,
      kind === 'ours' ? p99! <= LONGEST_P99 : undefined,
    );
  }
}

/** CPU time says more than a rate on a busy machine. */
function reportWork(work: Record<'bare' | 'ours', number[]>): void {
  const [bare, ours] = [median(work.bare) * 1e6, median(work.ours) * 1e6];
  figure(
    'CPU of the server for one action',
    `bare ${bare.toFixed(0)} µs, ours ${ours.toFixed(0)} µs, ${(bare / ours).toFixed(2)} ×`,
  );
}

/** The checksum of all logs in a database, those of finished games among them. */
function checksumIn(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  const playing = database
    .prepare("select game, group_concat(tokens, ' ' order by n) as log from entries group by game")
    .all()
    .map(({ game, log }) => [String(game), String(log)] as const);
  const finished = database
    .prepare('select id, record from games')
    .all()
    .map(({ id, record }) => {
      const { log } = JSON.parse(unpack(record as Uint8Array)) as { log: string };
      return [String(id), log] as const;
    });
  database.close();
  return checksumOf([...playing, ...finished]);
}
