import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { settings } from '../../storage/settings.svelte.ts';
import { confetti } from './confetti.ts';
import { feel, move, moveAway, react, sound } from './effects.ts';
import { turnTime } from '../telling/pace.ts';
import { type Headline, showHeadline } from '../telling/headline.ts';
import type { Beat } from '../telling/picture.ts';
import { Sounds } from './sound.ts';
import type { Stage } from './stage.svelte.ts';

/** The tension from which it is heard. */
const AUDIBLE = 0.15;

/** Sound, vibration and movement of one table on the page: <div {@attach effects.on}>. */
export class TableEffects {
  readonly sounds = new Sounds(() => (settings.muted ? 0 : settings.volume));
  readonly #stage: Stage;
  #root: HTMLElement | undefined;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  readonly on: Attachment<HTMLElement> = (root) => {
    this.#root = root;
    return () => (this.#root = undefined);
  };

  /** To be called after the picture has changed and before the page has: cards that go are still there. */
  async play(beat: Beat, yours: readonly number[] = []): Promise<void> {
    sound(beat, this.sounds);
    if (settings.haptics) feel(beat, yours);
    if (this.#root !== undefined) moveAway(beat, this.#root, this.#stage.pace);
    await tick();
    if (this.#root === undefined) return;
    if (beat.event.type === 'turning') this.#turn(beat, this.#root);
    else move(beat, this.#root, this.#stage.pace);
  }

  /** A card leaves the pile; from some tension on, a tone rises with it. */
  #turn({ event, tension }: Beat, root: HTMLElement): void {
    const { pace } = this.#stage;
    if (pace === 0) return;
    const duration = turnTime(tension) * pace;
    if (tension > AUDIBLE) this.sounds.play('riser', tension / 2, duration / 1000);
    const seat = root.querySelector<HTMLElement>(`[data-seat="${event.player}"]`);
    if (seat !== null) this.#stage.lift(seat, duration, tension);
  }

  /** Across the table if it is about you or everybody, else across its player's seat. */
  headline(headline: Headline, seat: number, yours: readonly number[]): void {
    const isWide = headline.isForAll === true || yours.includes(seat);
    const place = isWide
      ? this.#root?.querySelector<HTMLElement>('[data-field]')
      : this.#root?.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
    if (place) showHeadline(place, headline, this.#stage.pace);
  }

  /** The winner's place has risen. */
  celebrate(place: HTMLElement, isYours: boolean): void {
    this.sounds.play('fanfare', isYours ? 1 : 0.5);
    if (this.#root !== undefined && this.#stage.pace > 0) confetti(place, this.#root);
  }

  react(seat: number | null, reaction: string): void {
    if (this.#root !== undefined) react(this.#root, seat, reaction, this.#stage.pace);
  }
}
