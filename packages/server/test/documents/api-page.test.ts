import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REFUSALS } from '@sevenfold/table';
import { STEP_NAMES } from '@sevenfold/physical/scores';
import { expect, test } from 'vitest';
import { ask, bearer, startTestServer, Raw, until, type TestServer } from '../helpers/test-server.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/API.md'), 'utf8');

/** The values of the words in capitals, from the answers so far. */
type Known = Map<string, string>;

const NAMED = /\b(?:CODE|TOKEN|OTHER|SHARED|KEY|DAY|CIRCLE|MEMBER|INVITATION)\b/g;

test('every example of docs/API.md does what the page says', async () => {
  const server = await startTestServer();
  const known: Known = new Map();
  const sockets = new Map<string, Raw>();
  const blocks = [...page.matchAll(/^```(http|socket) ?(\w*)\n([^]*?)^```$/gm)];
  expect(blocks.length).toBeGreaterThan(8);
  for (const [, kind, name, text] of blocks) {
    const lines = text!.trimEnd().split('\n');
    if (kind === 'http') await runRequests(server, lines, known);
    else {
      const socket = sockets.get(name!) ?? (await new Raw(server).open());
      sockets.set(name!, socket);
      await runTalk(socket, lines, known);
    }
  }
});

test.each(STEP_NAMES)('the page describes the step %s of a score sheet', (name) => {
  expect(page.slice(page.indexOf('## Score sheets'))).toContain(`\`${name}\``);
});

/** The rows of the table of refusals: codes, `re`, what to do. */
const refusals = /^### Refusals\n([^]*?)^###? /m
  .exec(page)![1]!
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').slice(1, -1));

test.each(Object.keys(REFUSALS))('the page says what the refusal %s answers, and what to do', (code) => {
  const rows = refusals.filter(([codes]) => codes!.includes(`\`${code}\``));
  expect(rows).toHaveLength(1);
  const [, re = '', todo = ''] = rows[0]!;
  expect(re).toMatch(/`\w+`|empty|any|its type/);
  expect(todo.trim().length).toBeGreaterThan(20);
});

async function runRequests(server: TestServer, lines: readonly string[], known: Known): Promise<void> {
  let [method, path, body]: (string | undefined)[] = [];
  for (const line of lines) {
    const answer = /^→ (\d+) (.*)$/.exec(line);
    if (answer === null) {
      if (line.startsWith('{')) body = fill(line, known);
      else [method, path] = fill(line, known).split(' ');
      continue;
    }
    const token = known.get(path!.startsWith('/v1/sheets') ? 'KEY' : 'TOKEN');
    const isMine = /^\/v1\/(?:me|sheets|daily|circles)\b|\/webhook\b/.test(path!);
    const headers = isMine && token !== undefined ? bearer(token) : {};
    const { status, json } = await ask(`${server.url}${path}`, method, body, headers);
    const wrong = misfit(JSON.parse(answer[2]!), json, known);
    expect([line, status, wrong]).toEqual([line, Number(answer[1]), undefined]);
    body = undefined;
  }
}

/** Sends the lines with >, and waits after each for a message that matches each line with <. */
async function runTalk(socket: Raw, lines: readonly string[], known: Known): Promise<void> {
  for (const line of lines) {
    const text = line.slice(2);
    if (line.startsWith('> ')) {
      socket.heard.length = 0;
      socket.say(fill(text, known));
      continue;
    }
    const wanted: unknown = JSON.parse(text);
    let last: string | undefined = 'nothing was heard';
    const fits = (): boolean =>
      socket.heard.some((message) => (last = misfit(wanted, message, known)) === undefined);
    await until(fits, line).catch((error: unknown) => {
      throw new Error(last, { cause: error });
    });
  }
}

function fill(text: string, known: Known): string {
  return text.replace(NAMED, (name) => known.get(name) ?? name);
}

/** Where a message differs from the page; an unknown word in capitals takes the value that is there. */
function misfit(wanted: unknown, heard: unknown, known: Known, at = ''): string | undefined {
  if (wanted === '…') return heard === undefined ? `${at} is missing` : undefined;
  if (typeof wanted === 'string' && typeof heard === 'string' && wanted.match(NAMED)?.[0] === wanted) {
    if (!known.has(wanted)) known.set(wanted, heard);
    return known.get(wanted) === heard ? undefined : `${at} is ${heard}`;
  }
  if (typeof wanted !== 'object' || wanted === null)
    return wanted === heard ? undefined : `${at} is ${JSON.stringify(heard)}`;
  if (typeof heard !== 'object' || heard === null) return `${at} is ${JSON.stringify(heard)}`;
  if (Array.isArray(wanted) && wanted.length !== (heard as unknown[]).length)
    return `${at} has another length`;
  for (const [key, value] of Object.entries(wanted)) {
    const wrong = misfit(value, (heard as Record<string, unknown>)[key], known, `${at}.${key}`);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}
