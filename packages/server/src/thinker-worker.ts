// What a thinking thread runs: one question at a time, each answered by a kind of bot.

import { randomInt } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { type Bot, findBot } from '@sevenfold/bots';
import { clone, Sfc32, type State } from '@sevenfold/engine';
import { expire } from '@sevenfold/table';

export interface Question {
  readonly kind: string;
  readonly state: State;
}

const port = parentPort!;
const bots = new Map<string, Bot>();

port.on('message', ({ kind, state }: Question) => {
  // What crosses between threads is a plain object; the rules are quick on a real state.
  port.postMessage(botOf(kind)(clone(state)));
});

function botOf(kind: string): Bot {
  const bot = bots.get(kind) ?? findBot(kind)?.make({ random: new Sfc32(randomInt(2 ** 32)) }) ?? expire;
  bots.set(kind, bot);
  return bot;
}
