import { statfs } from 'node:fs/promises';
import type { ServerContext } from '../server-context.ts';
import type { RouteTime } from '../operations/route-times.ts';
import type { Notice } from '../notice/notice-store.ts';
import type { StorageFigures } from '../storage/sql/sql-figures.ts';
import type { ProcessFigures } from './all-processes.ts';

/** Routes and tables that one process names: all of them together fit into one notification of PostgreSQL. */
const ROUTES = 10;
const TABLES = 40;
/** How many tables the overview lists. */
const MOST_TABLES = 100;

/** A table at one or several processes. */
type BusyTable = ProcessFigures['busiest'][number] & { readonly processes: readonly string[] };

/** The whole installation at one moment, as far as its processes answer. */
export interface Overview {
  readonly notice: Notice;
  readonly processes: readonly Omit<ProcessFigures, 'routes' | 'busiest'>[];
  /** Tables in memory, those with the most people connected first. */
  readonly tables: readonly BusyTable[];
  /** `free`: bytes on the disk of the database, if this machine has it. */
  readonly storage: StorageFigures & { readonly free: number | null };
  /** The slowest routes first; of each, the times of the process where it is slowest. */
  readonly routes: readonly RouteTime[];
}

/** What this process says of itself. */
export function ownFigures(name: string, context: ServerContext): ProcessFigures {
  const { connections, house, storage, pool, bus, routeTimes } = context;
  return {
    name,
    uptime: Math.floor(process.uptime()),
    connections: connections.size,
    mostConnections: connections.most,
    tables: house.size,
    memory: process.memoryUsage.rss(),
    statements: storage.waiting(),
    bots: pool.waiting,
    hears: bus.working,
    routes: routeTimes.slowest(ROUTES),
    busiest: house.busiest(TABLES),
  };
}

export async function overviewOf({ board, config, allProcesses, storage }: ServerContext): Promise<Overview> {
  const [processes, figures, free] = await Promise.all([
    allProcesses.ask(),
    storage.figures(),
    config['database-url'] === '' ? freeOn(config.data) : null,
  ]);
  return {
    notice: board.notice,
    processes: processes.map(({ routes: _routes, busiest: _busiest, ...figuresOf }) => figuresOf),
    tables: busiestOf(processes),
    storage: { ...figures, free },
    routes: slowestOf(processes),
  };
}

function busiestOf(processes: readonly ProcessFigures[]): BusyTable[] {
  const tables = new Map<string, BusyTable>();
  for (const { name, busiest } of processes)
    for (const table of busiest) {
      const before = tables.get(table.code);
      // The process with the longer log knows more about the rest of the table.
      const newer = before === undefined || table.entries > before.entries ? table : before;
      tables.set(table.code, {
        ...newer,
        connected: table.connected + (before?.connected ?? 0),
        processes: [...(before?.processes ?? []), name],
      });
    }
  return [...tables.values()]
    .sort((one, other) => other.connected - one.connected || (one.code < other.code ? -1 : 1))
    .slice(0, MOST_TABLES);
}

function slowestOf(processes: readonly ProcessFigures[]): RouteTime[] {
  const routes = new Map<string, RouteTime>();
  for (const time of processes.flatMap((one) => one.routes)) {
    const before = routes.get(time.route);
    const slower = before === undefined || time.slow > before.slow ? time : before;
    routes.set(time.route, { ...slower, requests: time.requests + (before?.requests ?? 0) });
  }
  return [...routes.values()].sort((one, other) => other.slow - one.slow).slice(0, ROUTES);
}

async function freeOn(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
