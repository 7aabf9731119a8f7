import {
  apply,
  bustChance,
  type Card,
  clone,
  EventLog,
  type GameRecord,
  HIT,
  illegal,
  isCardMove,
  LogError,
  newGame,
  numberCount,
  parseMove,
  pointsOf,
  type RulesConfig,
  splitLog,
  type State,
} from '@sevenfold/engine';
import { pictureAfter, bareTable, type Beat, type Picture, type StoryEvent } from './picture.ts';

export interface GameStart {
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
  length: number;

  /** From its first card on, or from a picture of any moment. */
  constructor(from: GameStart | Picture) {
    if ('state' in from) {
      this.#state = clone(from.state);
      this.bare = from;
    } else {
      // The beginning of the first round is told with its first card.
      this.#state = newGame(from.rules, from.players.length, from.dealer, this.#events);
      this.bare = bareTable(clone(this.#state));
    }
    this.length = this.bare.at;
  }

  /** The beats of the next token. Throws `LogError` for an illegal one. */
  tell(token: string): Beat[] {
    const at = this.length;
    const move = parseMove(token);
    if (move === undefined) throw new LogError(at, token, 'unknownToken');
    const code = illegal(this.#state, move);
    if (code !== undefined) throw new LogError(at, token, code);
    const { player } = this.#state;
    const chance = isCardMove(move) ? bustChance(this.#state, player) : 0;
    const tension = tensionOf(this.#state, chance);
    if (at > 0) this.#events.clear();
    apply(this.#state, move, this.#events);
    this.length++;
    const events: StoryEvent[] = move === HIT ? [{ type: 'hit', player }] : [];
    let face: Card | undefined;
    for (const event of this.#events) {
      if (event.type === 'drew') {
        face = event.card;
        events.push({ type: 'turning', player: event.player });
      }
      events.push(event);
    }
    const state = clone(this.#state);
    return events.map((event, index) => ({
      event,
      at,
      face: event.type === 'turning' ? face : undefined,
      chance: event.type === 'turning' ? chance : 0,
      tension: event.type === 'turning' ? tension : 0,
      state: index === events.length - 1 ? state : undefined,
    }));
  }
}

/** From this chance to bust on, nothing gets more exciting. */
const HIGH_CHANCE = 0.45;
/** The tension of a card that may be the seventh number, even if it is unlikely to bust. */
const SEVENTH = 0.8;
/** The tension of a card that can lose a game that is already won, even if it is unlikely to bust. */
const WON = 0.6;

/** How much hangs on the next card. */
function tensionOf({ hands, totals, options, player }: State, chance: number): number {
  const hand = hands[player]!;
  const isSeventh = numberCount(hand) === 6;
  const isWon = chance > 0 && totals[player]! + pointsOf(hand) >= options.target;
  return Math.max(Math.min(1, chance / HIGH_CHANCE), isSeventh ? SEVENTH : 0, isWon ? WON : 0);
}

/** All beats of a record. */
export function beatsOf(record: GameRecord): Beat[] {
  const story = new Story(record);
  return splitLog(record.log).flatMap((token) => story.tell(token));
}

/** The table after a record, or after the first `length` tokens of its log. */
export function pictureOf(record: GameRecord, length?: number): Picture {
  const story = new Story(record);
  const tokens = splitLog(record.log).slice(0, length);
  return tokens.flatMap((token) => story.tell(token)).reduce(pictureAfter, story.bare);
}
