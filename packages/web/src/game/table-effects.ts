import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { settings } from '../storage/settings.svelte.ts';
import { buildSuspense, feel, move, moveAway, react, sound } from './effects.ts';
import type { Beat } from './picture.ts';
import { Sounds } from './sound.ts';
import type { Stage } from './stage.svelte.ts';

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
    if (this.#root !== undefined) move(beat, this.#root, this.#stage.pace);
  }

  /** What is seen and heard during the wait for the next beat, in milliseconds. */
  suspense(next: Beat | undefined, wait: number): void {
    if (this.#root !== undefined && this.#stage.pace > 0) buildSuspense(next, wait, this.#root, this.sounds);
  }

  react(seat: number | null, reaction: string): void {
    if (this.#root !== undefined) react(this.#root, seat, reaction, this.#stage.pace);
  }
}
