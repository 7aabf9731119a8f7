/** Texts by name. Never throws: what the device refuses to store lasts as long as the page. `stored.ts` is the way in. */
export interface Shelf {
  get(name: string): string | undefined;
  /** Returns false if the device has refused to store it, but not where storage is turned off altogether. */
  set(name: string, text: string): boolean;
  remove(name: string): void;
  names(prefix: string): string[];
  /** False while there is something that the device has refused to store. */
  readonly persistent: boolean;
}

/** Everything of ours in the browser's storage begins with this. */
export const OURS = 'sevenfold:';

/** A shelf in the browser's storage; without one, or when that is full or blocked, in memory. */
export class BrowserShelf implements Shelf {
  readonly #storage: Storage | undefined;
  /** What the device refused to store. */
  readonly #memory = new Map<string, string>();

  constructor(storage: Storage | undefined) {
    this.#storage = storage;
  }

  get persistent(): boolean {
    return this.#storage !== undefined && this.#memory.size === 0;
  }

  get(name: string): string | undefined {
    return this.#memory.get(name) ?? this.#try((storage) => storage.getItem(OURS + name)) ?? undefined;
  }

  set(name: string, text: string): boolean {
    const isStored = this.#try((storage) => {
      storage.setItem(OURS + name, text);
      return true;
    });
    if (isStored === true) this.#memory.delete(name);
    else this.#memory.set(name, text);
    return isStored === true || this.#storage === undefined;
  }

  remove(name: string): void {
    this.#memory.delete(name);
    this.#try((storage) => storage.removeItem(OURS + name));
  }

  names(prefix: string): string[] {
    const stored =
      this.#try((storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')) ?? [];
    const ours = stored.filter((key) => key.startsWith(OURS)).map((key) => key.slice(OURS.length));
    return [...new Set([...ours, ...this.#memory.keys()])].filter((name) => name.startsWith(prefix)).sort();
  }

  #try<Result>(use: (storage: Storage) => Result): Result | undefined {
    try {
      return this.#storage === undefined ? undefined : use(this.#storage);
    } catch {
      return undefined;
    }
  }
}

let opened: Shelf | undefined;

/** The shelf of this page. */
export function deviceShelf(): Shelf {
  return (opened ??= new BrowserShelf(browserStorage()));
}

/** Where storage is blocked, even naming it throws. */
function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
