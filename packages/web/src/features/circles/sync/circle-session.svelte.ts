// A circle that is open in this page: as the server has it, with what was done here and is still on its way.

import {
  append,
  type Circle,
  type CircleRefusal,
  type Entry,
  isKeeper,
  type NewEntry,
  openCircle,
  refusal,
} from '@sevenfold/circles';
import { randomId } from '../../../browser/random.ts';
import { ServerError } from '../../../server/ask.ts';
import type { FeedStatus } from '../../../server/feed.ts';
import { Reconnection } from '../../../server/reconnection.ts';
import { watchStored } from '../../../storage/stored.ts';
import {
  type CircleNews,
  type CircleTable,
  followCircle,
  readCircle,
  type Refused,
} from './circle-server.ts';
import type { KnownCircles } from './known-circles.ts';
import { UnsentEntries, type WaitingEntry } from './unsent-entries.ts';

type Without<Some> = Some extends NewEntry ? Omit<Some, 'id'> : never;
/** Something that a member wants to do: an entry without its ID. */
export type EntryDraft = Without<NewEntry>;

export interface Done {
  /** The ID of the last entry, to undo it. */
  readonly entry?: string;
  /** Why it was refused. */
  readonly refused?: Refused;
  /** The entry is stored here, and will be sent when there is a network. */
  readonly waits?: true;
}

export class CircleSession {
  readonly id: string;
  readonly #store: KnownCircles;
  readonly #unsent: UnsentEntries;
  readonly #feed: ReturnType<typeof followCircle>;
  readonly #stopWatching: () => void;
  readonly #sending = new Reconnection(() => void this.send());
  /** The log as the server has it. */
  #log: readonly Entry[] = [];
  /** What is being read: first what is stored here, then what is new. */
  #reading: Promise<void>;
  #isClosed = false;
  #circle = $state.raw<Circle>();
  #me = $state('');
  #waiting = $state.raw<readonly WaitingEntry[]>([]);
  #status = $state<FeedStatus>('connecting');
  #tables = $state.raw<readonly CircleTable[]>([]);
  #deleted = $state.raw<number | null>(null);
  #isStuck = $state(false);

  constructor(store: KnownCircles, id: string) {
    this.id = id;
    this.#store = store;
    this.#unsent = new UnsentEntries(store.shelf);
    this.#me = store.get(id)?.me ?? '';
    this.#show();
    this.#reading = this.#recall();
    this.#feed = followCircle(
      store.shelf,
      id,
      () => void this.#refresh(),
      (status) => (this.#status = status),
    );
    this.#stopWatching = watchStored(
      (key) => key === `circle-queue:${id}`,
      () => this.#show(),
    );
  }

  /** The circle with all entries that wait to be sent; undefined until it is known. */
  get circle(): Circle | undefined {
    return this.#circle;
  }

  /** The member that this device's owner is. */
  get me(): string {
    return this.#me;
  }

  get isKeeper(): boolean {
    return this.#circle !== undefined && isKeeper(this.#circle, this.#me);
  }

  get status(): FeedStatus {
    return this.#status;
  }

  get waiting(): readonly WaitingEntry[] {
    return this.#waiting;
  }

  /** Whether what waits could not be sent the last time. */
  get isStuck(): boolean {
    return this.#isStuck;
  }

  /** The open tables of this circle. */
  get tables(): readonly CircleTable[] {
    return this.#tables;
  }

  /** When it was deleted; it can still be restored. */
  get deleted(): number | null {
    return this.#deleted;
  }

  /** Why this would be refused, as far as this device knows. */
  refusalOf(draft: EntryDraft): CircleRefusal | undefined {
    if (this.#circle === undefined) return 'notAMember';
    return refusal(this.#circle, this.#written(entryOf(draft), Date.now()));
  }

  /** Stored before it is sent, so that nothing is lost. Several are done together, in this order. */
  async do(...drafts: readonly EntryDraft[]): Promise<Done> {
    const entries = drafts.map(entryOf);
    const now = Date.now();
    const circle = openCircle(this.#circle?.log ?? []);
    for (const entry of entries) {
      const refused = refusal(circle, this.#written(entry, now));
      if (refused !== undefined) return { refused };
      append(circle, this.#written(entry, now));
    }
    for (const entry of entries) this.#unsent.add(this.id, entry, now);
    this.#show();
    const failure = await this.send();
    const entry = entries.at(-1)!.id;
    const refused = this.#waiting.find((one) => one.entry.id === entry)?.refused;
    if (refused !== undefined) return { refused };
    return failure === undefined ? { entry } : { entry, waits: true };
  }

  /** Sends what waits; returns what prevents it. */
  async send(): Promise<ServerError | undefined> {
    const failure = await this.#unsent.flush(this.id);
    this.#isStuck = failure !== undefined;
    if (failure === undefined) {
      this.#sending.works();
      await this.#refresh();
    } else if (!this.#isClosed) this.#sending.lost();
    this.#show();
    return failure;
  }

  /** Sends again what was refused. */
  async retry(entry: NewEntry): Promise<void> {
    this.#unsent.retry(this.id, entry);
    this.#show();
    await this.send();
  }

  drop(entry: NewEntry): void {
    this.#unsent.drop(this.id, [entry.id]);
    this.#show();
  }

  /** Reads what is new on the server, after a request that was not an entry, such as joining. */
  refresh(): Promise<void> {
    return this.#refresh();
  }

  close(): void {
    this.#isClosed = true;
    this.#sending.stop();
    this.#feed.close();
    this.#stopWatching();
  }

  /** One at a time; callers in the meantime get the result of the next one. */
  #refresh(): Promise<void> {
    const reading = this.#reading.then(() => this.#read());
    this.#reading = reading;
    return reading;
  }

  async #recall(): Promise<void> {
    this.#log = (await this.#store.log(this.id)) ?? [];
    this.#show();
  }

  async #read(): Promise<void> {
    let answer: CircleNews;
    try {
      answer = await readCircle(this.#store.shelf, this.id, this.#log.length);
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      // The circle is gone, or we are no longer in it: the server does not say which.
      if (error.problem === 'gone') this.#status = 'gone';
      return;
    }
    const { from, entries, you, tables, deleted } = answer;
    this.#me = you;
    this.#tables = tables;
    this.#deleted = deleted;
    // Also store it if an older version has not stored what the next game needs.
    const isOld = this.#store.get(this.id)?.next === undefined;
    if (entries.length > 0 || from < this.#log.length || isOld) {
      this.#log = this.#store.keep(this.id, you, [...this.#log.slice(0, from), ...entries]);
    }
    this.#show();
    // What was filed while there was no network.
    if (this.#waiting.some(({ refused }) => refused === undefined)) void this.send();
  }

  #show(): void {
    const known = new Set(this.#log.map(({ id }) => id));
    const all = this.#unsent.list(this.id);
    // Sent, but the answer got lost.
    const arrived = all.filter(({ entry }) => known.has(entry.id)).map(({ entry }) => entry.id);
    if (arrived.length > 0) this.#unsent.drop(this.id, arrived);
    this.#waiting = all.filter(({ entry }) => !known.has(entry.id));
    if (this.#log.length === 0) return;
    const circle = openCircle(this.#log);
    for (const { entry, at, refused } of this.#waiting) {
      const written = this.#written(entry, at);
      if (refused === undefined && refusal(circle, written) === undefined) append(circle, written);
    }
    this.#circle = circle;
  }

  #written(entry: NewEntry, at: number): Entry {
    return { ...entry, at, by: this.#me };
  }
}

function entryOf(draft: EntryDraft): NewEntry {
  return { id: newId(), ...draft };
}

/** An ID of an entry, a member or a typed-in game. */
export function newId(): string {
  return randomId(16);
}
