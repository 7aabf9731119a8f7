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
import type { Stored } from '../../../storage/registry.ts';
import { deviceShelf, type Shelf } from '../../../storage/shelf.ts';
import { readStored, removeStored, storedIds, storedText, writeStored } from '../../../storage/stored.ts';

export type KnownCircle = Stored<'circles'>[number];

const MOST_CIRCLES = 50;
/** All logs together are no longer: some 2500 games. The circles not looked at for the longest time make room. */
const MOST_CHARACTERS = 1_200_000;

export class KnownCircles {
  readonly shelf: Shelf;

  constructor(shelf: Shelf) {
    this.shelf = shelf;
  }

  /** The one that was looked at last comes first. */
  list(): readonly KnownCircle[] {
    return readStored('circles', this.shelf);
  }

  get(id: string): KnownCircle | undefined {
    return this.list().find((circle) => circle.id === id);
  }

  log(id: string): readonly Entry[] | undefined {
    return readStored(`circle-log:${id}`, this.shelf, (log) => {
      const entries = log.flatMap((entry) => parseEntry(entry) ?? []);
      return entries.length === log.length && entries.length > 0 ? entries : undefined;
    });
  }

  /** Stores a log without the names of members who have left since, and returns it. */
  keep(id: string, me: string, log: readonly Entry[], now = Date.now()): readonly Entry[] {
    const circle = openCircle(log);
    const clean = withoutNames(circle);
    const { name } = circle.settings;
    this.know({ ...this.get(id), id, name, me, seen: now, next: nextGame(circle) });
    writeStored(`circle-log:${id}`, clean, this.shelf);
    this.#makeRoom();
    return clean;
  }

  know(circle: KnownCircle): void {
    const others = this.list().filter(({ id }) => id !== circle.id);
    writeStored('circles', [circle, ...others].slice(0, MOST_CIRCLES), this.shelf);
  }

  /** The link to join no longer works. */
  forgetInvite(id: string): void {
    const known = this.get(id);
    if (known !== undefined) this.know({ ...known, invite: undefined });
  }

  /** What waits to be sent stays. */
  forget(id: string): void {
    const others = this.list().filter((circle) => circle.id !== id);
    writeStored('circles', others, this.shelf);
    removeStored(`circle-log:${id}`, this.shelf);
  }

  #makeRoom(): void {
    const order = this.list().map(({ id }) => id);
    const ids = storedIds('circle-log:', this.shelf);
    const oldestLast = ids.toSorted((one, other) => placeOf(order, one) - placeOf(order, other));
    let characters = 0;
    for (const id of oldestLast) {
      characters += storedText(`circle-log:${id}`, this.shelf)?.length ?? 0;
      if (characters > MOST_CHARACTERS) removeStored(`circle-log:${id}`, this.shelf);
    }
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

function placeOf(order: readonly string[], id: string): number {
  const at = order.indexOf(id);
  return at === -1 ? order.length : at;
}

let opened: KnownCircles | undefined;

export function deviceCircles(): KnownCircles {
  return (opened ??= new KnownCircles(deviceShelf()));
}

/** Forgets a circle that the owner of this device has left or deleted. */
export function forgetCircle(id: string): void {
  const store = deviceCircles();
  store.forget(id);
  removeStored(`circle-queue:${id}`, store.shelf);
}
