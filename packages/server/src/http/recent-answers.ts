/** A cache of the answers used last, up to some bytes; requests for one that is being worked out wait for it. */
export class RecentAnswers {
  readonly #most: number;
  readonly #answers = new Map<string, Promise<Buffer>>();
  #bytes = 0;

  /** `most`: bytes of all answers. */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#answers.get(key);
    if (known !== undefined) {
      this.#answers.delete(key);
      this.#answers.set(key, known);
      return known;
    }
    const answer = make();
    this.#answers.set(key, answer);
    answer.then(
      ({ length }) => this.#count(length),
      () => this.#answers.delete(key),
    );
    return answer;
  }

  /** Drops the answers that nobody has asked for lately. */
  #count(bytes: number): void {
    this.#bytes += bytes;
    for (const [key, answer] of this.#answers) {
      if (this.#bytes <= this.#most) return;
      this.#answers.delete(key);
      void answer.then(
        ({ length }) => (this.#bytes -= length),
        () => undefined,
      );
    }
  }
}
