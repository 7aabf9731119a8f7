import { HIT, legalMoves, type Move, type Sfc32, STAY, type State } from '@sevenfold/engine';
import type { Bot } from '../bot.ts';

/** Sometimes does the opposite, or picks a random target, as people do by mistake. */
export function slipping(bot: Bot, chance: number, random: Sfc32): Bot {
  return (state) => {
    const move = bot(state);
    if (!happens(chance, random)) return move;
    if (state.phase === 'turn') return move === HIT ? STAY : HIT;
    return anyOf(legalMoves(state), random);
  };
}

/** Gives actions to a random player, itself included. */
export function aimless(bot: Bot, random: Sfc32): Bot {
  return (state) => {
    const move = bot(state);
    if (state.phase !== 'freeze' && state.phase !== 'flipThree' && state.phase !== 'secondChance')
      return move;
    return anyOf(legalMoves(state), random);
  };
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
