import {
  mayAim,
  mayReceiveSecondChance,
  type Move,
  numberCount,
  pointsOf,
  type State,
} from '@sevenfold/engine';
import { aim, nextSeat } from './aim.ts';

/** With this many numbers or more, three more cards are a risk rather than a gift. */
const FEW_NUMBERS = 3;

const CUSTOM = {
  freeze: freezeTheLeader,
  flipThree: flipThreeForTheLongest,
  secondChance: secondChanceKeptOrToTheLeft,
};

/**
 * Aims actions by custom, without estimating anything: a Freeze at the leader, a Flip Three at the longest line unless
 * its own is short, a surplus Second Chance to the left. Bots with a threshold and strategies written as conditions aim
 * like this.
 */
export function aimAtLeader(state: State): Move {
  return aim(state, CUSTOM);
}

/** The other player with the most points, this round included; the player's own seat only if there is nobody else. */
function freezeTheLeader(state: State): number {
  let leader = state.player;
  let most = -1;
  for (let seat = nextSeat(state, state.player); seat !== state.player; seat = nextSeat(state, seat)) {
    if (!mayAim(state, seat)) continue;
    const points = state.totals[seat]! + pointsOf(state.hands[seat]!);
    if (points > most) {
      most = points;
      leader = seat;
    }
  }
  return leader;
}

/** The player's own seat while it has few numbers, otherwise the other player with the most. */
function flipThreeForTheLongest(state: State): number {
  let longest = state.player;
  if (mayAim(state, longest) && numberCount(state.hands[longest]!) < FEW_NUMBERS) return longest;
  let most = -1;
  for (let seat = nextSeat(state, state.player); seat !== state.player; seat = nextSeat(state, seat)) {
    if (!mayAim(state, seat)) continue;
    const numbers = numberCount(state.hands[seat]!);
    if (numbers > most) {
      most = numbers;
      longest = seat;
    }
  }
  return longest;
}

function secondChanceKeptOrToTheLeft(state: State): number {
  if (mayReceiveSecondChance(state, state.player)) return state.player;
  for (let seat = nextSeat(state, state.player); seat !== state.player; seat = nextSeat(state, seat)) {
    if (mayReceiveSecondChance(state, seat)) return seat;
  }
  throw new Error('nobody can take the Second Chance, so nobody should be asked');
}
