import type { Options } from '@sevenfold/engine';
import { exponential } from './exponential.ts';
import {
  DECK_FEATURES,
  isWithoutDeal,
  LEADS,
  MOST_NEEDED,
  NEEDS,
  ORDER,
  placeOn,
  ruleFeatures,
  SEATS,
} from './value-features.ts';
import { ROWS, type WeightRows, UNITS as HIDDEN } from './value-layout.ts';
import { PACKED, SCALE } from './value-weights.ts';

/** Not the imported one, which test runners and V8 load each time. */
const UNITS = HIDDEN;
const WEIGHTS = Float64Array.from(PACKED, (packed) => packed / SCALE);

/** What the weights of one feature come to, for every whole number on its axis, so that nothing is left to multiply. */
const OWN = tableOf(ROWS.own, NEEDS, 0);
const BEST = tableOf(ROWS.best, NEEDS, 0);
const SECOND = tableOf(ROWS.second, NEEDS, 0);
const MEAN = tableOf(ROWS.mean, NEEDS, 0);
const LEAD = tableOf(ROWS.lead, LEADS, -MOST_NEEDED);
const DECK = WEIGHTS.subarray(ROWS.deck.from * UNITS, ROWS.deck.end * UNITS);
const TURN_DECK = WEIGHTS.subarray(ROWS.pressOnDeck.from * UNITS, ROWS.pressOnDeck.end * UNITS);

/** This far behind the best score, a chance is zero to the last digit. */
const LOWEST = -500;

/**
 * Scores every player and turns the scores into chances to win (softmax). The score is a net of one hidden layer, the
 * same for every player, of what this player needs, what the two strongest opponents and the others on average need,
 * when the player acts in the next round, the draw pile, the number of players and the rules.
 */
export class ValueNet {
  readonly seats: number;
  /** Weights of the number of players and of the rules, added up. */
  readonly #common = new Float64Array(UNITS);
  readonly #out = new Float64Array(UNITS);
  /** By place in the order of turns, twice: before and after the strongest opponent. */
  readonly #order: Float64Array;
  /** By place in the order of turns: the cards of that turn, if a player takes them all in one turn. */
  readonly #turns: Float64Array | undefined;
  /** By what the player needs, without their share in the mean of all; by the lead over the strongest opponent. */
  readonly #own: Float64Array;
  readonly #lead: Float64Array;
  /** The same after the turn of the strongest opponent, if players take all their cards in one turn. */
  readonly #late: Readonly<Record<'own' | 'best' | 'lead', Float64Array>> | undefined;
  /** Weights by the points that the strongest opponent needs, and the next one. */
  readonly #best: Float64Array;
  readonly #second: Float64Array;
  readonly #everyone = new Float64Array(UNITS);
  readonly #opponents = new Float64Array(UNITS);
  readonly #inTurn = new Float64Array(UNITS);

  constructor(options: Options, seats: number) {
    this.seats = seats;
    const { at, share } = placeOn(SEATS, seats);
    for (const [sums, ofSeats, ofRules] of [
      [this.#common, ROWS.seats, ROWS.rules],
      [this.#out, ROWS.seatsOut, ROWS.rulesOut],
    ] as const) {
      addWeights(sums, ofSeats.from + at, 1 - share);
      addWeights(sums, ofSeats.from + at + 1, share);
      ruleFeatures(options).forEach((value, index) => addWeights(sums, ofRules.from + index, value));
    }
    this.#own = OWN.slice();
    addTable(this.#own, MEAN, -1 / (seats - 1));
    this.#lead = LEAD.slice();
    this.#order = new Float64Array(2 * seats * UNITS);
    this.#addOrder(ROWS.order, ROWS.after);
    const isPressOn = options.turn === 'pressOn';
    this.#best = isPressOn ? BEST.slice() : BEST;
    this.#second = isPressOn ? SECOND.slice() : SECOND;
    this.#turns = isPressOn ? new Float64Array(seats * UNITS) : undefined;
    if (isPressOn) {
      addTable(this.#best, tableOf(ROWS.pressOnBest, NEEDS, 0));
      addTable(this.#second, tableOf(ROWS.pressOnSecond, NEEDS, 0));
      addTable(this.#own, tableOf(ROWS.pressOnOwn, NEEDS, 0));
      addTable(this.#lead, tableOf(ROWS.pressOnLead, LEADS, -MOST_NEEDED));
      this.#addOrder(ROWS.pressOnOrder, ROWS.pressOnAfter);
    }
    if (isWithoutDeal(options)) {
      addTable(this.#own, tableOf(ROWS.noDealOwn, NEEDS, 0));
      addTable(this.#lead, tableOf(ROWS.noDealLead, LEADS, -MOST_NEEDED));
      this.#addOrder(ROWS.noDealOrder, ROWS.noDealAfter);
    }
    this.#late = isPressOn
      ? {
          own: tableOf(ROWS.lateOwn, NEEDS, 0),
          best: tableOf(ROWS.lateBest, NEEDS, 0),
          lead: tableOf(ROWS.lateLead, LEADS, -MOST_NEEDED),
        }
      : undefined;
    if (seats === 2) {
      addTable(this.#own, tableOf(ROWS.duelOwn, NEEDS, 0));
      addTable(this.#lead, tableOf(ROWS.duelLead, LEADS, -MOST_NEEDED));
      this.#addOrder(ROWS.duelOrder, ROWS.duelAfter);
    }
  }

  #addOrder(ofOrder: WeightRows, after: WeightRows): void {
    for (let row = 0; row < 2 * this.seats; row++) {
      const { at, share } = placeOn(ORDER, (row >> 1) / (this.seats - 1));
      const sums = this.#order.subarray(row * UNITS, (row + 1) * UNITS);
      addWeights(sums, ofOrder.from + at, 1 - share);
      addWeights(sums, ofOrder.from + at + 1, share);
      if (row % 2 === 1) addWeights(sums, after.from, 1);
    }
  }

  /** `needs` are whole numbers from 1 to `MOST_NEEDED`, in the order of turns like the chances; `deck` is by `deckFeatures`. */
  chances(needs: Int32Array, deck: Float64Array, chances: Float64Array): void {
    const { seats } = this;
    let best = 0;
    let second = -1;
    let third = -1;
    for (let seat = 1; seat < seats; seat++) {
      const need = needs[seat]!;
      if (need < needs[best]!) {
        third = second;
        second = best;
        best = seat;
      } else if (second < 0 || need < needs[second]!) {
        third = second;
        second = seat;
      } else if (third < 0 || need < needs[third]!) {
        third = seat;
      }
    }
    this.#addEveryone(needs, deck);
    this.#addTurns(deck);
    if (seats > 2) {
      this.#addOpponents(needs, best, second);
      for (let seat = 0; seat < seats; seat++) {
        if (seat !== best && seat !== second) chances[seat] = this.#score(seat, needs, best);
      }
    }
    this.#addOpponents(needs, best, third);
    chances[second] = this.#score(second, needs, best);
    this.#addOpponents(needs, second, third);
    chances[best] = this.#score(best, needs, second);
    toShares(chances, seats);
  }

  /** Adds up what counts for every player alike. */
  #addEveryone(needs: Int32Array, deck: Float64Array): void {
    const { seats } = this;
    const sums = this.#everyone;
    const common = this.#common;
    sums.fill(0);
    for (let seat = 0; seat < seats; seat++) {
      const row = needs[seat]! * UNITS;
      for (let unit = 0; unit < UNITS; unit++) sums[unit]! += MEAN[row + unit]!;
    }
    const share = 1 / (seats - 1);
    for (let unit = 0; unit < UNITS; unit++) sums[unit] = sums[unit]! * share + common[unit]!;
    addFeatures(sums, 0, deck, 0, DECK);
  }

  #addTurns(deck: Float64Array): void {
    const turns = this.#turns;
    if (turns === undefined) return;
    turns.fill(0);
    for (let seat = 0; seat < this.seats; seat++) {
      addFeatures(turns, seat * UNITS, deck, (1 + seat) * DECK_FEATURES, TURN_DECK);
    }
  }

  #addOpponents(needs: Int32Array, best: number, second: number): void {
    const everyone = this.#everyone;
    const sums = this.#opponents;
    const ofBest = this.#best;
    const row = needs[best]! * UNITS;
    if (second < 0) {
      for (let unit = 0; unit < UNITS; unit++) sums[unit] = everyone[unit]! + ofBest[row + unit]!;
      return;
    }
    const ofSecond = this.#second;
    const next = needs[second]! * UNITS;
    for (let unit = 0; unit < UNITS; unit++) {
      sums[unit] = everyone[unit]! + ofBest[row + unit]! + ofSecond[next + unit]!;
    }
  }

  #score(seat: number, needs: Int32Array, rival: number): number {
    const turns = this.#turns;
    const sums = turns === undefined ? this.#opponents : this.#withTurn(turns, seat, needs, rival);
    const owns = this.#own;
    const leads = this.#lead;
    const orders = this.#order;
    const out = this.#out;
    const own = needs[seat]! * UNITS;
    const lead = (needs[rival]! - needs[seat]! + MOST_NEEDED) * UNITS;
    const order = (2 * seat + (seat > rival ? 1 : 0)) * UNITS;
    let score = 2 * (sums[0]! + owns[own]! + (leads[lead]! + orders[order]!)) * out[0]!;
    for (let unit = 1; unit < UNITS; unit++) {
      const sum = sums[unit]! + owns[own + unit]! + (leads[lead + unit]! + orders[order + unit]!);
      // Twice the sum if it is above zero, otherwise nothing: the processor would often guess a branch wrong.
      score += (sum + Math.abs(sum)) * out[unit]!;
    }
    return score / 2;
  }

  /** Adds to the opponents what counts for one player if players take all their cards in one turn. */
  #withTurn(turns: Float64Array, seat: number, needs: Int32Array, rival: number): Float64Array {
    const opponents = this.#opponents;
    const sums = this.#inTurn;
    for (let unit = 0; unit < UNITS; unit++) sums[unit] = opponents[unit]! + turns[seat * UNITS + unit]!;
    const late = seat > rival ? this.#late : undefined;
    if (late === undefined) return sums;
    const own = needs[seat]! * UNITS;
    const best = needs[rival]! * UNITS;
    const lead = (needs[rival]! - needs[seat]! + MOST_NEEDED) * UNITS;
    for (let unit = 0; unit < UNITS; unit++) {
      sums[unit]! += late.own[own + unit]! + late.best[best + unit]! + late.lead[lead + unit]!;
    }
    return sums;
  }
}

/** Adds the weights of `DECK_FEATURES` values. */
function addFeatures(
  sums: Float64Array,
  at: number,
  values: Float64Array,
  from: number,
  weights: Float64Array,
): void {
  // In local variables, because each is used by every unit.
  const a = values[from]!;
  const b = values[from + 1]!;
  const c = values[from + 2]!;
  const d = values[from + 3]!;
  const e = values[from + 4]!;
  const f = values[from + 5]!;
  const g = values[from + 6]!;
  for (let unit = 0; unit < UNITS; unit++) {
    const first = a * weights[unit]! + b * weights[UNITS + unit]!;
    const second = c * weights[2 * UNITS + unit]! + d * weights[3 * UNITS + unit]!;
    const third = e * weights[4 * UNITS + unit]! + f * weights[5 * UNITS + unit]!;
    sums[at + unit]! += first + second + (third + g * weights[6 * UNITS + unit]!);
  }
}

/** Turns scores into shares that add up to 1: the softmax. */
function toShares(scores: Float64Array, count: number): void {
  let highest = scores[0]!;
  for (let at = 1; at < count; at++) if (scores[at]! > highest) highest = scores[at]!;
  let sum = 0;
  for (let at = 0; at < count; at++) {
    const below = scores[at]! - highest;
    const weight = below === 0 ? 1 : exponential(Math.max(below, LOWEST));
    scores[at] = weight;
    sum += weight;
  }
  for (let at = 0; at < count; at++) scores[at]! /= sum;
}

function addWeights(sums: Float64Array, row: number, share: number): void {
  for (let unit = 0; unit < UNITS; unit++) sums[unit]! += share * WEIGHTS[row * UNITS + unit]!;
}

/** The weights of a feature for every whole number from `from` to `MOST_NEEDED`. */
function tableOf(rows: WeightRows, knots: readonly number[], from: number): Float64Array {
  const table = new Float64Array((MOST_NEEDED - from + 1) * UNITS);
  for (let value = from; value <= MOST_NEEDED; value++) {
    const { at, share } = placeOn(knots, value);
    const sums = table.subarray((value - from) * UNITS, (value - from + 1) * UNITS);
    addWeights(sums, rows.from + at, 1 - share);
    addWeights(sums, rows.from + at + 1, share);
  }
  return table;
}

function addTable(sums: Float64Array, table: Float64Array, factor = 1): void {
  for (let at = 0; at < sums.length; at++) sums[at]! += factor * table[at]!;
}
