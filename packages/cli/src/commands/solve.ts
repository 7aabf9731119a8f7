import { CARD_SETS, parsePolicy, type Policy } from '@sevenfold/bots/solver';
import { readArgs, readChoice, readWhole } from '../command-line/args.ts';
import { solveChallenge } from '../solve/challenge.ts';
import { challengeLines } from '../solve/challenge-view.ts';
import { outputPaint, outputWidth } from '../terminal/colour.ts';
import { solveOne } from '../solve/solution.ts';
import { solutionLines } from '../solve/solution-view.ts';
import { strategyFacts } from '../solve/strategy-facts.ts';
import { cardLines } from '../solve/strategy-card.ts';
import { poster } from '../solve/poster-texts.ts';
import { writeOutput } from '../files/output-file.ts';
import { quote, UsageError } from '../command-line/usage.ts';

export const help = `
Usage: sevenfold solve [OPTIONS]

The exact value of a solo round with a new deck, by the official rules: expected score, chances of a bust and a Flip 7, and the
chance of every score, for best play or any simple policy. Solving all 94 cards takes two seconds.

  --cards SET       numbers, modifiers (with numbers), secondChance (with both), or all (default)
  --policy POLICY   best (default), or parts joined by &:
                      stay>=25         stay with 25 points or more
                      sum>=24          the same, counting only the numbers
                      sum+plus/3>=24   the numbers, and a third of the + cards
                      bust<=0.26       hit while the next card busts with a chance of 0.26 or less
                      risk             never stay while holding a Second Chance
                    A list has one limit for each count of numbers
                    held, beginning with none: sum>=99,99,23,24,25,26,36
  --distribution    the chance of every score
  --card [FILE]     the strategy card: when to stop, rules to remember and what they cost; with a FILE that ends in
                    .svg a poster, otherwise a table on the terminal
  --challenge       the solo challenge: the fewest expected rounds to 200, and the best chance of fewer than five;
                    with the deck carried over, measured on played games
  --games N         how many games to measure the challenge with (default 20000)
  --seed N          seed of their cards (default 1)
  --recompute       compute the challenge with all cards again instead of using the stored table: some minutes
  --json            one JSON object, all digits

Examples:
  sevenfold solve --cards modifiers
  sevenfold solve --policy 'stay>=25'
  sevenfold solve --cards secondChance --policy 'bust<=0.26' --json
  sevenfold solve --card poster.svg
  sevenfold solve --challenge
`;

const SHAPES = {
  cards: 'value',
  policy: 'value',
  distribution: 'flag',
  card: 'value',
  challenge: 'flag',
  games: 'value',
  seed: 'value',
  recompute: 'flag',
  json: 'flag',
} as const;

const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const STOPPED = 130;

export async function run(args: string[]): Promise<number> {
  refuse(
    args.some((arg) => /^--(?:set|rules|preset)(?:=|$)/.test(arg)),
    'solve knows the official rules only; for house rules, ask for the odds of a position: sevenfold odds POSITION',
  );
  const { values } = readArgs('solve', withCardFile(args), SHAPES);
  const cards = readChoice('--cards', values.cards ?? 'all', CARD_SETS);
  const policy = readPolicy(values.policy ?? 'best');
  const games = readWhole('--games', values.games ?? '20000', 100, 10_000_000);
  const seed = readWhole('--seed', values.seed ?? '1', 0, 0xffff_ffff);
  refuse(values.card !== undefined && values.challenge, '--card and --challenge cannot be used together');
  for (const option of ['games', 'seed', 'recompute'] as const) {
    const given = values[option] !== undefined && values[option] !== false;
    refuse(given && !values.challenge, `--${option} needs --challenge`);
  }
  const special = values.card === undefined ? '--challenge' : '--card';
  if (values.card !== undefined || values.challenge) {
    refuse(values.policy !== undefined, `${special} is about best play; leave out --policy`);
    refuse(values.distribution, `${special} has no distribution; leave out --distribution`);
  }
  refuse(
    values.card?.endsWith('.svg') === true && values.json,
    '--json and --card FILE.svg cannot be used together',
  );
  refuse(
    values.card !== undefined && values.card !== '-' && !values.card.endsWith('.svg'),
    '--card draws a poster into a file that ends in .svg',
  );

  return untilStopped(async (signal) => {
    if (values.card !== undefined) {
      const facts = strategyFacts(cards);
      if (values.json) return say(JSON.stringify(facts));
      if (values.card === '-') return say(cardLines(facts, outputPaint(), outputWidth()).join('\n'));
      await writeOutput(values.card, poster(facts));
      return say(`The strategy card is in ${values.card}. Print it on A4 or Letter.`);
    }
    if (values.challenge) {
      const { recompute } = values;
      const report = await solveChallenge({ cards, games, seed, recompute, signal });
      return say(
        values.json
          ? JSON.stringify(report)
          : challengeLines(report, outputPaint(), outputWidth()).join('\n'),
      );
    }
    const answer = solveOne(cards, policy, values.policy ?? 'best');
    if (values.json) return say(JSON.stringify(answer));
    return say(solutionLines(answer, values.distribution, outputPaint(), outputWidth()).join('\n'));
  });
}

/** `--card` without a file means the table on the terminal. */
function withCardFile(args: readonly string[]): string[] {
  return args.map((arg, index) => {
    const next = args[index + 1];
    return arg === '--card' && (next === undefined || next.startsWith('--')) ? '--card=-' : arg;
  });
}

function readPolicy(text: string): Policy {
  const policy = parsePolicy(text);
  if (policy !== undefined) return policy;
  throw new UsageError(
    `--policy must be best or something like stay>=25, sum>=24&risk or bust<=0.26, not ${quote(text)}; see sevenfold solve --help`,
  );
}

function refuse(wrong: boolean, sentence: string): void {
  if (wrong) throw new UsageError(sentence);
}

/** Ctrl-C stops the work. */
async function untilStopped(work: (signal: AbortSignal) => Promise<number>): Promise<number> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    return await work(controller.signal);
  } catch (error) {
    if (!controller.signal.aborted) throw error;
    process.stderr.write('sevenfold: stopped\n');
    return STOPPED;
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}
