import { setTimeout as sleep } from 'node:timers/promises';
import type { House, TablesCursor } from '@sevenfold/table';

/** How many tables are looked at in one go. */
const BATCH = 100;

interface Round {
  readonly people: Set<string>;
  readonly done: Promise<void>;
}

/**
 * Takes people out of all open tables. Nobody knows which tables they are at, so it goes through all of them. Requests
 * that come in the meantime share the next round, so that there is never more than one. After each batch it rests for
 * as long as it worked: strangers who delete themselves again and again must not keep the database busy.
 */
export class TableRemoval {
  readonly #house: Pick<House, 'forget'>;
  readonly #rest: (milliseconds: number) => Promise<unknown>;
  #next: Round | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(house: Pick<House, 'forget'>, rest: (milliseconds: number) => Promise<unknown> = sleep) {
    this.#house = house;
    this.#rest = rest;
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
      return this.#removeFromAll(people);
    });
    this.#last = done.catch(() => undefined);
    return { people, done };
  }

  async #removeFromAll(people: ReadonlySet<string>): Promise<void> {
    let last: TablesCursor | undefined;
    do {
      const began = performance.now();
      const tables = await this.#house.forget(people, BATCH, last);
      last = tables.length < BATCH ? undefined : tables.at(-1);
      if (last !== undefined) await this.#rest(performance.now() - began);
    } while (last !== undefined);
  }
}
