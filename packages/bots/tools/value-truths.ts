// Writes test/goldens/value-truths.json: positions between two rounds that the value was not trained with, and the share of
// games that each player won from there. Takes a few minutes of one core.
//   node -C sevenfold-source packages/bots/tools/value-truths.ts > packages/bots/test/goldens/value-truths.json
import { makePosition, type Options, PRESETS } from '@sevenfold/engine';
import { checkPositions } from './played-positions.ts';

const GAMES = 1500;
const SEED = 99;
const { official, classic, dealThree, turnSeven } = PRESETS;
const noDeal: Options = { ...official, deal: 'none', turn: 'pressOn' };
const to = (target: number): Options => ({ ...official, target });

const TABLES: readonly (readonly [string, Options, number, number])[] = [
  ['2 players', official, 2, 80],
  ['4 players', official, 4, 80],
  ['6 players', official, 6, 80],
  ['18 players', official, 18, 15],
  ['target 50', to(50), 4, 40],
  ['target 300', to(300), 4, 40],
  ['target 500', to(500), 4, 40],
  ['target 1000', to(1000), 4, 20],
  ['classic', classic, 4, 40],
  ['classic, 3 players', classic, 3, 240],
  ['dealThree', dealThree, 6, 40],
  ['turnSeven', turnSeven, 4, 40],
  ['press on without a deal', noDeal, 4, 80],
  ['press on without a deal, 6 players', noDeal, 6, 80],
];

const tables = TABLES.map(([name, options, seats, count]) => {
  const found = checkPositions({ options, seats }, count, GAMES, SEED);
  const lines = found.map(({ state, won }) =>
    JSON.stringify([makePosition(state), ...Array.from(won, (share) => Math.round(share * 10_000))]),
  );
  return `{"name": "${name}", "positions": [\n${lines.join(',\n')}\n]}`;
});
process.stdout.write(`{"games": ${GAMES}, "tables": [\n${tables.join(',\n')}\n]}\n`);
