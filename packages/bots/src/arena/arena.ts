import { highestTotal, type Options, type State } from '@sevenfold/engine';
import type { Bot, BotSetup, Budget } from '../bot.ts';
import type { Luck } from '../net/luck.ts';
import { GameCounter, playGame, playAsyncGame, type AsyncBot } from './one-game.ts';
import { mix, SeededGames } from './seeded-games.ts';
import { addToRatio, type Estimate, RATIO_SUMS, ratioEstimate, shareEstimate } from './statistics.ts';

/** A seat of the arena: a name, and either bots made for each game or one asynchronous bot for all of them. */
export interface ArenaSeat {
  readonly name: string;
  readonly budget?: Budget | undefined;
  readonly make?: ((setup: BotSetup) => Bot) | undefined;
  readonly asyncBot?: AsyncBot | undefined;
}

/**
 * Credit for a win, divisible by every number of winners up to ten: sums of whole numbers are exact and do not depend
 * on the order of addition.
 */
export const WIN = 2520;

const WINS = 0;
const POINTS = 1;
const BUSTS = 2;
const SEVENS = 3;
const LUCK_FREE = 4;
const MEASURES = 5;

/** The results of some deals, as plain numbers that can be added up. */
export interface ArenaSums {
  deals: number;
  games: number;
  /** Of all games in any order: the same seed gives the same checksum with any number of threads. */
  checksum: number;
  /** For each name and then each seat, five ratios; last, rounds over games. */
  readonly ratios: Float64Array;
}

/** Called after every game, with the rotation of the table. */
export type OnGame = (state: State, rotation: number) => void;

export interface ArenaRow {
  readonly name: string;
  /** How many seats of the table it has. */
  readonly seats: number;
  /** Share of games that one such seat wins; a shared win counts as a share of one. */
  readonly winRate: Estimate;
  /** The same without the luck of the cards, for bots of an arena that takes it out. */
  readonly luckFree?: Estimate;
  readonly pointsPerRound: Estimate;
  /** Shares of the rounds. */
  readonly bustRate: Estimate;
  readonly flip7Rate: Estimate;
}

export interface ArenaResult {
  readonly deals: number;
  readonly games: number;
  readonly rotations: number;
  readonly roundsPerGame: Estimate;
  readonly bots: readonly ArenaRow[];
  /** By place at the table; equal bots should do equally well in all of them. */
  readonly seats: readonly ArenaRow[];
  readonly checksum: number;
}

/**
 * A tournament at one table. A deal is one order of the cards; it is played once in every rotation of the seats, so
 * that all bots have the same cards and seats.
 */
export class Arena {
  readonly names: readonly string[];
  /** The number of different rotations: one if all bots are equal, as many as seats if one is unique. */
  readonly rotations: number;
  readonly #seats: readonly ArenaSeat[];
  readonly #games: SeededGames;
  readonly #counter: GameCounter;
  readonly #bots: Bot[] = [];
  readonly #luck: Luck | undefined;
  /** For the current deal, for each name and seat: wins, points, busts, Flip 7s, wins without luck, rounds. */
  readonly #deal: Float64Array;
  /** The index of the name of each seat. */
  readonly #nameOf: readonly number[];
  /** How many seats each name has. */
  readonly #seatsOf: readonly number[];
  /** The index of the name with the most seats. */
  readonly #commonest: number;

  /** `counter` may count more than the arena needs; `luck` takes the luck of the cards out of the wins. */
  constructor(
    options: Options,
    seats: readonly ArenaSeat[],
    seed: number,
    counter: GameCounter = new GameCounter(seats.length),
    luck?: Luck,
  ) {
    this.#seats = seats;
    this.#games = new SeededGames(
      options,
      seats.map(({ budget }) => budget),
      seed,
    );
    this.names = [...new Set(seats.map(({ name }) => name))];
    this.#nameOf = seats.map(({ name }) => this.names.indexOf(name));
    this.#seatsOf = this.names.map((name) => seats.filter((seat) => seat.name === name).length);
    this.#commonest = this.#seatsOf.indexOf(Math.max(...this.#seatsOf));
    this.rotations = period(this.#nameOf);
    this.#counter = counter;
    this.#luck = luck;
    this.#deal = new Float64Array(this.#groups * (MEASURES + 1));
  }

  get #groups(): number {
    return this.names.length + this.#seats.length;
  }

  emptySums(): ArenaSums {
    const ratios = new Float64Array((this.#groups * MEASURES + 1) * RATIO_SUMS);
    return { deals: 0, games: 0, checksum: 0, ratios };
  }

  /** Plays the deals from `first` to before `end`; throws if a bot is asynchronous. */
  play(first: number, end: number, played?: OnGame): ArenaSums {
    const sums = this.emptySums();
    for (let deal = first; deal < end; deal++) {
      let rounds = 0;
      for (let rotation = 0; rotation < this.rotations; rotation++) {
        for (let place = 0; place < this.#seats.length; place++) {
          const { make } = this.#seats[this.seatAt(place, rotation)]!;
          if (make === undefined) throw new Error('a bot of this table is asynchronous');
          this.#bots[place] = make(this.#randomFor(deal, rotation, place));
        }
        const state = this.#begin(deal, rotation);
        playGame(state, this.#bots, this.#games.dealer, this.#counter, this.#luck);
        rounds += state.round;
        this.#count(sums, state, deal, rotation);
        played?.(state, rotation);
      }
      this.#addDeal(sums, rounds);
    }
    return sums;
  }

  /** The same for bots that may be asynchronous. */
  async playAsync(first: number, end: number, played?: OnGame): Promise<ArenaSums> {
    const sums = this.emptySums();
    for (let deal = first; deal < end; deal++) {
      let rounds = 0;
      for (let rotation = 0; rotation < this.rotations; rotation++) {
        const bots = this.#seats.map((_, place): AsyncBot => {
          const { make, asyncBot } = this.#seats[this.seatAt(place, rotation)]!;
          if (asyncBot !== undefined) return asyncBot;
          if (make === undefined) throw new Error('a seat without a bot');
          const bot = make(this.#randomFor(deal, rotation, place));
          return async (state) => bot(state);
        });
        const state = this.#begin(deal, rotation);
        await playAsyncGame(state, bots, this.#games.dealer, this.#counter, this.#luck);
        rounds += state.round;
        this.#count(sums, state, deal, rotation);
        played?.(state, rotation);
      }
      this.#addDeal(sums, rounds);
    }
    return sums;
  }

  result(sums: ArenaSums): ArenaResult {
    const { deals, games, checksum, ratios } = sums;
    const row = (name: string, seats: number, group: number): ArenaRow => {
      const at = (measure: number): number => (group * MEASURES + measure) * RATIO_SUMS;
      return {
        name,
        seats,
        winRate: shareEstimate(ratios, at(WINS), deals),
        ...(this.#luck !== undefined &&
          group < this.names.length && { luckFree: ratioEstimate(ratios, at(LUCK_FREE), deals) }),
        pointsPerRound: ratioEstimate(ratios, at(POINTS), deals),
        bustRate: shareEstimate(ratios, at(BUSTS), deals),
        flip7Rate: shareEstimate(ratios, at(SEVENS), deals),
      };
    };
    return {
      deals,
      games,
      rotations: this.rotations,
      roundsPerGame: ratioEstimate(ratios, this.#groups * MEASURES * RATIO_SUMS, deals),
      bots: this.names.map((name, index) => row(name, this.#seatsOf[index]!, index)),
      seats: this.#seats.map((_, place) => row(`seat ${place + 1}`, 1, this.names.length + place)),
      checksum,
    };
  }

  /** The index of the seat that sits at a place in this rotation. */
  seatAt(place: number, rotation: number): number {
    return (place + rotation) % this.#seats.length;
  }

  #randomFor(deal: number, rotation: number, place: number): BotSetup {
    return this.#games.setupOf(this.seatAt(place, rotation), deal, rotation * this.#seats.length + place);
  }

  /** A game of this deal; its cards do not depend on the rotation. */
  #begin(deal: number, rotation: number): State {
    // Every seat deals first equally often, because that is a small advantage.
    const state = this.#games.begin(deal, deal % this.#seats.length, this.#counter);
    this.#luck?.begin(state, this.#watched(rotation));
    return state;
  }

  /** The places of all but the commonest bot, whose luck is what the others lack. */
  #watched(rotation: number): number[] {
    const places = this.#seats.map((_, place) => place);
    return places.filter((place) => this.#nameAt(place, rotation) !== this.#commonest);
  }

  #nameAt(place: number, rotation: number): number {
    return this.#nameOf[this.seatAt(place, rotation)]!;
  }

  #count(sums: ArenaSums, state: State, deal: number, rotation: number): void {
    const best = highestTotal(state);
    let winners = 0;
    for (const total of state.totals) if (total === best) winners++;
    let hash = mix(deal, rotation);
    if (this.#luck !== undefined) this.#countLuck(this.#luck, rotation);
    for (let place = 0; place < this.#seats.length; place++) {
      const total = state.totals[place]!;
      const credit = total === best ? Math.round(WIN / winners) : 0;
      const busts = this.#counter.busts[place]!;
      const sevens = this.#counter.sevens[place]!;
      const rounds = this.#counter.rounds[place]!;
      this.#add(this.#nameAt(place, rotation), credit, total, busts, sevens, rounds);
      this.#add(this.names.length + place, credit, total, busts, sevens, rounds);
      hash = (Math.imul(hash, 31) + total) | 0;
    }
    sums.games++;
    sums.checksum = (sums.checksum + mix(hash, state.round)) >>> 0;
  }

  #add(group: number, wins: number, points: number, busts: number, sevens: number, rounds: number): void {
    const at = group * (MEASURES + 1);
    this.#deal[at + WINS]! += wins;
    this.#deal[at + POINTS]! += points;
    this.#deal[at + LUCK_FREE]! += wins;
    this.#deal[at + BUSTS]! += busts;
    this.#deal[at + SEVENS]! += sevens;
    this.#deal[at + MEASURES]! += rounds;
  }

  /**
   * What one seat wins, another loses: the commonest bot had what luck the others lacked. Whole numbers, because their
   * sums do not depend on the order.
   */
  #countLuck({ sums }: Luck, rotation: number): void {
    for (let place = 0; place < this.#seats.length; place++) {
      const luck = Math.round(WIN * sums[place]!);
      this.#deal[this.#nameAt(place, rotation) * (MEASURES + 1) + LUCK_FREE]! -= luck;
      this.#deal[this.#commonest * (MEASURES + 1) + LUCK_FREE]! += luck;
    }
  }

  #addDeal(sums: ArenaSums, rounds: number): void {
    const { rotations } = this;
    for (let group = 0; group < this.#groups; group++) {
      const from = group * (MEASURES + 1);
      const at = group * MEASURES * RATIO_SUMS;
      const seatRounds = this.#deal[from + MEASURES]!;
      const seatGames = (this.#seatsOf[group] ?? 1) * rotations;
      addToRatio(sums.ratios, at + WINS * RATIO_SUMS, this.#deal[from + WINS]!, seatGames * WIN);
      addToRatio(sums.ratios, at + POINTS * RATIO_SUMS, this.#deal[from + POINTS]!, seatRounds);
      addToRatio(sums.ratios, at + BUSTS * RATIO_SUMS, this.#deal[from + BUSTS]!, seatRounds);
      addToRatio(sums.ratios, at + SEVENS * RATIO_SUMS, this.#deal[from + SEVENS]!, seatRounds);
      addToRatio(sums.ratios, at + LUCK_FREE * RATIO_SUMS, this.#deal[from + LUCK_FREE]!, seatGames * WIN);
    }
    addToRatio(sums.ratios, this.#groups * MEASURES * RATIO_SUMS, rounds, rotations);
    this.#deal.fill(0);
    sums.deals++;
  }
}

export function addSums(sums: ArenaSums, more: ArenaSums): void {
  sums.deals += more.deals;
  sums.games += more.games;
  sums.checksum = (sums.checksum + more.checksum) >>> 0;
  for (let index = 0; index < sums.ratios.length; index++) sums.ratios[index]! += more.ratios[index]!;
}

/** The smallest rotation that leaves the names of the seats unchanged. */
function period(names: readonly number[]): number {
  for (let turn = 1; turn < names.length; turn++) {
    if (names.every((name, seat) => name === names[(seat + turn) % names.length])) return turn;
  }
  return names.length;
}
