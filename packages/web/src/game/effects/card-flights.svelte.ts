import type { Card as CardId } from '@sevenfold/engine';
import { mount, unmount } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import Card from '../../cards/Card.svelte';
import { land, lift, openFace, slide, turningPlace } from './flight.ts';

/** A card between the pile and its player. */
interface Lifted {
  readonly card: HTMLElement | undefined;
  /** Its face, if the flight itself shows it. */
  readonly face: ReturnType<typeof mount> | undefined;
  /** Where it shows its face. */
  readonly at: DOMRect;
  /** Whether its face is only as high as a number. */
  readonly tile: boolean;
}

function faceOf(card: CardId, tile: boolean): { element: HTMLElement; face: ReturnType<typeof mount> } {
  const element = document.createElement('div');
  return { element, face: mount(Card, { target: element, props: { card, tile, silent: true } }) };
}

/** Cards between the pile and their players: where they come from, and whether they may move now. */
export class CardFlights {
  pile: HTMLElement | undefined;
  /** Set while beats are shown one by one; after a jump, everything is in place at once. */
  moving = false;
  #lifted: Lifted | undefined;
  readonly #pace: () => number;
  readonly #opens: () => boolean;
  /** Where each card was last seen. */
  readonly #places = new Map<number, DOMRect>();
  /** Always the same attachment for a card, so that it runs when the card arrives and not with every beat. */
  readonly #landings = new Map<number, Attachment<HTMLElement>>();

  /**
   * `pace`: the factor of all durations; 0 for no movement. `opens`: whether a card shows its face in the end of its turn;
   * if not, it stays on its edge until it lands.
   */
  constructor(pace: () => number, opens: () => boolean = () => true) {
    this.#pace = pace;
    this.#opens = opens;
  }

  get pace(): number {
    return this.#pace();
  }

  clear(): void {
    this.#places.clear();
    this.#landings.clear();
  }

  /** A card leaves the pile for this seat, face down; the last that is seen of its turn is its face. */
  lift(seat: HTMLElement, duration: number, tension: number, card: CardId | undefined): void {
    this.drop();
    if (this.pile === undefined) return;
    const slot = seat.querySelector('[data-slot="empty"]');
    const place = (slot ?? seat).getBoundingClientRect();
    const at = turningPlace(this.pile.getBoundingClientRect(), place, tension);
    // Its place is as high as a card, or only as high as a number.
    const tile = slot !== null && place.height < 1.2 * place.width;
    const front = card === undefined || !this.#opens() ? undefined : faceOf(card, tile);
    const lifted = lift(this.pile, at, duration, front?.element);
    this.#lifted = { card: lifted, face: front?.face, at, tile };
  }

  /** The card on its edge shows its face; returns how many milliseconds that takes. */
  open(card: CardId): number {
    const lifted = this.#lifted;
    if (lifted?.card === undefined || lifted.face !== undefined) return 0;
    const { element, face } = faceOf(card, lifted.tile);
    this.#lifted = { ...lifted, face };
    return openFace(lifted.card, element);
  }

  /** Removes a card that is between the pile and the players. */
  drop(): void {
    const { card, face } = this.#lifted ?? {};
    card?.remove();
    if (face !== undefined) void unmount(face);
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
    if (before === undefined) {
      const { at = this.pile.getBoundingClientRect(), face } = this.#lifted ?? {};
      this.drop();
      land(at, place, here, this.pace, face !== undefined);
    } else if (before.left !== here.left || before.top !== here.top) slide(before, place, here, this.pace);
  }
}
