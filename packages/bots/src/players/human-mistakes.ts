import {
  HIT,
  legalMoves,
  mayReceiveSecondChance,
  type Move,
  numberCount,
  type Sfc32,
  STAY,
  type State,
  target,
} from '@sevenfold/engine';
import type { Bot } from '../bot.ts';

/** A bot that sometimes does the opposite, or picks another target. */
export function withMistakes(bot: Bot, chance: number, random: Sfc32): Bot {
  return (state) => {
    const move = bot(state);
    if (!happens(chance, random)) return move;
    if (state.phase === 'turn') return move === HIT ? STAY : HIT;
    return anyTarget(state, random);
  };
}

/** Gives actions to a random player; never to itself where that makes no sense. */
export function withRandomTargets(bot: Bot, random: Sfc32): Bot {
  return (state) => {
    const move = bot(state);
    if (state.phase !== 'freeze' && state.phase !== 'flipThree' && state.phase !== 'secondChance')
      return move;
    if (state.phase === 'secondChance' && mayReceiveSecondChance(state, state.player)) return move;
    return anyTarget(state, random);
  };
}

/** With this many numbers or more, no person takes three more cards if they can give them away. */
const MANY_NUMBERS = 3;

function anyTarget(state: State, random: Sfc32): Move {
  const { phase, player, hands } = state;
  const moves = legalMoves(state);
  const isAbsurdForSelf =
    phase === 'freeze' || (phase === 'flipThree' && numberCount(hands[player]!) >= MANY_NUMBERS);
  const others = isAbsurdForSelf ? moves.filter((move) => move !== target(player)) : moves;
  return anyOf(others.length > 0 ? others : moves, random);
}

/** A bot that hits with this chance and does not look at the cards. */
export function hittingAtRandom(chance: number, random: Sfc32, targets: (state: State) => Move): Bot {
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
