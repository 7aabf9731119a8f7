import {
  apply,
  type Dealer,
  illegal,
  isCardMove,
  LogError,
  makeMove,
  type Move,
  newGame,
  parseMove,
  type State,
} from '@sevenfold/engine';
import type { Dealing } from '../seams/dealing.ts';
import type { Game } from '../stored/table-state.ts';

/** A game as one process has it: a cache of the log, dropped and replayed whenever there is doubt. */
export class LiveGame {
  readonly number: number;
  readonly state: State;
  readonly log: string[] = [];
  /** Bytes for which each address at the table has paid here. */
  readonly paid = new Map<string, number>();
  readonly #dealer: Dealer;

  constructor(game: Game, dealing: Dealing) {
    this.number = game.number;
    this.state = newGame(game.rules, game.players.length, game.dealer);
    this.#dealer = dealing.dealer(game);
  }

  /** Plays entries of the stored log. Throws `LogError`. */
  replay(tokens: readonly string[]): void {
    for (const token of tokens) {
      const move = parseMove(token);
      if (move === undefined) throw new LogError(this.log.length, token, 'unknownToken');
      const code = illegal(this.state, move);
      if (code !== undefined) throw new LogError(this.log.length, token, code);
      // The dealer draws too, to keep its position. If its card differs, the log is right.
      if (isCardMove(move)) this.#dealer.draw(this.state);
      this.#play(move);
    }
  }

  /** Plays an answer, which must be legal, and the cards that follow from it: the entries to store. */
  answer(move: Move): string[] {
    const from = this.log.length;
    this.#play(move);
    this.#deal();
    return this.log.slice(from);
  }

  /** The cards at the beginning of a game, before anyone is asked. */
  nature(): string[] {
    const from = this.log.length;
    this.#deal();
    return this.log.slice(from);
  }

  #deal(): void {
    while (this.state.phase === 'draw') this.#play(this.#dealer.draw(this.state));
  }

  #play(move: Move): void {
    apply(this.state, move);
    this.log.push(makeMove(move));
  }
}
