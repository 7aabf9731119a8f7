import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { serve } from './served.mjs';

/** Starts a server with PostgreSQL and Redis, asks whether it is ready, and stops it. */
export async function serveWithDatabase(database, redis, where) {
  const { Client } = createRequire(join(root, 'packages', 'server', 'package.json'))('pg');
  const name = `sevenfold_release_${process.pid}`;
  const client = new Client(database);
  await client.connect();
  await client.query(`create schema ${name}`);
  try {
    const url = new URL(database);
    url.searchParams.set('options', `-c search_path=${name}`);
    const env = { ...where.env, SEVENFOLD_DATABASE_URL: url.href, SEVENFOLD_REDIS_URL: redis };
    const server = await serve({ ...where, env });
    const ready = await fetch(`${server.address}/ready`);
    await server.stop();
    if (!ready.ok) throw new Error(await ready.text());
    if (!server.said().includes('connected to Redis')) throw new Error(server.said());
  } finally {
    await client.query(`drop schema ${name} cascade`);
    await client.end();
  }
}
