// Several of our servers on one PostgreSQL and one Redis, all of them private.

import { Redis } from '../../test/processes/redis.ts';
import { Child } from './child.ts';
import { PostgresProcess } from './postgres-process.ts';

/** Settings of a server. */
type Start = Readonly<Record<string, string>>;

export class Cluster {
  readonly postgres: PostgresProcess;
  readonly redis: Redis;
  readonly servers: Child[];
  readonly ports: readonly number[];
  readonly #start: Start;

  private constructor(
    postgres: PostgresProcess,
    redis: Redis,
    servers: Child[],
    ports: readonly number[],
    start: Start,
  ) {
    this.postgres = postgres;
    this.redis = redis;
    this.servers = servers;
    this.ports = ports;
    this.#start = start;
  }

  static async open(processes: number, logLevel: string): Promise<Cluster> {
    const postgres = await PostgresProcess.open();
    const redis = await Redis.open();
    const servers = Array.from({ length: processes }, () => new Child('./subject-ours.ts'));
    const start = { 'database-url': postgres.url, 'redis-url': redis.url, 'log-level': logLevel };
    const started = await Promise.all(servers.map((server) => server.ask<{ port: number }>({ start })));
    return new Cluster(
      postgres,
      redis,
      servers,
      started.map(({ port }) => port),
      start,
    );
  }

  /** As `systemctl restart` does: one process ends, and another one takes its place. */
  async restart(at: number): Promise<void> {
    await this.servers[at]!.end();
    const server = (this.servers[at] = new Child('./subject-ours.ts'));
    await server.ask({ start: { ...this.#start, port: `${this.ports[at]}` } });
  }

  /** CPU seconds of all servers. */
  async cpu(): Promise<number> {
    const each = await Promise.all(this.servers.map((server) => server.ask<number>({ cpu: true })));
    return each.reduce((sum, one) => sum + one, 0);
  }

  async end(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.end()));
    await this.redis.end();
    await this.postgres.end();
  }
}

/** A cluster that ends with the work. */
export async function inCluster(
  processes: number,
  work: (cluster: Cluster) => Promise<void>,
  logLevel = 'error',
): Promise<void> {
  const cluster = await Cluster.open(processes, logLevel);
  try {
    await work(cluster);
  } finally {
    await cluster.end();
  }
}
