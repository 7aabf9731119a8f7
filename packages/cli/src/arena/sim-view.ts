import { makeSvg, type Panel } from '../plots/svg-plot.ts';
import type { Estimate, SimulationResult } from '@sevenfold/bots/arena';
import type { RulesConfig } from '@sevenfold/engine';
import type { Paint } from '../terminal/colour.ts';
import { differences } from '../command-line/house-rules.ts';
import { barOf } from '../terminal/bar.ts';
import { columns, figure, percent } from '../terminal/columns.ts';
import { count, thousands } from '../terminal/text.ts';

export interface SimReport {
  readonly rules: RulesConfig;
  readonly target: number;
  readonly players: number;
  readonly seed: number;
  /** Games of each strategy. */
  readonly games: number;
  readonly isSweep: boolean;
  readonly strategies: readonly ({ readonly name: string } & SimulationResult)[];
}

type SimRow = SimReport['strategies'][number];

/** Points per bar. */
const STEP = 5;
/** Bars below this share are left out at the ends. */
const TAIL = 0.001;

/** The distributions of one strategy, or one line per threshold. */
export function simText(report: SimReport, width: number, paint: Paint): string {
  const lines = [headline(report, paint), ''];
  if (report.isSweep) lines.push(...sweepLines(report, paint));
  else lines.push(...strategyLines(report, report.strategies[0]!, width, paint));
  return `${lines.join('\n')}\n`;
}

/** One line per threshold, or per value of the distributions. */
export function simCsv(report: SimReport): string {
  const rows: (string | number)[][] = [];
  if (report.isSweep) {
    const measures = ['pointsPerRound', 'bustRate', 'flip7Rate', 'roundsPerGame'] as const;
    rows.push(['strategy', 'games', ...measures.flatMap((name) => [name, `${name}Low`, `${name}High`])]);
    for (const row of report.strategies) {
      const figures = measures.flatMap((name) => [row[name].value, row[name].low, row[name].high]);
      rows.push([row.name, row.games, ...figures.map((value) => Number(value.toPrecision(8)))]);
    }
  } else {
    const [row] = report.strategies;
    rows.push(['distribution', 'value', 'share'], ['bust', 0, row!.bustRate.value]);
    row!.scores.forEach((share, points) => rows.push(['points', points, share]));
    row!.rounds.forEach((share, rounds) => rounds > 0 && rows.push(['rounds', rounds, share]));
  }
  return rows.map((row) => `${row.join(',')}\n`).join('');
}

export function simPlot(report: SimReport): string {
  const [first] = report.strategies;
  return makeSvg({
    title: report.isSweep ? 'How long to press your luck' : `The results of ${first!.name}`,
    subtitle:
      `${thousands(report.games)} games ${report.isSweep ? 'for each threshold' : ''} · ${tableOf(report)} · seed ${report.seed}`.replace(
        '  ',
        ' ',
      ),
    panels: report.isSweep ? sweepPanels(report) : strategyPanels(report, first!),
  });
}

function headline({ games, strategies, isSweep, ...report }: SimReport, paint: Paint): string {
  const changed = differences(report.rules);
  return [
    paint(
      'heading',
      isSweep
        ? `${thousands(games)} games for each threshold`
        : `${strategies[0]!.name}, ${thousands(games)} games`,
    ),
    tableOf(report),
    `${report.rules.preset ?? 'official'} rules${changed === '' ? '' : ` (${changed})`}`,
    `seed ${report.seed}`,
  ].join(' · ');
}

function tableOf({ players, target }: { readonly players: number; readonly target: number }): string {
  return players === 1 ? `solo to ${target}` : `${count(players, 'player')} to ${target}`;
}

function lengthOf(report: SimReport): string {
  return report.players === 1 ? `rounds to ${report.target}` : 'rounds per game';
}

function sweepLines(report: SimReport, paint: Paint): string[] {
  const best = bestOf(report.strategies, (row) => row.pointsPerRound.value);
  const quickest = bestOf(report.strategies, (row) => -row.roundsPerGame.value);
  const rows = report.strategies.map((row) => [
    row.name,
    row === best ? paint('good', figure(row.pointsPerRound)) : figure(row.pointsPerRound),
    percent(row.bustRate),
    percent(row.flip7Rate, 2),
    row === quickest ? paint('good', figure(row.roundsPerGame)) : figure(row.roundsPerGame),
  ]);
  const [head, ...body] = columns([
    ['strategy', 'points per round', 'busts', 'Flip 7s', lengthOf(report)],
    ...rows,
  ]);
  const verdict =
    best === quickest
      ? `Most points and fewest rounds: ${best.name}.`
      : `Most points per round: ${best.name}. Fewest rounds: ${quickest.name}.`;
  return [paint('dim', head!), ...body, '', verdict];
}

function strategyLines(report: SimReport, row: SimRow, width: number, paint: Paint): string[] {
  const { scoreQuantiles: score, roundQuantiles: rounds } = row;
  const notes = [
    `80% score ${score.p10} to ${score.p90}, half ${score.p50} or less`,
    '',
    '',
    `80% of games take ${rounds.p10} to ${rounds.p90}`,
  ];
  const facts = columns([
    ['points per round', figure(row.pointsPerRound)],
    ['busts', percent(row.bustRate)],
    ['Flip 7s', percent(row.flip7Rate, 2)],
    [lengthOf(report), figure(row.roundsPerGame)],
  ]).map((line, index) => (notes[index] === '' ? line : `${line}   ${paint('dim', notes[index]!)}`));
  const scoreBars = [
    { label: 'bust', share: row.bustRate.value, isBad: true },
    ...bins(row.scores).map(({ from, to, share }) => ({ label: `${from}–${to - 1}`, share, isBad: false })),
  ];
  const roundBars = trimmed(row.rounds).map(({ value, share }) => ({
    label: `${value}`,
    share,
    isBad: false,
  }));
  return [
    ...facts,
    '',
    paint('dim', 'points of a round'),
    ...barLines(scoreBars, width, paint),
    '',
    paint('dim', lengthOf(report)),
    ...barLines(roundBars, width, paint),
  ];
}

function barLines(
  bars: readonly { readonly label: string; readonly share: number; readonly isBad: boolean }[],
  width: number,
  paint: Paint,
): string[] {
  const most = Math.max(...bars.map(({ share }) => share));
  const labels = Math.max(...bars.map(({ label }) => label.length));
  const room = Math.max(10, Math.min(60, width - labels - 12));
  return bars.map(({ label, share, isBad }) => {
    const length = barOf(Math.round((share / most) * room * 8));
    const figures = `${(share * 100).toFixed(1)}%`.padStart(6);
    return `${label.padStart(labels)} ${figures} ${paint(isBad ? 'bad' : 'calm', length)}`.trimEnd();
  });
}

function sweepPanels(report: SimReport): Panel[] {
  const { strategies } = report;
  const isChance = strategies[0]!.name.startsWith('bust');
  const x = {
    label: isChance ? 'stays when the bust risk is above' : 'stays at this many points',
    format: isChance ? asPercent : String,
  };
  const points = (of: (row: SimRow) => Estimate) =>
    strategies.map((row) => ({ x: limit(row), estimate: of(row) }));
  const best = bestOf(strategies, (row) => row.pointsPerRound.value);
  const quickest = bestOf(strategies, (row) => -row.roundsPerGame.value);
  const mark = (row: SimRow, figures: string) => ({
    at: limit(row),
    label: `${x.format(limit(row))}: ${figures}`,
  });
  return [
    {
      type: 'lines',
      title: 'Points per round',
      tone: 'calm',
      points: points((row) => row.pointsPerRound),
      x,
      y: { label: 'points, busts counted as 0', format: plain },
      mark: mark(best, best.pointsPerRound.value.toFixed(2)),
    },
    {
      type: 'lines',
      title: 'Busts',
      tone: 'bad',
      points: points((row) => row.bustRate),
      x,
      y: { label: 'share of rounds', format: asPercent },
    },
    {
      type: 'lines',
      title: report.players === 1 ? `Rounds to ${report.target}` : 'Rounds per game',
      tone: 'special',
      points: points((row) => row.roundsPerGame),
      x,
      y: { label: 'mean', format: plain },
      mark: mark(quickest, quickest.roundsPerGame.value.toFixed(2)),
    },
  ];
}

function strategyPanels(report: SimReport, row: SimRow): Panel[] {
  const scores = bins(row.scores).map(({ from, to, share }) => ({ from, to, value: share }));
  return [
    {
      type: 'bars',
      title: 'Points of a round',
      bars: [
        { from: -2 * STEP, to: -STEP, value: row.bustRate.value, isBad: true, label: 'bust' },
        ...scores,
      ],
      x: { label: 'points', format: (value) => (value < 0 ? '' : `${value}`) },
      y: { label: 'share of rounds', format: asPercent },
      mark: {
        at: row.pointsPerRound.value,
        label: `mean ${row.pointsPerRound.value.toFixed(2)}, busts counted as 0`,
      },
    },
    {
      type: 'bars',
      title: report.players === 1 ? `Rounds to ${report.target}` : 'Rounds per game',
      bars: trimmed(row.rounds).map(({ value, share }) => ({
        from: value - 0.5,
        to: value + 0.5,
        value: share,
      })),
      x: { label: 'rounds', format: String },
      y: { label: 'share of games', format: asPercent },
      mark: { at: row.roundsPerGame.value, label: `mean ${row.roundsPerGame.value.toFixed(2)}` },
    },
  ];
}

/** Shares by value in steps of five, without the nearly empty end. */
function bins(shares: readonly number[]): { from: number; to: number; share: number }[] {
  const all = Array.from({ length: Math.ceil(shares.length / STEP) }, (_, index) => ({
    from: index * STEP,
    to: (index + 1) * STEP,
    share: shares.slice(index * STEP, (index + 1) * STEP).reduce((sum, share) => sum + share, 0),
  }));
  return all.slice(0, all.findLastIndex(({ share }) => share >= TAIL / 2) + 1);
}

/** Single values, without the nearly empty ends. */
function trimmed(shares: readonly number[]): { value: number; share: number }[] {
  const first = shares.findIndex((share) => share >= TAIL);
  const last = shares.findLastIndex((share) => share >= TAIL);
  return shares.slice(first, last + 1).map((share, index) => ({ value: first + index, share }));
}

function bestOf(rows: readonly SimRow[], worth: (row: SimRow) => number): SimRow {
  return rows.reduce((best, next) => (worth(next) > worth(best) ? next : best));
}

/** The threshold of a strategy of a sweep. */
function limit(row: SimRow): number {
  return Number(row.name.split(':')[1]);
}

function asPercent(value: number): string {
  return `${Number((value * 100).toFixed(2))}%`;
}

function plain(value: number): string {
  return `${Number(value.toFixed(4))}`;
}
