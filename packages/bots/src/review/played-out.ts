import { apply, clone, type Dealer, makeMove, parseMove, Sfc32, type State } from '@sevenfold/engine';
import type { Bot } from '../bot.ts';
import { finishRound } from '../chances/rollout.ts';
import { SampleDealer } from '../chances/sample-dealer.ts';
import { valueRoundEnd } from '../chances/value.ts';
import { racer } from '../players/racer.ts';

/** The rest of a round after one answer, played once. */
export interface PlayedOut {
  /** The answer, and everything after it. */
  readonly log: readonly string[];
  /** What the round brought each player. */
  readonly points: readonly number[];
  /** How good that is for the player who was asked: their chance to win or, alone, their points. */
  readonly worth: number;
}

/** Two answers with the same cards, one pair for each sample. */
export interface PlayedPair {
  readonly best: PlayedOut;
  readonly other: PlayedOut;
}

/** Plays the rest of the round after each of two answers, several times, with `racer` in every seat. The same seed deals the same cards. */
export function playOutBoth(
  state: State,
  best: string,
  other: string,
  { samples, seed }: { readonly samples: number; readonly seed: number },
): PlayedPair[] {
  const dealer = new SampleDealer(new Sfc32(seed), samples);
  dealer.setPile(state);
  return Array.from({ length: samples }, (_, sample) => {
    const [first, second] = [best, other].map((answer) => {
      dealer.begin(sample);
      return playOutOnce(state, answer, dealer);
    });
    return { best: first!, other: second! };
  });
}

function playOutOnce(state: State, answer: string, dealer: Dealer): PlayedOut {
  const copy = clone(state);
  const log = [answer];
  const note = <Each extends number>(move: Each): Each => {
    log.push(makeMove(move));
    return move;
  };
  const policy: Bot = (position) => note(racer(position));
  apply(copy, parseMove(answer)!);
  finishRound(copy, state.round, policy, { draw: (position) => note(dealer.draw(position)) });
  const points = copy.totals.map((total, seat) => total - state.totals[seat]!);
  if (state.seats === 1) return { log, points, worth: points[0]! };
  const chances = new Float64Array(state.seats);
  valueRoundEnd(copy, chances);
  return { log, points, worth: chances[state.player]! };
}
