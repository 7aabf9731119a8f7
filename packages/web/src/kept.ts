// Small things kept on this device. A browser may forbid that: then they last as long as the page.

const here = new Map<string, string>();

function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** What was kept under a key, not yet checked; undefined if nothing, or nothing readable. */
export function read(key: string): unknown {
  try {
    const text = here.get(key) ?? storage()?.getItem(key);
    return text === undefined || text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Keeps a value, or forgets the key if the value is undefined. */
export function write(key: string, value: unknown): void {
  here.delete(key);
  try {
    if (value === undefined) storage()?.removeItem(key);
    else storage()!.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden.
    here.set(key, JSON.stringify(value));
  }
}
