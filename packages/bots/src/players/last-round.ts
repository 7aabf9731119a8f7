import {
  duplicateChance,
  hasSecondChance,
  HIT,
  isActive,
  isBusted,
  MOST_PLAYERS,
  type Move,
  pointsOf,
  STAY,
  type State,
} from '@sevenfold/engine';
import { expectAfterCard } from '../odds/one-card.ts';
import { exponential } from '../chances/exponential.ts';

/** The score to expect of an active player unless they bust, its spread, and the chance of a bust. */
const USUAL_END = 26;
const SPREAD = 9;
const USUAL_BUST = 0.32;
/** Below this chance to win by staying, hitting is no worse. */
const TOO_LITTLE = 0.3;
/** An active player may end the game if they need no more than this, or no more than another card adds. */
const IN_REACH = 30;
const ANOTHER_CARD = 12;
/** If nobody reaches the target, this many points more multiply the chance to win by e. */
const RACE_POINTS = 25;
/** All distances from the target beyond this count the same, because `exponential` has its limits. */
const FAR_BEHIND = 10_000;

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
  const rivals = RIVALS;
  rivals.lookAt(state);
  const { player } = state;
  const hand = state.hands[player]!;
  const total = state.totals[player]!;
  const points = pointsOf(hand);
  const staying = rivals.winWith(total + points);
  // One card may not be enough to catch up, but staying is no better.
  if (staying < TOO_LITTLE) return HIT;
  const risk = hasSecondChance(hand) ? 0 : duplicateChance(state, player);
  const busting = rivals.winWith(total);
  // Even if every card that does not bust would win.
  if (risk * busting + (1 - risk) <= staying) return STAY;

  const hitting = expectAfterCard(state, player, {
    points: (then) => rivals.winWith(total + then),
    seven: (then) => rivals.winNow(total + then),
    bust: busting,
    same: staying,
  });
  return hitting > staying ? HIT : STAY;
}

/** What the other players can be expected to score in this round; in the same memory for every question. */
class Rivals {
  #goal = 0;
  /** The highest total of the players who are out. */
  #sure = -1;
  /** Of active players: the expected total at the end of the round unless they bust, and its spread. */
  readonly #end = new Float64Array(MOST_PLAYERS);
  readonly #spread = new Float64Array(MOST_PLAYERS);
  readonly #bust = new Float64Array(MOST_PLAYERS);
  #active = 0;
  /** The highest total if the round ends now. */
  #highest = -1;
  /** The chance that nobody reaches the target. */
  #nobody = 0;
  /** How strong all of them are in the race that goes on then. */
  #race = 0;

  lookAt(state: State): void {
    const goal = state.options.target;
    let sure = -1;
    let highest = -1;
    let active = 0;
    let race = 0;
    for (let seat = 0; seat < state.seats; seat++) {
      if (seat === state.player) continue;
      const hand = state.hands[seat]!;
      const total = state.totals[seat]!;
      const now = total + (isBusted(hand) ? 0 : pointsOf(hand));
      if (now > highest) highest = now;
      let expected = now;
      if (isActive(hand)) {
        const safe = hasSecondChance(hand);
        const stops = now - total >= USUAL_END && !safe;
        const end = stops ? now : total + USUAL_END + (safe ? 8 : 0);
        const bust = stops ? 0.05 : safe ? 0.12 : USUAL_BUST;
        this.#end[active] = end;
        this.#spread[active] = stops ? 1 : SPREAD;
        this.#bust[active] = bust;
        active++;
        expected = total + (1 - bust) * (end - total);
      } else if (now > sure) sure = now;
      race += raceWeight(goal - Math.min(expected, goal - 1));
    }
    this.#goal = goal;
    this.#sure = sure;
    this.#highest = highest;
    this.#active = active;
    this.#nobody = this.#nobodyAbove(goal);
    this.#race = race;
  }

  /** The chance to win with this total at the end of the round. */
  winWith(total: number): number {
    if (total < this.#sure && this.#sure >= this.#goal) return 0;
    if (total < this.#goal) return this.#nobody * this.#raceOn(total);
    const nobodyAbove = this.#nobodyAbove(total);
    return total === this.#sure ? nobodyAbove / 2 : nobodyAbove;
  }

  /** The chance to win if the round ends now with this total, as the others' cards stand. */
  winNow(total: number): number {
    const highest = this.#highest;
    if (Math.max(total, highest) < this.#goal) return this.#raceOn(total);
    return total > highest ? 1 : total === highest ? 0.5 : 0;
  }

  #nobodyAbove(total: number): number {
    let chance = 1;
    for (let rival = 0; rival < this.#active; rival++) chance *= this.#endsBelow(rival, total);
    return chance;
  }

  #endsBelow(rival: number, total: number): number {
    const distance = (total - this.#end[rival]!) / this.#spread[rival]!;
    const below = distance > 2 ? 0.98 : distance < -2 ? 0.02 : 0.5 + 0.24 * distance;
    const bust = this.#bust[rival]!;
    return bust + (1 - bust) * below;
  }

  /** The chance to win if nobody reaches the target in this round. */
  #raceOn(total: number): number {
    const own = raceWeight(this.#goal - total);
    return own / (own + this.#race);
  }
}

const RIVALS = new Rivals();
/** By points below the target, as far as they are whole numbers: most are, and this is asked for every card. */
const WEIGHTS = Float64Array.from({ length: 512 }, (_, behind) => exponential(-behind / RACE_POINTS));

function raceWeight(behind: number): number {
  return behind < WEIGHTS.length && Number.isInteger(behind)
    ? WEIGHTS[behind]!
    : exponential(-Math.min(behind, FAR_BEHIND) / RACE_POINTS);
}
