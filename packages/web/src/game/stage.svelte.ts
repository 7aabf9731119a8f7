import type { Attachment } from 'svelte/attachments';
import { fly } from './flight.ts';

/** Where things move: the pile that cards come from, and whether they may move just now. */
export class Stage {
  /** Cards come from here. */
  pile: HTMLElement | undefined;
  /** Set while beats are shown one by one; a jump shows everything in place. */
  moving = false;
  readonly #pace: () => number;
  readonly #seen = new Set<number>();

  /** `pace`: what durations are multiplied with; 0 for no movement. */
  constructor(pace: () => number) {
    this.#pace = pace;
  }

  get pace(): number {
    return this.#pace();
  }

  /** Cards that lie there from now on do not fly in. */
  clear(): void {
    this.#seen.clear();
  }

  /** For the place of one card: it flies in the first time it is seen there. */
  landing(id: number): Attachment<HTMLElement> {
    return (place) => {
      const isNew = !this.#seen.has(id);
      this.#seen.add(id);
      if (isNew && this.moving && this.pile !== undefined && this.pace > 0) fly(this.pile, place, this.pace);
    };
  }
}
