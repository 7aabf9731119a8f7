import { Client } from 'pg';
import { onTestFinished } from 'vitest';

let made = 0;

/** An empty schema of PostgreSQL until the test is over: its address, and a name to find its connections by. `length`: how long that is at least. */
export async function newSchema(server: string, length = 0): Promise<{ url: string; name: string }> {
  const name = `sevenfold_test_${process.pid}_${Date.now()}_${made++}`.padEnd(length, '_');
  const client = new Client(server);
  await client.connect();
  await client.query(`create schema ${name}`);
  onTestFinished(async () => {
    await client.query(`drop schema ${name} cascade`);
    await client.end();
  });
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${name}`);
  url.searchParams.set('application_name', name);
  return { url: url.href, name };
}
