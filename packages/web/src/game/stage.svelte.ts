import type { Attachment } from 'svelte/attachments';
import { fly, slide } from './flight.ts';

/** Where things move: the pile that cards come from, and whether they may move just now. */
export class Stage {
  /** Cards come from here. */
  pile: HTMLElement | undefined;
  /** Set while beats are shown one by one; a jump shows everything in place. */
  moving = false;
  readonly #pace: () => number;
  /** Where each card was last seen. */
  readonly #places = new Map<number, DOMRect>();
  /** The same one for the same card always, so that it runs when a card comes to a place and not with every beat. */
  readonly #landings = new Map<number, Attachment<HTMLElement>>();

  /** `pace`: what durations are multiplied with; 0 for no movement. */
  constructor(pace: () => number) {
    this.#pace = pace;
  }

  get pace(): number {
    return this.#pace();
  }

  /** Cards that lie there from now on do not fly in. */
  clear(): void {
    this.#places.clear();
    this.#landings.clear();
  }

  /** For the place of one card: it flies in from the pile, or slides in from where it was before. */
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
