// '@sevenfold/bots/practice': a hundred positions to practise with, as data; the reasons are worked out when someone wants to read them.

import { PRACTICE_TABLE } from './practice-table.ts';
import type { Theme } from './theme.ts';

export interface PracticePosition {
  readonly position: string;
  readonly theme: Theme;
  readonly best: string;
  /** What each answer but the best one costs, in chance to win. */
  readonly costs: ReadonlyMap<string, number>;
}

export function practicePositions(): PracticePosition[] {
  return PRACTICE_TABLE.map(practicePosition);
}

/** Reads a line of the table. */
export function practicePosition(line: string): PracticePosition {
  const [theme, best, costs, position] = line.split(' ') as [Theme, string, string, string];
  const pairs = costs.split(',').map((pair) => {
    const [answer, cost] = pair.split(':') as [string, string];
    return [answer, Number(cost) / 1000] as const;
  });
  return { position, theme, best, costs: new Map(pairs) };
}
