import type { HerdTimes, LoadRun } from './load-run.ts';
import type { LoadPlan } from './plan.ts';
import { quantileOfSorted } from './load-tally.ts';

export interface Times {
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly longest: number;
}

/** What `--json` prints. Times of actions are milliseconds. */
export interface LoadReport {
  readonly complete: boolean;
  readonly plan: LoadPlan;
  /** Seconds spent opening all tables, and playing. */
  readonly opening: number;
  readonly seconds: number;
  readonly actions: number;
  /** Actions a second. */
  readonly rate: number;
  readonly unanswered: number;
  /** Null if there was no action. */
  readonly times: Times | null;
  readonly games: number;
  readonly refused: { readonly [what: string]: number };
  readonly reconnects: number;
  readonly errors: { readonly [code: string]: number };
  readonly herd: HerdTimes | null;
  readonly tablesLeft: number;
  /** Each second of the run, for the plot. */
  readonly course: readonly {
    readonly second: number;
    readonly actions: number;
    readonly times: Times | null;
  }[];
}

export function reportOf(
  { plan, tally, herd }: LoadRun,
  rest: Pick<LoadReport, 'complete' | 'opening' | 'seconds' | 'tablesLeft'>,
): LoadReport {
  const times = tally.times();
  return {
    ...rest,
    plan,
    actions: times.length,
    rate: rest.seconds > 0 ? times.length / rest.seconds : 0,
    unanswered: tally.sent - times.length,
    times: timesOf(times),
    games: tally.games,
    refused: Object.fromEntries(tally.refused),
    reconnects: tally.reconnects,
    errors: Object.fromEntries(tally.errors),
    herd: herd ?? null,
    course: Array.from({ length: tally.seconds }, (_, second) => {
      const these = tally.times(second);
      return { second, actions: these.length, times: timesOf(these) };
    }),
  };
}

export function timesOf(sorted: readonly number[]): Times | null {
  if (sorted.length === 0) return null;
  const [p50, p90, p99, longest] = [0.5, 0.9, 0.99, 1].map((share) => quantileOfSorted(sorted, share));
  return { p50: p50!, p90: p90!, p99: p99!, longest: longest! };
}
