interface Branch<Item> {
  readonly branches: Map<string, Branch<Item>>;
  item: Item | undefined;
}

export interface NextItem<Item> {
  readonly item: Item;
  /** The shares of all waiting items add up to 1. */
  readonly share: number;
}

/**
 * A queue of items that each have a path, such as a network, an address in it and a table. Networks take turns, within a
 * network its addresses, within an address its tables: many items from one caller delay only that caller.
 */
export class FairQueue<Item> {
  readonly #root: Branch<Item> = { branches: new Map(), item: undefined };
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** No two items may have the same path, and no path may begin with another. */
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

  shift(): NextItem<Item> | undefined {
    if (this.#size === 0) return undefined;
    const path: string[] = [];
    let share = 1;
    let branch = this.#root;
    while (branch.branches.size > 0) {
      const [[name, next]] = branch.branches as Iterable<[string, Branch<Item>]> as [[string, Branch<Item>]];
      share /= branch.branches.size;
      // To the end of the line.
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

/** Removes the end of a path and the branches that become empty; returns false if there is no such path. */
function prune<Item>({ branches }: Branch<Item>, [name, ...rest]: readonly string[]): boolean {
  const next = name === undefined ? undefined : branches.get(name);
  if (name === undefined || next === undefined) return false;
  if (rest.length > 0 && !prune(next, rest)) return false;
  if (next.branches.size === 0) branches.delete(name);
  return true;
}
