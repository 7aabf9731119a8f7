import {
  append,
  type Circle,
  type Entry,
  isKeeper,
  mergedIds,
  openCircle,
  present,
  refusal,
} from '@sevenfold/circles';
import type { CircleRefusal } from '@sevenfold/circles';
import { Conflict } from '@sevenfold/table';
import type { CircleChange, CircleStore, StoredCircle, StoredEntry } from './circle-store.ts';

/** How often a change is tried while other processes change the same circle. */
const TRIES = 8;
/** Characters of the logs of all circles in memory: some ten of 5000 games, or one or two of the largest. */
const MOST_CHARACTERS = 32 << 20;
/** In place of the hash of a key: nothing has this hash. */
const NO_KEY = '';
/** Up to this many new entries are added to a circle in memory; with more, working the circle out again is faster. */
const FEW = 20;

/** What a change is about, besides the entries that it has added. */
export interface CircleDecision<Answer> extends Pick<CircleChange, 'joins' | 'leave' | 'parts' | 'keyHash'> {
  readonly answer: Answer;
}

export type Decide<Answer> = (circle: Circle, stored: StoredCircle) => Promise<CircleDecision<Answer>>;

interface Opened {
  readonly circle: Circle;
  /** Characters of its log. */
  readonly size: number;
}

/** Circles in memory, worked out from their logs; every change goes through here. */
export class CircleBook {
  readonly #store: CircleStore;
  /** By ID; the circle used last is the last. */
  readonly #circles = new Map<string, Opened>();
  /** The last change under way of each circle, by its ID. */
  readonly #changes = new Map<string, Promise<unknown>>();

  constructor(store: CircleStore) {
    this.#store = store;
  }

  /** How many characters have to be read before a circle can be changed; none while it is in memory. */
  async weightOf(id: string): Promise<number> {
    return this.#circles.has(id) ? 0 : ((await this.#store.load(id))?.size ?? 0);
  }

  /**
   * Lets `decide` add entries to a circle as it is now, with `addEntry`, and stores them. If another process was faster, it
   * decides again. Returns its answer; or that of `guard`, if it has one, before the log is read at all.
   */
  change<Answer>(
    id: string,
    decide: Decide<Answer>,
    guard: (stored: StoredCircle) => Answer | undefined = () => undefined,
  ): Promise<Answer | 'noCircle'> {
    const mine = (this.#changes.get(id) ?? Promise.resolve()).then(() => this.#change(id, decide, guard));
    const done = mine
      .catch(() => undefined)
      .finally(() => {
        if (this.#changes.get(id) === done) this.#changes.delete(id);
      });
    this.#changes.set(id, done);
    return mine;
  }

  /**
   * Removes a member and their names from a circle; a circle without people is deleted. If someone else removes them,
   * the invitation link they know stops working, so that they cannot come back.
   */
  leave(id: string, by: string, member: string): Promise<CircleRefusal | 'noCircle' | undefined> {
    return this.change<CircleRefusal | undefined>(id, async (circle) => {
      const knewLink = by !== member && knowsLink(circle, member);
      const refused = addEntry(circle, { ...entryStart(by), do: 'leave', member });
      if (refused !== undefined) return { answer: refused };
      const leave = mergedIds(circle.members, member);
      const isVoid = knewLink && addEntry(circle, { ...entryStart(by), do: 'invite' }) === undefined;
      return { answer: undefined, leave, keyHash: isVoid ? NO_KEY : undefined };
    });
  }

  /** Takes a person out of all circles. */
  async forget(person: string): Promise<void> {
    for (const { id, member, deleted } of await this.#store.of(person)) {
      // A deleted circle takes no entries.
      if (deleted !== null) await this.#store.mark(id, null);
      await this.leave(id, member, member);
      if (deleted !== null) await this.#store.mark(id, deleted);
    }
  }

  /** One person turns out to be another. Where both are members, they are one from now on. */
  async adopt(from: string, to: string): Promise<void> {
    for (const { id } of await this.#store.of(from)) {
      await this.#store.adopt(id, from, to);
      await this.change(id, async (circle, { people, deleted }) => {
        const [member, into] = [people.get(from), people.get(to)];
        if (member === undefined || into === undefined || deleted !== null) return { answer: undefined };
        if (isKeeper(circle, member))
          addEntry(circle, { ...entryStart(member), do: 'keeper', member: into, on: true });
        const merged = addEntry(circle, { ...entryStart(member), do: 'merge', member, into });
        if (merged === undefined) return { answer: undefined, parts: [member] };
        // They have played against themselves, so the two cannot be merged.
        addEntry(circle, { ...entryStart(member), do: 'leave', member });
        return { answer: undefined, leave: mergedIds(circle.members, member), parts: [member] };
      });
    }
  }

  async #change<Answer>(
    id: string,
    decide: Decide<Answer>,
    guard: (stored: StoredCircle) => Answer | undefined,
  ): Promise<Answer | 'noCircle'> {
    for (let tries = 1; ; tries++) {
      const stored = await this.#store.load(id);
      if (stored === undefined) return 'noCircle';
      const closed = guard(stored);
      if (closed !== undefined) return closed;
      const circle = await this.#open(stored);
      try {
        return await this.#write(stored, circle, await decide(circle, stored));
      } catch (error) {
        // The circle in memory may have entries that were not stored.
        this.#circles.delete(id);
        if (!(error instanceof Conflict) || tries === TRIES) throw error;
      }
    }
  }

  async #write<Answer>(
    { id, n }: StoredCircle,
    circle: Circle,
    { answer, ...more }: CircleDecision<Answer>,
  ): Promise<Answer> {
    const entries = circle.log.slice(n).map(entryToStore);
    if (entries.length > 0)
      await this.#store.append(id, n, { ...more, entries, outline: circleOutline(circle) });
    if (more.leave !== undefined && !present(circle).some(({ is }) => is === 'person')) {
      this.#circles.delete(id);
      await this.#store.remove(id);
    }
    return answer;
  }

  async #open({ id, n, size }: StoredCircle): Promise<Circle> {
    const known = this.#circles.get(id)?.circle;
    this.#circles.delete(id);
    const from =
      known !== undefined && known.log.length <= n && known.log.length > n - FEW ? known.log.length : 0;
    const read = from === n ? [] : (JSON.parse((await this.#store.read(id, from)).json) as Entry[]);
    // What was stored since the circle was looked up is read the next time.
    const news = read.slice(0, n - from);
    const circle = from === 0 ? openCircle(news) : known!;
    if (from > 0) for (const entry of news) append(circle, entry);
    this.#circles.set(id, { circle, size });
    this.#shrink();
    return circle;
  }

  /** Drops the circles that were not used for the longest time. */
  #shrink(): void {
    let characters = 0;
    for (const { size } of this.#circles.values()) characters += size;
    for (const [id, { size }] of this.#circles) {
      if (characters <= MOST_CHARACTERS || this.#circles.size === 1) return;
      this.#circles.delete(id);
      characters -= size;
    }
  }
}

/** Whether a person has joined by the link that is valid now. */
function knowsLink({ log, members }: Circle, member: string): boolean {
  if (members.get(member)?.is !== 'person') return false;
  const joined = log.findLastIndex((entry) => entry.do === 'join' && entry.member === member);
  return joined > log.findLastIndex((entry) => entry.do === 'invite');
}

/** Adds an entry; returns why not if it is refused. */
export function addEntry(circle: Circle, entry: Entry): CircleRefusal | undefined {
  const refused = refusal(circle, entry);
  if (refused === undefined) append(circle, entry);
  return refused;
}

/** The beginning of an entry that the server makes. Clients cannot make IDs with a colon. */
export function entryStart(by: string): Pick<Entry, 'id' | 'at' | 'by'> {
  return { id: `server:${crypto.randomUUID()}`, at: Date.now(), by };
}

/** What a list of circles shows. */
export function circleOutline(circle: Circle): string {
  let last: number | null = null;
  for (const { ended } of circle.games.values()) last = Math.max(last ?? 0, ended);
  const members = present(circle).length;
  return JSON.stringify({ name: circle.settings.name, members, games: circle.games.size, last });
}

/** Names are stored separately from the log. */
export function entryToStore(entry: Entry): StoredEntry {
  if (!('name' in entry) || entry.name === undefined) return { id: entry.id, json: JSON.stringify(entry) };
  const { name, ...rest } = entry;
  return { id: entry.id, json: JSON.stringify(rest), name: { member: entry.member, name } };
}
