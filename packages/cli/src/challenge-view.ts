import type { ChallengeReport, Measured } from './challenge.ts';
import type { Paint } from './colour.ts';
import { thousands } from './progress.ts';
import { cardsInWords } from './solution-view.ts';
import { table } from './table.ts';

/** The solo challenge for people. */
export function challengeLines(report: ChallengeReport, paint: Paint): string[] {
  const { measured, bestChanceWithin } = report;
  const heading = (text: string): string => paint('dim', text);
  return [
    paint('bold', `The solo challenge: ${report.target} points with ${cardsInWords(report.cards)}`),
    '',
    ...table([
      ['', heading('rounds on average'), heading('done in under five')],
      [
        'fresh deck every round, best play, exact',
        report.fewestRounds.toFixed(6),
        `${((bestChanceWithin[4] ?? 0) * 100).toFixed(4)} %`,
      ],
      ['the same, measured', figure(measured.fresh.rounds), percent(measured.fresh.underFive)],
      ['deck carried over, measured', figure(measured.carried.rounds), percent(measured.carried.underFive)],
    ]),
    '',
    `Within four rounds is under five; within three the best chance is ${exactPercent(bestChanceWithin[3])}, within two ${exactPercent(
      bestChanceWithin[2],
    )}, each played for its own sake.`,
    paint(
      'dim',
      `Measured: ${thousands(measured.games)} games on the engine for each figure (seed ${measured.seed}), with standard errors, by a player who knows what a total is worth and looks one card ahead (for under five: two).`,
    ),
    ...(report.source === 'table'
      ? [paint('dim', 'Exact figures are from the table that --recompute makes again.')]
      : []),
  ];
}

function figure({ value, error }: Measured): string {
  return `${value.toFixed(3)} ± ${error.toFixed(3)}`;
}

function percent({ value, error }: Measured): string {
  return `${(value * 100).toFixed(2)} % ± ${(error * 100).toFixed(2)}`;
}

function exactPercent(chance: number | undefined): string {
  return `${((chance ?? 0) * 100).toPrecision(4)} %`;
}
