// What a thinking thread runs: one question at a time, each answered by a kind of bot.

import { randomInt } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { type Bot, defaultAnswer, findBot } from '@sevenfold/bots';
import { clone, Sfc32, type State } from '@sevenfold/engine';

export interface Question {
  readonly kind: string;
  readonly state: State;
}

/** At larger tables there are more options, and each takes longer to try out: there it is time that counts. */
const CROWD = 8;
const CROWD_MS = 300;

const port = parentPort!;
const bots = new Map<string, Bot>();

port.on('message', ({ kind, state }: Question) => {
  // What crosses between threads is a plain object; the rules are quick on a real state.
  port.postMessage(botFor(kind, state.seats)(clone(state)));
});

function botFor(kind: string, seats: number): Bot {
  const budget = seats > CROWD ? { milliseconds: CROWD_MS } : undefined;
  const key = `${kind} ${budget?.milliseconds}`;
  const bot =
    bots.get(key) ?? findBot(kind)?.make({ random: new Sfc32(randomInt(2 ** 32)), budget }) ?? defaultAnswer;
  bots.set(key, bot);
  return bot;
}
