import about from '../package.json' with { type: 'json' };
import { didYouMean, Failure, quote, UsageError } from './command-line/usage.ts';
import { outputWidth } from './terminal/colour.ts';
import { fitHelp } from './terminal/help-text.ts';

/** What a file in commands/ exports. */
export interface Command {
  /** Shown by --help: usage, options, examples. */
  readonly help: string;
  /** Returns the exit code; throws `UsageError` and `Failure`. */
  run(args: string[]): Promise<number>;
}

interface CommandEntry {
  readonly summary: string;
  /** Loads the command only when it is called, so that the program starts quickly. */
  load(): Promise<Command>;
}

const COMMANDS: { readonly [name: string]: CommandEntry } = {
  play: { summary: 'play in the terminal against bots', load: () => import('./commands/play.ts') },
  replay: {
    summary: 'show a record as text, or check many at once',
    load: () => import('./commands/replay.ts'),
  },
  rules: { summary: 'explain the rules, presets and house rules', load: () => import('./commands/rules.ts') },
  verify: {
    summary: 'check that the cards of a game were dealt fairly',
    load: () => import('./commands/verify.ts'),
  },
  serve: {
    summary: 'run a server with tables for others',
    load: () => import('./commands/serve.ts'),
  },
  backup: {
    summary: "copy a server's games into one file, while it runs",
    load: () => import('./commands/backup.ts'),
  },
  restore: { summary: 'put a backup in place', load: () => import('./commands/restore.ts') },
  load: {
    summary: 'play at many tables on your own server, to see what it can take',
    load: () => import('./commands/load.ts'),
  },
  arena: { summary: 'play bots against each other', load: () => import('./commands/arena.ts') },
  ladder: { summary: 'rate all bots against each other', load: () => import('./commands/ladder.ts') },
  'check-bot': {
    summary: 'find out what is wrong with a bot of your own',
    load: () => import('./commands/check-bot.ts'),
  },
  sim: {
    summary: 'measure a strategy, as tables and plots',
    load: () => import('./commands/sim.ts'),
  },
  odds: { summary: 'the exact chances in a position', load: () => import('./commands/odds.ts') },
  best: { summary: 'which answer wins most often in a position', load: () => import('./commands/best.ts') },
  review: {
    summary: 'what each decision of a game cost, and who was lucky',
    load: () => import('./commands/review.ts'),
  },
  solve: {
    summary: 'exact best play of a solo round, the strategy card, the challenge',
    load: () => import('./commands/solve.ts'),
  },
  bench: { summary: 'measure how fast the engine plays', load: () => import('./commands/bench.ts') },
};

const NAMES = Object.keys(COMMANDS);
/** The longest lines of a help text; longer ones are hard to read. */
const WIDEST_HELP = 118;
const HELP_FLAGS: ReadonlySet<string> = new Set(['--help', '-h']);

/** Runs the program and returns its exit code; never throws. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    return await dispatch(args);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const known = error instanceof UsageError || error instanceof Failure;
    process.stderr.write(`sevenfold: ${known ? '' : 'internal error: '}${oneLine(message)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function dispatch(args: readonly string[]): Promise<number> {
  const [first, ...rest] = args;
  if (first === undefined || HELP_FLAGS.has(first)) return say(overview());
  if (first === '--version' || first === '-V') return say(version());
  if (first === 'help') return say(rest[0] === undefined ? overview() : (await find(rest[0])).help);
  const command = await find(first);
  const options = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest;
  if (options.some((argument) => HELP_FLAGS.has(argument))) return say(command.help);
  return command.run(rest);
}

async function find(name: string): Promise<Command> {
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (entry !== undefined) return entry.load();
  const hint = didYouMean(name, NAMES) || `; the commands are ${NAMES.join(', ')}`;
  throw new UsageError(`there is no ${name.startsWith('-') ? 'option' : 'command'} ${quote(name)}${hint}`);
}

function overview(): string {
  const width = Math.max(...NAMES.map((name) => name.length));
  return `Sevenfold, a press-your-luck card game.

Usage: sevenfold COMMAND [OPTIONS]

Commands:
${NAMES.map((name) => `  ${name.padEnd(width)}  ${COMMANDS[name]!.summary}`).join('\n')}

  sevenfold help COMMAND   what a command does, with examples
  sevenfold --version      the version

Exit codes: 0 success; 1 failure (a bad record, an unreadable file, a check that fails);
2 wrong usage; 130 interrupted.

Start with: sevenfold play`;
}

function version(): string {
  return `sevenfold ${about.version}`;
}

function say(text: string): number {
  process.stdout.write(`${fitHelp(text.trim(), Math.min(WIDEST_HELP, outputWidth()))}\n`);
  return 0;
}

function oneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' ').trim();
}
