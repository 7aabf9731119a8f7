import type { Attachment } from 'svelte/attachments';
import { land, lift, slide, turningPlace } from './flight.ts';

/** Where cards come from, and whether they may move now. */
export class Stage {
  pile: HTMLElement | undefined;
  /** Set while beats are shown one by one; a jump shows everything in place. */
  moving = false;
  /** The card that is face down between the pile and its player, and where it shows its face. */
  #lifted: { readonly card: HTMLElement | undefined; readonly at: DOMRect } | undefined;
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

  /** A card leaves the pile for this seat, face down. */
  lift(seat: HTMLElement, duration: number, tension: number): void {
    this.drop();
    if (this.pile === undefined) return;
    const place = seat.querySelector('[data-slot="empty"]') ?? seat;
    const at = turningPlace(this.pile.getBoundingClientRect(), place.getBoundingClientRect(), tension);
    this.#lifted = { card: lift(this.pile, at, duration), at };
  }

  /** Removes a card that is between the pile and the players. */
  drop(): void {
    this.#lifted?.card?.remove();
    this.#lifted = undefined;
  }

  /** For the place of one card: it shows its face and lands, or slides in from where it was before. */
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
    const from = this.#lifted?.at ?? this.pile.getBoundingClientRect();
    if (before === undefined) {
      this.drop();
      land(from, place, here, this.pace);
    } else if (before.left !== here.left || before.top !== here.top) slide(before, place, here, this.pace);
  }
}
