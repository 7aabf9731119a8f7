import { setTimeout as sleep } from 'node:timers/promises';
import { LoadTable } from './load-table.ts';
import { connectionsOf, type LoadPlan } from './plan.ts';
import { quantileOfSorted, LoadTally } from './load-tally.ts';

/** How long players took to come back after all had lost their connection at once, in seconds. */
export interface HerdTimes {
  /** When they lost it, counted from the beginning. */
  readonly at: number;
  readonly players: number;
  readonly back: number;
  readonly half: number;
  readonly most: number;
  readonly all: number;
}

/** Tables opened or deleted at the same time. */
const AT_ONCE = 20;
/** Milliseconds for the last answers: longer than a client waits before it repeats a message. */
const REST = 10_000;
/** How long to wait for a herd that comes back after the end, in seconds. */
const HERD_PATIENCE = 30;

/** Tables full of players at a server: opened, played at, deleted. */
export class LoadRun {
  readonly plan: LoadPlan;
  readonly tally = new LoadTally();
  herd: HerdTimes | undefined;
  /** Tables that are ready for an action, longest wait first. */
  readonly #ready = new Set<LoadTable>();
  readonly #tables: LoadTable[] = [];
  readonly #stop: AbortSignal;

  constructor(plan: LoadPlan, stop: AbortSignal) {
    this.plan = plan;
    this.#stop = stop;
  }

  /** `opened` is called after each table; rejects like `LoadTable.open`. */
  async open(opened: (tables: number) => void): Promise<void> {
    let failed: Error | undefined;
    let open = 0;
    await inParts(this.plan.tables, async (seed) => {
      if (failed !== undefined || this.#stop.aborted) return;
      const table = new LoadTable(this.plan, this.tally, seed, (one) => this.#ready.add(one));
      this.#tables.push(table);
      await table.open().then(
        () => opened(++open),
        (error: Error) => {
          failed ??= error;
          for (const other of this.#tables) other.abandon();
        },
      );
    });
    if (failed !== undefined) throw failed;
  }

  /** Plays at the planned rate until the time is up or it is stopped. */
  async play(): Promise<void> {
    const { rate, seconds } = this.plan;
    this.tally.begin();
    const herd = this.plan.herd ? this.#loseAll(seconds / 2) : undefined;
    const [begun, all] = [performance.now(), rate * seconds];
    for (let sent = 0; !this.#stop.aborted;) {
      const elapsed = (performance.now() - begun) / 1000;
      if (elapsed >= seconds) break;
      // Late actions count from the moment they were due.
      const due = Math.min(all, elapsed * rate);
      while (sent < due && this.#act(begun + (sent / rate) * 1000)) sent++;
      await sleep(1);
    }
    this.#ready.clear();
    const rested = performance.now() + (this.#stop.aborted ? 0 : REST);
    while (this.#tables.some((table) => table.isWaiting) && performance.now() < rested) await sleep(10);
    await herd;
  }

  /** Returns how many tables could not be deleted within some seconds. */
  async remove(seconds: number): Promise<number> {
    let left = this.#tables.length;
    const removed = inParts(this.#tables.length, async (at) => {
      if (await this.#tables[at]!.remove().catch(() => false)) left--;
    });
    await Promise.race([removed, sleep(seconds * 1000, undefined, { ref: false })]);
    for (const table of this.#tables) table.close();
    return left;
  }

  #act(since: number): boolean {
    for (const table of this.#ready) {
      this.#ready.delete(table);
      if (table.act(since)) return true;
    }
    return false;
  }

  async #loseAll(after: number): Promise<void> {
    await sleep(after * 1000, undefined, { signal: this.#stop }).catch(() => undefined);
    if (this.#stop.aborted) return;
    const at = this.tally.elapsed;
    const lost = performance.now();
    for (const table of this.#tables) table.drop();
    const players = this.#tables.flatMap((table) => table.players);
    const times = (): number[] => players.flatMap(({ back }) => (back > lost ? [(back - lost) / 1000] : []));
    const isLate = (): boolean => this.tally.elapsed > this.plan.seconds + HERD_PATIENCE;
    while (times().length < players.length && !this.#stop.aborted && !isLate()) await sleep(20);
    const sorted = times().toSorted((a, b) => a - b);
    const [half, most, all] = [0.5, 0.9, 1].map((share) => quantileOfSorted(sorted, share));
    this.herd = {
      at,
      players: connectionsOf(this.plan),
      back: sorted.length,
      half: half!,
      most: most!,
      all: all!,
    };
  }
}

async function inParts(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}
