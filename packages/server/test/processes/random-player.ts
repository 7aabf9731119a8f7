import { legalMoves, type Sfc32 } from '@sevenfold/engine';
import type { Clock } from '@sevenfold/table';
import { Player, type PlayerSetup } from '../../bench/players/player.ts';

/** Time passes five times as fast for players as for servers, so that they reconnect sooner. */
const HASTE = 5;
const hastyClock: Clock = {
  now: () => Date.now() * HASTE,
  ticks: () => performance.now() * HASTE,
  after: (milliseconds, run) => setTimeout(run, Math.max(0, milliseconds) / HASTE),
  cancel: (timer) => clearTimeout(timer as NodeJS.Timeout),
};
/** The most milliseconds that an answer takes. */
const THOUGHT = 40;

type Setup = Pick<PlayerSetup, 'urls' | 'first' | 'table' | 'token'> & {
  readonly random: Sfc32;
  readonly clock?: Clock;
};

/** A player who answers anything, soon. */
export function randomPlayer({ random, clock = hastyClock, ...setup }: Setup): Player {
  return new Player({
    ...setup,
    clock,
    thought: () => random.below(THOUGHT),
    answer: (state) => {
      const moves = legalMoves(state);
      return moves[random.below(moves.length)]!;
    },
  });
}
