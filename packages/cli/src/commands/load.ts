import { isIP } from 'node:net';
import { MOST_SEATS } from '@sevenfold/table';
import { readArgs, readWhole } from '../command-line/args.ts';
import { Failure, quote, UsageError } from '../command-line/usage.ts';
import { writeOutput } from '../files/output-file.ts';
import { loadPlot } from '../load/load-plot.ts';
import { reportOf, timesOf } from '../load/load-report.ts';
import { LoadRun } from '../load/load-run.ts';
import { LimitReached } from '../load/load-table.ts';
import { leftText, loadText, secondText } from '../load/load-view.ts';
import { type LoadPlan, serverFlags } from '../load/plan.ts';
import { request } from '../load/request.ts';
import { sum } from '../load/load-tally.ts';
import { outputPaint, outputWidth } from '../terminal/colour.ts';
import { thousands } from '../terminal/text.ts';

export const help = `
Usage: sevenfold load [URL] [OPTIONS]

Opens tables on a server of your own, plays real games there at a steady rate, and says how quickly the server answers,
what it refuses and what to change. It deletes its tables and games at the end, even after Ctrl-C. The default URL is
http://127.0.0.1:7777.

  --tables N          tables (default 20)
  --players N         players at each table (default 4)
  --rate N            actions a second, across all tables (default 100)
  --seconds N         how long they play (default 30)
  --herd              halfway, all players lose their connection at once and come back
  --json              the report as JSON
  --plot FILE         the times of actions as an SVG file
  --yes-it-is-mine    for a server on another machine

All of these players share one address, so the server needs higher limits than real players would. If a limit is too
low, load names it. Give load a core of its own: on the same core as the server, it measures both.

Examples:
  sevenfold serve --address-tables 10000 --address-connections 4000 --address-storage 85 \\
    --address-requests 9000 --address-messages 41000
  sevenfold load --tables 1000 --rate 500
  sevenfold load http://127.0.0.1:8080 --tables 200 --rate 1000 --herd --plot load.svg
  sevenfold load https://play.example.org --tables 50 --yes-it-is-mine
`;

const OPTIONS = {
  tables: 'value',
  players: 'value',
  rate: 'value',
  seconds: 'value',
  herd: 'flag',
  json: 'flag',
  plot: 'value',
  'yes-it-is-mine': 'flag',
} as const;

const USUAL_SERVER = 'http://127.0.0.1:7777';
/** Seconds to delete everything. */
const CLEANING = 15;
/** One Ctrl-C may arrive twice: from the terminal and from the parent process. */
const SAME_SIGNAL = 500;

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArgs('load', args, OPTIONS, 1);
  const plan: LoadPlan = {
    server: readServer(positionals[0] ?? USUAL_SERVER, values['yes-it-is-mine']),
    tables: readWhole('--tables', values.tables ?? '20', 1, 100_000),
    players: readWhole('--players', values.players ?? '4', 1, MOST_SEATS),
    rate: readWhole('--rate', values.rate ?? '100', 1, 1_000_000),
    seconds: readWhole('--seconds', values.seconds ?? '30', 1, 86_400),
    herd: values.herd,
  };
  await checkServer(plan.server);
  const stop = stopSignal();
  const load = new LoadRun(plan, stop);
  const opening = await open(load);
  const show = progress(load);
  const timer = setInterval(show, 200);
  await load.play();
  clearInterval(timer);
  show();
  const seconds = Math.min(load.tally.elapsed, plan.seconds);
  const tablesLeft = await load.remove(CLEANING);
  const report = reportOf(load, { complete: !stop.aborted, opening, seconds, tablesLeft });
  if (values.plot !== undefined) await writeOutput(values.plot, loadPlot(report, load.tally.times()));
  process.stdout.write(
    values.json ? `${JSON.stringify(report)}\n` : loadText(report, outputWidth(), outputPaint()),
  );
  return stop.aborted ? 130 : 0;
}

/** Throws `UsageError`. */
function readServer(text: string, isMine: boolean): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new UsageError(`load needs the address of a server, such as ${USUAL_SERVER}, not ${quote(text)}`);
  if (!isMine && !isThisMachine(url.hostname))
    throw new UsageError(
      `${url.host} is not this machine, and load would keep it busy; if the server is yours, add --yes-it-is-mine`,
    );
  return url.origin + url.pathname.replace(/\/+$/, '');
}

function isThisMachine(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  return address === 'localhost' || address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}

/** Throws `Failure` if no server of ours is there. */
async function checkServer(server: string): Promise<void> {
  let answer: Response;
  try {
    answer = await request('/health', server, { signal: AbortSignal.timeout(5000) });
  } catch (error) {
    if (error instanceof Failure) throw error;
    const { cause, message } = error as Error & { readonly cause?: NodeJS.ErrnoException };
    throw new Failure(
      `no server answers at ${server} (${cause?.code ?? cause?.message ?? message}); is it running?`,
    );
  }
  const health = (await answer.json().catch(() => undefined)) as { readonly status?: string } | undefined;
  if (health?.status !== 'ok') throw new Failure(`${server} answers, but it is not a Sevenfold server`);
}

/** Returns how many seconds it took; throws `Failure`, after deleting what it can. */
async function open(load: LoadRun): Promise<number> {
  const { plan } = load;
  const begun = performance.now();
  let shown = begun;
  try {
    await load.open((tables) => {
      if (performance.now() - shown < 1000) return;
      shown = performance.now();
      process.stderr.write(`${thousands(tables)} of ${thousands(plan.tables)} tables are open\n`);
    });
  } catch (error) {
    const left = await load.remove(CLEANING);
    if (left > 0) process.stderr.write(`${leftText(left)}\n`);
    throw error instanceof LimitReached ? new Failure(limitText(error, plan)) : error;
  }
  return (performance.now() - begun) / 1000;
}

function limitText({ what, code }: LimitReached, plan: LoadPlan): string {
  if (code === 'full')
    return `the server refuses more connections (full); for this test, start it with ${serverFlags(plan, ['max-connections'])}`;
  if (code === 'busy')
    return `the server cannot open more tables (busy): it has as many in memory as it may, or its database does not answer; for this test, start it with ${serverFlags(plan, ['max-tables'])}`;
  // The server's answer does not say which of the two limits it was.
  const met = [what === 'table' ? 'address-tables' : 'address-connections', 'address-requests'];
  return `the server refuses more ${what}s (${code}), because all of them come from one address; for this test, start it with ${serverFlags(plan, met)}`;
}

/** Returns a function that prints a line for each second that is over. */
function progress({ tally, plan }: LoadRun): () => void {
  let shown = 0;
  return () => {
    for (; shown + 1 <= Math.min(tally.elapsed, plan.seconds); shown++) {
      const sorted = tally.times(shown);
      const { connected } = tally;
      const now = { actions: sorted.length, times: timesOf(sorted), connected, refused: sum(tally.refused) };
      process.stderr.write(`${secondText(shown + 1, now)}\n`);
    }
  };
}

/** Aborted by the first signal; the second ends the program at once. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  let since: number | undefined;
  const stop = (): void => {
    if (since !== undefined && performance.now() - since > SAME_SIGNAL) process.exit(130);
    if (since === undefined) process.stderr.write('stopping and deleting the tables…\n');
    since ??= performance.now();
    controller.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  return controller.signal;
}
