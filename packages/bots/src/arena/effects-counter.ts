import { type Card, type Hand, sittingOut } from '@sevenfold/engine';
import { GameCounter } from './one-game.ts';

/** Also counts, for the whole table, how long players wait and how often an action ends their round. */
export class EffectsCounter extends GameCounter {
  /** Cards turned up. */
  cards = 0;
  /** Cards turned up, each counted once for every player who was out of the round by then. */
  waits = 0;
  /** Rounds of a player that ended by a Freeze, or by a bust or a Flip 7 inside a Flip Three. */
  actionEnds = 0;
  #roundCards = 0;
  #out = 0;
  #isFlippingThree = false;

  override clear(): void {
    super.clear();
    this.cards = 0;
    this.waits = 0;
    this.actionEnds = 0;
  }

  override roundBegan(): void {
    this.#roundCards = 0;
    this.#out = 0;
    this.#isFlippingThree = false;
  }

  override drew(_player: number, _card: Card): void {
    this.cards++;
    this.#roundCards++;
    this.waits += this.#out;
  }

  override stayed(): void {
    this.#out++;
  }

  override frozen(): void {
    this.#out++;
    this.actionEnds++;
  }

  override busted(player: number): void {
    super.busted(player);
    this.#out++;
    if (this.#isFlippingThree) this.actionEnds++;
  }

  override flippedSeven(player: number): void {
    super.flippedSeven(player);
    if (this.#isFlippingThree) this.actionEnds++;
  }

  override beganFlipThree(): void {
    this.#isFlippingThree = true;
  }

  override endedFlipThree(): void {
    this.#isFlippingThree = false;
  }

  override scored(player: number, hand: Hand): void {
    super.scored(player, hand);
    // R39: they wait for every card of the extra round.
    if (hand === sittingOut()) this.waits += this.#roundCards;
  }
}
