import type { Paint } from '../terminal/colour.ts';
import { columns } from '../terminal/columns.ts';
import { count, thousands, wrap } from '../terminal/text.ts';
import type { LoadReport, Times } from './load-report.ts';
import { TOO_FEW_FILES } from './load-table.ts';
import { connectionsOf } from './plan.ts';

/** What to do when something was refused. */
const ADVICE: { readonly [refused: string]: string } = {
  'table tooMany': 'raise --address-tables and --address-requests of the server',
  'table storageFull': 'raise --address-storage of the server',
  'message storageFull': 'raise --address-storage of the server',
  'connection tooMany': 'raise --address-connections and --address-requests of the server',
  'connection status 502': 'the proxy cannot reach a server process; its error log says why',
  'connection full': 'raise --max-connections of the server',
  'message tooFast':
    'raise --address-messages of the server; with few tables, --identity-messages and --connection-messages too',
  'message busy':
    'the server or its database cannot keep up: watch sevenfold_append_seconds and sevenfold_database_waiting in /metrics',
};

export function loadText(report: LoadReport, width: number, paint: Paint): string {
  const { plan, times, herd, refused, errors } = report;
  const asked = thousands(plan.rate);
  const rows: [string, string][] = [
    ['connections', `${thousands(connectionsOf(plan))}, opened in ${seconds(report.opening)}`],
    ['actions', `${thousands(report.actions)}, ${perSecond(report.rate)} a second of ${asked}`],
    ['time of an action', times === null ? 'no action' : timesText(times)],
    ['finished games', thousands(report.games)],
    ['reconnects', thousands(report.reconnects)],
    ['refused', total(refused)],
    ['errors', total(errors)],
  ];
  if (report.unanswered > 0) rows.push(['without an answer', thousands(report.unanswered)]);
  const lines = [
    paint(
      'heading',
      `${thousands(plan.tables)} ${plan.tables === 1 ? 'table' : 'tables'} of ${plan.players} at ${plan.server}, ${asked} actions a second for ${seconds(report.seconds)}`,
    ),
    '',
    ...columns(rows, '   ', 2).map((line) => `  ${line}`),
  ];
  for (const [what, times_] of Object.entries(refused))
    lines.push(...note(what, times_, ADVICE[what], width));
  for (const [code, times_] of Object.entries(errors))
    lines.push(...note(code, times_, code === 'EMFILE' ? TOO_FEW_FILES : undefined, width));
  if (herd !== null)
    lines.push(
      '',
      ...wrap(
        herd.back === herd.players
          ? `All ${thousands(herd.players)} players lost their connection after ${seconds(herd.at)}. Half were back after ${seconds(herd.half)}, 90% after ${seconds(herd.most)}, all after ${seconds(herd.all)}.`
          : `All ${thousands(herd.players)} players lost their connection after ${seconds(herd.at)}; ${thousands(herd.players - herd.back)} did not come back.`,
        width,
      ),
    );
  if (report.rate < 0.95 * plan.rate && report.actions > 0)
    lines.push(
      '',
      ...wrap(
        'The rate was not reached: tables waited for answers. Either the server is at its limit, or there are too few tables for this rate, or this program needs a core of its own.',
        width,
      ),
    );
  if (report.tablesLeft > 0) lines.push('', ...wrap(leftText(report.tablesLeft), width));
  return `${lines.join('\n')}\n`;
}

export function leftText(tables: number): string {
  return `${count(tables, 'table')} could not be deleted; the server closes tables that nobody uses.`;
}

/** One line of progress for each second. */
export function secondText(
  second: number,
  now: {
    readonly actions: number;
    readonly times: Times | null;
    readonly connected: number;
    readonly refused: number;
  },
): string {
  const times =
    now.times === null ? '' : `p50 ${milliseconds(now.times.p50)}  p99 ${milliseconds(now.times.p99)}  `;
  const refused = now.refused === 0 ? '' : `  ${thousands(now.refused)} refused`;
  return `${`${second} s`.padStart(6)}  ${thousands(now.actions).padStart(7)} actions  ${times}${thousands(now.connected)} connected${refused}`;
}

function note(what: string, times: number, advice: string | undefined, width: number): string[] {
  const head = `    ${what}, ${times === 1 ? 'once' : `${thousands(times)} times`}${advice === undefined ? '' : `: ${advice}`}`;
  return wrap(head.trim(), width - 4).map((line, at) => (at === 0 ? `    ${line}` : `      ${line}`));
}

function total(counts: { readonly [name: string]: number }): string {
  return thousands(Object.values(counts).reduce((sum, one) => sum + one, 0));
}

function timesText({ p50, p90, p99, longest }: Times): string {
  return `p50 ${milliseconds(p50)}, p90 ${milliseconds(p90)}, p99 ${milliseconds(p99)}, longest ${milliseconds(longest)}`;
}

function milliseconds(value: number): string {
  return `${value < 100 ? value.toFixed(1) : thousands(Math.round(value))} ms`;
}

function seconds(value: number): string {
  return `${value < 10 ? Number(value.toFixed(1)) : Math.round(value)} s`;
}

function perSecond(rate: number): string {
  return rate < 10 ? rate.toFixed(1) : thousands(Math.round(rate));
}
