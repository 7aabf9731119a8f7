import {
  type BestRound,
  type CardSet,
  chancesWithin,
  CHALLENGE_OF_ALL,
  deckOf,
  DeckSolver,
  fewestRounds,
} from '@sevenfold/bots/solver';
import { PRESETS, SeededDealer } from '@sevenfold/engine';
import { setImmediate } from 'node:timers/promises';
import { Progress } from '../terminal/progress.ts';
import { type SoloGoal, roundsToGoal } from './solo-game.ts';

export interface ChallengeSetup {
  readonly cards: CardSet;
  readonly games: number;
  readonly seed: number;
  readonly recompute: boolean;
  readonly signal: AbortSignal;
}

/** A measured figure with its standard error. */
export interface Measured {
  readonly value: number;
  readonly error: number;
}

/** The solution as `--json` prints it. */
export interface ChallengeReport {
  readonly cards: CardSet;
  readonly target: number;
  readonly source: 'computed' | 'table';
  readonly fewestRounds: number;
  /** The best chance to finish within each number of rounds. */
  readonly bestChanceWithin: Readonly<Record<number, number>>;
  readonly measured: {
    readonly games: number;
    readonly seed: number;
    readonly fresh: { readonly rounds: Measured; readonly underFive: Measured };
    readonly carried: { readonly rounds: Measured; readonly underFive: Measured };
  };
}

interface Solved {
  /** By total, the fewest expected rounds still needed. */
  readonly rounds: ArrayLike<number>;
  /** By rounds left and total, the best chance to finish. */
  readonly within: readonly ArrayLike<number>[];
}

const TARGET = PRESETS.official.target;
const MOST_ROUNDS = 4;
const TOLERANCE = 1e-8;
/** Solutions until the rounds from one total are known. */
const TRIES = 2.5;
const ENDLESS = 1000;
const BATCH = 50;

export async function solveChallenge(setup: ChallengeSetup): Promise<ChallengeReport> {
  const { cards, games, seed } = setup;
  const table = cards === 'all' && !setup.recompute;
  const solved = table ? CHALLENGE_OF_ALL : await compute(setup);
  const measured = await measure(setup, solved);
  return {
    cards,
    target: TARGET,
    source: table ? 'table' : 'computed',
    fewestRounds: solved.rounds[0]!,
    bestChanceWithin: Object.fromEntries([2, 3, 4].map((rounds) => [rounds, solved.within[rounds]![0]!])),
    measured: { games, seed, ...measured },
  };
}

async function compute({ cards, signal }: ChallengeSetup): Promise<Solved> {
  const solver = new DeckSolver(cards);
  const best = solver.mostPoints;
  const progress = new Progress(solutionsOf(best), 'solutions');
  const bestRound: BestRound = async (utility) => {
    // Lets the progress bar and Ctrl-C run.
    await setImmediate();
    signal.throwIfAborted();
    progress.add(1);
    return solver.value({ utility });
  };
  try {
    const rounds = await fewestRounds(bestRound, TARGET, TOLERANCE);
    return { rounds, within: await chancesWithin(bestRound, TARGET, MOST_ROUNDS, best) };
  } finally {
    progress.end();
  }
}

/** About how many solutions that takes: for rounds and for chances, from every total that can be reached. */
function solutionsOf(best: number): number {
  let solutions = TRIES * TARGET;
  for (let left = 1; left <= MOST_ROUNDS; left++) {
    const lowest = Math.max(0, TARGET - left * best);
    solutions += Math.max(0, Math.min(TARGET - 1, (MOST_ROUNDS - left) * best) - lowest + 1);
  }
  return solutions;
}

/** By total and rounds played, the points to insist on for the best chance. */
function aimOf(within: readonly ArrayLike<number>[]): (total: number, played: number) => number {
  const after = (left: number, total: number): number => (total >= TARGET ? 1 : within[left]![total]!);
  const aims = Array.from({ length: MOST_ROUNDS }, (_, left) =>
    Array.from({ length: TARGET }, (__, total) => {
      let aim = 0;
      let best = 0;
      for (let points = 1; points <= TARGET - total; points++) {
        // The chance to score this many points is that of one round from this distance.
        const chance = within[1]![TARGET - points]! * after(left, total + points);
        if (chance > best) [aim, best] = [points, chance];
      }
      return aim;
    }),
  );
  return (total, played) => aims[MOST_ROUNDS - played]![total]!;
}

/** Plays games on the engine, looking a card or two ahead and valuing totals by the solution. */
async function measure(
  { cards, games, seed, signal }: ChallengeSetup,
  { rounds, within }: Solved,
): Promise<Pick<ChallengeReport['measured'], 'fresh' | 'carried'>> {
  const deck = deckOf(cards);
  const quick: Omit<SoloGoal, 'carried'> = {
    deck,
    target: TARGET,
    worth: (total) => (total >= TARGET ? 0 : -rounds[total]!),
    depth: 1,
    most: ENDLESS,
  };
  const underFive: Omit<SoloGoal, 'carried'> = {
    deck,
    target: TARGET,
    worth: (total, played) => (total >= TARGET ? 1 : within[MOST_ROUNDS - played]![total]!),
    depth: 2,
    aim: aimOf(within),
    most: MOST_ROUNDS,
  };
  const progress = new Progress(4 * games, 'games');
  const play = async (goal: SoloGoal, of: (rounds: number) => number): Promise<Measured> => {
    const dealer = new SeededDealer(seed);
    let sum = 0;
    let squares = 0;
    for (let game = 0; game < games; game++) {
      if (game % BATCH === 0) {
        await setImmediate();
        signal.throwIfAborted();
        progress.add(Math.min(BATCH, games - game));
      }
      const value = of(roundsToGoal(goal, dealer));
      sum += value;
      squares += value * value;
    }
    const value = sum / games;
    return { value, error: Math.sqrt(Math.max(0, squares / games - value * value) / (games - 1)) };
  };
  const both = async (carried: boolean): Promise<{ rounds: Measured; underFive: Measured }> => ({
    rounds: await play({ ...quick, carried }, (count) => count),
    underFive: await play({ ...underFive, carried }, (count) => (count <= MOST_ROUNDS ? 1 : 0)),
  });
  try {
    return { fresh: await both(false), carried: await both(true) };
  } finally {
    progress.end();
  }
}
