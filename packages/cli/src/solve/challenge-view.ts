import type { ChallengeReport, Measured } from './challenge.ts';
import type { Paint } from '../terminal/colour.ts';
import { cardsInWords } from './solution-view.ts';
import { columns } from '../terminal/columns.ts';
import { thousands, wrap } from '../terminal/text.ts';

export function challengeLines(report: ChallengeReport, paint: Paint, width: number): string[] {
  const { measured, bestChanceWithin: within } = report;
  const heading = (text: string): string => paint('dim', text);
  const notes = [
    `Within three rounds the best chance is ${exactPercent(within[3]!)}, within two ${exactPercent(within[2]!)}, playing for that alone.`,
    `Measured: ${thousands(measured.games)} games per figure on the engine (seed ${measured.seed}), with standard errors. The player knows what each total is worth and looks one card ahead; for under five rounds it looks two cards ahead and never stays below the points it needs.`,
    ...(report.source === 'table'
      ? ['Best play comes from a stored table; --recompute computes it again, in some minutes.']
      : []),
  ];
  return [
    paint('bold', `The solo challenge: ${report.target} points with ${cardsInWords(report.cards)}`),
    '',
    ...columns([
      ['', heading('rounds on average'), heading('done in under five')],
      ['new deck every round, best play', report.fewestRounds.toFixed(6), exactPercent(within[4]!)],
      ['new deck, measured', figure(measured.fresh.rounds), percent(measured.fresh.underFive)],
      ['deck carried over, measured', figure(measured.carried.rounds), percent(measured.carried.underFive)],
    ]),
    '',
    ...notes.flatMap((note) => wrap(note, Math.min(width, 100))).map((line) => paint('dim', line)),
  ];
}

function figure({ value, error }: Measured): string {
  return `${value.toFixed(3)} ± ${error.toFixed(3)}`;
}

function percent({ value, error }: Measured): string {
  return `${(value * 100).toFixed(2)}% ± ${(error * 100).toFixed(2)}`;
}

function exactPercent(chance: number): string {
  return `${(chance * 100).toPrecision(4)}%`;
}
