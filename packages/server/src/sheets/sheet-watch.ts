import { setImmediate as turn } from 'node:timers/promises';
import type { Bus } from '@sevenfold/table';
import type { StoredSheet, SharedSheets } from './shared-sheets.ts';

/** A server-sent event, encoded once for all followers. */
export interface SheetNews {
  readonly event: Buffer;
  /** The sheet has been removed. */
  readonly isLast: boolean;
}

type Tell = (news: SheetNews) => void;

interface Watched {
  readonly tells: Set<Tell>;
  /** The newest version that followers have. */
  version: number;
  stop(): void;
}

/** Milliseconds between looks at the store while the bus does not work. */
const POLL = 15_000;
/** Milliseconds over which all looks are spread once it has failed, or works again. */
const CATCH_UP = 1000;
/** Followers told per turn of the event loop: a large sheet for hundreds would delay everyone's moves. */
const AT_ONCE = 8;

/** Tells the followers of score sheets about new versions, from this process or another. */
export class SheetWatch {
  readonly #sheets: SharedSheets;
  readonly #bus: Bus;
  /** Followers of one sheet. */
  readonly #most: number;
  readonly #watched = new Map<string, Watched>();

  constructor(sheets: SharedSheets, bus: Bus, most: number) {
    this.#sheets = sheets;
    this.#bus = bus;
    this.#most = most;
  }

  hasRoom(id: string): boolean {
    return (this.#watched.get(id)?.tells.size ?? 0) < this.#most;
  }

  /** Announces a change of a sheet; without the bus, followers at this process still learn of it. */
  publish(id: string): void {
    this.#bus.publish(channel(id), '').catch(() => this.#look(id));
  }

  /** Calls `tell` with `sheet`, then with each newer version, until the returned function is called. */
  watch(sheet: StoredSheet, tell: Tell): () => void {
    const { id, version } = sheet;
    const watched = this.#watched.get(id) ?? this.#begin(id, version);
    watched.tells.add(tell);
    tell(newsOf(sheet));
    // Other followers may have a version that is newer than the one just read.
    if (watched.version > version) void this.#look(id, [tell]);
    return () => {
      watched.tells.delete(tell);
      if (watched.tells.size > 0 || this.#watched.get(id) !== watched) return;
      this.#watched.delete(id);
      watched.stop();
    };
  }

  #begin(id: string, version: number): Watched {
    const timer = setInterval(() => void (this.#bus.working ? undefined : this.#look(id)), POLL).unref();
    let soon: NodeJS.Timeout | undefined;
    const unwatch = this.#bus.watch(() => {
      clearTimeout(soon);
      soon = setTimeout(() => void this.#look(id), Math.random() * CATCH_UP).unref();
    });
    const listening = this.#bus.subscribe(channel(id), () => void this.#look(id));
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
    const watched = { tells: new Set<Tell>(), version, stop };
    this.#watched.set(id, watched);
    return watched;
  }

  /** Tells all followers about a new version, or some about one they have missed. */
  async #look(id: string, some?: readonly Tell[]): Promise<void> {
    const sheet = await this.#sheets.load(id).catch(() => null);
    const watched = this.#watched.get(id);
    if (sheet === null || watched === undefined) return;
    if (sheet === undefined) {
      this.#watched.delete(id);
      watched.stop();
      for (const tell of watched.tells) tell(END);
      return;
    }
    const isNew = sheet.version > watched.version;
    watched.version = Math.max(watched.version, sheet.version);
    const news = newsOf(sheet);
    let told = 0;
    for (const tell of isNew ? [...watched.tells] : (some ?? [])) {
      if (++told % AT_ONCE === 0) await turn();
      // A newer version has been seen meanwhile, and is being told to all.
      if (watched.version > sheet.version || this.#watched.get(id) !== watched) return;
      if (watched.tells.has(tell)) tell(news);
    }
  }
}

const END: SheetNews = { event: Buffer.from('event: end\ndata: {}\n\n'), isLast: true };

function newsOf(sheet: StoredSheet): SheetNews {
  return {
    event: Buffer.from(`id: ${sheet.version}\nevent: sheet\ndata: ${shown(sheet)}\n\n`),
    isLast: false,
  };
}

/** The body is JSON already. */
export function shown({ version, body }: StoredSheet): string {
  return `{"version":${version},"body":${body}}`;
}

function channel(id: string): string {
  return `sheet.${id}`;
}
