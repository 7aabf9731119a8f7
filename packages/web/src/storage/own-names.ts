// The names under which this device's owner plays with real cards and on a passed device: asked once, then remembered.

import { nameKey } from '@sevenfold/engine/name-key';
import type { Stored } from './registry.ts';
import { deviceShelf, type Shelf } from './shelf.ts';
import { readStored, writeStored } from './stored.ts';

const MOST_NAMES = 30;

export class OwnNames {
  readonly #shelf: Shelf;
  /** The name in the settings: it is theirs until they say otherwise. */
  readonly #settings: string;

  constructor(shelf: Shelf, settings: string) {
    this.#shelf = shelf;
    this.#settings = settings;
  }

  /** Whether they have said which names are theirs. */
  get isAsked(): boolean {
    return this.#read().asked;
  }

  get list(): readonly string[] {
    const { asked, names } = this.#read();
    return asked || this.#settings.trim() === '' ? names : [this.#settings];
  }

  has(name: string): boolean {
    const key = nameKey(name);
    return this.list.some((own) => nameKey(own) === key);
  }

  /** 'None of these' is an answer too. */
  set(names: readonly string[]): void {
    const kept = [...new Map(names.map((name) => [nameKey(name), name.trim()])).values()];
    writeStored('own-names', { asked: true, names: kept.slice(0, MOST_NAMES) }, this.#shelf);
  }

  #read(): Stored<'own-names'> {
    return readStored('own-names', this.#shelf);
  }
}

export function deviceOwnNames(settings: string): OwnNames {
  return new OwnNames(deviceShelf(), settings);
}
