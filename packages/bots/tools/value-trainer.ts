// The net of src/chances/value-net.ts once more, with weights that change: forwards, backwards, and a step downhill.

import type { Options } from '@sevenfold/engine';
import {
  DECK_FEATURES,
  deckFeatureCount,
  isWithoutDeal,
  LEADS,
  MOST_NEEDED,
  NEEDS,
  ORDER,
  type KnotPlace,
  placeOn,
  ruleFeatures,
  SEATS,
} from '../src/chances/value-features.ts';
import { ROWS, type WeightRows, UNITS, WEIGHTS } from '../src/chances/value-layout.ts';

/** Positions of one table: what is needed, in the order of turns, the draw pile, and who won, as bits. */
export interface Positions {
  readonly options: Options;
  readonly seats: number;
  readonly needs: Int16Array;
  readonly deck: Float64Array;
  readonly winners: Uint32Array;
}

/** A row of weights, and how much of it counts. */
interface Term {
  readonly row: number;
  readonly share: number;
}

const MOST_SEATS = 18;
const MOST_TERMS = 48;
const NEED_PLACES = Array.from({ length: MOST_NEEDED + 1 }, (_, need) => placeOn(NEEDS, need));
const LEAD_PLACES = Array.from({ length: 2 * MOST_NEEDED + 1 }, (_, at) => placeOn(LEADS, at - MOST_NEEDED));

/** Learns by Adam, with the usual constants. */
const FIRST_KEPT = 0.9;
const FIRST_NEW = 0.1;
const SECOND_KEPT = 0.999;
const SECOND_NEW = 0.001;
const TINY = 1e-8;

export class Trainer {
  readonly weights: Float64Array;
  readonly #rows: readonly WeightRows[];
  readonly #gradient = new Float64Array(WEIGHTS);
  readonly #first = new Float64Array(WEIGHTS);
  readonly #second = new Float64Array(WEIGHTS);
  #steps = 0;
  #positions = 0;

  // Of the position at hand: the terms of each player, sums before the units and slopes behind them.
  readonly #termRow = new Int32Array(MOST_SEATS * MOST_TERMS);
  readonly #termShare = new Float64Array(MOST_SEATS * MOST_TERMS);
  readonly #terms = new Int32Array(MOST_SEATS);
  readonly #sums = new Float64Array(MOST_SEATS * UNITS);
  readonly #slopes = new Float64Array(MOST_SEATS * UNITS);
  readonly #scores = new Float64Array(MOST_SEATS);
  readonly #base = new Float64Array(UNITS);
  readonly #baseSlopes = new Float64Array(UNITS);

  /** Only the weights of `rows` change. */
  constructor(weights: Float64Array, rows: readonly WeightRows[]) {
    this.weights = weights;
    this.#rows = rows;
  }

  /** Adds the slopes of these positions; returns their log loss. */
  learn(positions: Positions, from: number, to: number): number {
    const { options, seats, winners } = positions;
    const common = termsOf(options, seats, ROWS.seats.from, ROWS.rules.from);
    const out = termsOf(options, seats, ROWS.seatsOut.from, ROWS.rulesOut.from);
    const commonSums = this.#sumOf(common);
    const outSums = this.#sumOf(out);
    const commonSlopes = new Float64Array(UNITS);
    const outSlopes = new Float64Array(UNITS);
    const deckSize = deckFeatureCount(options, seats);
    let loss = 0;
    for (let position = from; position < to; position++) {
      const needs = positions.needs.subarray(position * seats, (position + 1) * seats);
      const deck = positions.deck.subarray(position * deckSize, (position + 1) * deckSize);
      this.#forwards(options, needs, deck, commonSums, outSums);
      loss += this.#backwards(needs, deck, winners[position]!, outSums, outSlopes);
      for (let unit = 0; unit < UNITS; unit++) commonSlopes[unit]! += this.#baseSlopes[unit]!;
    }
    this.#addSlopes(common, commonSlopes);
    // The first unit counts for what it is.
    outSlopes[0] = 0;
    this.#addSlopes(out, outSlopes);
    this.#positions += to - from;
    return loss;
  }

  /** Changes the weights by what was learned since the last step. */
  step(rate: number): void {
    this.#steps++;
    const firstBias = 1 - FIRST_KEPT ** this.#steps;
    const secondBias = 1 - SECOND_KEPT ** this.#steps;
    for (const { from, end } of this.#rows) {
      for (let at = from * UNITS; at < end * UNITS; at++) {
        const slope = this.#gradient[at]! / this.#positions;
        const first = FIRST_KEPT * this.#first[at]! + FIRST_NEW * slope;
        const second = SECOND_KEPT * this.#second[at]! + SECOND_NEW * slope * slope;
        this.#first[at] = first;
        this.#second[at] = second;
        this.weights[at]! -= (rate * (first / firstBias)) / (Math.sqrt(second / secondBias) + TINY);
      }
    }
    this.#gradient.fill(0);
    this.#positions = 0;
  }

  #forwards(
    options: Options,
    needs: Int16Array,
    deck: Float64Array,
    commonSums: Float64Array,
    outSums: Float64Array,
  ): void {
    const { weights } = this;
    const seats = needs.length;
    const others = 1 / (seats - 1);
    const base = this.#base;
    base.set(commonSums);
    for (let feature = 0; feature < DECK_FEATURES; feature++) {
      const row = (ROWS.deck.from + feature) * UNITS;
      for (let unit = 0; unit < UNITS; unit++) base[unit]! += deck[feature]! * weights[row + unit]!;
    }
    for (const need of needs) {
      const { at, share } = NEED_PLACES[need]!;
      const row = (ROWS.mean.from + at) * UNITS;
      for (let unit = 0; unit < UNITS; unit++) {
        base[unit]! += others * ((1 - share) * weights[row + unit]! + share * weights[row + UNITS + unit]!);
      }
    }
    const [best, second, third] = strongest(needs);
    for (let seat = 0; seat < seats; seat++) {
      const rival = seat === best ? second : best;
      this.#findTerms(options, needs, deck, seat, rival, seat === best || seat === second ? third : second);
      this.#scores[seat] = this.#score(seat, outSums);
    }
  }

  #findTerms(
    options: Options,
    needs: Int16Array,
    deck: Float64Array,
    seat: number,
    rival: number,
    next: number,
  ): void {
    const others = 1 / (needs.length - 1);
    const own = NEED_PLACES[needs[seat]!]!;
    const lead = LEAD_PLACES[needs[rival]! - needs[seat]! + MOST_NEEDED]!;
    const order = placeOn(ORDER, seat / (needs.length - 1));
    this.#terms[seat] = 0;
    this.#addPlace(seat, ROWS.own.from, own, 1);
    // The mean is of the others alone, and `base` has everyone's.
    this.#addPlace(seat, ROWS.mean.from, own, -others);
    this.#addPlace(seat, ROWS.best.from, NEED_PLACES[needs[rival]!]!, 1);
    if (next >= 0) this.#addPlace(seat, ROWS.second.from, NEED_PLACES[needs[next]!]!, 1);
    if (options.turn === 'pressOn') {
      this.#addPlace(seat, ROWS.pressOnBest.from, NEED_PLACES[needs[rival]!]!, 1);
      if (next >= 0) this.#addPlace(seat, ROWS.pressOnSecond.from, NEED_PLACES[needs[next]!]!, 1);
      if (seat > rival) {
        this.#addPlace(seat, ROWS.lateOwn.from, own, 1);
        this.#addPlace(seat, ROWS.lateBest.from, NEED_PLACES[needs[rival]!]!, 1);
        this.#addPlace(seat, ROWS.lateLead.from, lead, 1);
      }
      for (let feature = 0; feature < DECK_FEATURES; feature++) {
        this.#add(seat, ROWS.pressOnDeck.from + feature, deck[(1 + seat) * DECK_FEATURES + feature]!);
      }
    }
    this.#addPlace(seat, ROWS.lead.from, lead, 1);
    this.#addPlace(seat, ROWS.order.from, order, 1);
    if (seat > rival) this.#add(seat, ROWS.after.from, 1);
    for (const [isMet, ofOwn, ofLead, ofOrder, after] of [
      [options.turn === 'pressOn', ROWS.pressOnOwn, ROWS.pressOnLead, ROWS.pressOnOrder, ROWS.pressOnAfter],
      [isWithoutDeal(options), ROWS.noDealOwn, ROWS.noDealLead, ROWS.noDealOrder, ROWS.noDealAfter],
      [needs.length === 2, ROWS.duelOwn, ROWS.duelLead, ROWS.duelOrder, ROWS.duelAfter],
    ] as const) {
      if (!isMet) continue;
      this.#addPlace(seat, ofOwn.from, own, 1);
      this.#addPlace(seat, ofLead.from, lead, 1);
      this.#addPlace(seat, ofOrder.from, order, 1);
      if (seat > rival) this.#add(seat, after.from, 1);
    }
  }

  #addPlace(seat: number, row: number, { at, share }: KnotPlace, factor: number): void {
    this.#add(seat, row + at, factor * (1 - share));
    this.#add(seat, row + at + 1, factor * share);
  }

  #add(seat: number, row: number, share: number): void {
    if (share === 0) return;
    const at = seat * MOST_TERMS + this.#terms[seat]!++;
    this.#termRow[at] = row;
    this.#termShare[at] = share;
  }

  #score(seat: number, outSums: Float64Array): number {
    const { weights } = this;
    const sums = this.#sums.subarray(seat * UNITS, (seat + 1) * UNITS);
    sums.set(this.#base);
    for (let term = 0; term < this.#terms[seat]!; term++) {
      const row = this.#termRow[seat * MOST_TERMS + term]! * UNITS;
      const share = this.#termShare[seat * MOST_TERMS + term]!;
      for (let unit = 0; unit < UNITS; unit++) sums[unit]! += share * weights[row + unit]!;
    }
    let score = 0;
    for (let unit = 0; unit < UNITS; unit++) {
      if (unit === 0 || sums[unit]! > 0) score += outSums[unit]! * sums[unit]!;
    }
    return score;
  }

  /** Returns the log loss; leaves the slopes of what counts for everyone in `#baseSlopes`. */
  #backwards(
    needs: Int16Array,
    deck: Float64Array,
    winners: number,
    outSums: Float64Array,
    outSlopes: Float64Array,
  ): number {
    const seats = needs.length;
    const scores = this.#scores;
    const slopes = this.#slopes;
    const gradient = this.#gradient;
    const baseSlopes = this.#baseSlopes;
    let highest = -Infinity;
    let winnerCount = 0;
    for (let seat = 0; seat < seats; seat++) {
      highest = Math.max(highest, scores[seat]!);
      winnerCount += (winners >> seat) & 1;
    }
    let total = 0;
    for (let seat = 0; seat < seats; seat++) total += scores[seat] = Math.exp(scores[seat]! - highest);
    baseSlopes.fill(0);
    let loss = 0;
    for (let seat = 0; seat < seats; seat++) {
      const chance = scores[seat]! / total;
      const won = ((winners >> seat) & 1) / winnerCount;
      if (won > 0) loss -= won * Math.log(Math.max(chance, 1e-9));
      const excess = chance - won;
      for (let unit = 0; unit < UNITS; unit++) {
        const sum = this.#sums[seat * UNITS + unit]!;
        const passes = unit === 0 || sum > 0;
        if (passes) outSlopes[unit]! += excess * sum;
        const slope = passes ? excess * outSums[unit]! : 0;
        slopes[seat * UNITS + unit] = slope;
        baseSlopes[unit]! += slope;
      }
      for (let term = 0; term < this.#terms[seat]!; term++) {
        const row = this.#termRow[seat * MOST_TERMS + term]! * UNITS;
        const share = this.#termShare[seat * MOST_TERMS + term]!;
        for (let unit = 0; unit < UNITS; unit++)
          gradient[row + unit]! += share * slopes[seat * UNITS + unit]!;
      }
    }
    for (let feature = 0; feature < DECK_FEATURES; feature++) {
      const row = (ROWS.deck.from + feature) * UNITS;
      for (let unit = 0; unit < UNITS; unit++) gradient[row + unit]! += deck[feature]! * baseSlopes[unit]!;
    }
    const others = 1 / (seats - 1);
    for (const need of needs) {
      const { at, share } = NEED_PLACES[need]!;
      const row = (ROWS.mean.from + at) * UNITS;
      for (let unit = 0; unit < UNITS; unit++) {
        gradient[row + unit]! += others * (1 - share) * baseSlopes[unit]!;
        gradient[row + UNITS + unit]! += others * share * baseSlopes[unit]!;
      }
    }
    return loss;
  }

  #sumOf(terms: readonly Term[]): Float64Array {
    const sums = new Float64Array(UNITS);
    for (const { row, share } of terms) {
      for (let unit = 0; unit < UNITS; unit++) sums[unit]! += share * this.weights[row * UNITS + unit]!;
    }
    return sums;
  }

  #addSlopes(terms: readonly Term[], slopes: Float64Array): void {
    for (const { row, share } of terms) {
      for (let unit = 0; unit < UNITS; unit++) this.#gradient[row * UNITS + unit]! += share * slopes[unit]!;
    }
  }
}

function termsOf(options: Options, seats: number, seatsRow: number, rulesRow: number): Term[] {
  const { at, share } = placeOn(SEATS, seats);
  return [
    { row: seatsRow + at, share: 1 - share },
    { row: seatsRow + at + 1, share },
    ...ruleFeatures(options).map((value, index) => ({ row: rulesRow + index, share: value })),
  ];
}

/** The three players who need least; −1 where there is none. */
function strongest(needs: Int16Array): [number, number, number] {
  let best = -1;
  let second = -1;
  let third = -1;
  for (let seat = 0; seat < needs.length; seat++) {
    if (best < 0 || needs[seat]! < needs[best]!) [best, second, third] = [seat, best, second];
    else if (second < 0 || needs[seat]! < needs[second]!) [second, third] = [seat, second];
    else if (third < 0 || needs[seat]! < needs[third]!) third = seat;
  }
  return [best, second, third];
}
