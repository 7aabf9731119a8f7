// Writes src/review/medal-table.ts: how often `racer` reaches so many points within so many rounds of a solo game, in
// games with the official rules. The argument is the number of games. Takes a few seconds.
//   node -C sevenfold-source packages/bots/tools/medal-chances.ts 3000000 > table.ts
import { MEDAL_ROUNDS, PRESETS, SeededDealer, startGame } from '@sevenfold/engine';
import { finishRound } from '../src/chances/rollout.ts';
import { racer } from '../src/players/racer.ts';

const { target } = PRESETS.official;
const games = Number(process.argv[2] ?? '3000000');
const SEED = 1;

const begun = new Float64Array(target + 1);
/** By rounds, then by points needed. */
const reached = Array.from({ length: MEDAL_ROUNDS.bronze + 1 }, () => new Float64Array(target + 1));
const dealer = new SeededDealer(SEED);
for (let game = 0; game < games; game++) {
  const state = startGame(PRESETS.official, 1, 0);
  dealer.forget();
  const needs: number[] = [];
  while (state.phase !== 'over') {
    needs.push(target - state.totals[0]!);
    finishRound(state, state.round, racer, dealer);
  }
  for (const [at, need] of needs.entries()) {
    begun[need]!++;
    for (let rounds = needs.length - at; rounds < reached.length; rounds++) reached[rounds]![need]!++;
  }
}

const rows = reached
  .slice(1)
  .map(
    (row) =>
      `  [${Array.from(row.subarray(1), (count, at) => Math.round((1000 * count) / Math.max(1, begun[at + 1]!))).join(', ')}],`,
  );
process.stdout
  .write(`// Made by \`node -C sevenfold-source packages/bots/tools/medal-chances.ts ${games}\`; do not edit.

/**
 * How often a player alone reaches 1, 2, 3 … ${target} points within 1, 2, 3 … ${reached.length - 1} rounds, in thousandths, with \`racer\` and the
 * official rules.
 */
export const MEDAL_CHANCES: readonly (readonly number[])[] = [
${rows.join('\n')}
];
`);
