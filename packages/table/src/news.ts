import type { World } from './settings.ts';

/** That something was stored, if nothing else is in it. */
interface Item {
  readonly say?: string;
  readonly watching?: number;
}

interface Hearer {
  /** Something was stored: look. */
  look(): void;
  /** Something was said that everybody here shall hear. */
  say(text: string): void;
  /** So many watch at another process. */
  watch(process: string, count: number): void;
}

/** What the processes that serve one table tell each other. Losing any of it costs time and nothing else. */
export class News {
  readonly #table: string;
  readonly #world: World;
  readonly #hearer: Hearer;
  readonly #name: string;
  /** How our own news begins, which comes back to us with that of others. */
  readonly #own: string;
  #stopped = false;
  #leave: Promise<() => void> | undefined;

  constructor(table: string, world: World, hearer: Hearer) {
    this.#table = table;
    this.#world = world;
    this.#hearer = hearer;
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
    const { by, say, watching } = JSON.parse(text) as Item & { readonly by: string };
    if (say !== undefined) this.#hearer.say(say);
    else if (watching !== undefined) this.#hearer.watch(by, watching);
    else this.#hearer.look();
  }
}
