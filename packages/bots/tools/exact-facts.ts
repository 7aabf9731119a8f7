// Writes src/odds/exact/facts-table.ts: what the solver says about a solo round, for pages that show it at once. Takes a few
// minutes.
//   node -C sevenfold-source packages/bots/tools/exact-facts.ts > packages/bots/src/odds/exact/facts-table.ts
import type { HandGroup } from '../src/odds/solver/hand-group.ts';
import type { StayRule } from '../src/odds/solver/policy.ts';
import { DeckSolver } from '../src/odds/solver/solver.ts';
import { strategyOf, RULES_OF_THUMB } from '../src/odds/solver/strategy-summary.ts';

const solver = new DeckSolver();

function range(first: number, last: number, step: number): number[] {
  const steps = Math.round((last - first) / step);
  return Array.from({ length: steps + 1 }, (_, index) => Number((first + index * step).toFixed(6)));
}

function digits(value: number): number {
  return Number(value.toPrecision(12));
}

function curve(limits: readonly number[], rule: (limit: number) => StayRule): string {
  const points = limits.map((at) => {
    const { expected, bust, flipSeven } = solver.solve({ policy: rule(at) });
    process.stderr.write(`${JSON.stringify(rule(at))} ${expected}\n`);
    return `    { at: ${at}, expected: ${digits(expected)}, bust: ${digits(bust)}, flip7: ${digits(flipSeven)} },`;
  });
  return `[\n${points.join('\n')}\n  ]`;
}

function groups(list: readonly HandGroup[]): string {
  const figures = list.flatMap(({ count, sum, reach, stay }) => [count, sum, digits(reach), digits(stay)]);
  return `handGroups([${figures.join(', ')}])`;
}

const strategy = strategyOf(solver);
const best = solver.solve();
const distribution = [...best.distribution].map(digits).join(', ');
const { bust, flipSeven } = best;
const rulesOfThumb = RULES_OF_THUMB.map(({ name, rule }) => {
  const { expected, bust: busts, flipSeven: sevens } = solver.solve({ policy: rule });
  const loss = strategy.expected - expected;
  return `    { name: '${name}', expected: ${digits(expected)}, loss: ${digits(loss)}, lossShare: ${digits(loss / strategy.expected)}, bust: ${digits(busts)}, flip7: ${digits(sevens)} },`;
});

process.stdout.write(`// Made by \`node -C sevenfold-source packages/bots/tools/exact-facts.ts\`; do not edit.

import { handGroups } from '../solver/hand-group.ts';
import type { ExactFacts } from './index.ts';

/** A solo round with a new deck of 94 cards, solved exactly, to twelve digits. */
export const EXACT_FACTS: ExactFacts = {
  expected: ${digits(strategy.expected)},
  bust: ${digits(bust)},
  flip7: ${digits(flipSeven)},
  questions: ${digits(strategy.questions)},
  staysWithSecondChance: ${digits(strategy.staysWithSecondChance)},
  staysBelowTwo: ${digits(strategy.staysBelowTwo)},
  distribution: [${distribution}],
  plain: ${groups(strategy.plain)},
  doubled: ${groups(strategy.doubled)},
  rulesOfThumb: [
${rulesOfThumb.join('\n')}
  ],
  byPoints: ${curve(range(10, 45, 1), (stayAt) => ({ stayAt }))},
  bySum: ${curve(range(10, 40, 1), (sumAt) => ({ sumAt, riskSecondChance: true }))},
  byBust: ${curve(range(0.06, 0.5, 0.02), (bustLimit) => ({ bustLimit }))},
};
`);
