import {
  hasSecondChance,
  HIT,
  isActive,
  isBusted,
  type Move,
  pointsOf,
  STAY,
  type State,
} from '@sevenfold/engine';
import { expectAfterCard } from '../odds/one-card.ts';
import { winChances } from '../chances/value.ts';

/** The score to expect of an active player unless they bust, its spread, and the chance of a bust. */
const USUAL_END = 26;
const SPREAD = 9;
const USUAL_BUST = 0.32;
/** Below this chance to win by staying, hitting is no worse. */
const TOO_LITTLE = 0.3;
/** An active player may end the game if they need no more than this, or no more than another card adds. */
const IN_REACH = 30;
const ANOTHER_CARD = 12;

/** Whether this round is likely to be the last: a player has the target, or can bank it. */
export function mayBeLastRound(state: State): boolean {
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = state.hands[seat]!;
    const points = isBusted(hand) ? 0 : pointsOf(hand);
    const hope = isActive(hand) ? Math.max(points + ANOTHER_CARD, IN_REACH) : points;
    if (state.totals[seat]! + hope >= state.options.target) return true;
  }
  return false;
}

/**
 * Hit or Stay for the win: compares the chance to win with the points so far to the chance after one more card. The
 * other players are assumed to score as usual, and the game goes on if nobody reaches the target.
 */
export function playLastRound(state: State): Move {
  const rivals = new Rivals(state);
  const { player } = state;
  const hand = state.hands[player]!;
  const total = state.totals[player]!;
  const points = pointsOf(hand);
  const staying = rivals.winWith(total + points);
  // One card may not be enough to catch up, but staying is no better.
  if (staying < TOO_LITTLE) return HIT;

  const hitting = expectAfterCard(state, player, {
    points: (then) => rivals.winWith(total + then),
    seven: (then) => rivals.winNow(total + then),
    bust: rivals.winWith(total),
    same: staying,
  });
  return hitting > staying ? HIT : STAY;
}

/** What the other players can be expected to score in this round. */
class Rivals {
  readonly #goal: number;
  readonly #player: number;
  /** The highest total of the players who are out. */
  readonly #sure: number;
  readonly #active: Rival[] = [];
  /** Expected totals if nobody reaches the target. */
  readonly #expected: number[];
  readonly #chances: Float64Array;

  constructor(state: State) {
    this.#goal = state.options.target;
    this.#player = state.player;
    this.#expected = state.totals.slice();
    this.#chances = new Float64Array(state.seats);
    let sure = -1;
    for (let seat = 0; seat < state.seats; seat++) {
      if (seat === state.player) continue;
      const hand = state.hands[seat]!;
      const total = state.totals[seat]!;
      const now = total + (isBusted(hand) ? 0 : pointsOf(hand));
      if (isActive(hand)) {
        const safe = hasSecondChance(hand);
        const stops = now - total >= USUAL_END && !safe;
        const end = stops ? now : total + USUAL_END + (safe ? 8 : 0);
        const bust = stops ? 0.05 : safe ? 0.12 : USUAL_BUST;
        this.#active.push({ end, bust, now, spread: stops ? 1 : SPREAD });
        this.#expected[seat] = Math.min(total + (1 - bust) * (end - total), this.#goal - 1);
      } else {
        sure = Math.max(sure, now);
        this.#expected[seat] = Math.min(now, this.#goal - 1);
      }
    }
    this.#sure = sure;
  }

  /** The chance to win with this total at the end of the round. */
  winWith(total: number): number {
    if (total < this.#sure && this.#sure >= this.#goal) return 0;
    const line = Math.max(total, this.#goal);
    let nobodyAbove = 1;
    for (const rival of this.#active) nobodyAbove *= endsBelow(rival, line);
    if (total >= this.#goal) return total === this.#sure ? nobodyAbove / 2 : nobodyAbove;
    return nobodyAbove * this.#raceOn(total);
  }

  /** The chance to win if the round ends now with this total, as the others' cards stand. */
  winNow(total: number): number {
    const highest = this.#active.reduce((most, rival) => Math.max(most, rival.now), this.#sure);
    if (Math.max(total, highest) < this.#goal) return this.#raceOn(total);
    return total > highest ? 1 : total === highest ? 0.5 : 0;
  }

  /** The chance to win if nobody reaches the target in this round. */
  #raceOn(total: number): number {
    this.#expected[this.#player] = total;
    winChances(this.#expected, this.#goal, this.#chances);
    return this.#chances[this.#player]!;
  }
}

interface Rival {
  /** The expected total at the end of the round unless they bust, and its spread. */
  readonly end: number;
  readonly spread: number;
  readonly bust: number;
  /** The total if the round ends now. */
  readonly now: number;
}

function endsBelow({ end, spread, bust }: Rival, total: number): number {
  const distance = (total - end) / spread;
  const below = distance > 2 ? 0.98 : distance < -2 ? 0.02 : 0.5 + 0.24 * distance;
  return bust + (1 - bust) * below;
}
