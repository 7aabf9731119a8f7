import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Sfc32 } from '@sevenfold/engine';
import { PROTOCOL, REACTIONS, webSource } from '@sevenfold/table';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket as Ws } from 'ws';
import { sleep, startTestServer, playOn, sitDown, until, type TestServer } from '../helpers/test-server.ts';

const SEED = 20_261_115;
const MESSAGES = 40_000;
const AT_ONCE = 12;
const MANY = String(1_000_000);

/** Messages that a stranger might send: well-formed, almost well-formed, cut, broken, forged, far too long. */
class Mischief {
  readonly #random: Sfc32;
  readonly #codes: readonly string[];
  readonly #tokens: readonly string[];
  #last = '{}';

  constructor(seed: number, codes: readonly string[]) {
    this.#random = new Sfc32(seed);
    this.#codes = codes;
    this.#tokens = Array.from({ length: 8 }, () => webSource.token());
  }

  next(): string | Buffer {
    const kind = this.#random.below(20);
    if (kind < 9) return (this.#last = JSON.stringify(this.#message()));
    if (kind < 11) return this.#last;
    if (kind < 13) return this.#mutated(JSON.stringify(this.#message()));
    if (kind < 15) return this.#mutated(this.#last.slice(0, this.#random.below(this.#last.length + 1)));
    if (kind === 15) return this.#noise(this.#random.below(200));
    if (kind === 16) return `${'['.repeat(this.#random.below(2000))}1`;
    if (kind === 17) return JSON.stringify({ ...this.#message(), ['__proto__']: 1, extra: this.#junk() });
    if (kind === 18 && this.#random.below(20) === 0) return 'x'.repeat(4000 + this.#random.below(70_000));
    if (kind === 19 && this.#random.below(20) === 0) return Buffer.from(this.#noise(50));
    return JSON.stringify(this.#junk());
  }

  #pick<One>(many: readonly One[]): One {
    return many[this.#random.below(many.length)]!;
  }

  #noise(length: number): string {
    return Array.from({ length }, () => String.fromCharCode(this.#random.below(0x1_0000))).join('');
  }

  #mutated(text: string): string {
    const at = this.#random.below(text.length + 1);
    return text.slice(0, at) + this.#noise(this.#random.below(3)) + text.slice(at + this.#random.below(3));
  }

  #junk(): unknown {
    return this.#pick([
      null,
      true,
      -1,
      1e308,
      '',
      [],
      {},
      [[]],
      { type: {} },
      { type: 'move' },
      'hello',
      2 ** 53,
      -0.5,
    ]);
  }

  #number(): unknown {
    return this.#pick<unknown>([
      0,
      1,
      2,
      5,
      35,
      36,
      99,
      -1,
      1.5,
      2 ** 53,
      '0',
      null,
      this.#random.below(300),
    ]);
  }

  #message(): Record<string, unknown> {
    const [seat, n] = [this.#number(), this.#number()];
    return this.#pick<Record<string, unknown>>([
      { type: 'hello', version: PROTOCOL, table: this.#pick(this.#codes), token: this.#pick(this.#tokens) },
      { type: 'hello', version: PROTOCOL, table: this.#pick(this.#codes) },
      {
        type: 'hello',
        version: PROTOCOL,
        table: this.#pick(this.#codes),
        token: this.#pick(this.#tokens),
        ticket: webSource.token(),
      },
      { type: 'hello', version: 99, table: this.#noise(6) },
      { type: 'move', game: this.#number(), seat, move: this.#pick(['h', 's', '@1', '@99', 'u', 'x']), n },
      {
        type: 'move',
        game: 1,
        seat: this.#random.below(3),
        move: this.#pick(['h', 's', '@0']),
        n: this.#random.below(60),
      },
      { type: 'resync', game: this.#number(), n },
      { type: 'sit', name: this.#noise(this.#random.below(30)), colour: seat },
      { type: 'leave', seat },
      { type: 'contribute', seat, contribution: 'ab'.repeat(this.#random.below(40)) },
      { type: 'pass', seat },
      { type: 'chat', text: this.#noise(this.#random.below(300)) },
      { type: 'reaction', reaction: this.#pick([...REACTIONS, '💩']) },
      { type: 'host', do: this.#pick(['start', 'close', 'delete', 'rematch', 'nothing']) },
      { type: 'host', do: 'kick', seat },
      { type: 'host', do: 'rules', rules: { preset: this.#pick(['official', '', 'x']), target: n } },
      { type: 'shown', game: this.#number(), beats: n },
      { type: 'ping' },
    ]);
  }
}

/** Sends half of all messages; returns how many connections were closed on the way. */
async function attack(
  { socket }: TestServer,
  mischief: Mischief,
): Promise<{ closed: number; answers: number }> {
  const result = { closed: 0, answers: 0 };
  let left = MESSAGES / 2;
  const one = async (): Promise<void> => {
    while (left > 0) {
      const ws = new Ws(socket);
      ws.on('error', () => undefined);
      ws.on('message', () => result.answers++);
      await until(() => ws.readyState === Ws.OPEN, 'a connection');
      for (; left > 0 && ws.readyState === Ws.OPEN; left--) {
        ws.send(mischief.next());
        if (left % 8 === 0) await sleep(1);
      }
      result.closed++;
      ws.terminate();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return result;
}

/** The size of the heap in megabytes, after garbage collection. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 1e6;
}

test(`${MESSAGES} bad messages over real sockets stop nobody, and nothing piles up`, async () => {
  const server = await startTestServer({
    'log-level': 'error',
    'connection-messages': MANY,
    'address-messages': MANY,
    'identity-messages': MANY,
    'address-connections': MANY,
    'address-requests': MANY,
  });
  const failures: unknown[] = [];
  const note = (error: unknown): void => void failures.push(error);
  process.on('unhandledRejection', note);
  onTestFinished(() => void process.off('unhandledRejection', note));
  const victims = await sitDown(server, 3, { rules: { preset: 'official', target: 10_000 } });
  const bystanders = await sitDown(server, 3, { rules: { preset: 'official', target: 10_000 } });
  const { code } = victims[0]!.view!;
  const mischief = new Mischief(SEED, [code, code.toLowerCase()]);
  let isOver = false;
  const playing = playOn([...victims, ...bystanders], () => isOver);
  await attack(server, mischief);
  const [before, moved] = [heap(), bystanders[0]!.log.length];
  const { answers, closed } = await attack(server, mischief);
  isOver = true;
  await playing;
  await until(() => server.context.sockets.size === 6, 'only the players are left');
  const after = heap();
  console.log(
    `seed ${SEED}: ${MESSAGES} messages, ${answers} answers and ${closed} connections in the second half; ` +
      `heap ${before.toFixed(1)} MB, then ${after.toFixed(1)} MB; ${bystanders[0]!.log.length} entries played beside`,
  );
  expect(failures).toEqual([]);
  expect(server.log).toEqual([]);
  // Both games have continued: the one under attack and the other.
  expect(bystanders[0]!.log.length).toBeGreaterThan(moved);
  for (const clients of [victims, bystanders]) {
    const n = Math.max(...clients.map(({ log }) => log.length));
    await until(() => clients.every(({ log }) => log.length >= n), 'everyone has the same log');
    expect(clients[0]!.view).toMatchObject({ phase: 'playing', rules: { target: 10_000 } });
    expect(clients[0]!.view!.seats).toHaveLength(3);
  }
  expect(after - before).toBeLessThan(64);
});
