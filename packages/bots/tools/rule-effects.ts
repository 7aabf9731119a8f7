// Writes src/arena/effects-table.ts: what every unofficial value of every option changes. With one core, 60,000 games
// take about seven minutes.
//   node -C sevenfold-source packages/bots/tools/rule-effects.ts 60000 > table.ts && mv table.ts packages/bots/src/arena/effects-table.ts
import {
  changeText,
  EFFECT_MEASURES,
  type EffectFigures,
  RULE_CHANGES,
  rulesOf,
  stepOf,
} from '../src/arena/effects.ts';
import { addEffectsSums, EffectsRun } from '../src/arena/effects-run.ts';

const PLAYERS = 4;
const SEED = 1;
/** Deals between two lines of progress. */
const STEP = 1000;

const games = Number(process.argv[2] ?? 60_000);
const effects = new EffectsRun({ rules: RULE_CHANGES.map(rulesOf), players: PLAYERS, seed: SEED, games });
const sums = effects.emptySums();
for (let first = 0; first < games; first += STEP) {
  addEffectsSums(sums, effects.play(first, Math.min(games, first + STEP)));
  process.stderr.write(`${sums.deals} of ${games}\n`);
}
const { official, changes, goodPlayGames, skillGames } = effects.result(sums);

process.stdout
  .write(`// Made by \`node -C sevenfold-source packages/bots/tools/rule-effects.ts ${games}\`; do not edit.

import type { EffectsTable } from './effects.ts';

export const EFFECTS_TABLE: EffectsTable = {
  players: ${PLAYERS},
  seed: ${SEED},
  games: ${games},
  goodPlayGames: ${goodPlayGames},
  skillGames: ${skillGames},
  official: ${packed(official)},
  changes: {
${changes
  .map(
    ({ figures, differences }, index) =>
      `    '${changeText(RULE_CHANGES[index]!)}': [${packed(figures)}, ${packed(differences)}],\n`,
  )
  .join('')}  },
};
`);

function packed(figures: EffectFigures): string {
  const numbers = EFFECT_MEASURES.flatMap((measure) => {
    const { value, low, high } = figures[measure];
    const step = stepOf(measure);
    return [value, (high - low) / 2].map((number) => Number((Math.round(number / step) * step).toFixed(5)));
  });
  return JSON.stringify(numbers);
}
