import { EXACT_FACTS, limitsOf, strategyTable } from '@sevenfold/bots/exact';

export const { sums: SUMS, rows: ROWS } = strategyTable(EXACT_FACTS.plain);
/** With an x2, from two numbers to six. */
export const DOUBLED_LIMITS = limitsOf(EXACT_FACTS.doubled)
  .slice(2)
  .map((limit) => limit!);
