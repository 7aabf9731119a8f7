// What was done in circles on this device and may not be on the server yet. Every entry has its ID from the beginning, so
// that one that is sent twice is added once.

import { MOST_AT_ONCE, type NewEntry, parseNewEntry } from '@sevenfold/circles';
import { ServerError } from '../../../server/ask.ts';
import type { Shelf } from '../../../storage/shelf.ts';
import { readStored, removeStored, storedIds, writeStored } from '../../../storage/stored.ts';
import { type Refused, refusedBy, sendEntries } from './circle-server.ts';

export interface WaitingEntry {
  readonly entry: NewEntry;
  /** When it was done here, in milliseconds since 1970. */
  readonly at: number;
  /** Why it was refused; it stays until someone has decided what to do about it. */
  readonly refused?: Refused | undefined;
}

export class UnsentEntries {
  readonly #shelf: Shelf;
  /** One sender for each circle, so that entries arrive in their order. */
  readonly #sending = new Map<string, Promise<ServerError | undefined>>();

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** The circles for which something waits to be sent. */
  circles(): string[] {
    return storedIds('circle-queue:', this.#shelf).filter((id) => this.#unsent(id).length > 0);
  }

  list(id: string): readonly WaitingEntry[] {
    return readStored(`circle-queue:${id}`, this.#shelf).flatMap(({ entry, at, refused }) => {
      const known = parseNewEntry(entry);
      return known === undefined
        ? []
        : [{ entry: known, at, refused: refused === undefined ? refused : refusedBy(refused) }];
    });
  }

  add(id: string, entry: NewEntry, at = Date.now()): void {
    this.#write(id, [...this.list(id), { entry, at }]);
  }

  /** Tries once more what was refused; `entry` is what to send in its place. */
  retry(id: string, entry: NewEntry): void {
    this.#write(
      id,
      this.list(id).map((one) => (one.entry.id === entry.id ? { entry, at: one.at } : one)),
    );
  }

  drop(id: string, entries: readonly string[]): void {
    this.#write(
      id,
      this.list(id).filter(({ entry }) => !entries.includes(entry.id)),
    );
  }

  /** Sends everything that waits; returns what prevented it. */
  flush(id: string): Promise<ServerError | undefined> {
    const before = this.#sending.get(id);
    const sending = (before ?? Promise.resolve(undefined)).then(() => this.#send(id));
    this.#sending.set(id, sending);
    return sending;
  }

  async #send(id: string): Promise<ServerError | undefined> {
    try {
      for (;;) {
        const next = this.#unsent(id).slice(0, MOST_AT_ONCE);
        if (next.length === 0) return undefined;
        const entries = next.map(({ entry }) => entry);
        this.#took(id, await sendEntries(this.#shelf, id, entries), next);
      }
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      return error;
    }
  }

  /** What was added meanwhile stays. */
  #took(id: string, refusals: ReadonlyMap<string, Refused>, sent: readonly WaitingEntry[]): void {
    const ids = new Set(sent.map(({ entry }) => entry.id));
    this.#write(
      id,
      this.list(id).flatMap((one) => {
        if (!ids.has(one.entry.id)) return [one];
        const refused = refusals.get(one.entry.id);
        // Someone else has filed the same game, which is just as good.
        return refused === undefined || refused === 'alreadyFiled' ? [] : [{ ...one, refused }];
      }),
    );
  }

  #unsent(id: string): WaitingEntry[] {
    return this.list(id).filter(({ refused }) => refused === undefined);
  }

  #write(id: string, waiting: readonly WaitingEntry[]): void {
    if (waiting.length === 0) removeStored(`circle-queue:${id}`, this.#shelf);
    else writeStored(`circle-queue:${id}`, [...waiting], this.#shelf);
  }
}
