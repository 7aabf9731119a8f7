// How far src/chances/value.ts is from the truth, on positions that it was not trained with: a table for docs/BOTS.md, and
// a plot of chances as computed against games won. Takes a few minutes of one core.
//   node -C sevenfold-source packages/bots/tools/check-value.ts docs/value.svg [positions] [games]
import { writeFileSync } from 'node:fs';
import { type Options, PRESETS } from '@sevenfold/engine';
import { type Calibration, calibrationPlot } from './calibration-plot.ts';
import { type CheckedPosition, checkPositions, isLate, rmsError } from './played-positions.ts';

const [file = 'value.svg', positions = '1000', games = '200'] = process.argv.slice(2);
const SEED = 14;
const BINS = 20;
const { official, classic, dealThree, turnSeven } = PRESETS;
const to = (target: number): Options => ({ ...official, target });

const TABLES: readonly (readonly [string, Options, readonly number[]])[] = [
  ['official', official, [2, 3, 4, 6, 9, 12, 18]],
  ['official to 50', to(50), [2, 4]],
  ['official to 100', to(100), [4]],
  ['official to 300', to(300), [4]],
  ['official to 500', to(500), [2, 4, 6]],
  ['official to 1,000', to(1000), [4]],
  ['classic', classic, [3, 4, 6]],
  ['dealThree', dealThree, [6]],
  ['turnSeven', turnSeven, [2, 4, 6]],
  ['`deal: none`', { ...official, deal: 'none' }, [4]],
  ['`deal: none`, `turn: pressOn`', { ...official, deal: 'none', turn: 'pressOn' }, [2, 3, 4, 6]],
  ['`deal: untilAllHaveNumbers`', { ...official, deal: 'untilAllHaveNumbers' }, [4]],
  ['`secondChanceTo: anyone`', { ...official, secondChanceTo: 'anyone' }, [4]],
  ['`shuffle: everyRound`', { ...official, shuffle: 'everyRound' }, [4]],
  ['`doubles: numbersAndPlus`', { ...official, doubles: 'numbersAndPlus' }, [4]],
  ['`doubles: everything`', { ...official, doubles: 'everything' }, [4]],
];

const plots: Calibration[] = [];
process.stdout.write('| rules | players | error | late in the game |\n|---|--:|--:|--:|\n');
for (const [name, options, tables] of TABLES) {
  for (const seats of tables) {
    const count = Math.ceil(Number(positions) / Math.max(1, options.target / 200));
    const found = checkPositions({ options, seats }, count, Number(games), SEED);
    const [all, late] = [found, found.filter(isLate)].map((list) => errorText(rmsError(list, Number(games))));
    process.stdout.write(`| ${name} | ${seats} | ${all} | ${late} |\n`);
    if (options === official && [2, 4, 6].includes(seats)) plots.push({ seats, points: binned(found) });
  }
}
writeFileSync(file, calibrationPlot(plots, Number(positions), Number(games)));

/** The luck of the games may hide a small error. */
function errorText(error: number): string {
  return error === 0 ? '–' : error.toFixed(1);
}

/** Chances that were computed nearly alike, and how many of those games were won. */
function binned(found: readonly CheckedPosition[]): Calibration['points'] {
  const bins = Array.from({ length: BINS }, () => ({ said: 0, won: 0, count: 0 }));
  for (const { said, won } of found) {
    for (let seat = 0; seat < said.length; seat++) {
      const bin = bins[Math.min(Math.floor(said[seat]! * BINS), BINS - 1)]!;
      bin.said += said[seat]!;
      bin.won += won[seat]!;
      bin.count++;
    }
  }
  return bins
    .filter(({ count }) => count > 0)
    .map(({ said, won, count }) => ({ said: said / count, won: won / count, count }));
}
