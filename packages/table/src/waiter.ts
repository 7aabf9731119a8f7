import type { Copy } from './copy.ts';
import { type Decision, decisionOf } from './decision.ts';
import type { Timer } from './seams.ts';
import type { World } from './settings.ts';

/** Waits for the answer to the open question, and says when it has to come from somebody else. */
export class Waiter {
  readonly #world: World;
  readonly #due: (decision: Decision) => void;
  #asked = { game: 0, n: -1, at: 0, pace: 0 };
  #next: { readonly key: string; readonly timer: Timer } | undefined;
  #notBefore = 0;

  constructor(world: World, due: (decision: Decision) => void) {
    this.#world = world;
    this.#due = due;
  }

  /** Nothing happens by itself for so long: the store has failed, and would fail again. */
  breathe(milliseconds: number): void {
    this.#notBefore = this.#world.clock.now() + milliseconds;
  }

  cancel(): void {
    if (this.#next !== undefined) this.#world.clock.cancel(this.#next.timer);
    this.#next = undefined;
  }

  /** Sets the alarm for the open question. One that is set already stays, or chat would stop the clocks. */
  schedule(copy: Copy): void {
    const { clock } = this.#world;
    const decision = this.decision(copy);
    if (decision === undefined) return this.cancel();
    const key = `${copy.game?.number} ${Object.values(decision).join(' ')}`;
    if (this.#next?.key === key) return;
    this.cancel();
    const timer = clock.after(Math.max(decision.at, this.#notBefore) - clock.now(), () => {
      this.#next = undefined;
      this.#due(decision);
    });
    this.#next = { key, timer };
  }

  /** As things are now. */
  decision(copy: Copy): Decision | undefined {
    const { sheet, game } = copy;
    if (game === undefined) return undefined;
    const { clock, source, settings } = this.#world;
    const asked = this.#asked;
    // Time that a game is paused is nobody's time: the question counts as asked anew.
    if (asked.game !== game.number || asked.n !== game.log.length || sheet.paused) {
      const [short, long] = settings.pace;
      const pace = short + source.below(Math.max(1, Math.min(4096, long - short)));
      this.#asked = { game: game.number, n: game.log.length, at: clock.now(), pace };
    }
    return decisionOf(sheet, game, this.#asked.at, this.#asked.pace, settings, clock.now());
  }

  /** Milliseconds that are left to answer; null without a clock. */
  left(copy: Copy): number | null {
    const decision = this.decision(copy);
    if (decision?.by !== 'clock') return null;
    return Math.max(0, Math.round(decision.at - this.#world.clock.now()));
  }
}
