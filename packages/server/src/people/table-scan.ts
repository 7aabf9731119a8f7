import type { House, TablesCursor } from '@sevenfold/table';

/** Tables at a time. */
const BATCH = 100;

interface Round {
  readonly people: Set<string>;
  readonly done: Promise<void>;
}

/**
 * Takes people out of all open tables. It is not known which tables they are at, so it goes through all of them; requests
 * in the meantime share the next round, so that there is never more than one.
 */
export class TableScan {
  readonly #house: Pick<House, 'forget'>;
  #next: Round | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(house: Pick<House, 'forget'>) {
    this.#house = house;
  }

  forget(people: Iterable<string>): Promise<void> {
    this.#next ??= this.#plan();
    for (const person of people) this.#next.people.add(person);
    return this.#next.done;
  }

  #plan(): Round {
    const people = new Set<string>();
    const done = this.#last.then(() => {
      this.#next = undefined;
      return this.#scan(people);
    });
    this.#last = done.catch(() => undefined);
    return { people, done };
  }

  async #scan(people: ReadonlySet<string>): Promise<void> {
    let last: TablesCursor | undefined;
    do {
      const tables = await this.#house.forget(people, BATCH, last);
      last = tables.length < BATCH ? undefined : tables.at(-1);
    } while (last !== undefined);
  }
}
