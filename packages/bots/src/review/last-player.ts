import {
  aimedSeat,
  clone,
  HIT,
  legalMoves,
  type Move,
  pointsOf,
  runOut,
  Sfc32,
  type State,
  STAY,
  USE,
} from '@sevenfold/engine';
import { type ChoiceEstimate, choiceOf, type OptionEstimate } from '../chances/choice.ts';
import { valuePosition } from '../chances/position-value.ts';
import { SampleDealer } from '../chances/sample-dealer.ts';
import { isDecidedByCards, isExtraRound, valueRoundEnd } from '../chances/value.ts';
import { hitterOf, mostPoints } from '../odds/hitter.ts';
import { RoundSolver } from '../odds/solver/round-solver.ts';
import { racer } from '../players/racer.ts';
import { soloRoundEnd } from './solo-value.ts';

/** The most moments of a round: some hundredths of a second. Where there are more, it is simulated. */
const MOST_MOMENTS = 2_000_000;
/** Differences smaller than this come from rounding. */
const ROUNDING = 1e-9;
/** An extra round is played this often, divided by the number of players: some milliseconds at every table. */
const EXTRA_ROUNDS = 6000;

/**
 * Compares the answers of the last active player without any samples: nobody else draws in this round, so every
 * course of it is computed, and only its end is valued. `undefined` if others are active, or if that would take
 * too long.
 */
export function lastPlayerChoice(state: State): ChoiceEstimate | undefined {
  if (state.phase !== 'turn' && state.phase !== 'saveOrBust') return undefined;
  const ends = roundEnds(state);
  if (ends === undefined) return undefined;
  const moves = legalMoves(state);
  const found = moves.map((move) => scoresAfter(state, move, ends));
  if (found.some((scores) => scores === undefined)) return undefined;
  const baseline = racer(state);
  const options = found.map((scores, index) => estimateOf(moves[index]!, scores!, ends));
  const policy = options.find(({ move }) => move === baseline)!;
  const leading = options.map((option) => ({ ...option, lead: leadOver(option, policy) }));
  return choiceOf(leading, leading[options.indexOf(policy)]!, 0);
}

/** Rounding can make a Hit that always wins add up to a little more than 1: it is still no better than a Stay that wins. */
function leadOver(option: OptionEstimate, policy: OptionEstimate): number {
  const lead = option.win - policy.win;
  return Math.abs(lead) < ROUNDING ? 0 : lead;
}

/** Every player's chance to win while the last active player draws, or with that player's best answer. */
export function lastPlayerChances(state: State): readonly number[] | undefined {
  if (state.phase !== 'draw') return lastPlayerChoice(state)?.best.chances;
  const ends = roundEnds(state);
  if (ends === undefined) return undefined;
  const scores = scoresAfter(state, HIT, ends);
  return scores && chancesOf(scores, ends);
}

/** How the round may end after this answer with best play: the chance of each number of points, and the state then. */
export function lastPlayerEnds(
  state: State,
  move: Move,
): { readonly scores: Float64Array; readonly states: readonly State[] } | undefined {
  const ends = roundEnds(state);
  if (ends === undefined) return undefined;
  const scores = scoresAfter(state, move, ends);
  return scores && { scores, states: ends.states };
}

/** The ends of the round, by the points of the last active player. */
interface RoundEnds {
  readonly player: number;
  readonly states: readonly State[];
  /** Every player's chance to win; alone, a `SoloValue`. */
  readonly chances: readonly (readonly number[])[];
  readonly isOver: readonly boolean[];
  readonly worth: Float64Array;
}

/** The cards that are drawn until then are valued as if they were still in the draw pile. */
function roundEnds(state: State): RoundEnds | undefined {
  const { player } = state;
  const isLast = state.active === 1 && state.queue.every((aimed) => aimedSeat(aimed) === player);
  const hitter = isLast ? hitterOf(state, player) : undefined;
  if (hitter === undefined) return undefined;
  const held = pointsOf(state.hands[player]!);
  const states = Array.from({ length: mostPoints(hitter) + 1 }, (_, points) => {
    const end = clone(state);
    end.totals[player]! += points - held;
    runOut(end);
    return end;
  });
  // Where single cards decide the next round, those that are drawn in this one must be missing from it.
  if (states.some(isDecidedByCards)) return undefined;
  const chances = states.map((end) => {
    if (end.seats === 1) return soloRoundEnd(end);
    if (isExtraRound(end)) return extraRound(end);
    const values = new Float64Array(end.seats);
    valueRoundEnd(end, values);
    return Array.from(values);
  });
  return {
    player,
    states,
    chances,
    isOver: states.map(({ phase }) => phase === 'over'),
    worth: Float64Array.from(chances, (each) => each[player]!),
  };
}

/** Every player's chance to win after a tie, of which there is at most one or two among the ends of a round. */
function extraRound(end: State): readonly number[] {
  const rounds = Math.ceil(EXTRA_ROUNDS / end.seats);
  return valuePosition(end, racer, new SampleDealer(new Sfc32(1), rounds)).chances;
}

/** The chance of each number of points at the end of the round with best play. */
function scoresAfter(state: State, move: Move, { worth, player }: RoundEnds): Float64Array | undefined {
  if (move === HIT || move === USE) {
    const hitter = hitterOf(state, player)!;
    // Others may be given the actions, or a Freeze comes first.
    if (!hitter.takesActions || (hitter.forced.flips === 0 && hitter.forced.freezes)) return undefined;
    const solver = new RoundSolver(hitter, MOST_MOMENTS);
    if (solver.isCut) return undefined;
    solver.solve({ worth, mustHit: move === HIT });
    return solver.isCut ? undefined : solver.follow().scores;
  }
  const scores = new Float64Array(worth.length);
  scores[move === STAY ? pointsOf(state.hands[player]!) : 0] = 1;
  return scores;
}

function estimateOf(move: Move, scores: Float64Array, ends: RoundEnds): OptionEstimate {
  const chances = chancesOf(scores, ends);
  const isExact = scores.every((chance, points) => chance === 0 || ends.isOver[points]);
  const computed = isExact ? 'exact' : 'model';
  return { move, win: chances[ends.player]!, error: 0, lead: 0, leadError: 0, samples: 0, chances, computed };
}

function chancesOf(scores: Float64Array, ends: RoundEnds): number[] {
  const sums = ends.chances[0]!.map(() => 0);
  for (const [points, chance] of scores.entries()) {
    if (chance === 0) continue;
    for (const [seat, value] of ends.chances[points]!.entries()) sums[seat]! += chance * value;
  }
  return sums;
}
