import { Conflict, type Store, type StoredTable } from '@sevenfold/table';
import {
  HEARD_WITHIN,
  MOST_OF_ORIGIN,
  SEATED_FOR,
  type WaitingState,
  type WaitingPerson,
  type WaitingPlace,
  type WaitingStore,
} from './waiting-store.ts';

interface Row {
  readonly place: WaitingPlace;
  readonly seen: number;
  readonly table: { readonly code: string; readonly at: number } | null;
}

/** Places that last as long as the process. `async`, so that a throw is a rejection. */
export class MemoryWaiting implements WaitingStore {
  readonly #store: Pick<Store, 'create'>;
  readonly #rows = new Map<string, Row>();

  constructor(store: Pick<Store, 'create'>) {
    this.#store = store;
  }

  async wait(person: WaitingPerson, now: number): Promise<WaitingState | undefined> {
    const before = this.#rows.get(person.person);
    const isTheirs = before !== undefined && (isWaiting(before, now) || isSeated(before, now));
    const others = [...this.#rows.values()].filter(
      (row) => row.place.origin === person.origin && isWaiting(row, now),
    );
    if (!isTheirs && others.length >= MOST_OF_ORIGIN) return undefined;
    const since = isTheirs ? before.place.since : now;
    const table = isTheirs ? before.table : null;
    this.#rows.set(person.person, { place: { ...person, since }, seen: now, table });
    return { since, table: table?.code ?? null };
  }

  async leave(person: string): Promise<void> {
    if (this.#rows.get(person)?.table === null) this.#rows.delete(person);
  }

  async waiting(now: number): Promise<WaitingPlace[]> {
    const rows = [...this.#rows.values()].filter((row) => isWaiting(row, now));
    return rows.map(({ place }) => place).sort((one, other) => one.since - other.since);
  }

  async seat(table: StoredTable, people: readonly string[], now: number): Promise<boolean> {
    const rows = people.map((person) => this.#rows.get(person));
    if (rows.some((row) => row === undefined || !isWaiting(row, now))) return false;
    // Before anyone else gets a turn.
    for (const row of rows)
      this.#rows.set(row!.place.person, { ...row!, table: { code: table.code, at: now } });
    try {
      await this.#store.create(table);
      return true;
    } catch (error) {
      for (const row of rows) this.#rows.set(row!.place.person, row!);
      if (error instanceof Conflict) return false;
      throw error;
    }
  }

  async forget(person: string): Promise<void> {
    this.#rows.delete(person);
  }

  async prune(before: number): Promise<void> {
    for (const [person, { seen }] of this.#rows) if (seen < before) this.#rows.delete(person);
  }
}

function isWaiting({ table, seen }: Row, now: number): boolean {
  return table === null && seen >= now - HEARD_WITHIN;
}

function isSeated({ table }: Row, now: number): boolean {
  return table !== null && table.at >= now - SEATED_FOR;
}
