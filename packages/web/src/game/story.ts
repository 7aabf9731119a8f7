import {
  apply,
  bustChance,
  clone,
  EventLog,
  type GameRecord,
  HIT,
  illegal,
  isCardMove,
  LogError,
  newGame,
  parseMove,
  type RulesConfig,
  splitLog,
  type State,
} from '@sevenfold/engine';
import { after, bareTable, type Beat, type Picture, type Told } from './picture.ts';

export interface Beginning {
  readonly rules: RulesConfig;
  readonly players: readonly string[];
  readonly dealer: number;
}

/** A game as a sequence of beats, as far as its log goes. */
export class Story {
  readonly bare: Picture;
  readonly #state: State;
  readonly #events = new EventLog();
  /** How many tokens have been told. */
  length = 0;

  constructor({ rules, players, dealer }: Beginning) {
    // The beginning of the first round is told with its first card.
    this.#state = newGame(rules, players.length, dealer, this.#events);
    this.bare = bareTable(clone(this.#state));
  }

  /** The beats of the next token. Throws `LogError` for an illegal one. */
  tell(token: string): Beat[] {
    const at = this.length;
    const move = parseMove(token);
    if (move === undefined) throw new LogError(at, token, 'unknownToken');
    const code = illegal(this.#state, move);
    if (code !== undefined) throw new LogError(at, token, code);
    const chance = isCardMove(move) ? bustChance(this.#state, this.#state.player) : 0;
    const { player } = this.#state;
    if (at > 0) this.#events.clear();
    apply(this.#state, move, this.#events);
    this.length++;
    const events: Told[] = [...(move === HIT ? [{ type: 'hit' as const, player }] : []), ...this.#events];
    const state = clone(this.#state);
    return events.map((event, index) => ({
      event,
      at,
      chance: event.type === 'drew' ? chance : 0,
      state: index === events.length - 1 ? state : undefined,
    }));
  }
}

export function beatsOf(record: GameRecord): Beat[] {
  const story = new Story(record);
  return splitLog(record.log).flatMap((token) => story.tell(token));
}

/** The table after a record, or after the first `length` tokens of its log. */
export function pictureOf(record: GameRecord, length?: number): Picture {
  const story = new Story(record);
  const tokens = splitLog(record.log).slice(0, length);
  return tokens.flatMap((token) => story.tell(token)).reduce(after, story.bare);
}
