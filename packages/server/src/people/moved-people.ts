/** People who have become others. Nobody connects under the old identity, but open tables may still hold it. */
export interface MovedPeople {
  /** From now on `from` is the person `to`, and so is everyone who had become `from`; can be repeated. */
  adopt(from: string, to: string): Promise<void>;
  /** Whom people have become; those who are still themselves are missing. */
  find(people: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Everyone who has become this person. */
  of(person: string): Promise<string[]>;
  /** Deletes at most `limit` of those who became others before a moment; returns how many. */
  expire(before: number, limit: number): Promise<number>;
  /** Deletes what is known of a person. */
  forget(person: string): Promise<void>;
}
