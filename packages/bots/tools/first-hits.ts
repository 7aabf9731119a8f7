// Writes src/odds/exact/first-hits-table.ts: the solver's values of the first hands of a solo round. Takes 2 GB and a minute.
//   node -C sevenfold-source packages/bots/tools/first-hits.ts > table.ts && mv table.ts packages/bots/src/odds/exact/first-hits-table.ts
import { isNumber, PLUS_2, SECOND_CHANCE, TIMES_2 } from '@sevenfold/engine';
import { FIRST_HANDS } from '../src/odds/exact/first-hands.ts';
import { deckOf } from '../src/odds/solver/deck.ts';
import { deckTablesOf, solve } from '../src/odds/solver/solver.ts';

const solution = solve({}, deckTablesOf(deckOf('all')));
const values = FIRST_HANDS.map((cards) => {
  const modifiers = Array.from({ length: TIMES_2 - PLUS_2 + 1 }, (_, at) =>
    cards.includes(PLUS_2 + at) ? 1 : 0,
  );
  const { hit } = solution.decide({
    numbers: cards.filter(isNumber),
    modifiers,
    secondChance: cards.includes(SECOND_CHANCE),
  })!;
  return Number(hit!.toPrecision(11));
});

process.stdout.write(`// Made by \`node -C sevenfold-source packages/bots/tools/first-hits.ts\`; do not edit.

/** By hand, in the order of \`FIRST_HANDS\`: the expected points of a Hit and best play, to eleven digits. */
export const FIRST_HITS: readonly number[] = [
  ${values.join(', ')},
];
`);
