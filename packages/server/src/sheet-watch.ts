import { setImmediate as turn } from 'node:timers/promises';
import type { Bus } from '@sevenfold/table';
import type { SharedSheet, SharedSheets } from './shared-sheets.ts';

/** A server-sent event, encoded once for everybody who follows. */
export interface SheetNews {
  readonly event: Buffer;
  /** The sheet has been removed: nothing follows. */
  readonly isLast: boolean;
}

type Tell = (news: SheetNews) => void;

interface Watched {
  readonly tells: Set<Tell>;
  /** The newest version that was told. */
  version: number;
  stop(): void;
}

/** How often we look by ourselves, in case the bus has lost something. */
const LOOK = 15_000;
/** How many are told at each turn of the event loop: a large sheet for hundreds would hold up everybody's moves. */
const AT_ONCE = 8;

/** Tells whoever watches a score sheet of its new versions, whichever process they were written at. */
export class SheetWatch {
  readonly #sheets: SharedSheets;
  readonly #bus: Bus;
  /** How many may follow one sheet. */
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

  /** A new version was written here, or it was removed. Without the bus, those who follow here are told all the same. */
  publish(id: string): void {
    this.#bus.publish(channel(id), '').catch(() => this.#look(id));
  }

  /** Calls `tell` with `sheet`, then with what is newer, until the returned function is called. */
  watch(sheet: SharedSheet, tell: Tell): () => void {
    const { id, version } = sheet;
    const watched = this.#watched.get(id) ?? this.#begin(id, version);
    watched.tells.add(tell);
    tell(newsOf(sheet));
    // Others may have been told of a version that came after this one was read.
    if (watched.version > version) void this.#look(id, [tell]);
    return () => {
      watched.tells.delete(tell);
      if (watched.tells.size > 0 || this.#watched.get(id) !== watched) return;
      this.#watched.delete(id);
      watched.stop();
    };
  }

  #begin(id: string, version: number): Watched {
    const timer = setInterval(() => void this.#look(id), LOOK).unref();
    const listening = this.#bus.subscribe(channel(id), () => void this.#look(id));
    listening.catch(() => undefined);
    const stop = (): void => {
      clearInterval(timer);
      listening.then(
        (leave) => leave(),
        () => undefined,
      );
    };
    const watched = { tells: new Set<Tell>(), version, stop };
    this.#watched.set(id, watched);
    return watched;
  }

  /** Tells everybody what is new, or some what they have missed. */
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
      // Whoever has seen something newer meanwhile tells everybody.
      if (watched.version > sheet.version || this.#watched.get(id) !== watched) return;
      if (watched.tells.has(tell)) tell(news);
    }
  }
}

const END: SheetNews = { event: Buffer.from('event: end\ndata: {}\n\n'), isLast: true };

function newsOf(sheet: SharedSheet): SheetNews {
  return {
    event: Buffer.from(`id: ${sheet.version}\nevent: sheet\ndata: ${shown(sheet)}\n\n`),
    isLast: false,
  };
}

/** The body is JSON already; nothing else is the reader's business. */
export function shown({ version, body }: SharedSheet): string {
  return `{"version":${version},"body":${body}}`;
}

function channel(id: string): string {
  return `sheet.${id}`;
}
