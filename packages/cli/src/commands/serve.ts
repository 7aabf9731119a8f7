import {
  BadSetting,
  type Config,
  configHelp,
  FLAGS,
  makeLog,
  readConfig,
  type Running,
  startServer,
} from '@sevenfold/server';
import { readArgs } from '../command-line/args.ts';
import { outputPaint } from '../terminal/colour.ts';
import { lineLog } from '../server/serve-log.ts';
import { greeting } from '../server/serve-view.ts';
import { Failure, UsageError } from '../command-line/usage.ts';

export const help = `
Usage: sevenfold serve [OPTIONS]

Serves tables, score sheets and the web app, until it is stopped with Ctrl-C or SIGTERM: then it finishes what is being
written, tells everybody, and ends within five seconds. Games are never lost; people come back by themselves.

Each option can be given in the environment as well, by the second name:

${configHelp()}

At a terminal it writes lines for people, otherwise lines of JSON. Several processes may serve the same tables: give
them the same --database-url and --redis-url. docs/DEPLOY.md tells how to run it for others.

Examples:
  sevenfold serve
  sevenfold serve --port 8080 --data /var/lib/sevenfold --trust-proxy loopback
  DATABASE_URL=postgres://sevenfold@db/sevenfold REDIS_URL=redis://cache sevenfold serve
`;

/** Milliseconds from a signal to the end, whatever happens. */
const DEADLINE = 4500;
/** One Ctrl-C may arrive twice, by the terminal and by whoever started this program. */
const SAME_SIGNAL = 500;

export async function run(args: string[]): Promise<number> {
  const shapes = Object.fromEntries(FLAGS.map((flag) => [flag, 'value'] as const));
  const { values } = readArgs('serve', args, shapes);
  const config = configOf(values);
  const isForPeople = process.stdout.isTTY;
  const log = makeLog(config['log-level'], isForPeople ? lineLog(process.stdout, outputPaint()) : undefined);
  const running = await start(config, () => startServer(config, log));
  if (isForPeople) process.stdout.write(`${greeting(config, running.port, outputPaint())}\n`);
  log.info({ port: running.port, host: config.host }, 'listening');
  const reason = await stopped(running, (error) =>
    log.fatal({ err: error }, 'the database has died; stopping, so that this server can be started again'),
  );
  log.info(reason === 'death' ? {} : { signal: reason }, 'stopped');
  return reason === 'death' ? 1 : 0;
}

function configOf(flags: { readonly [name: string]: string | undefined }): Config {
  try {
    return readConfig(flags, process.env);
  } catch (error) {
    throw error instanceof BadSetting ? new UsageError(error.message) : error;
  }
}

/** The world's reasons not to start, in sentences that name what to change. */
async function start(config: Config, begin: () => Promise<Running>): Promise<Running> {
  try {
    return await begin();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    switch (code ?? '') {
      case 'EADDRINUSE':
        throw new Failure(
          `port ${config.port} is in use already; stop what uses it, or choose another with --port`,
        );
      case 'EACCES':
        throw new Failure(`port ${config.port} is not allowed here; choose one above 1023 with --port`);
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        throw new Failure(`this machine has no address ${config.host}; see --host`);
      default:
        throw new Failure(message);
    }
  }
}

/** Waits for a signal, or until the server cannot go on, and then for the end. */
function stopped(running: Running, died: (error: Error) => void): Promise<NodeJS.Signals | 'death'> {
  return new Promise((resolve) => {
    let since: number | undefined;
    const stop = (reason: NodeJS.Signals | 'death'): void => {
      if (since !== undefined) {
        if (performance.now() - since > SAME_SIGNAL) process.exit(130);
        return;
      }
      since = performance.now();
      setTimeout(() => process.exit(1), DEADLINE).unref();
      void running.stop().finally(() => resolve(reason));
    };
    void running.death.then(died).then(() => stop('death'));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  });
}
