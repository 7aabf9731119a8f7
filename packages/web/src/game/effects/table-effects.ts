import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { settings } from '../../storage/settings.svelte.ts';
import { move, moveAway, playSound, throwConfetti, vibrate } from './beat-effects.ts';
import { turnTime } from '../story/pace.ts';
import type { Headline } from '../story/headline.ts';
import type { Beat, Picture } from '../story/picture.ts';
import type { FlipThreeSign } from './flip-three-sign.ts';
import { Sounds } from './sound.ts';
import type { CardFlights } from './card-flights.svelte.ts';

/** The tension from which it is heard. */
const AUDIBLE = 0.15;

/** Sound, vibration and movement of one table on the page: <div {@attach effects.on}>. */
export class TableEffects {
  readonly sounds = new Sounds(() => (settings.muted ? 0 : settings.volume));
  readonly #flights: CardFlights;
  /** The sign above a Flip Three, loaded with the first one. */
  #sign: FlipThreeSign | undefined;
  #flipped = 0;
  /** How often headlines were ended. */
  #ended = 0;
  #heard: Beat['event']['type'] | undefined;
  #root: HTMLElement | undefined;

  constructor(flights: CardFlights) {
    this.#flights = flights;
  }

  readonly on: Attachment<HTMLElement> = (root) => {
    this.#root = root;
    return () => {
      this.#root = undefined;
      this.#sign?.remove();
    };
  };

  /** To be called after the picture has changed and before the page has: cards that go are still there. */
  async play(beat: Beat, picture: Picture, yours: readonly number[] = []): Promise<void> {
    // Everyone's points are counted at the same moment.
    if (beat.event.type !== 'scored' || this.#heard !== 'scored') playSound(beat, this.sounds);
    this.#heard = beat.event.type;
    if (settings.haptics) vibrate(beat, yours);
    if (this.#root !== undefined) moveAway(beat, this.#root, this.#flights.pace);
    await tick();
    if (this.#root === undefined) return;
    if (beat.event.type === 'turning') this.#turn(beat, this.#root);
    else move(beat, picture, this.#root, this.#flights.pace);
  }

  /** A card leaves the pile; from some tension on, a tone rises with it. */
  #turn({ event, tension, face }: Beat, root: HTMLElement): void {
    const { pace } = this.#flights;
    if (pace === 0) return;
    const duration = turnTime(tension) * pace;
    if (tension > AUDIBLE) this.sounds.play('riser', tension / 2, duration / 1000);
    const seat = root.querySelector<HTMLElement>(`[data-seat="${event.player}"]`);
    if (seat !== null) this.#flights.lift(seat, duration, tension, face);
  }

  /** Shows a headline at the seat of its player. The code is loaded with the first one: many rounds have none. */
  async headline(headline: Headline, player: number): Promise<void> {
    const ended = this.#ended;
    const loaded = await import('./show-headline.ts').catch(() => undefined);
    if (ended !== this.#ended) return;
    const field = this.#root?.querySelector('[data-field]');
    const seat = field?.querySelector(`[data-seat="${player}"]`);
    if (field && seat) loaded?.showHeadline(seat, field, headline, this.#flights.pace);
  }

  /** Scores and the podium are read without a headline above them. */
  endHeadlines(): void {
    this.#ended++;
    for (const line of document.querySelectorAll('[data-headline]')) line.remove();
  }

  /** Holds the cards of a Flip Three together while it lasts. */
  async flipThree({ flipping, seats }: Picture, name: string): Promise<void> {
    const isOn = flipping !== undefined && seats[flipping.player]!.status === 'active';
    const done = isOn ? flipping.done : 0;
    if (done > this.#flipped) this.sounds.play('pip', done / 3);
    this.#flipped = done;
    await (isOn ? this.#loadSign() : tick());
    const seat =
      isOn &&
      done === this.#flipped &&
      this.#root?.querySelector<HTMLElement>(`[data-seat="${flipping.player}"]`);
    if (seat) this.#sign?.show(seat, name, done, this.#flights.pace);
    else this.#sign?.remove();
  }

  async #loadSign(): Promise<void> {
    const loaded = await import('./flip-three-sign.ts').catch(() => undefined);
    this.#sign ??= loaded && new loaded.FlipThreeSign();
  }

  /** The winner's place has risen. */
  celebrate(place: HTMLElement, isYours: boolean): void {
    this.sounds.play('fanfare', isYours ? 1 : 0.5);
    if (this.#root !== undefined && this.#flights.pace > 0) void throwConfetti(place, this.#root);
  }
}
