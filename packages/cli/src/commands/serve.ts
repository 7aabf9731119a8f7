import {
  BadSetting,
  type Config,
  configHelp,
  FLAGS,
  makeLogger,
  readConfig,
  type RunningServer,
  startServer,
} from '@sevenfold/server';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readArgs } from '../command-line/args.ts';
import { outputPaint } from '../terminal/colour.ts';
import { lineLog } from '../hosting/serve-log.ts';
import { greeting } from '../hosting/serve-view.ts';
import { Failure, UsageError } from '../command-line/usage.ts';

export const help = `
Usage: sevenfold serve [OPTIONS]

Serves tables, score sheets and the web app until you stop it with Ctrl-C or SIGTERM. It then finishes writing, tells
everyone, and ends within five seconds. No game is lost, and players reconnect automatically.

Every option can also be set by an environment variable; that of --table-hours is SEVENFOLD_TABLE_HOURS.

${configHelp()}

Logs are readable lines at a terminal, JSON lines otherwise. Several processes can serve the same tables: give them
the same --database-url and --redis-url. docs/DEPLOY.md explains how to run it for others.

Examples:
  sevenfold serve
  sevenfold serve --port 8080 --data /var/lib/sevenfold --trust-proxy loopback
  sevenfold serve --base /games/seven --trust-proxy loopback
  SEVENFOLD_DATABASE_URL=postgres://sevenfold@db/sevenfold SEVENFOLD_REDIS_URL=redis://cache sevenfold serve
`;

/** The app as it was built into the published package; in a clone the server finds it by itself. */
const APP = fileURLToPath(new URL('../app', import.meta.url));
/** The exit code of an end that someone wanted at once. */
const INTERRUPTED = 130;
/** Milliseconds after a signal in which the process ends for certain. */
const DEADLINE = 4500;
/** One Ctrl-C may arrive twice: from the terminal and from the parent process. */
const SAME_SIGNAL = 500;

export async function run(args: string[]): Promise<number> {
  const shapes = Object.fromEntries(FLAGS.map((flag) => [flag, 'value'] as const));
  const { values } = readArgs('serve', args, shapes);
  const config = configOf(values);
  const isForPeople = process.stdout.isTTY;
  const log = makeLogger(
    config['log-level'],
    isForPeople ? lineLog(process.stdout, outputPaint()) : undefined,
  );
  const running = await start(config, () => startServer(config, log));
  answerGuard();
  // Set up before the greeting, because a reader of the greeting may stop the server at once.
  const ended = stopped(running, (error) =>
    log.fatal({ err: error }, 'the database has failed; stopping, so that this server can be started again'),
  );
  if (isForPeople) process.stdout.write(`${greeting(config, running.port, outputPaint())}\n`);
  log.info({ port: running.port, host: config.host }, 'listening');
  process.send?.('listening');
  const reason = await ended;
  log.info(reason === 'fatalError' ? {} : { signal: reason }, 'stopped');
  return reason === 'fatalError' ? 1 : 0;
}

/**
 * Answers the guard, which started this process, kills it when it no longer answers, and starts it again when it has died;
 * see bin/guard.js.
 */
function answerGuard(): void {
  process.on('message', (message) => {
    if (message === 'alive?') process.send?.('alive');
  });
  // Otherwise this process would never end.
  process.channel?.unref();
}

function configOf(flags: { readonly [name: string]: string | undefined }): Config {
  try {
    const config = readConfig(flags, process.env);
    return config.web === '' && existsSync(APP) ? { ...config, web: APP } : config;
  } catch (error) {
    throw error instanceof BadSetting ? new UsageError(error.message) : error;
  }
}

/** Turns what can go wrong at the start into sentences that say what to change. */
async function start(config: Config, begin: () => Promise<RunningServer>): Promise<RunningServer> {
  try {
    return await begin();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const unknownHost = `this machine has no address ${config.host}; see --host`;
    const sentences: { readonly [code: string]: string } = {
      EADDRINUSE: `port ${config.port} is already in use; stop the program that uses it, or choose another port with --port`,
      EACCES: `port ${config.port} is not allowed here; choose one above 1023 with --port`,
      EADDRNOTAVAIL: unknownHost,
      ENOTFOUND: unknownHost,
    };
    throw new Failure(sentences[code] ?? message);
  }
}

/** Waits for a signal, or until the server cannot go on, and then for the end. */
function stopped(
  running: RunningServer,
  died: (error: Error) => void,
): Promise<NodeJS.Signals | 'fatalError'> {
  return new Promise((resolve) => {
    let since: number | undefined;
    const stop = (reason: NodeJS.Signals | 'fatalError'): void => {
      if (since !== undefined) {
        if (performance.now() - since > SAME_SIGNAL) process.exit(INTERRUPTED);
        return;
      }
      since = performance.now();
      setTimeout(() => process.exit(reason === 'fatalError' ? 1 : INTERRUPTED), DEADLINE).unref();
      void running.stop().finally(() => resolve(reason));
    };
    void running.fatalError.then(died).then(() => stop('fatalError'));
    // The guard is gone, and killing it was meant to stop this process too.
    process.on('disconnect', () => stop('SIGTERM'));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  });
}
