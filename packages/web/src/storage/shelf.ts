/** Small texts under names, kept on this device. Never throws: what cannot be kept lasts as long as the page. */
export interface Shelf {
  get(name: string): string | undefined;
  set(name: string, text: string): void;
  remove(name: string): void;
  names(prefix: string): string[];
  /** False once the device has refused to keep something. */
  readonly lasting: boolean;
}

/** Everything of ours in the browser's storage begins with this. */
const OURS = 'sevenfold:';
const DAMAGED = 'damaged:';
const MOST_DAMAGED = 5;
const LONGEST_DAMAGED = 20_000;

/** A shelf in the browser's storage; without one, or when that is full or blocked, in memory. */
export class KeptShelf implements Shelf {
  readonly #storage: Storage | undefined;
  /** Newer than what is stored, or the only place. */
  readonly #memory = new Map<string, string>();
  #refused = false;

  constructor(storage: Storage | undefined) {
    this.#storage = storage;
  }

  get lasting(): boolean {
    return this.#storage !== undefined && !this.#refused;
  }

  get(name: string): string | undefined {
    return this.#memory.get(name) ?? this.#try((storage) => storage.getItem(OURS + name)) ?? undefined;
  }

  set(name: string, text: string): void {
    const kept = this.#try((storage) => {
      storage.setItem(OURS + name, text);
      return true;
    });
    if (kept === true) this.#memory.delete(name);
    else {
      this.#refused = true;
      this.#memory.set(name, text);
    }
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

/** Takes something that cannot be read out of the way, where somebody who looks for it can find it. */
export function setAside(shelf: Shelf, name: string): void {
  const text = shelf.get(name);
  if (text === undefined) return;
  for (const old of shelf.names(DAMAGED).slice(0, 1 - MOST_DAMAGED)) shelf.remove(old);
  shelf.set(`${DAMAGED}${name}`, text.slice(0, LONGEST_DAMAGED));
  shelf.remove(name);
}

/** Reads JSON; what is not JSON, or not what `check` accepts, is set aside. */
export function readJson<Value>(
  shelf: Shelf,
  name: string,
  check: (value: unknown) => Value | undefined,
): Value | undefined {
  const text = shelf.get(name);
  if (text === undefined) return undefined;
  let value: Value | undefined;
  try {
    value = check(JSON.parse(text));
  } catch {
    value = undefined;
  }
  if (value === undefined) setAside(shelf, name);
  return value;
}

let opened: Shelf | undefined;

/** The shelf of this page. */
export function deviceShelf(): Shelf {
  return (opened ??= new KeptShelf(browserStorage()));
}

/** Blocked storage throws as soon as it is mentioned. */
function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
