import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bus } from '@sevenfold/table';
import * as v from 'valibot';

/** The channel on which processes are asked; no table has this code. */
const CHANNEL = 'operator';
/** Milliseconds for the answers of the other processes: nobody knows how many there are. */
const ANSWER = 250;

const count = v.pipe(v.number(), v.minValue(0));
const text = v.pipe(v.string(), v.maxLength(100));

const processFigures = v.object({
  /** A random name, new with every start. */
  name: text,
  /** Seconds since its start. */
  uptime: count,
  connections: count,
  mostConnections: count,
  /** Tables in memory. */
  tables: count,
  /** Memory in bytes. */
  memory: count,
  /** Statements that wait for the database. */
  statements: count,
  /** Bots that wait for a thread. */
  bots: count,
  /** Whether news from other processes arrives. */
  hears: v.boolean(),
  routes: v.array(v.object({ route: text, requests: count, median: count, slow: count })),
  busiest: v.array(
    v.object({
      code: text,
      phase: v.picklist(['lobby', 'playing', 'over', 'closed']),
      connected: count,
      people: count,
      bots: count,
      entries: count,
    }),
  ),
});

export type ProcessFigures = v.InferOutput<typeof processFigures>;

const message = v.union([v.object({ ask: text }), v.object({ to: text, figures: processFigures })]);

/** All processes of one installation, as far as they answer in time. */
export class AllProcesses {
  readonly #bus: Bus;
  readonly #own: () => ProcessFigures;
  readonly #leave: Promise<() => void>;
  /** Open questions, by their IDs, and the answers that have come. */
  readonly #rounds = new Map<string, Map<string, ProcessFigures>>();

  constructor(bus: Bus, own: () => ProcessFigures) {
    this.#bus = bus;
    this.#own = own;
    this.#leave = bus.subscribe(CHANNEL, (said) => this.#hear(said));
    this.#leave.catch(() => undefined);
  }

  stop(): void {
    this.#leave.then((leave) => leave()).catch(() => undefined);
  }

  /** What all processes say of themselves, this process first. */
  async ask(): Promise<ProcessFigures[]> {
    const id = randomUUID();
    const own = this.#own();
    const answers = new Map([[own.name, own]]);
    this.#rounds.set(id, answers);
    this.#say({ ask: id });
    await sleep(ANSWER);
    this.#rounds.delete(id);
    return [...answers.values()];
  }

  #hear(said: string): void {
    const heard = read(said);
    if (heard === undefined) return;
    if ('to' in heard) this.#rounds.get(heard.to)?.set(heard.figures.name, heard.figures);
    else if (!this.#rounds.has(heard.ask)) this.#say({ to: heard.ask, figures: this.#own() });
  }

  #say(said: v.InferInput<typeof message>): void {
    this.#bus.publish(CHANNEL, JSON.stringify(said)).catch(() => undefined);
  }
}

function read(said: string): v.InferOutput<typeof message> | undefined {
  try {
    const result = v.safeParse(message, JSON.parse(said));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
