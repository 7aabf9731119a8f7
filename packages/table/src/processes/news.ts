import * as v from 'valibot';
import { decodeAnswer, type ServerMessage } from '../protocol/protocol.ts';
import { MEETING, type Processes } from './processes.ts';
import type { World } from '../seams/world.ts';
import { MOST_SEATS, type TableState, tableStateOf } from '../stored/table-state.ts';

/** Longer than the state of a table with every seat taken; for a longer one, other processes read the store. */
const LONGEST = 65_536;

/**
 * In leases: a process that has not said for this long that it serves the table has left, and its farewell was lost.
 */
const LONGEST_SILENCE = 3;

/** People who can be connected to one process: those with seats, and a creator and a host without one. */
const MOST_HERE = MOST_SEATS + 2;

const RELAYED: ReadonlySet<ServerMessage['type']> = new Set(['chat', 'reaction', 'nextRound', 'shown']);

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const update = v.object({
  version: count,
  game: count,
  n: count,
  /** The state, if it was written. */
  body: v.optional(v.string()),
  /** The last entries before n, if any were written. */
  tokens: v.optional(v.string()),
});
/**
 * What a process has stored, and where the table stands with it: version of the state, number of the game, length of
 * its log.
 */
export type Update = v.InferOutput<typeof update>;
/** An update as other processes hear it. */
export interface Heard extends Pick<Update, 'version' | 'game' | 'n'> {
  readonly table: TableState | undefined;
  readonly tokens: readonly string[];
}

/** Without anything else it means that something was stored, and only the store knows what. */
const news = v.object({
  by: v.pipe(v.string(), v.maxLength(64)),
  update: v.optional(update),
  /** Hashes of all people of the table who are connected to this process. */
  here: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(128))), v.maxLength(MOST_HERE))),
  /** How many spectators it has. */
  watching: v.optional(count),
  /** The sender wants to know the same of the others. */
  ask: v.optional(v.literal(true)),
  /** The sender serves the table no longer. */
  gone: v.optional(v.literal(true)),
  say: v.optional(v.string()),
});
type Item = Omit<v.InferOutput<typeof news>, 'by'>;

interface Listener {
  /** News reaches us from now on. */
  listening(): void;
  /** Something was stored: look. */
  look(): void;
  /** Another process has stored this, or says how far it is. */
  update(update: Heard): void;
  /** Another process says who is there, or that it serves the table no longer. */
  presence(process: string): void;
  /** Another process wants to know who is here. */
  ask(): void;
  /** Something for everyone here that is not stored. */
  say(text: string): void;
}

/** Another process that serves the table. */
interface Other {
  /** Hashes of the people who are connected to it. */
  readonly here: readonly string[];
  readonly watching: number;
  /** The tick at which it last said so. */
  readonly said: number;
}

/**
 * What the processes that serve one table tell each other: a hint at what is stored, and who is where. Losing any of it
 * costs time and nothing else.
 */
export class News {
  readonly #table: string;
  readonly #world: World;
  readonly #processes: Processes;
  readonly #listener: Listener;
  /** How our own news begins: the bus sends it back to us too. */
  readonly #own: string;
  readonly #others = new Map<string, Other>();
  /** Processes that have fallen silent without a farewell. */
  readonly #lost = new Set<string>();
  /** The tick at which it began to listen. */
  #began = Infinity;
  #stopped = false;
  #leave: Promise<() => void> | undefined;

  constructor(table: string, world: World, processes: Processes, listener: Listener) {
    this.#table = table;
    this.#world = world;
    this.#processes = processes;
    this.#listener = listener;
    this.#own = `{"by":"${processes.name}"`;
  }

  /** May be called any number of times: it listens once, and tries again if that failed. */
  listen(): void {
    if (this.#leave !== undefined) return;
    this.#leave = this.#world.bus.subscribe(this.#table, (text) => this.#hear(text));
    this.#leave.then(
      () => this.#begin(),
      () => (this.#leave = undefined),
    );
  }

  #begin(): void {
    if (this.#stopped) return;
    this.#began = this.#world.clock.ticks();
    this.#listener.listening();
  }

  /** Whether anyone else may serve the table. */
  get hasListeners(): boolean {
    const isNew = this.#world.clock.ticks() < this.#began + MEETING;
    return (isNew || this.#others.size > 0) && !this.#processes.isAlone;
  }

  /** Tells the other processes. While no other process serves the table, it only asks whether one does. */
  publish(item: Item = {}): void {
    if (item.ask === undefined && !this.hasListeners) return;
    const { name: by } = this.#processes;
    const text = JSON.stringify({ by, ...item });
    const carried = text.length > LONGEST ? JSON.stringify({ by }) : text;
    this.#world.bus.publish(this.#table, carried).catch(() => undefined);
  }

  /** The other processes that serve the table and are alive. */
  get others(): ReadonlyMap<string, Other> {
    return this.#others;
  }

  /** How many spectators the other processes have. */
  get watching(): number {
    let watching = 0;
    for (const other of this.#others.values()) watching += other.watching;
    return watching;
  }

  /** Forgets processes that have died or left; returns whether there were any. */
  forgetLost(): boolean {
    const { clock, settings } = this.#world;
    const { size } = this.#others;
    const least = clock.ticks() - LONGEST_SILENCE * settings.lease;
    for (const [name, { said }] of this.#others)
      if (said < least || !this.#processes.isAlive(name)) {
        this.#others.delete(name);
        this.#lost.add(name);
      }
    return this.#others.size < size;
  }

  /** Whether this process serves the table, or may do so still. */
  knows(process: string): boolean {
    return this.#others.has(process) || this.#lost.has(process);
  }

  /** How many processes come before this one, in an order that all of them agree on. */
  get rank(): number {
    return [...this.#others.keys()].filter((name) => name < this.#processes.name).length;
  }

  stop(): void {
    this.#stopped = true;
    this.#leave?.then((leave) => leave()).catch(() => undefined);
  }

  #hear(text: string): void {
    if (this.#stopped || text.startsWith(this.#own)) return;
    const item = read(text);
    // News that cannot be read, perhaps of a newer version, may say that something was stored.
    if (item === undefined) return this.#listener.look();
    const { by, update: stored, here, watching, ask, gone, say } = item;
    if (here !== undefined || watching !== undefined || gone === true) {
      this.#processes.hear(by);
      const before = this.#others.get(by);
      const said = this.#world.clock.ticks();
      this.#lost.delete(by);
      if (gone === true) this.#others.delete(by);
      else
        this.#others.set(by, {
          here: here ?? before?.here ?? [],
          watching: watching ?? before?.watching ?? 0,
          said,
        });
      this.#listener.presence(by);
    } else if (say !== undefined) this.#say(say);
    else if (stored === undefined) this.#listener.look();
    if (stored !== undefined) this.#listener.update(this.#heard(stored));
    if (ask === true) this.#listener.ask();
  }

  /** Leaves out a state that is not the one it should be, so that the store is read. */
  #heard({ version, game, n, body, tokens }: Update): Heard {
    const table = body === undefined ? undefined : parse(body);
    const isRight = table?.code === this.#table && table.version === version;
    return { version, game, n, table: isRight ? table : undefined, tokens: tokens?.split(' ') ?? [] };
  }

  /** Relays only what is never stored. */
  #say(text: string): void {
    const message = decodeAnswer(text);
    if (typeof message === 'string') return;
    if (RELAYED.has(message.type)) this.#listener.say(text);
  }
}

function read(text: string): v.InferOutput<typeof news> | undefined {
  if (text.length > LONGEST) return undefined;
  try {
    const result = v.safeParse(news, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

function parse(body: string): TableState | undefined {
  try {
    return tableStateOf({ body });
  } catch {
    return undefined;
  }
}
