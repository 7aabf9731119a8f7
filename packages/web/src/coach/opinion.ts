// What the coach concludes from its advice. No words, no pixels.

import type { Bounds } from '@sevenfold/bots/odds';
import {
  type Advice,
  type AdvisedOption,
  type Figure,
  type Grade,
  type Verdict,
  winsAtOnce,
} from '@sevenfold/bots/review';
import {
  bustChance,
  type Card,
  duplicateChance,
  hasNumber,
  hasSecondChance,
  isBusted,
  isNumber,
  KINDS,
  nextCardCounts,
  pointsOf,
  type State,
} from '@sevenfold/engine';

export interface NextCard {
  readonly card: Card;
  readonly count: number;
  readonly chance: number;
  /** What it does to the player: a duplicate busts, or takes the Second Chance away. */
  readonly effect: 'busts' | 'saves' | 'none';
}

/** All kinds of cards in order, and what each would do to this player. */
export function nextCards(
  state: State,
  seat: number,
  counts: readonly number[] = nextCardCounts(state),
): NextCard[] {
  const size = counts.reduce((sum, count) => sum + count, 0);
  const hand = state.hands[seat]!;
  const twice = hasSecondChance(hand) ? 'saves' : 'busts';
  return Array.from({ length: KINDS }, (_, card) => ({
    card,
    count: counts[card]!,
    chance: size === 0 ? 0 : counts[card]! / size,
    effect: isNumber(card) && hasNumber(hand, card) ? twice : 'none',
  }));
}

export interface Risk {
  /** The next card busts this player. */
  readonly bust: number;
  /** The Second Chance saves this player from the next card. */
  readonly saved: number;
}

export function riskOf(state: State, seat: number): Risk {
  const bust = bustChance(state, seat);
  return { bust, saved: duplicateChance(state, seat) - bust };
}

export interface PointsAhead {
  readonly stay: number;
  /** One Hit with everything that follows from that card, then Stay. */
  readonly once: Bounds;
  /** The chance to win with best play from here. */
  readonly best: Bounds;
}

/** The points of this round to expect, once they are known. */
export function pointsAhead(advice: Advice): PointsAhead | undefined {
  const { ahead } = advice;
  if (ahead === undefined) return undefined;
  return { stay: ahead.best.stay, once: ahead.once.points, best: ahead.best.points };
}

/** The chance of a Flip 7: with the next card if possible, otherwise by always hitting. */
export function sevenAhead(
  advice: Advice,
): { readonly chance: Bounds; readonly isNext: boolean } | undefined {
  const { ahead } = advice;
  if (ahead === undefined) return undefined;
  return ahead.seven > 0
    ? { chance: { low: ahead.seven, high: ahead.seven }, isNext: true }
    : { chance: ahead.always.seven, isNext: false };
}

/** A chance to win below this is written as 0.0%. */
const HOPELESS = 0.0005;

export type Opinion =
  /** Nothing is known yet. */
  | { readonly sure: 'not yet' }
  /** No answer wins, which is certain or so rare that the figures would say 0.0%. */
  | { readonly sure: 'hopeless'; readonly isCertain: boolean }
  /** Every answer certainly wins, and none of them at once. */
  | { readonly sure: 'won' }
  /** This answer is the best, ahead of `next`. */
  | { readonly sure: 'clear'; readonly best: AdvisedOption; readonly next: AdvisedOption | undefined }
  /** The best answers cannot be told apart. */
  | { readonly sure: 'close'; readonly best: AdvisedOption; readonly next: AdvisedOption };

export function opinionOf(advice: Advice): Opinion {
  const ranked = advice.options
    .filter(({ win }) => win !== undefined)
    .toSorted(
      (a, b) =>
        Number(b.answer === advice.best) - Number(a.answer === advice.best) || b.win!.value - a.win!.value,
    );
  const [best, second] = ranked;
  const next = ranked.find(({ answer }) => answer === advice.against) ?? second;
  if (best === undefined) return { sure: 'not yet' };
  // Alone, values are rounds, with a minus sign.
  if (ranked.length > 1 && ranked.every(({ win }) => win!.value >= 0 && win!.value < HOPELESS))
    return { sure: 'hopeless', isCertain: ranked.every(({ win }) => isCertainly(win!, 0)) };
  if (
    ranked.length > 1 &&
    !winsAtOnce(best.answer, best.win!) &&
    ranked.every(({ win }) => isCertainly(win!, 1))
  )
    return { sure: 'won' };
  return advice.isClear || next === undefined ? { sure: 'clear', best, next } : { sure: 'close', best, next };
}

function isCertainly(win: Figure, value: number): boolean {
  return win.known === 'exact' && win.value === value;
}

/** Someone whose place is near this player's, by this many points as the round stands now. */
export interface Rival {
  readonly seat: number;
  readonly by: number;
  readonly isAhead: boolean;
}

/** Whom this player can still pass without winning or else has to fear; undefined if no place but the first is open. */
export function rivalOf({ hands, totals }: State, player: number): Rival | undefined {
  const standings = totals.map(
    (total, seat) => total + (isBusted(hands[seat]!) ? 0 : pointsOf(hands[seat]!)),
  );
  if (standings.length < 3) return undefined;
  const leader = Math.max(...standings);
  const rivals = standings
    .map((standing, seat) => ({ seat, by: Math.abs(standing - standings[player]!), standing }))
    .filter(({ by, standing }) => by > 0 && standing < leader)
    .map(({ seat, by, standing }): Rival => ({ seat, by, isAhead: standing > standings[player]! }))
    .toSorted((one, other) => one.by - other.by);
  return rivals.find(({ isAhead }) => isAhead) ?? rivals[0];
}

/** What an answer cost: in chance to win or, alone, in rounds. */
export interface Assessment {
  readonly verdict: Verdict;
  readonly cost: number;
  readonly unit: 'chance' | 'rounds';
}

export function assess({ verdict, cost }: Grade, seats: number): Assessment {
  return { verdict, cost: Math.max(0, cost), unit: seats === 1 ? 'rounds' : 'chance' };
}
