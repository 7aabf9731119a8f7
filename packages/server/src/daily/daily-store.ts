/** How an attempt ended. Fewer rounds are better, then more points. */
export interface DailyResult {
  readonly rounds: number;
  readonly points: number;
}

/** One person's attempt at the deck of one day. */
export interface DailyAttempt {
  readonly log: readonly string[];
  /** Whether others are compared with it. */
  readonly isCompared: boolean;
  /** Undefined until it is finished. */
  readonly result: DailyResult | undefined;
}

export interface NewAttempt {
  readonly day: string;
  readonly person: string;
  readonly log: readonly string[];
  readonly isCompared: boolean;
  /** For a newcomer, a keyed hash of their address; otherwise null. */
  readonly origin: string | null;
}

/** The results of a day that are the same, and how many of them there are. */
export interface ResultCount extends DailyResult {
  readonly attempts: number;
}

/** Days are dates in UTC such as 2026-11-16, which sort as texts. */
export interface DailyStore {
  findSecret(day: string): Promise<string | undefined>;
  /** The secret of a day: the stored one, or else this one, which is then stored. */
  keepSecret(day: string, secret: string): Promise<string>;
  /** Does nothing if the person has begun already. */
  begin(attempt: NewAttempt): Promise<void>;
  find(day: string, person: string): Promise<DailyAttempt | undefined>;
  /** Replaces a log of n tokens; rejects with `Conflict` if that is not what is stored. */
  play(
    day: string,
    person: string,
    n: number,
    log: readonly string[],
    result: DailyResult | undefined,
  ): Promise<void>;
  /** How many newcomers with the same address hash have begun on a day. */
  newcomers(day: string, origin: string): Promise<number>;
  /** Of everyone who is compared, the best first. */
  results(day: string): Promise<ResultCount[]>;
  /** Finished attempts of a person, the latest day first; at most `limit`. */
  finished(person: string, limit: number): Promise<(DailyResult & { readonly day: string })[]>;
  /**
   * Deletes a person's attempts. Results that others are compared with stay, without an owner. A newcomer's result
   * of today is deleted too, or they could begin again and again.
   */
  forget(person: string): Promise<void>;
  /** Gives a person's attempts to another one; of a day that both have played, the other's stays. */
  adopt(from: string, to: string): Promise<void>;
  /** Forgets where newcomers of the days before this one came from. */
  forgetOrigins(before: string): Promise<void>;
  /** Deletes at most `limit` attempts of the days before this one, the oldest first. Returns how many there were. */
  expire(before: string, limit: number): Promise<number>;
}
