import {
  aimedAt,
  duplicateChance,
  FREEZE,
  hasSecondChance,
  isActive,
  mayAim,
  mayReceiveSecondChance,
  type Move,
  numberCount,
  pointsOf,
  sevenBonus,
  type State,
} from '@sevenfold/engine';
import { aim, type Aims, nextSeat } from './aim.ts';

/** The average score of a well-played round: what a Freeze on an empty hand takes away. */
const ROUND = 20;
/** The average value of a new number. */
const NUMBER = 7;

const VALUED: Aims = {
  freeze: (state) => best(state, freezeValue, mayAim),
  flipThree: (state) => best(state, flipThreeValue, mayAim),
  secondChance: (state) => best(state, secondChanceValue, mayReceiveSecondChance),
};

/**
 * Aims actions at the player for whom the estimated gain or loss is worth most, weighted by how close they are to
 * winning. The stronger bots aim like this, and it answers for a player who gives no answer.
 */
export function aimByValue(state: State): Move {
  return aim(state, VALUED);
}

function best(
  state: State,
  value: (state: State, seat: number) => number,
  may: (state: State, seat: number) => boolean,
): number {
  let chosen = -1;
  let highest = -Infinity;
  let seat = state.player;
  do {
    seat = nextSeat(state, seat);
    if (!may(state, seat)) continue;
    const worth = value(state, seat);
    if (worth > highest) {
      highest = worth;
      chosen = seat;
    }
  } while (seat !== state.player);
  return chosen;
}

/** A Freeze takes away what the player would still have gained; on yourself it is your own loss. */
function freezeValue(state: State, seat: number): number {
  if (isAboutToFreeze(state, seat)) return 0;
  const lost = expectedRest(state, seat);
  return seat === state.player ? -lost : lost * danger(state, seat);
}

/** A Flip Three helps a player with few numbers and busts one with many. */
function flipThreeValue(state: State, seat: number): number {
  if (isAboutToFreeze(state, seat)) return 0;
  const gained = flipThreeGain(state, seat);
  return seat === state.player ? gained : -gained * danger(state, seat);
}

/** A Second Chance is kept where it may be; a surplus one goes where it helps least. It helps a long line most. */
function secondChanceValue(state: State, seat: number): number {
  const helped = 4 + duplicateChance(state, seat) * pointsOf(state.hands[seat]!);
  return seat === state.player ? helped : -helped * danger(state, seat);
}

/** A Freeze in the queue will put the player out, so that any further action is wasted on them (R31). */
function isAboutToFreeze(state: State, seat: number): boolean {
  return state.queue.includes(aimedAt(FREEZE, seat));
}

/** The points that a player can expect to add in this round. */
function expectedRest(state: State, seat: number): number {
  const hand = state.hands[seat]!;
  if (!isActive(hand)) return 0;
  const points = pointsOf(hand);
  const safe = hasSecondChance(hand) ? 6 : 0;
  // The more points this round, the less is left to gain and the more is at risk; but there is always a little to gain.
  return Math.max(ROUND + safe - 0.8 * points, 1 + safe);
}

/** The expected change in a player's points by a Flip Three. */
function flipThreeGain(state: State, seat: number): number {
  const hand = state.hands[seat]!;
  const points = pointsOf(hand);
  const risk = duplicateChance(state, seat);
  // Each new number makes the next card riskier.
  const later = risk + 0.07;
  const last = later + 0.07;
  let survives = (1 - risk) * (1 - later) * (1 - last);
  if (hasSecondChance(hand)) {
    // One duplicate is saved.
    survives +=
      risk * (1 - risk) * (1 - later) + (1 - risk) * later * (1 - later) + (1 - risk) * (1 - later) * last;
  }
  const numbers = numberCount(hand);
  const flipSeven = numbers >= 4 ? sevenBonus(hand, state.options.flip7Bonus) * survives : 0;
  return survives * (points + 2.4 * NUMBER) + flipSeven - points;
}

/** How much a gain of this player hurts: more, the closer they are to the target. */
function danger(state: State, seat: number): number {
  const reach = (state.totals[seat]! + pointsOf(state.hands[seat]!)) / state.options.target;
  const near = Math.min(reach, 1.2);
  return (0.2 + 1.4 * near * near * near) / Math.max(state.seats - 1, 1);
}
