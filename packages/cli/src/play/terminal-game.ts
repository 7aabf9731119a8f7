import {
  apply,
  type Card,
  clone,
  EventLog,
  type GameEvent,
  type GameRecord,
  illegal,
  isCardMove,
  makeLog,
  type Move,
  newGame,
  parseMove,
  type RulesConfig,
  SeededDealer,
  splitLog,
  type State,
} from '@sevenfold/engine';
import { type RoundEnd, roundEnd } from '../views/round-end.ts';

export interface PlaySetup {
  readonly rules: RulesConfig;
  readonly players: readonly string[];
  readonly dealer: number;
  readonly seed: number;
  /** Names of the bots that take the other seats, in turn. */
  readonly bots: readonly string[];
}

/** A game in progress: everything follows from its log and the seed. */
export class TerminalGame {
  readonly setup: PlaySetup;
  readonly state: State;
  /** Everything that happened, in order. */
  readonly events: GameEvent[] = [];
  #before: State;
  #latest: readonly GameEvent[] = [];
  readonly #moves: Move[] = [];
  readonly #dealer: SeededDealer;
  readonly #fresh = new EventLog();

  /** Throws `ConfigError` if these players cannot play by these rules. */
  constructor(setup: PlaySetup) {
    this.setup = setup;
    this.state = newGame(setup.rules, setup.players.length, setup.dealer, this.#fresh);
    this.#before = clone(this.state);
    this.#dealer = new SeededDealer(setup.seed);
    this.#takeEvents();
  }

  /** Replays a log with the seeded dealer, so that the same cards follow. Throws if the log has other cards. */
  static resume(setup: PlaySetup, log: string): TerminalGame {
    const game = new TerminalGame(setup);
    for (const [at, token] of splitLog(log).entries()) {
      const move = parseMove(token);
      const isWrong = move === undefined || illegal(game.state, move) !== undefined;
      if (isWrong || (isCardMove(move) && game.nextCard() !== move)) {
        throw new Error(`token ${at}, ${JSON.stringify(token.slice(0, 20))}, does not belong there`);
      }
      game.play(move);
    }
    return game;
  }

  get length(): number {
    return this.#moves.length;
  }

  get isOver(): boolean {
    return this.state.phase === 'over';
  }

  get log(): string {
    return makeLog(this.#moves);
  }

  get record(): GameRecord {
    const { rules, players, dealer } = this.setup;
    return { rules, players, dealer, log: this.log };
  }

  /** Draws the next card, which must then be played. */
  nextCard(): Card {
    return this.#dealer.draw(this.state);
  }

  /** Plays a legal move and returns its events. */
  play(move: Move): readonly GameEvent[] {
    this.#before = clone(this.state);
    apply(this.state, move, this.#fresh);
    this.#moves.push(move);
    this.#takeEvents();
    return this.#latest;
  }

  /** The round that ended with the last move, if one did. */
  get endedRound(): RoundEnd | undefined {
    return roundEnd(this.#before, this.#latest, this.state);
  }

  /** Where the events of the current round begin. */
  get roundStart(): number {
    return this.events.findLastIndex((event) => event.type === 'roundBegan');
  }

  #takeEvents(): void {
    this.#latest = [...this.#fresh];
    this.#fresh.clear();
    this.events.push(...this.#latest);
  }
}
