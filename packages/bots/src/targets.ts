import { mayAim, mayReceiveSecondChance, numberCount, pointsOf, type State } from '@sevenfold/engine';

/** From this many numbers on, three more cards are rather a danger than a gift. */
const FEW_NUMBERS = 3;

/** Freeze: the other player with the most points, banked and in hand; oneself only if nobody else can be chosen. */
export function freezeTheLeader(state: State): number {
  let leader = state.player;
  let most = -1;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === state.player || !mayAim(state, seat)) continue;
    const points = state.totals[seat]! + pointsOf(state.hands[seat]!);
    if (points > most) {
      most = points;
      leader = seat;
    }
  }
  return leader;
}

/** Flip Three: oneself while the line is short, else the other player with the longest line. */
export function flipThreeForTheLongest(state: State): number {
  let longest = state.player;
  if (mayAim(state, longest) && numberCount(state.hands[longest]!) < FEW_NUMBERS) return longest;
  let most = -1;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === state.player || !mayAim(state, seat)) continue;
    const numbers = numberCount(state.hands[seat]!);
    if (numbers > most) {
      most = numbers;
      longest = seat;
    }
  }
  return longest;
}

/** A surplus Second Chance: the next player to the left who may have it. */
export function secondChanceToTheLeft(state: State): number {
  for (let step = 1; step < state.seats; step++) {
    const seat = (state.player + step) % state.seats;
    if (mayReceiveSecondChance(state, seat)) return seat;
  }
  throw new Error('nobody can take the Second Chance, so nobody should be asked');
}
