/** A person, an address or a network of addresses that a limit applies to. */
export interface Caller {
  readonly key: string;
  /** How many times the usual limit it has: more than once for a network. */
  readonly weight: number;
}

/** How many accounts are looked at for each new one, to close those that have paid. */
const LOOKS = 4;
/** How many are looked at while there is no room for a new one. */
const LOOKS_WHEN_FULL = 64;
/** Callers for whom there is no room share the allowance of this many callers. */
const OTHERS = 100;
/** Shorter waits, in milliseconds, are rounding errors and count as none. */
const ROUNDING = 0.001;

interface Account {
  readonly weight: number;
  /** When its whole debt will have been paid back. */
  paid: number;
}

/**
 * How much everyone may have of something: some at once, then more at a steady rate. Its memory is bounded, however many
 * callers there are. Nobody is forgotten before they have paid back what they took, so strangers cannot wipe out anyone's
 * debt by coming in large numbers: when there is no room for more names, they share one allowance.
 */
export class Quota {
  /** Milliseconds in which one is paid back. */
  readonly #refill: number;
  /** Milliseconds in which all that may be taken at once are paid back. */
  readonly #window: number;
  readonly #most: number;
  readonly #accounts = new Map<string, Account>();
  readonly #others: Account = { weight: OTHERS, paid: 0 };
  /** Goes through all accounts again and again, to find those that have paid. */
  #sweep = this.#accounts.entries();

  /** `size` at once, then `rate` a second. */
  constructor(size: number, rate: number, most = 100_000) {
    this.#refill = 1000 / rate;
    this.#window = size * this.#refill;
    this.#most = most;
  }

  /** How many accounts are remembered. */
  get size(): number {
    return this.#accounts.size;
  }

  /** Whether one more would pass: every caller must have one left. */
  has(callers: readonly Caller[], now: number): boolean {
    return this.wait(callers, now) === 0;
  }

  /** Takes all of the cost, or nothing. More than what is left leaves a debt: it has to be paid before the next. */
  take(callers: readonly Caller[], now: number, cost = 1): boolean {
    if (!this.has(callers, now)) return false;
    this.charge(callers, now, cost);
    return true;
  }

  /** Takes all of the cost, whatever is left. */
  charge(callers: readonly Caller[], now: number, cost: number): void {
    for (const caller of callers) {
      const account = this.#find(caller, now) ?? this.#open(caller);
      account.paid = Math.max(now, account.paid) + (cost * this.#refill) / account.weight;
    }
  }

  /** Milliseconds until one more passes. */
  wait(callers: readonly Caller[], now: number): number {
    let longest = 0;
    for (const caller of callers) {
      const { weight, paid } = this.#find(caller, now) ?? { weight: caller.weight, paid: now };
      const wait = Math.max(0, paid - now) + this.#refill / weight - this.#window;
      if (wait > ROUNDING) longest = Math.max(longest, wait);
    }
    return longest;
  }

  /** Milliseconds until this one has paid back everything. */
  debt(caller: Caller, now: number): number {
    return Math.max(0, (this.#find(caller, now)?.paid ?? now) - now);
  }

  /**
   * The caller's account; without one, the shared account if there is no room, and `undefined` if one can be opened.
   */
  #find({ key }: Caller, now: number): Account | undefined {
    const account = this.#accounts.get(key);
    if (account !== undefined) return account;
    this.#tidy(now, this.#accounts.size < this.#most ? LOOKS : LOOKS_WHEN_FULL);
    return this.#accounts.size < this.#most ? undefined : this.#others;
  }

  #open({ key, weight }: Caller): Account {
    const account = { weight, paid: 0 };
    this.#accounts.set(key, account);
    return account;
  }

  #tidy(now: number, looks: number): void {
    for (let look = 0; look < looks; look++) {
      const { done, value } = this.#sweep.next();
      if (done === true) {
        this.#sweep = this.#accounts.entries();
        return;
      }
      const [key, { paid }] = value;
      if (paid <= now) this.#accounts.delete(key);
    }
  }
}
