import * as v from 'valibot';
import { decodeAnswer, type ServerMessage } from './protocol.ts';
import type { World } from './settings.ts';
import { type TableState, tableStateOf } from './table-state.ts';

/** Longer than the state of a table with every seat taken; whatever is longer is read from the store. */
const LONGEST = 65_536;

const RELAYED: ReadonlySet<ServerMessage['type']> = new Set(['chat', 'reaction', 'nextRound']);

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
/** What a process has stored, and where the table stands with it: version of the state, number of the game, length of its log. */
export type Update = v.InferOutput<typeof update>;
/** The same as others hear it. */
export interface Heard extends Pick<Update, 'version' | 'game' | 'n'> {
  readonly table: TableState | undefined;
  readonly tokens: readonly string[];
}

/** Without anything else it means that something was stored, and only the store knows what. */
const news = v.object({
  by: v.pipe(v.string(), v.maxLength(64)),
  update: v.optional(update),
  say: v.optional(v.string()),
  watching: v.optional(count),
});
type Item = Omit<v.InferOutput<typeof news>, 'by'>;

interface Listener {
  /** Something was stored: look. */
  look(): void;
  /** This was stored. */
  update(update: Heard): void;
  /** Something for everybody here that is not stored. */
  say(text: string): void;
  /** How many spectators another process has. */
  countSpectators(process: string, count: number): void;
}

/** A process counts as serving the table for this many milliseconds after its last news. */
const MEMORY = 60_000;

/**
 * What the processes that serve one table tell each other: a hint at what is stored, never the truth. Losing any of it
 * costs time and nothing else.
 */
export class News {
  readonly #table: string;
  readonly #world: World;
  readonly #listener: Listener;
  readonly #name: string;
  /** How our own news begins: the bus sends it back to us too. */
  readonly #own: string;
  /** The other processes that serve the table, and until when they count. */
  readonly #others = new Map<string, number>();
  #stopped = false;
  #leave: Promise<() => void> | undefined;

  constructor(table: string, world: World, listener: Listener) {
    this.#table = table;
    this.#world = world;
    this.#listener = listener;
    this.#name = world.source.token();
    this.#own = `{"by":"${this.#name}"`;
  }

  /** May be called again and again: it listens once, and tries again if that failed. */
  listen(): void {
    if (this.#leave !== undefined) return;
    this.#leave = this.#world.bus.subscribe(this.#table, (text) => this.#hear(text));
    this.#leave.catch(() => (this.#leave = undefined));
  }

  publish(item: Item = {}): void {
    const text = JSON.stringify({ by: this.#name, ...item });
    const carried = text.length > LONGEST ? JSON.stringify({ by: this.#name }) : text;
    this.#world.bus.publish(this.#table, carried).catch(() => undefined);
  }

  /** How many of the processes that serve the table come before this one, in an order they agree on; `undefined` if it is alone. */
  get rank(): number | undefined {
    const ticks = this.#world.clock.ticks();
    for (const [name, until] of this.#others) if (until < ticks) this.#others.delete(name);
    if (this.#others.size === 0) return undefined;
    return [...this.#others.keys()].filter((name) => name < this.#name).length;
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
    const { by, update: stored, say, watching } = item;
    this.#others.set(by, this.#world.clock.ticks() + MEMORY);
    if (say !== undefined) this.#say(say);
    else if (watching !== undefined) this.#listener.countSpectators(by, watching);
    else if (stored !== undefined) this.#listener.update(this.#heard(stored));
    else this.#listener.look();
  }

  /** Leaves out a state that is not what it says it is, so that it is read. */
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
