import {
  bustChance,
  doublesOf,
  duplicateChance,
  hasSecondChance,
  isBusted,
  numberCount,
  numberSum,
  plusSum,
  pointsOf,
  type State,
} from '@sevenfold/engine';
import { flip7Chance, hitGain } from '../odds/gain.ts';

/** A name that an expression can use, about the player whose turn it is. */
export interface ExpressionName {
  readonly isCondition: boolean;
  /** 1 or 0 for a condition. */
  readonly value: (state: State) => number;
  /** What the name stands for, for pages that list them. */
  readonly sentence: string;
}

export type ExpressionNames = typeof EXPRESSION_NAMES;

const number = (sentence: string, value: (state: State) => number): ExpressionName => ({
  isCondition: false,
  value,
  sentence,
});
const condition = (sentence: string, value: (state: State) => number): ExpressionName => ({
  isCondition: true,
  value,
  sentence,
});

const handOf = (state: State): number => state.hands[state.player]!;

export const EXPRESSION_NAMES = {
  points: number('points this round, without the bonus of a Flip 7', (state) => pointsOf(handOf(state))),
  sum: number('the sum of the number cards', (state) => numberSum(handOf(state))),
  numbers: number('how many number cards', (state) => numberCount(handOf(state))),
  plus: number('the sum of the +N cards', (state) => plusSum(handOf(state))),
  doubled: condition('there is an x2', (state) => (doublesOf(handOf(state)) > 0 ? 1 : 0)),
  secondChance: condition('there is a Second Chance', (state) => (hasSecondChance(handOf(state)) ? 1 : 0)),
  bust: number('chance that the next card busts, counting cards: 0 to 1', (state) =>
    bustChance(state, state.player),
  ),
  duplicate: number('the same, as if there were no Second Chance', (state) =>
    duplicateChance(state, state.player),
  ),
  flip7: number('chance that the next card is the seventh number', (state) =>
    flip7Chance(state, state.player),
  ),
  gain: number('average gain of one more card', (state) => hitGain(state, state.player)),
  total: number('points banked in earlier rounds', (state) => state.totals[state.player]!),
  target: number('points that end the game', (state) => state.options.target),
  leader: number('the highest total of another player', (state) => highestOther(state, false)),
  threat: number('the same, with what they hold in this round', (state) => highestOther(state, true)),
  round: number('the number of the round, from 1', (state) => state.round),
  players: number('how many play', (state) => state.seats),
  activePlayers: number('how many are still in the round, including this player', (state) => state.active),
  drawPile: number('cards left in the draw pile', (state) => state.pileSize),
} as const satisfies Readonly<Record<string, ExpressionName>>;

/** 0 for a single player. */
function highestOther(state: State, withHands: boolean): number {
  let highest = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === state.player) continue;
    const hand = state.hands[seat]!;
    const held = withHands && !isBusted(hand) ? pointsOf(hand) : 0;
    highest = Math.max(highest, state.totals[seat]! + held);
  }
  return highest;
}
