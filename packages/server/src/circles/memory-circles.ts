import { Conflict, type FinishedGame } from '@sevenfold/table';
import { RatedMemoryStore } from '../ratings/rated-memory-store.ts';
import type {
  CircleChange,
  CircleLog,
  CircleStore,
  Filing,
  Filings,
  OwnCircle,
  StoredCircle,
  StoredEntry,
} from './circle-store.ts';

interface Kept {
  version: number;
  size: number;
  keyHash: string;
  deleted: number | null;
  outline: string;
  written: number;
  readonly people: Map<string, string>;
  readonly entries: StoredEntry[];
  readonly tables: Set<string>;
}

/** Stores circles as long as the process lives. `async`, so that a throw is a rejection. */
export class MemoryCircles implements CircleStore {
  readonly #circles = new Map<string, Kept>();

  async create(id: string, change: CircleChange & { readonly keyHash: string }): Promise<void> {
    if (this.#circles.has(id)) throw new Conflict(`circle ${id}`);
    const circle: Kept = {
      version: 0,
      size: 0,
      keyHash: change.keyHash,
      deleted: null,
      outline: '',
      written: 0,
      people: new Map(),
      entries: [],
      tables: new Set(),
    };
    this.#circles.set(id, circle);
    write(circle, change);
  }

  async load(id: string): Promise<StoredCircle | undefined> {
    const circle = this.#circles.get(id);
    if (circle === undefined) return undefined;
    const { version, size, keyHash, deleted, people, entries } = circle;
    return { id, version, n: entries.length, size, keyHash, deleted, people: new Map(people) };
  }

  async read(id: string, from: number): Promise<CircleLog> {
    const entries = this.#circles.get(id)?.entries ?? [];
    return {
      json: `[${entries
        .slice(from)
        .map(({ json }) => json)
        .join(',')}]`,
      names: entries.flatMap(({ name }, n) => (name === undefined || n < from ? [] : [[n, name.name]])),
    };
  }

  async names(id: string): Promise<CircleLog['names']> {
    return (await this.read(id, 0)).names;
  }

  async append(id: string, n: number, change: CircleChange): Promise<void> {
    const circle = this.#circles.get(id);
    if (circle === undefined || circle.entries.length !== n || circle.deleted !== null)
      throw new Conflict(`circle ${id}`);
    write(circle, change);
  }

  async of(person: string): Promise<OwnCircle[]> {
    return [...this.#circles]
      .filter(([, { people }]) => people.has(person))
      .sort(([, one], [, other]) => other.written - one.written)
      .map(([id, { version, entries, deleted, people, outline }]) => {
        return { id, version, n: entries.length, deleted, member: people.get(person)!, outline };
      });
  }

  async adopt(id: string, from: string, to: string): Promise<void> {
    const people = this.#circles.get(id)?.people;
    const member = people?.get(from);
    if (people === undefined || member === undefined || people.has(to)) return;
    people.delete(from);
    people.set(to, member);
  }

  async mark(id: string, deleted: number | null): Promise<void> {
    const circle = this.#circles.get(id);
    if (circle === undefined) return;
    circle.deleted = deleted;
    circle.version++;
  }

  async remove(id: string): Promise<void> {
    this.#circles.delete(id);
  }

  async prune(deletedBefore: number, changedBefore: number, limit: number): Promise<number> {
    const old = [...this.#circles]
      .filter(([, one]) => (one.deleted ?? Infinity) < deletedBefore || one.written < changedBefore)
      .slice(0, limit);
    for (const [id] of old) this.#circles.delete(id);
    return old.length;
  }

  async addTable(id: string, code: string): Promise<void> {
    const circle = this.#circles.get(id);
    if (circle === undefined) return;
    circle.tables.add(code);
    circle.version++;
  }

  async tables(id: string, limit: number): Promise<string[]> {
    return [...(this.#circles.get(id)?.tables ?? [])].toReversed().slice(0, limit);
  }

  async dropTable(id: string, code: string): Promise<void> {
    this.#circles.get(id)?.tables.delete(code);
  }
}

function write(
  circle: Kept,
  { entries, outline, joins, leave = [], parts = [], keyHash }: CircleChange,
): void {
  circle.entries.push(...entries);
  circle.size += entries.reduce((sum, { json }) => sum + json.length, 0);
  circle.version++;
  circle.outline = outline;
  circle.written = Date.now();
  circle.keyHash = keyHash ?? circle.keyHash;
  if (joins !== undefined) circle.people.set(joins.person, joins.member);
  for (const [person, member] of circle.people)
    if (leave.includes(member) || parts.includes(member)) circle.people.delete(person);
  for (const [at, { id, json, name }] of circle.entries.entries())
    if (name !== undefined && leave.includes(name.member)) circle.entries[at] = { id, json };
}

/** A store that also notes the games of circles, which have to be filed. */
export class FilingStore extends RatedMemoryStore implements Filings {
  readonly #waiting = new Map<string, string>();

  override async keep(game: FinishedGame): Promise<void> {
    await super.keep(game);
    if (game.circle !== undefined) this.#waiting.set(game.id, game.circle);
  }

  async waiting(after: string, limit: number, circle?: string): Promise<Filing[]> {
    return [...this.#waiting]
      .map(([game, id]) => ({ game, circle: id }))
      .filter((one) => one.game > after && (circle === undefined || one.circle === circle))
      .sort((one, other) => (one.game < other.game ? -1 : 1))
      .slice(0, limit);
  }

  async done(game: string): Promise<void> {
    this.#waiting.delete(game);
  }
}
