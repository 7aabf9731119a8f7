import {
  apply,
  clone,
  HIT,
  isTargetMove,
  legalMoves,
  makeMove,
  type Move,
  SECOND_CHANCE,
  type State,
  STAY,
  target,
  targetSeat,
} from '@sevenfold/engine';
import { finishRound } from '../chances/rollout.ts';
import type { SampleDealer } from '../chances/sample-dealer.ts';
import { racer } from '../players/racer.ts';
import { without } from './counterfactual.ts';
import { CONFIDENCE, totalNow } from './figure.ts';
import { type Fact, factsOf } from './position-facts.ts';
import type { Halves } from './halves.ts';
import { Weighing } from './weighing.ts';

/** Why one answer is better than another: a fact, and what changes in the same position without it. */
export interface Reason {
  readonly fact: Fact;
  /** The answer it speaks for. */
  readonly answer: string;
  /** By how much the lead of the better answer changes without the fact; positive if it speaks for that answer. */
  readonly effect: number;
  /** Half of the 95% interval of the effect. */
  readonly interval: number;
  /** Whether the other answer would be better without the fact, by more than noise. */
  readonly isDecisive: boolean;
}

/** Samples that are enough to say why. */
export const REASON_SAMPLES = 512;

/** A fact that changes less than this, or less than this share of the difference, is no reason. */
const LEAST = 0.01;
const LEAST_SHARE = 0.15;
/** A fact that changes the odds of both answers by nearly the same factor changes what is at stake, not the choice. */
const LEAST_FACTOR = 1.05;
const MOST_FOR_EACH = 3;
/** An answer that wins less often than this never wins, as far as anyone can see. */
const NEVER = 0.0005;

/**
 * Why `better` is better than `other`, then what speaks for `other`; the strongest reasons first. A fact counts only if
 * the lead changes when the position is changed so that the fact does not hold.
 */
export function reasonsFor(
  state: State,
  better: Move,
  other: Move,
  halves: Halves,
  samples: number,
): Reason[] {
  const lead = leadOf(state, better, other, halves, samples);
  if (lead === undefined || lead.mean <= 0) return [];
  const facts = factsOf(state, [better, other], reachUnaimed(state, better, other, halves[0], samples));
  const isLost = facts.some((fact) => fact.code === 'loses' && fact.answer === makeMove(other));
  const [win, less] = lead.wins;
  const isSettled = state.seats > 1 && (isLost || less < NEVER || win > 1 - NEVER);
  const reasons: Reason[] = [];
  for (const fact of facts) {
    const changed = without(state, fact);
    const left = changed && leadOf(changed, better, other, halves, samples);
    if (left === undefined) continue;
    const effect = lead.mean - left.mean;
    const interval = CONFIDENCE * Math.sqrt(lead.error * lead.error + left.error * left.error);
    if (Math.abs(effect) < Math.max(LEAST, LEAST_SHARE * lead.mean, interval)) continue;
    if (state.seats > 1 && !changesOdds(lead, left, effect)) continue;
    const isDecisive = effect > 0 && left.mean < -CONFIDENCE * left.error;
    const move = effect > 0 ? better : other;
    // Nothing speaks for an answer that never wins, or against one that always does.
    if (isSettled && move === other) continue;
    if (!couldSpeakFor(fact, move, state)) continue;
    reasons.push({ fact, answer: makeMove(move), effect, interval, isDecisive });
  }
  // What speaks only against the advice explains nothing.
  if (!reasons.some(({ effect }) => effect > 0)) return [];
  const ranked = reasons
    .filter((reason) => !isToldBy(reason, reasons))
    .toSorted((a, b) => rank(b, state) - rank(a, state));
  return [true, false].flatMap((isFor) =>
    ranked.filter(({ effect }) => effect > 0 === isFor).slice(0, MOST_FOR_EACH),
  );
}

/** A tie with someone, or a loss to them, already says that their points are enough. */
function isToldBy({ fact }: Reason, reasons: readonly Reason[]): boolean {
  if (fact.code !== 'pointsInHand') return false;
  return reasons.some(
    ({ fact: end }) => (end.code === 'ties' || end.code === 'loses') && end.seat === fact.seat,
  );
}

/**
 * Whether the odds of the two answers, relative to each other, change as the lead does. Someone who is far ahead makes
 * the lead small by making every answer hopeless: that speaks for none of them.
 */
function changesOdds(
  { wins: [win, less] }: Lead,
  { wins: [winLeft, lessLeft] }: Lead,
  effect: number,
): boolean {
  // Multiplied out, because a chance may be 0 or 1.
  const ratio = win * (1 - less) * lessLeft * (1 - winLeft);
  const ratioLeft = winLeft * (1 - lessLeft) * less * (1 - win);
  return effect > 0 ? ratio >= LEAST_FACTOR * ratioLeft : ratioLeft >= LEAST_FACTOR * ratio;
}

/**
 * Whether a player would ever give the fact as a reason for this answer. A lead makes a bust cheaper, but nobody hits
 * because of a lead; nobody stays because someone else is strong or the next card is harmless, and nobody protects a
 * strong player; three cards that help are kept, or kept from others.
 */
function couldSpeakFor(fact: Fact, move: Move, state: State): boolean {
  if (fact.code === 'ahead') return move !== HIT;
  if (fact.code === 'safe' || (fact.code === 'nextAction' && fact.card === SECOND_CHANCE))
    return move === HIT;
  if (fact.code === 'threeGain') return (fact.seat === state.player) === (move === target(fact.seat));
  const isStrength = fact.code === 'behind' || fact.code === 'pointsInHand' || fact.code === 'race';
  if (!isStrength || fact.seat === state.player) return true;
  return move !== STAY && !(state.phase === 'secondChance' && move === target(fact.seat));
}

/**
 * What is certain comes first, then what changes most. Last come that cards add points, which is always true, and a
 * total that others may still pass, which speaks for a Hit.
 */
function rank({ fact, answer, effect }: Reason, state: State): number {
  const isHit = answer === makeMove(HIT);
  if (fact.code === 'gain' || (fact.code === 'reachesTarget' && isHit)) return Math.abs(effect) - 1;
  return Math.abs(effect) + (isCertain(fact, state) ? 1 : 0);
}

/** Someone who has the target in hand, and more than the player who is asked, only has to stay. */
function isCertain(fact: Fact, state: State): boolean {
  if (fact.code === 'pointsInHand') {
    return fact.total >= state.options.target && fact.total > totalNow(state, state.player);
  }
  return ['wins', 'loses', 'ties', 'reachesTarget'].includes(fact.code);
}

type Lead = ReturnType<Weighing['difference']>;

/** By how much one answer wins more often than another; `undefined` if they cannot both be given. */
export function leadOf(
  state: State,
  better: Move,
  other: Move,
  halves: Halves,
  samples: number,
): Lead | undefined {
  const moves = legalMoves(state);
  if (!moves.includes(better) || !moves.includes(other)) return undefined;
  const weighing = new Weighing(state, halves);
  weighing.runTo(samples);
  return weighing.difference(better, other);
}

/** How often each player has the target after this round if they are not the one who is given the card. */
function reachUnaimed(
  state: State,
  better: Move,
  other: Move,
  dealer: SampleDealer,
  samples: number,
): number[] {
  const reach = reachOf(state, better, dealer, samples);
  if (!isTargetMove(better)) return reach;
  const seat = targetSeat(better);
  return reach.with(seat, reachOf(state, other, dealer, samples)[seat]!);
}

/** How often each player has the target after this round, if `move` is answered. */
function reachOf(state: State, move: Move, dealer: SampleDealer, samples: number): number[] {
  const needed = state.options.target;
  const counts = state.totals.map(() => 0);
  const count = Math.min(samples, dealer.samples);
  dealer.setPile(state);
  for (let sample = 0; sample < count; sample++) {
    const copy = clone(state);
    dealer.begin(sample);
    apply(copy, move);
    finishRound(copy, state.round, racer, dealer);
    for (let seat = 0; seat < counts.length; seat++) if (copy.totals[seat]! >= needed) counts[seat]!++;
  }
  return counts.map((times) => times / Math.max(1, count));
}
