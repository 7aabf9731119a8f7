import type { Attachment } from 'svelte/attachments';
import { fly, slide } from './flight.ts';

/** Where cards come from, and whether they may move now. */
export class Stage {
  pile: HTMLElement | undefined;
  /** Set while beats are shown one by one; a jump shows everything in place. */
  moving = false;
  readonly #pace: () => number;
  /** Where each card was last seen. */
  readonly #places = new Map<number, DOMRect>();
  /** Always the same attachment for a card, so that it runs when the card arrives and not with every beat. */
  readonly #landings = new Map<number, Attachment<HTMLElement>>();

  /** `pace`: the factor of all durations; 0 for no movement. */
  constructor(pace: () => number) {
    this.#pace = pace;
  }

  get pace(): number {
    return this.#pace();
  }

  clear(): void {
    this.#places.clear();
    this.#landings.clear();
  }

  /** Lets a card fly in from the pile, or slide in from where it was. */
  landing(id: number): Attachment<HTMLElement> {
    let landing = this.#landings.get(id);
    if (landing === undefined) this.#landings.set(id, (landing = (place) => this.#land(id, place)));
    return landing;
  }

  #land(id: number, place: HTMLElement): void {
    if (this.pace === 0) return;
    const before = this.#places.get(id);
    const here = place.getBoundingClientRect();
    this.#places.set(id, here);
    if (!this.moving || this.pile === undefined) return;
    if (before === undefined) fly(this.pile, place, here, this.pace);
    else if (before.left !== here.left || before.top !== here.top) slide(before, place, here, this.pace);
  }
}
