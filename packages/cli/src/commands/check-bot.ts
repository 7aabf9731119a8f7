import { type State } from '@sevenfold/engine';
import { readArgs, readWhole } from '../command-line/args.ts';
import { outputPaint, outputWidth, type Paint } from '../terminal/colour.ts';
import { type ProgramAnswer, ExecBot, type FaultKind, FAULTS } from '../arena/exec-bot.ts';
import { sampleQuestions } from '../arena/sample-questions.ts';
import { printableName, count, padEnd, wrap } from '../terminal/text.ts';
import { UsageError } from '../command-line/usage.ts';

export const help = `
Usage: sevenfold check-bot [OPTIONS] COMMAND

Checks a program that plays in the arena as exec:COMMAND (docs/BOT-API.md): starts it, asks it questions of every
kind from games with every preset, and reports what is wrong. The exit code is 0 if nothing is, otherwise 1.

  --bot-timeout MS    time for an answer (default 1000); the first may take five times as long
  --bot-log           show what the program writes on standard error

Examples:
  sevenfold check-bot 'python3 examples/bots/bot.py'
  sevenfold check-bot --bot-timeout 50 'node mybot.js'
`;

const CLOSING_TIME = 1000;
/** Time for stray output after the last answer to arrive. */
const SILENCE_MS = 100;

const UNKNOWN = 'unknown: there was no answer to judge';

interface Finding {
  /** `undefined` if the check says nothing about it. */
  readonly isGood: boolean | undefined;
  readonly what: string;
  readonly details: string;
}

export async function run(args: string[]): Promise<number> {
  const shapes = { 'bot-timeout': 'value', 'bot-log': 'flag' } as const;
  const { values, positionals } = readArgs('check-bot', args, shapes, 1);
  const command = positionals[0]?.replace(/^exec:/, '').trim();
  if (command === undefined || command === '') {
    throw new UsageError("check-bot needs a command, such as sevenfold check-bot 'python3 mybot.py'");
  }
  const timeout = readWhole('--bot-timeout', values['bot-timeout'] ?? '1000', 1, 600_000);
  const bot = new ExecBot(command, { timeout, log: values['bot-log'] });
  const stop = (): never => {
    bot.kill();
    process.exit(130);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  try {
    const findings = await examine(bot, timeout);
    process.stdout.write(`${report(command, findings, outputWidth(), outputPaint()).join('\n')}\n`);
    return findings.some(({ isGood }) => isGood === false) ? 1 : 0;
  } finally {
    bot.kill();
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
}

async function examine(bot: ExecBot, timeout: number): Promise<Finding[]> {
  const samples = sampleQuestions();
  const decisions: ProgramAnswer[] = [];
  const kinds = new Map<string, number>();
  const presets = new Set<string>();
  for (const { preset, state } of samples) {
    const decision = await bot.decide(state);
    decisions.push(decision);
    if (decision.fault === 'gone') break;
    kinds.set(state.phase, (kinds.get(state.phase) ?? 0) + 1);
    presets.add(preset);
  }
  const repeated = await askAgain(bot, samples[0]!.state, decisions[0]!);
  await new Promise((resolve) => setTimeout(resolve, SILENCE_MS));
  const beganClosing = performance.now();
  const wasRunning = bot.isRunning;
  const went = await bot.close(CLOSING_TIME);
  const closing = performance.now() - beganClosing;

  const [first] = decisions;
  const good = decisions.filter(({ fault }) => fault === undefined);
  const times = good
    .slice(1)
    .map(({ milliseconds }) => milliseconds)
    .sort((a, b) => a - b);
  const asked = decisions.filter(({ fault }) => fault !== 'gone').length;
  const finding = (what: string, faults: readonly FaultKind[], details: string): Finding => {
    const wrong = faults.flatMap((kind) =>
      bot.faults[kind] === undefined ? [] : [{ kind, ...bot.faults[kind] }],
    );
    const said = wrong.map(
      ({ kind, count: often, example }) => `${often} × it ${FAULTS[kind]}; first: ${example}`,
    );
    if (wrong.length > 0) return { isGood: false, what, details: said.join('. ') };
    const isOpen = good.length === 0;
    return { isGood: isOpen ? undefined : true, what, details: isOpen ? UNKNOWN : details };
  };
  return [
    finding('starts and keeps running', ['crash', 'gone'], `first answer after ${ms(first!.milliseconds)}`),
    finding('only answers', ['nonsense', 'unasked', 'flood'], 'every line on standard output is an answer'),
    finding('ids', ['wrongId'], 'every answer has the id of its question'),
    finding(
      'legal answers',
      ['illegal'],
      good.length < asked
        ? `all ${good.length} answers that count`
        : `${count(asked, 'question')} of ${kinds.size} kinds from ${presets.size} presets: ${[...kinds].map(([kind, number]) => `${kind} ${number}`).join(', ')}`,
    ),
    finding(
      'in time',
      ['slow'],
      times.length === 0
        ? 'no answers to measure'
        : `half within ${ms(quantileOf(times, 0.5))}, 99% within ${ms(quantileOf(times, 0.99))}, the longest ${ms(times.at(-1)!)}; the limit is ${ms(timeout)}`,
    ),
    {
      isGood: wasRunning ? went : undefined,
      what: 'ends with its input',
      details: !wasRunning
        ? UNKNOWN
        : went
          ? `${ms(closing)} after its standard input was closed`
          : `it was still running ${ms(CLOSING_TIME)} after its standard input was closed; read until the end of the input, then exit`,
    },
    {
      // A different answer is allowed, so it is neither good nor bad.
      isGood: repeated === true ? true : undefined,
      what: 'same question, same answer',
      details:
        repeated === undefined
          ? UNKNOWN
          : repeated
            ? 'yes: results can be repeated'
            : 'no: that is allowed, but arena results cannot be repeated exactly',
    },
  ];
}

/** Whether the answer is the same again; `undefined` if one of the two is missing. */
async function askAgain(bot: ExecBot, state: State, before: ProgramAnswer): Promise<boolean | undefined> {
  if (before.fault !== undefined) return undefined;
  const again = await bot.decide(state);
  return again.fault === undefined ? again.move === before.move : undefined;
}

function report(command: string, findings: readonly Finding[], width: number, paint: Paint): string[] {
  const room = Math.max(...findings.map(({ what }) => what.length)) + 5;
  const isGood = !findings.some((finding) => finding.isGood === false);
  return [
    paint('heading', printableName(command)),
    '',
    ...findings.flatMap((finding) => {
      const [head, ...rest] = wrap(finding.details, Math.max(30, width - room));
      const [style, sign] =
        finding.isGood === undefined
          ? (['dim', '·'] as const)
          : finding.isGood
            ? (['good', '✓'] as const)
            : (['bad', '✗'] as const);
      const mark = paint(style, sign);
      const name = finding.isGood === true ? finding.what : paint(style, finding.what);
      return [padEnd(` ${mark} ${name}`, room) + head!, ...rest.map((line) => ' '.repeat(room) + line)];
    }),
    '',
    isGood
      ? paint('good', 'Ready for the arena.')
      : paint('bad', 'Not ready: without a valid answer, the default is played (s if that is legal).'),
  ];
}

function quantileOf(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

function ms(milliseconds: number): string {
  return `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`;
}
