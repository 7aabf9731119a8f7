export class MeanAndError {
  count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.count++;
    this.#sum += value;
    this.#squares += value * value;
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.#sum / this.count;
  }

  get error(): number {
    if (this.count < 2) return Infinity;
    const { mean } = this;
    const spread = Math.max(this.#squares / this.count - mean * mean, 0);
    return Math.sqrt(spread / (this.count - 1));
  }
}
