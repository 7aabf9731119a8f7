/** An answer, and how long it is once that is known. */
interface Recent {
  readonly answer: Promise<Buffer>;
  bytes: number;
}

/** A cache of the answers used last, up to some bytes; requests for one that is being worked out wait for it. */
export class RecentAnswers {
  readonly #most: number;
  readonly #answers = new Map<string, Recent>();
  #bytes = 0;

  /** `most`: bytes of all answers. */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const recent = this.#answers.get(key) ?? { answer: make(), bytes: 0 };
    const isNew = !this.#answers.delete(key);
    this.#answers.set(key, recent);
    if (isNew)
      recent.answer.then(
        ({ length }) => this.#count(key, recent, length),
        () => this.#answers.get(key) === recent && this.#answers.delete(key),
      );
    return recent.answer;
  }

  /** Drops the answers that nobody has asked for lately. */
  #count(key: string, recent: Recent, length: number): void {
    if (this.#answers.get(key) !== recent) return;
    recent.bytes = length;
    this.#bytes += length;
    for (const [old, { bytes }] of this.#answers) {
      if (this.#bytes <= this.#most) return;
      this.#answers.delete(old);
      this.#bytes -= bytes;
    }
  }
}
