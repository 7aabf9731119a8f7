import { setImmediate as turn } from 'node:timers/promises';
import type { Bus } from '@sevenfold/table';

/** Something that people follow. */
interface Item {
  readonly id: string;
  /** Grows with every change. */
  readonly version: number;
}

/** What is followed, where it is stored, and what followers are sent. */
export interface Subject<One extends Item> {
  /** The name of the events, and of the channel on the bus. */
  readonly name: string;
  load(id: string): Promise<One | undefined>;
  /** As JSON. */
  show(item: One): string;
}

/** A server-sent event, encoded once for all followers. */
export interface FollowerEvent<One> {
  readonly bytes: Buffer;
  /** What is followed, at this version; `undefined` once it has been removed. */
  readonly item: One | undefined;
}

type Tell<One> = (event: FollowerEvent<One>) => void;

interface Watched<One> {
  readonly tells: Set<Tell<One>>;
  /** The newest version that followers have. */
  version: number;
  stop(): void;
}

/** Milliseconds between looks at the store while the bus does not work. */
const POLL = 15_000;
/** Milliseconds over which all looks are spread once it has failed, or works again. */
const CATCH_UP = 1000;
/** Followers told per turn of the event loop: a large sheet for hundreds of followers would delay everyone's moves. */
const AT_ONCE = 8;

/** Tells followers about new versions, from this process or another. */
export class LiveWatch<One extends Item> {
  readonly #subject: Subject<One>;
  readonly #bus: Bus;
  /** How many followers one sheet or circle may have. */
  readonly #most: number;
  readonly #watched = new Map<string, Watched<One>>();

  constructor(subject: Subject<One>, bus: Bus, most: number) {
    this.#subject = subject;
    this.#bus = bus;
    this.#most = most;
  }

  hasRoom(id: string): boolean {
    return (this.#watched.get(id)?.tells.size ?? 0) < this.#most;
  }

  /** Announces a change; without the bus, followers at this process still learn of it. */
  publish(id: string): void {
    this.#bus.publish(this.#channel(id), '').catch(() => this.#look(id));
  }

  /** Calls `tell` with `item`, then with each newer version, until the returned function is called. */
  watch(item: One, tell: Tell<One>): () => void {
    const { id, version } = item;
    const watched = this.#watched.get(id) ?? this.#begin(id, version);
    watched.tells.add(tell);
    tell(this.#eventOf(item));
    // Other followers may have a version that is newer than the one just read.
    if (watched.version > version) void this.#look(id, [tell]);
    return () => {
      watched.tells.delete(tell);
      if (watched.tells.size > 0 || this.#watched.get(id) !== watched) return;
      this.#watched.delete(id);
      watched.stop();
    };
  }

  #begin(id: string, version: number): Watched<One> {
    const timer = setInterval(() => void (this.#bus.working ? undefined : this.#look(id)), POLL).unref();
    let soon: NodeJS.Timeout | undefined;
    const unwatch = this.#bus.watch(() => {
      clearTimeout(soon);
      soon = setTimeout(() => void this.#look(id), Math.random() * CATCH_UP).unref();
    });
    const listening = this.#bus.subscribe(this.#channel(id), () => void this.#look(id));
    listening.catch(() => undefined);
    const stop = (): void => {
      clearInterval(timer);
      clearTimeout(soon);
      unwatch();
      listening.then(
        (leave) => leave(),
        () => undefined,
      );
    };
    const watched = { tells: new Set<Tell<One>>(), version, stop };
    this.#watched.set(id, watched);
    return watched;
  }

  /** Tells all followers about a new version, or `some` of them about a version that they have missed. */
  async #look(id: string, some?: readonly Tell<One>[]): Promise<void> {
    const item = await this.#subject.load(id).catch(() => null);
    const watched = this.#watched.get(id);
    if (item === null || watched === undefined) return;
    if (item === undefined) {
      this.#watched.delete(id);
      watched.stop();
      for (const tell of watched.tells) tell(REMOVED);
      return;
    }
    const isNew = item.version > watched.version;
    watched.version = Math.max(watched.version, item.version);
    const event = this.#eventOf(item);
    let told = 0;
    for (const tell of isNew ? [...watched.tells] : (some ?? [])) {
      if (++told % AT_ONCE === 0) await turn();
      // A newer version has arrived in the meantime, and is being sent to all.
      if (watched.version > item.version || this.#watched.get(id) !== watched) return;
      if (watched.tells.has(tell)) tell(event);
    }
  }

  #eventOf(item: One): FollowerEvent<One> {
    const { name } = this.#subject;
    const text = `id: ${item.version}\nevent: ${name}\ndata: ${this.#subject.show(item)}\n\n`;
    return { bytes: Buffer.from(text), item };
  }

  #channel(id: string): string {
    return `${this.#subject.name}.${id}`;
  }
}

/** The last event of a stream. */
export const REMOVED: FollowerEvent<never> = {
  bytes: Buffer.from('event: end\ndata: {}\n\n'),
  item: undefined,
};
