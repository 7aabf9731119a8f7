import { type EventLog, type Options, SeededDealer, Sfc32, startGame, type State } from '@sevenfold/engine';
import type { Bot, BotSetup, Budget } from '../bot.ts';
import { playGame, playRound } from './one-game.ts';

/**
 * The games of a run at one table. All randomness of a game comes from the seed and the game's number, so games can be
 * played anywhere, in any order, and the same number means the same cards under other rules or with other bots.
 */
export class SeededGames {
  readonly dealer = new SeededDealer(0);
  readonly #options: Options;
  readonly #seed: number;
  /** By seat, which may sit at different places. */
  readonly #random: readonly SeatRandom[];
  readonly #bots: Bot[] = [];

  constructor(options: Options, budgets: readonly (Budget | undefined)[], seed: number) {
    this.#options = options;
    this.#seed = seed;
    this.#random = budgets.map((budget) => new SeatRandom(budget));
  }

  /** A game before its first card, which `dealer` deals. */
  begin(game: number, firstDealer: number, counter: EventLog): State {
    this.dealer.reseed(mix(mix(this.#seed, 0), game));
    counter.clear();
    return startGame(this.#options, this.#random.length, firstDealer, counter);
  }

  /** What a seat makes its bot with; `stream` tells the places and rotations of a game apart. */
  setupOf(seat: number, game: number, stream: number): BotSetup {
    const random = this.#random[seat]!;
    random.begin(mix(mix(mix(this.#seed, 1), game), stream));
    return random;
  }

  /** Plays a game, or its first round, with the same strategy in every seat. */
  playAlike(make: (setup: BotSetup) => Bot, game: number, counter: EventLog, isOneRound = false): State {
    const seats = this.#random.length;
    for (let seat = 0; seat < seats; seat++) this.#bots[seat] = make(this.setupOf(seat, game, seat));
    const state = this.begin(game, seats - 1, counter);
    (isOneRound ? playRound : playGame)(state, this.#bots, this.dealer, counter);
    return state;
  }
}

/** A bot's randomness for one game, seeded only if the bot uses it. */
export class SeatRandom implements BotSetup {
  readonly budget: Budget | undefined;
  readonly #random = new Sfc32(0);
  #seed = 0;
  #isReady = false;

  constructor(budget: Budget | undefined) {
    this.budget = budget;
  }

  begin(seed: number): void {
    this.#seed = seed;
    this.#isReady = false;
  }

  get random(): Sfc32 {
    if (!this.#isReady) {
      this.#random.reseed(this.#seed);
      this.#isReady = true;
    }
    return this.#random;
  }
}

/** Hashes two integers to a seed of 32 bits (murmur3's finaliser); a different `b` gives a different seed. */
export function mix(a: number, b: number): number {
  let hash = (Math.imul(a, 0x9e3779b1) + b) | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 0;
}
