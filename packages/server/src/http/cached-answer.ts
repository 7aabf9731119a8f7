/** One answer for everyone who asks within some milliseconds, or while it is being worked out. */
export class CachedAnswer<Answer> {
  readonly #ask: () => Promise<Answer>;
  readonly #lasts: number;
  #answer: Promise<Answer> | undefined;
  #until = 0;

  constructor(lasts: number, ask: () => Promise<Answer>) {
    this.#lasts = lasts;
    this.#ask = ask;
  }

  get(): Promise<Answer> {
    if (this.#answer !== undefined && performance.now() < this.#until) return this.#answer;
    const answer = this.#ask();
    this.#answer = answer;
    this.#until = Infinity;
    const settle = (): void => {
      this.#until = performance.now() + this.#lasts;
    };
    answer.then(settle, settle);
    return answer;
  }
}
