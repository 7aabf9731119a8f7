// A bot thread: answers one question at a time.

import { randomInt } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { type Bot, type Budget, defaultAnswer, findBot } from '@sevenfold/bots';
import { clone, Sfc32, type State } from '@sevenfold/engine';

export interface BotQuestion {
  readonly kind: string;
  readonly state: State;
  /** How long it may take, roughly. */
  readonly milliseconds: number;
}

/** Larger tables have more options, which take longer to try out, so there the time is limited. */
const MOST_UNTIMED_SEATS = 8;
/** Milliseconds in which a bot at a smaller table is always done. */
const ENOUGH = 10;

const port = parentPort!;
const bots = new Map<string, Bot>();

port.on('message', ({ kind, state, milliseconds }: BotQuestion) => {
  // Between threads a state becomes a plain object; a clone of it is fast again.
  port.postMessage(botFor(kind, budgetFor(state.seats, milliseconds))(clone(state)));
});

function budgetFor(seats: number, milliseconds: number): Budget | undefined {
  return seats <= MOST_UNTIMED_SEATS && milliseconds >= ENOUGH ? undefined : { milliseconds };
}

function botFor(kind: string, budget: Budget | undefined): Bot {
  const key = `${kind} ${JSON.stringify(budget)}`;
  const bot =
    bots.get(key) ?? findBot(kind)?.make({ random: new Sfc32(randomInt(2 ** 32)), budget }) ?? defaultAnswer;
  bots.set(key, bot);
  return bot;
}
