// Without Docker: its commands are run one by one, in empty folders and by a user without rights. scripts/image.mjs builds
// the image itself.

import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../scripts/free-port.mjs';
import { giveAway, unprivileged } from './programs.ts';

const root = join(import.meta.dirname, '..');
/** Milliseconds. Only what never happens takes so long: on a busy machine packages are installed for minutes. */
const PATIENCE = 900_000;

interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** The stages of the Dockerfile: what each does, line by line. */
const [build, image] = stagesOf(readFileSync(join(root, 'Dockerfile'), 'utf8')) as [
  Instruction[],
  Instruction[],
];
const folder = mkdtempSync(join(tmpdir(), 'sevenfold-image-'));
/** Kept, so that only the first run fetches packages. */
const npmCache = join(root, 'node_modules', '.cache', 'image-npm');
const places = { build: join(folder, 'build'), image: join(folder, 'image'), data: join(folder, 'data') };

beforeAll(async () => {
  for (const place of [folder, npmCache, ...Object.values(places)]) {
    mkdirSync(place, { recursive: true });
    giveAway(place);
  }
  cpSync(root, places.build, { recursive: true, filter: isSent });
  for (const file of readdirSync(places.build, { recursive: true, encoding: 'utf8' }))
    giveAway(join(places.build, file));
  for (const { text } of all(build, 'RUN')) await run('sh', ['-c', text], { cwd: places.build });
  for (const { text } of all(image, 'COPY')) copyFromBuild(text);
}, PATIENCE);
afterAll(() => rmSync(folder, { recursive: true, force: true }), PATIENCE);

test('the image holds a server that answers, checks itself, and stops when it is told to', async () => {
  const port = await freePort();
  const env = { ...variables(), SEVENFOLD_PORT: String(port), SEVENFOLD_DATA: places.data };
  const [program, ...args] = words(only('CMD'));
  const server = spawn(program!, args, options({ cwd: places.image, env }));
  for (const stream of [server.stdout, server.stderr]) stream!.resume();
  const ended = once(server, 'exit');
  const [check, ...rest] = words(only('HEALTHCHECK').replace(/^.*? CMD /, ''));
  const isHealthy = (): Promise<boolean> =>
    run(check!, rest, { cwd: places.image, env }).then(
      () => true,
      () => false,
    );
  await expect.poll(isHealthy, { interval: 100 }).toBe(true);
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect(await page.text()).toContain('/assets/');
  const table = await fetch(`http://127.0.0.1:${port}/v1/tables`, { method: 'POST' });
  expect(table.status).toBe(201);
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(await isHealthy()).toBe(false);
  expect(readdirSync(places.data)).toContain('sevenfold.db');
});

test('the image holds the published command and nothing else', () => {
  expect(readdirSync(places.image).sort()).toEqual([
    'LICENSE',
    'README.md',
    'bench',
    'bin',
    'dist',
    'operator-page',
    'package.json',
  ]);
  // Of the 250 MB that we allow, the base with Node takes about 190.
  expect(sizeOf(places.image)).toBeLessThan(20e6);
});

test('nobody is root in it, one folder can be written, and that is a volume', () => {
  expect(only('USER')).toBe('1000:1000');
  expect(only('VOLUME')).toBe('/data');
  expect(variables()['SEVENFOLD_DATA']).toBe('/data');
  expect(
    all(image, 'COPY')
      .filter(({ text }) => text.includes('--chown'))
      .map(({ text }) => text.split(' ').at(-1)),
  ).toEqual(['/data']);
});

function stagesOf(text: string): Instruction[][] {
  const lines = text
    .replaceAll(/\\\n\s*/g, '')
    .replaceAll(/^(?:#.*)?\n/gm, '')
    .trim()
    .split('\n');
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, text: rest });
  }
  return stages;
}

function all(stage: readonly Instruction[], name: string): Instruction[] {
  return stage.filter((instruction) => instruction.name === name);
}

/** What the one instruction of this name in the image says. */
function only(name: string): string {
  const [instruction, ...more] = all(image, name);
  expect(more).toEqual([]);
  return instruction!.text;
}

function words(text: string): string[] {
  return JSON.parse(text) as string[];
}

function variables(): Record<string, string> {
  return Object.fromEntries(
    only('ENV')
      .split(' ')
      .map((pair) => pair.split('=') as [string, string]),
  );
}

/** Whether .dockerignore lets a file of this folder into the image. */
function isSent(file: string): boolean {
  const path = relative(root, file);
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8').trim().split('\n');
  return path === '' || !patterns.some((pattern) => matchesGlob(path, pattern));
}

/** COPY --from=build /sevenfold/A B; its owner is the one of this process, so that the server cannot change it. */
function copyFromBuild(text: string): void {
  const [from = '', to = ''] = text.split(' ').filter((word) => !word.startsWith('--'));
  if (to.startsWith('/')) return;
  const source = join(places.build, relative('/sevenfold', from));
  cpSync(source, join(places.image, to), { recursive: true });
}

function sizeOf(place: string): number {
  const about = lstatSync(place);
  if (!about.isDirectory()) return about.size;
  return readdirSync(place).reduce((sum, name) => sum + sizeOf(join(place, name)), 0);
}

/** What these programs know of this machine, besides their own variables. */
const KEPT = ['PATH', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'NODE_EXTRA_CA_CERTS', 'npm_config_registry'];

/** Runs a program without rights, and fails if it fails. */
async function run(program: string, args: readonly string[], more: SpawnOptions): Promise<void> {
  const child = spawn(program, args, options(more));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream!.on('data', (text: Buffer) => (output += String(text)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output}`);
}

function options({ env, ...more }: SpawnOptions): SpawnOptions {
  const kept = Object.fromEntries(KEPT.map((name) => [name, process.env[name]]));
  const own = { HOME: folder, npm_config_cache: npmCache, ...env };
  return { ...unprivileged, ...more, env: { ...kept, ...own }, stdio: ['ignore', 'pipe', 'pipe'] };
}
