// What a thinking thread runs: one question at a time, each answered by a kind of bot.

import { randomInt } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { type Bot, type Budget, defaultAnswer, findBot } from '@sevenfold/bots';
import { clone, Sfc32, type State } from '@sevenfold/engine';

export interface Question {
  readonly kind: string;
  readonly state: State;
  /** About so long may it take: one of a few figures. */
  readonly milliseconds: number;
}

/** At larger tables there are more options, and each takes longer to try out: there it is time that counts. */
const CROWD = 8;
/** Milliseconds in which an ordinary table's bot is done in any case. */
const ORDINARY = 10;

const port = parentPort!;
const bots = new Map<string, Bot>();

port.on('message', ({ kind, state, milliseconds }: Question) => {
  // What crosses between threads is a plain object; the rules are quick on a real state.
  port.postMessage(botFor(kind, budgetFor(state.seats, milliseconds))(clone(state)));
});

function budgetFor(seats: number, milliseconds: number): Budget | undefined {
  return seats <= CROWD && milliseconds >= ORDINARY ? undefined : { milliseconds };
}

function botFor(kind: string, budget: Budget | undefined): Bot {
  const key = `${kind} ${JSON.stringify(budget)}`;
  const bot =
    bots.get(key) ?? findBot(kind)?.make({ random: new Sfc32(randomInt(2 ** 32)), budget }) ?? defaultAnswer;
  bots.set(key, bot);
  return bot;
}
