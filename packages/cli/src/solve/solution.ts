import { type CardSet, DeckSolver, deviationOf, type Policy, quantileOf } from '@sevenfold/bots/solver';

const QUANTILES = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99];

/** The solution as `--json` prints it. */
export interface SolveReport {
  readonly cards: CardSet;
  readonly policy: string;
  readonly expected: number;
  readonly bust: number;
  readonly flip7: number;
  readonly deviation: number;
  /** For each probability, the lowest score that is not exceeded with that probability. */
  readonly quantiles: Readonly<Record<string, number>>;
  /** The chance of each score; a bust is a score of 0. */
  readonly distribution: readonly number[];
  readonly states: number;
  readonly seconds: number;
  readonly megabytes: number;
}

export function solveOne(cards: CardSet, policy: Policy, name: string): SolveReport {
  const began = performance.now();
  const solver = new DeckSolver(cards);
  const { expected, bust, flipSeven, distribution } = solver.solve({ policy });
  return {
    cards,
    policy: name,
    expected,
    bust,
    flip7: flipSeven,
    deviation: deviationOf(distribution),
    quantiles: Object.fromEntries(QUANTILES.map((chance) => [chance, quantileOf(distribution, chance)])),
    distribution: [...distribution],
    states: solver.decisions,
    seconds: (performance.now() - began) / 1000,
    megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}
