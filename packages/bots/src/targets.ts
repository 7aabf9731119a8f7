import { mayAim, mayReceiveSecondChance, numberCount, pointsOf, type State } from '@sevenfold/engine';

/** From this many numbers on, three more cards are rather a danger than a gift. */
const FEW_NUMBERS = 3;

/** Freeze: the other player with the most points, banked and in hand; oneself only if nobody else can be chosen. */
export function freezeTheLeader(state: State): number {
  return bestOther(state, (seat) => state.totals[seat]! + pointsOf(state.hands[seat]!));
}

/** Flip Three: oneself while the line is short, else the other player with the longest line. */
export function flipThreeForTheLongest(state: State): number {
  const { player } = state;
  if (mayAim(state, player) && numberCount(state.hands[player]!) < FEW_NUMBERS) return player;
  return bestOther(state, (seat) => numberCount(state.hands[seat]!));
}

/** A surplus Second Chance: the next player to the left who may have it. */
export function secondChanceToTheLeft(state: State): number {
  for (let step = 1; step < state.seats; step++) {
    const seat = (state.player + step) % state.seats;
    if (mayReceiveSecondChance(state, seat)) return seat;
  }
  throw new Error('nobody can take the Second Chance, so nobody should be asked');
}

/** The first of the possible targets other than oneself with the highest value. */
function bestOther(state: State, value: (seat: number) => number): number {
  let best = state.player;
  let highest = -1;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat !== state.player && mayAim(state, seat) && value(seat) > highest) {
      highest = value(seat);
      best = seat;
    }
  }
  return best;
}
