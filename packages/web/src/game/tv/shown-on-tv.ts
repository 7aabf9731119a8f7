/** Phones stop waiting for a TV that is this late, in milliseconds. */
export const PATIENCE = 4000;

/** How much of a game the TV beside this phone has shown: the phone shows no more than that. */
export class ShownOnTv {
  #game: number | undefined;
  #beats = 0;
  #isSilent = false;

  /** The TV has shown this many beats. */
  hear(game: number, beats: number): void {
    this.#beats = game === this.#game ? Math.max(this.#beats, beats) : beats;
    this.#game = game;
    this.#isSilent = false;
  }

  /** Called when the TV has kept everyone waiting: until it reports again, nobody waits for it. */
  giveUp(): void {
    this.#isSilent = true;
  }

  /** How many beats of this game may be shown. */
  limit(game: number | undefined): number {
    if (this.#isSilent) return Infinity;
    return game === this.#game ? this.#beats : 0;
  }
}
