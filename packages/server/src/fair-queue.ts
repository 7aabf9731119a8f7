interface Branch<Item> {
  readonly branches: Map<string, Branch<Item>>;
  item: Item | undefined;
}

/** What comes next, and its part of everything: the parts of all that wait add up to 1. */
export interface Turn<Item> {
  readonly item: Item;
  readonly share: number;
}

/**
 * A queue of items that each have a path of names, such as a network, an address in it and a table. Networks take
 * turns, within a network its addresses, within an address its tables: whoever has many items waits for their own.
 */
export class FairQueue<Item> {
  readonly #root: Branch<Item> = { branches: new Map(), item: undefined };
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** No two items have the same path, and no path begins another. */
  push(path: readonly string[], item: Item): void {
    let branch = this.#root;
    for (const name of path) {
      let next = branch.branches.get(name);
      if (next === undefined) branch.branches.set(name, (next = { branches: new Map(), item: undefined }));
      branch = next;
    }
    branch.item = item;
    this.#size++;
  }

  shift(): Turn<Item> | undefined {
    if (this.#size === 0) return undefined;
    const path: string[] = [];
    let share = 1;
    let branch = this.#root;
    while (branch.branches.size > 0) {
      const [[name, next]] = branch.branches as Iterable<[string, Branch<Item>]> as [[string, Branch<Item>]];
      share /= branch.branches.size;
      // Whoever has had a turn is behind the others.
      branch.branches.delete(name);
      branch.branches.set(name, next);
      path.push(name);
      branch = next;
    }
    const item = branch.item!;
    this.remove(path);
    return { item, share };
  }

  remove(path: readonly string[]): void {
    if (prune(this.#root, path)) this.#size--;
  }
}

/** Removes the end of a path, and what is empty then; false if there is no such path. */
function prune<Item>({ branches }: Branch<Item>, [name, ...rest]: readonly string[]): boolean {
  const next = name === undefined ? undefined : branches.get(name);
  if (name === undefined || next === undefined) return false;
  if (rest.length > 0 && !prune(next, rest)) return false;
  if (next.branches.size === 0) branches.delete(name);
  return true;
}
