import {
  HIT,
  legalMoves,
  type Move,
  numberCount,
  type Sfc32,
  STAY,
  type State,
  target,
} from '@sevenfold/engine';
import type { Bot } from '../bot.ts';

/** Sometimes does the opposite, or picks another target, as people do by mistake. */
export function slipping(bot: Bot, chance: number, random: Sfc32): Bot {
  return (state) => {
    const move = bot(state);
    if (!happens(chance, random)) return move;
    if (state.phase === 'turn') return move === HIT ? STAY : HIT;
    return anyTarget(state, random);
  };
}

/** Gives actions to anybody, without thinking; never to itself where that makes no sense. */
export function aimless(bot: Bot, random: Sfc32): Bot {
  return (state) => {
    const move = bot(state);
    if (state.phase !== 'freeze' && state.phase !== 'flipThree' && state.phase !== 'secondChance')
      return move;
    return anyTarget(state, random);
  };
}

/** From this many numbers on, nobody takes three more cards who could give them away. */
const MANY_NUMBERS = 3;

function anyTarget(state: State, random: Sfc32): Move {
  const { phase, player, hands } = state;
  const moves = legalMoves(state);
  const isAbsurdAtHome =
    phase === 'freeze' || (phase === 'flipThree' && numberCount(hands[player]!) >= MANY_NUMBERS);
  const others = isAbsurdAtHome ? moves.filter((move) => move !== target(player)) : moves;
  return anyOf(others.length > 0 ? others : moves, random);
}

/** Hits with this chance, whatever its cards. */
export function whimsical(chance: number, random: Sfc32, targets: (state: State) => Move): Bot {
  return (state) => {
    if (state.phase !== 'turn') return targets(state);
    return happens(chance, random) ? HIT : STAY;
  };
}

function happens(chance: number, random: Sfc32): boolean {
  return random.below(1000) < chance * 1000;
}

function anyOf(moves: readonly Move[], random: Sfc32): Move {
  return moves[random.below(moves.length)]!;
}
