import * as v from 'valibot';
import { decodeAnswer, type ServerMessage } from './protocol.ts';
import type { World } from './settings.ts';

/** Longer than any news: 280 characters of chat, each of a few code points, with a name around them. */
const LONGEST = 16_384;

const RELAYED: ReadonlySet<ServerMessage['type']> = new Set(['chat', 'reaction', 'nextRound']);

/** Without `say` and `watching` it means that something was stored. */
const news = v.object({
  by: v.pipe(v.string(), v.maxLength(64)),
  say: v.optional(v.string()),
  watching: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
});
type Item = Omit<v.InferOutput<typeof news>, 'by'>;

interface Listener {
  /** Something was stored: look. */
  look(): void;
  /** Something for everybody here that is not stored. */
  say(text: string): void;
  /** How many spectators another process has. */
  countSpectators(process: string, count: number): void;
}

/** What the processes that serve one table tell each other. Losing any of it costs time and nothing else. */
export class News {
  readonly #table: string;
  readonly #world: World;
  readonly #listener: Listener;
  readonly #name: string;
  /** How our own news begins: the bus sends it back to us too. */
  readonly #own: string;
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
    this.#world.bus.publish(this.#table, text).catch(() => undefined);
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
    const { by, say, watching } = item;
    if (say !== undefined) this.#say(say);
    else if (watching !== undefined) this.#listener.countSpectators(by, watching);
    else this.#listener.look();
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
