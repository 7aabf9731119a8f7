import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Server } from '../processes/server.ts';
import { type Attack, attackOf } from './attack.ts';
import { until, Witness } from './witness.ts';

export interface Wish {
  readonly seed: number;
  readonly frames: number;
  /** The number of the first attack. */
  readonly from?: number;
  /** Called now and then. */
  readonly progress?: (summary: Summary) => void;
}

export interface Summary {
  frames: number;
  requests: number;
  connections: number;
  /** Servers that have died. */
  crashes: number;
  /** Exceptions that cost a connection, and other errors of the server. */
  exceptions: number;
  /** Connections that are still open at the end, beyond those of the witness. */
  leaks: number;
  /** On a machine that stops for seconds, connections are lost without any attack, so this is no failure. */
  readonly witness: { moves: number; losses: number };
  /** The first of the attacks that were under way when the server died. */
  during: number | undefined;
}

/** Connections at once. */
const AT_ONCE = 256;
/** Milliseconds after which we end a connection that does not answer. */
const UNANSWERED = 20_000;
/** Milliseconds that a connection may take to end once everything is sent. */
const PATIENCE = 50;
const PROGRESS_EVERY = 5000;
const FLAGS = {
  'connection-messages': '1000000',
  'address-tables': '20',
  'max-tables': '20000',
};
const SHEET = {
  id: 'sheet-1',
  started: 1,
  rules: { preset: 'official' },
  players: ['p-1', 'p-2'].map((id, colour) => ({ id, name: id, colour })),
  dealer: 'p-1',
  steps: [],
};

/** Sends wrong bytes of every kind to a real server, where a witness plays at a table. */
export async function fuzz({ seed, frames, from = 0, progress }: Wish): Promise<Summary> {
  const data = mkdtempSync(join(tmpdir(), 'sevenfold-fuzz-'));
  const server = new Server({ data, ...FLAGS }, undefined, false);
  let witness: Witness | undefined;
  try {
    await server.start();
    const sheet = await newSheet(server.url);
    witness = await Witness.sitDown(server.url);
    const summary: Summary = {
      frames: 0,
      requests: 0,
      connections: 0,
      crashes: 0,
      exceptions: 0,
      leaks: 0,
      witness: { moves: 0, losses: 0 },
      during: undefined,
    };
    const underWay = new Set<number>();
    server.onDeath = () => {
      summary.crashes++;
      summary.during = Math.min(...underWay);
    };
    let next = from;
    const timer = setInterval(() => {
      summary.witness.moves = witness!.moves;
      progress?.(summary);
    }, PROGRESS_EVERY);
    const attackOn = async (): Promise<void> => {
      while (summary.frames < frames && summary.crashes === 0) {
        const number = next++;
        underWay.add(number);
        const attack = attackOf(seed, number, sheet);
        await send(attack, server.port);
        underWay.delete(number);
        summary.connections++;
        summary.frames += attack.frames;
        summary.requests += attack.requests;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, attackOn));
    clearInterval(timer);
    if (summary.crashes > 0) return summary;
    await witness.goOn();
    summary.witness.moves = witness.moves;
    summary.witness.losses = witness.losses;
    await until(async () => (await figure(server.url, 'connections')) <= 2, 'all connections are over').catch(
      () => undefined,
    );
    summary.leaks = (await figure(server.url, 'connections')) - 2;
    summary.exceptions = await figure(server.url, 'errors_total');
    return summary;
  } finally {
    witness?.leave();
    await server.end();
    rmSync(data, { recursive: true, force: true });
  }
}

async function newSheet(url: string): Promise<string> {
  const response = await fetch(`${url}/v1/sheets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ body: SHEET }),
  });
  return ((await response.json()) as { id: string }).id;
}

async function figure(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^sevenfold_${name} (\\d+)`, 'm').exec(text)?.[1]);
}

/** Resolves when the connection is over. Other systems than Linux have one loopback address only. */
function send({ greeting, pieces, ending, from }: Attack, port: number): Promise<void> {
  return new Promise((resolve) => {
    const other = process.platform === 'linux' ? { localAddress: from } : {};
    const tcp = connect({ port, host: '127.0.0.1', noDelay: true, ...other });
    let at = 0;
    let timer: NodeJS.Timeout | undefined;
    const sendNext = (): void => {
      if (tcp.destroyed) return;
      const piece = pieces[at++];
      if (piece !== undefined) {
        tcp.write(piece);
        // The next turn, so that the pieces are not joined here.
        setImmediate(sendNext);
      } else if (ending === 'destroy') tcp.destroy();
      else if (ending === 'reset') tcp.resetAndDestroy();
      else {
        tcp.end();
        setTimeout(() => tcp.destroy(), PATIENCE);
      }
    };
    tcp.on('connect', () => {
      timer = setTimeout(() => tcp.destroy(), UNANSWERED);
      if (greeting === undefined) sendNext();
      else {
        tcp.write(greeting);
        tcp.once('data', sendNext);
      }
    });
    tcp.on('error', () => undefined);
    tcp.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
    tcp.resume();
  });
}
