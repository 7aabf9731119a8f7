// Circles that were seen on this device, so that they can be read without a network.

import {
  type Circle,
  dealingOrder,
  type Entry,
  lastTogether,
  openCircle,
  parseEntry,
  whoIs,
  withoutNames,
} from '@sevenfold/circles';
import { type Database, deviceDatabase } from '../../../storage/database.ts';
import type { Stored } from '../../../storage/registry.ts';
import { deviceShelf, type Shelf } from '../../../storage/shelf.ts';
import { readStored, removeStored, writeStored } from '../../../storage/stored.ts';

export type KnownCircle = Stored<'circles'>[number];

/** Those not looked at for the longest time are forgotten. */
const MOST_CIRCLES = 50;

export class KnownCircles {
  readonly shelf: Shelf;
  readonly #database: () => Promise<Database>;

  constructor(shelf: Shelf, database: () => Promise<Database>) {
    this.shelf = shelf;
    this.#database = database;
  }

  /** The one that was looked at last comes first. */
  list(): readonly KnownCircle[] {
    return readStored('circles', this.shelf);
  }

  get(id: string): KnownCircle | undefined {
    return this.list().find((circle) => circle.id === id);
  }

  /** The log of a circle as it was when it was last here. */
  async log(id: string): Promise<readonly Entry[] | undefined> {
    const stored = (await (await this.#database()).logs.get(id))?.log ?? [];
    const entries = stored.flatMap((entry) => parseEntry(entry) ?? []);
    return entries.length === stored.length && entries.length > 0 ? entries : undefined;
  }

  /** Stores a log without the names of members who have left since, and returns it. */
  keep(id: string, me: string, log: readonly Entry[], now = Date.now()): readonly Entry[] {
    const circle = openCircle(log);
    const clean = withoutNames(circle);
    const { name } = circle.settings;
    this.know({ ...this.get(id), id, name, me, seen: now, next: nextGame(circle) });
    void this.#database().then(({ logs }) => logs.put([{ id, log: [...clean] }]));
    return clean;
  }

  know(circle: KnownCircle): void {
    const others = this.list().filter(({ id }) => id !== circle.id);
    const circles = [circle, ...others];
    writeStored('circles', circles.slice(0, MOST_CIRCLES), this.shelf);
    this.#removeLogs(circles.slice(MOST_CIRCLES));
  }

  /** The link to join no longer works. */
  forgetInvite(id: string): void {
    const known = this.get(id);
    if (known !== undefined) this.know({ ...known, invite: undefined });
  }

  /** What waits to be sent stays. */
  forget(id: string): void {
    const [gone, others] = [this.get(id), this.list().filter((circle) => circle.id !== id)];
    writeStored('circles', others, this.shelf);
    if (gone !== undefined) this.#removeLogs([gone]);
  }

  #removeLogs(circles: readonly KnownCircle[]): void {
    if (circles.length === 0) return;
    void this.#database().then(({ logs }) => logs.remove(circles.map(({ id }) => id)));
  }
}

function nextGame(circle: Circle): KnownCircle['next'] {
  const nameOf = (id: string) => whoIs(circle, id)?.name ?? '';
  return {
    members: dealingOrder(circle).map((id) => ({ id, name: nameOf(id) })),
    last: lastTogether(circle).map(nameOf),
    rules: circle.settings.rules,
  };
}

let opened: KnownCircles | undefined;

export function deviceCircles(): KnownCircles {
  return (opened ??= new KnownCircles(deviceShelf(), deviceDatabase));
}

/** Forgets a circle that the owner of this device has left or deleted. */
export function forgetCircle(id: string): void {
  const store = deviceCircles();
  store.forget(id);
  removeStored(`circle-queue:${id}`, store.shelf);
}
