import { highestTotal, type Options, type State } from '@sevenfold/engine';
import { findBot } from '../players/registry.ts';
import { Arena, type ArenaSeat, WIN } from './arena.ts';
import {
  EFFECT_MEASURES,
  type EffectFigures,
  type EffectMeasure,
  type EffectsResult,
  SHARE_MEASURES,
} from './effects.ts';
import { EffectsCounter } from './effects-counter.ts';
import { type EffectsSetup, openEffectsSetup } from './lab-setup.ts';
import { SeededGames } from './seeded-games.ts';
import {
  addToLinkedRatio,
  type Estimate,
  LINKED_SUMS,
  ratioDifference,
  ratioEstimate,
  shareEstimate,
  total,
} from './statistics.ts';

/** Who plays in every seat. */
const GOOD_PLAYER = 'racer';
const SIMPLE_PLAYER = 'stay25';
/** What one seat wins against simple players: who sits there, and in one deal of how many, by how long that takes. */
const DUELS = {
  goodPlay: { player: GOOD_PLAYER, every: 4 },
  skill: { player: 'oracle', every: 200 },
} as const;
type Duel = keyof typeof DUELS;
const DUEL_NAMES = Object.keys(DUELS) as readonly Duel[];
const MEASURES = EFFECT_MEASURES.length;

/** The results of some deals, as plain numbers that can be added up. */
export interface EffectsSums {
  deals: number;
  readonly duels: { -readonly [Name in Duel]: number };
  /** For each set of rules and each measure, a ratio linked with that of the official rules. */
  readonly ratios: Float64Array;
}

/**
 * What rules do to the game: every deal is played by the official rules and by each other set with the same cards, so
 * that most of the luck cancels out of the differences. Any worker can play any deal.
 */
export class EffectsRun {
  /** The number of deals; each is one game by every set of rules, and some are duels as well. */
  readonly deals: number;
  readonly #setup: EffectsSetup;
  readonly #options: readonly Options[];
  readonly #arenas: { readonly [Name in Duel]: readonly Arena[] };
  /** By set of rules. */
  readonly #games: readonly SeededGames[];
  readonly #counter: EffectsCounter;
  readonly #make: NonNullable<ArenaSeat['make']>;
  /** For each set of rules and each measure of this deal, the two quantities of its ratio. */
  readonly #deal: Float64Array;

  /** Throws `LabError`. */
  constructor(setup: EffectsSetup) {
    const { players, seed, games } = setup;
    this.deals = games;
    this.#setup = setup;
    this.#options = openEffectsSetup(setup);
    const arenasOf = (duel: Duel): Arena[] => {
      const seats = [DUELS[duel].player, ...Array.from({ length: players - 1 }, () => SIMPLE_PLAYER)].map(
        seatOf,
      );
      return this.#options.map((options) => new Arena(options, seats, seed));
    };
    this.#arenas = { goodPlay: arenasOf('goodPlay'), skill: arenasOf('skill') };
    this.#counter = new EffectsCounter(players);
    this.#make = seatOf(GOOD_PLAYER).make;
    const budgets = Array.from({ length: players }, () => undefined);
    this.#games = this.#options.map((options) => new SeededGames(options, budgets, seed));
    this.#deal = new Float64Array(this.#options.length * MEASURES * 2);
  }

  /** All games of all sets of rules. */
  get games(): number {
    const duels = DUEL_NAMES.map((duel) => Math.ceil(this.deals / DUELS[duel].every));
    return (this.deals + total(duels) * this.#setup.players) * this.#options.length;
  }

  emptySums(): EffectsSums {
    return {
      deals: 0,
      duels: { goodPlay: 0, skill: 0 },
      ratios: new Float64Array(this.#options.length * MEASURES * LINKED_SUMS),
    };
  }

  /** Plays the deals from `first` to before `end`. */
  play(first: number, end: number, played?: () => void): EffectsSums {
    const sums = this.emptySums();
    for (let deal = first; deal < end; deal++) {
      const duels = DUEL_NAMES.filter((duel) => deal % DUELS[duel].every === 0);
      for (let set = 0; set < this.#options.length; set++) {
        this.#playGood(set, deal);
        played?.();
        for (const duel of duels) this.#playDuel(duel, set, deal, played);
      }
      this.#addDeal(sums, duels);
    }
    return sums;
  }

  result(sums: EffectsSums): EffectsResult {
    const { players, seed, rules } = this.#setup;
    return {
      players,
      seed,
      games: sums.deals,
      goodPlayGames: sums.duels.goodPlay * players,
      skillGames: sums.duels.skill * players,
      official: this.#figures(sums, 0),
      changes: rules.map((config, index) => ({
        rules: config,
        figures: this.#figures(sums, index + 1),
        differences: this.#differences(sums, index + 1),
      })),
    };
  }

  #figures(sums: EffectsSums, set: number): EffectFigures {
    return figuresOf((measure, index) => {
      // The seat's figure is a difference of shares and can lie below 0.
      const estimate = SHARE_MEASURES.has(measure) && measure !== 'seat' ? shareEstimate : ratioEstimate;
      return estimate(sums.ratios, placeOf(set, index), dealsOf(sums, measure));
    });
  }

  #differences(sums: EffectsSums, set: number): EffectFigures {
    return figuresOf((measure, index) =>
      ratioDifference(sums.ratios, placeOf(set, index), placeOf(0, index), dealsOf(sums, measure)),
    );
  }

  /** The cards and answers are those of a `Simulation` with the same seed. */
  #playGood(set: number, deal: number): void {
    const { players } = this.#setup;
    const counter = this.#counter;
    const state = this.#games[set]!.playAlike(this.#make, deal, counter);
    const rounds = total(counter.rounds);
    this.#put(set, 'rounds', state.round, 1);
    this.#put(set, 'cards', counter.cards, 1);
    this.#put(set, 'points', total(state.totals), rounds);
    this.#put(set, 'busts', total(counter.busts), rounds);
    this.#put(set, 'sevens', total(counter.sevens), rounds);
    this.#put(set, 'waiting', counter.waits, state.round * players);
    this.#put(set, 'actions', counter.actionEnds, rounds);
    this.#put(set, 'seat', creditOf(state, 0) - creditOf(state, players - 1), WIN);
  }

  /** Every seating of one deal of an arena with the same seed. */
  #playDuel(duel: Duel, set: number, deal: number, played: (() => void) | undefined): void {
    const arena = this.#arenas[duel][set]!;
    const whole = WIN * arena.rotations;
    const [first] = arena.result(arena.play(deal, deal + 1, played)).bots;
    this.#put(set, duel, Math.round(first!.winRate.value * whole), whole);
  }

  #put(set: number, measure: EffectMeasure, x: number, y: number): void {
    const at = 2 * (set * MEASURES + EFFECT_MEASURES.indexOf(measure));
    this.#deal[at] = x;
    this.#deal[at + 1] = y;
  }

  #addDeal(sums: EffectsSums, duels: readonly Duel[]): void {
    const deal = this.#deal;
    for (const [index, measure] of EFFECT_MEASURES.entries()) {
      if (isDuel(measure) && !duels.includes(measure)) continue;
      const base = 2 * index;
      for (let set = 0; set < this.#options.length; set++) {
        const at = base + 2 * set * MEASURES;
        const place = placeOf(set, index);
        addToLinkedRatio(sums.ratios, place, deal[at]!, deal[at + 1]!, deal[base]!, deal[base + 1]!);
      }
    }
    sums.deals++;
    for (const duel of duels) sums.duels[duel]++;
  }
}

export function addEffectsSums(sums: EffectsSums, more: EffectsSums): void {
  sums.deals += more.deals;
  for (const duel of DUEL_NAMES) sums.duels[duel] += more.duels[duel];
  for (let at = 0; at < sums.ratios.length; at++) sums.ratios[at]! += more.ratios[at]!;
}

function seatOf(name: string): { readonly name: string; readonly make: NonNullable<ArenaSeat['make']> } {
  return { name, make: findBot(name)!.make };
}

function isDuel(measure: EffectMeasure): measure is Duel {
  return measure in DUELS;
}

function placeOf(set: number, measure: number): number {
  return (set * MEASURES + measure) * LINKED_SUMS;
}

function dealsOf(sums: EffectsSums, measure: EffectMeasure): number {
  return isDuel(measure) ? sums.duels[measure] : sums.deals;
}

function figuresOf(estimate: (measure: EffectMeasure, index: number) => Estimate): EffectFigures {
  const entries = EFFECT_MEASURES.map((measure, index) => [measure, estimate(measure, index)] as const);
  return Object.fromEntries(entries) as EffectFigures;
}

/** A shared win counts as a share of one. */
function creditOf(state: State, seat: number): number {
  const best = highestTotal(state);
  if (state.totals[seat] !== best) return 0;
  const leaders = state.totals.filter((each) => each === best).length;
  return Math.round(WIN / leaders);
}
