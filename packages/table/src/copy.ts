import type { Move } from '@sevenfold/engine';
import type { Change } from './lobby.ts';
import { LiveGame } from './live-game.ts';
import type { RefusalCode } from './refusal.ts';
import { Conflict } from './seams.ts';
import type { World } from './settings.ts';
import { gameId, type Sheet, sheetOf, stored } from './sheet.ts';

const TRIES = 4;

/**
 * One process's copy of a table. Writes go to the store first; after any failure the copy is not to be trusted: `drop`
 * it, and `load` reads what is really there.
 */
export class Copy {
  readonly #code: string;
  readonly #world: World;
  #sheet: Sheet | undefined;
  #game: LiveGame | undefined;
  /** Something was stored that other processes do not know of yet. */
  news = false;

  constructor(code: string, world: World) {
    this.#code = code;
    this.#world = world;
  }

  get loaded(): boolean {
    return this.#sheet !== undefined;
  }

  get sheet(): Sheet {
    if (this.#sheet === undefined) throw new Error('the table is not loaded');
    return this.#sheet;
  }

  /** The game being played, or the last one; `undefined` before the first. */
  get game(): LiveGame | undefined {
    return this.#game;
  }

  drop(): void {
    this.#sheet = undefined;
    this.#game = undefined;
  }

  async load(): Promise<void> {
    if (this.#sheet === undefined) await this.refresh();
  }

  /** Catches up with the store. */
  async refresh(): Promise<void> {
    const row = await this.#world.store.load(this.#code);
    if (row === undefined) throw new Error(`there is no table ${this.#code}`);
    if (row.version > (this.#sheet?.version ?? 0)) this.#sheet = sheetOf(row);
    await this.#readLog();
  }

  /** Changes the sheet; somebody else's change in between is taken in, and the change tried again on top of it. */
  async change(change: (sheet: Sheet) => Change): Promise<RefusalCode | undefined> {
    for (let tries = 1; ; tries++) {
      const changed = change(this.sheet);
      if (typeof changed === 'string') return changed;
      if (changed === this.sheet) return undefined;
      const next = { ...changed, version: this.sheet.version + 1 };
      try {
        await this.#world.store.update(stored(next));
      } catch (error) {
        if (!(error instanceof Conflict) || tries === TRIES) throw error;
        await this.refresh();
        continue;
      }
      this.news = true;
      const another = next.game?.number !== this.sheet.game?.number;
      this.#sheet = next;
      if (another) await this.#readLog();
      return undefined;
    }
  }

  /** A legal answer, and the cards that follow from it. */
  async play(move: Move): Promise<void> {
    const game = this.#game!;
    const n = game.log.length;
    await this.#append(n, game.answer(move));
  }

  /** Does what waits for nobody: the first cards of a game, and closing its books. */
  async settle(): Promise<void> {
    const game = this.#game;
    if (game === undefined || this.sheet.phase !== 'playing') return;
    if (game.state.phase === 'draw') await this.#append(game.log.length, game.nature());
    if (game.state.phase !== 'over') return;
    await this.change((sheet) =>
      sheet.phase === 'playing' && sheet.game?.number === game.number ? { ...sheet, phase: 'over' } : sheet,
    );
  }

  async #append(n: number, tokens: readonly string[]): Promise<void> {
    await this.#world.store.append(gameId(this.sheet), n, tokens);
    this.news = true;
  }

  async #readLog(): Promise<void> {
    const { game } = this.sheet;
    if (game === null) return;
    const live = this.#game?.number === game.number ? this.#game : new LiveGame(game, this.#world.dealing);
    live.replay(await this.#world.store.read(gameId(this.sheet), live.log.length));
    this.#game = live;
  }
}
