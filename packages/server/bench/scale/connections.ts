// As many players as one process has files for, and a herd of them that comes back at once. On SQLite.

import { readFileSync } from 'node:fs';
import { Child } from '../processes/child.ts';
import type { Seats } from '../players/game-room.ts';
import type { Herd } from '../players/herd.ts';
import type { Games, Latency, LoadRequest } from '../processes/load.ts';
import { figure, kilobytes, progress, whole } from '../figures/report.ts';
import { inFolder } from '../processes/stage.ts';
import type { Memory } from '../processes/subject-ours.ts';

export interface ConnectionsPlan {
  /** Tables of four. */
  readonly tables: number;
  /** Actions a second. */
  readonly rate: number;
  readonly seconds: number;
  /** Tables whose players come back at once. */
  readonly herd: number;
}

const PLAYERS = 4;
/** Processes of players, because each has as few files as the server. */
const LOADS = 4;
/** Files that are not players: the database, requests for new tables, Node's own. */
const OTHER_FILES = 600;
/** Milliseconds. */
const LONGEST_P99 = 50;
const LONGEST_HERD = 10_000;

export async function measureConnections({ tables, rate, seconds, herd }: ConnectionsPlan): Promise<void> {
  await inFolder(async (folder) => {
    const most = Math.min(tables, Math.floor((openFiles() - OTHER_FILES) / PLAYERS));
    const subject = new Child('./subject-ours.ts');
    const { port } = await subject.ask<{ port: number }>({ start: { data: folder } });
    const idle = await subject.ask<Memory>({ measure: true });
    const loads = Array.from({ length: LOADS }, () => new Child('./load.ts'));
    const askAll = <Answer>(request: LoadRequest): Promise<Answer[]> =>
      Promise.all(loads.map((load) => load.ask<Answer>(request)));
    progress(`${whole(most * PLAYERS)} players sit down`);
    await askAll({ do: 'open', kind: 'ours', port, rooms: Math.ceil(most / LOADS) });
    const { connections, rss } = await subject.ask<Memory>({ measure: true });
    figure('connected, seated players', `${whole(connections)} of ${whole(tables * PLAYERS)}`);
    figure('  memory', `${kilobytes((rss - idle.rss) / connections)} resident for each`);
    await askAll({ do: 'paced', rate: rate / LOADS, seconds });
    const latencies = await askAll<Latency>({ do: 'paced', rate: rate / LOADS, seconds });
    // The latencies of the players who fared worst.
    const [p50, p99] = (['p50', 'p99'] as const).map((which) =>
      Math.max(...latencies.map((one) => one[which])),
    );
    figure(
      `  at ${whole(rate)} actions/s`,
      `p50 ${p50!.toFixed(1)} ms, p99 ${p99!.toFixed(1)} ms (at most ${LONGEST_P99})`,
      p99! <= LONGEST_P99,
    );
    const seats = (await askAll<Games>({ do: 'games' })).flatMap((games) => games.seats);
    subject.kill();
    await Promise.all(loads.map((load) => load.end()));
    await measureHerd(folder, seats.slice(0, herd));
  });
}

/** A new process, with the limits that every server has; it knows none of the tables yet. */
async function measureHerd(folder: string, seats: readonly Seats[]): Promise<void> {
  const subject = new Child('./subject-ours.ts');
  const { port } = await subject.ask<{ port: number }>({ start: { data: folder }, limited: true });
  const load = new Child('./load.ts');
  const { players, refused, half, all } = await load.ask<Herd>({ do: 'herd', port, seats });
  figure(
    `${whole(players)} players come back at once`,
    `half in ${whole(half)} ms, all in ${whole(all)} ms (at most ${whole(LONGEST_HERD)})`,
    all <= LONGEST_HERD,
  );
  const reasons = Object.entries(refused).map(([reason, count]) => `${whole(count)} × ${reason}`);
  figure('  refused', reasons.length === 0 ? 'nobody' : reasons.join(', '), reasons.length === 0);
  await load.end();
  await subject.end();
}

/** How many files a process may have open; Node raises its own limit to this. */
function openFiles(): number {
  const [, most] = /^Max open files +\S+ +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  return most === undefined ? Infinity : Number(most);
}
