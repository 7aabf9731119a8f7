import { racer } from '@sevenfold/bots';
import {
  type Advice,
  advise,
  SampleDealer,
  valuePosition,
  valueSolo,
  winsAtOnce,
} from '@sevenfold/bots/review';
import { parseMove, type QuestionKind, Sfc32, type State } from '@sevenfold/engine';
import { answerSubject } from '../views/answers.ts';
import { readArgs, readChoice, readWhole } from '../command-line/args.ts';
import { type Cast, makeCast } from '../views/cast.ts';
import { columns } from '../terminal/columns.ts';
import { outputPaint, outputWidth, type Paint } from '../terminal/colour.ts';
import { readPosition } from '../files/position-text.ts';
import { figureText, reasonText } from '../views/reason-view.ts';
import { questionText } from '../views/question-view.ts';
import { tableLines } from '../views/table-view.ts';
import { listOf, tenths } from '../terminal/text.ts';
import { unitOf } from '../views/unit.ts';
import { UsageError } from '../command-line/usage.ts';
import { VOCABULARIES, VOCABULARY_NAMES } from '../views/words.ts';

export const help = `
Usage: sevenfold best POSITION [--ms N | --samples N] [--seed N] [--words WORDS] [--json]

How often each answer to the open question wins, and why the best one is better. All answers are tried in the same
simulated games: a good player in every seat plays out the rest of the round, and the totals at its end decide. ± is
a 95% interval, including the error of valuing totals; 'exact' means that the answer ends the game, or cannot win it
any more. A reason is a fact whose absence changes the lead by the stated amount. If a card is about to be drawn,
the command shows everyone's chance to win. For a solo game it shows expected rounds and the chance of a medal instead.
POSITION is in the one-line notation of docs/NOTATION.md; - reads it from standard input.

  --ms N         think for N milliseconds (default 500)
  --samples N    or try each answer in N simulated games: the result then depends on the seed alone
  --seed N       seed of the simulated games (default 1)
  --words WORDS  what things are called: flip (default), deal or turn
  --json         one JSON object

Examples:
  sevenfold best official_97-9a.71-2p.168-46_7-0-1-turns_0102112122053001001011_turn-1
  sevenfold best --samples 2000 --json - < position.txt
`;

const MOST_SAMPLES = 50_000;
const FIRST_SAMPLES = 20_000;

export async function run(args: string[]): Promise<number> {
  const shapes = { ms: 'value', samples: 'value', seed: 'value', words: 'value', json: 'flag' } as const;
  const { values, positionals } = readArgs('best', args, shapes, 1);
  if (values.ms !== undefined && values.samples !== undefined) {
    throw new UsageError('--ms and --samples cannot be used together');
  }
  const state = await readPosition('best', positionals[0]);
  const words = VOCABULARIES[readChoice('--words', values.words ?? 'flip', VOCABULARY_NAMES)];
  const samples =
    values.samples === undefined ? FIRST_SAMPLES : readWhole('--samples', values.samples, 2, MOST_SAMPLES);
  const milliseconds = readWhole('--ms', values.ms ?? '500', 1, 600_000);
  const seed = readWhole('--seed', values.seed ?? '1', 0, 0xffff_ffff);
  const until = values.samples === undefined ? performance.now() + milliseconds : Infinity;
  const enough = (): boolean => performance.now() >= until;
  const cast = makeCast(
    Array.from({ length: state.seats }, (_, seat) => `Player ${seat}`),
    undefined,
    words,
  );
  const result = isAsked(state)
    ? bestAnswer(advise(state, { samples, seed }, enough))
    : { chances: chancesOf(state, new SampleDealer(new Sfc32(seed), samples), enough) };
  process.stdout.write(
    values.json ? `${JSON.stringify(result)}\n` : text(state, result, cast, outputPaint()),
  );
  return 0;
}

type Result = Partial<Omit<Advice, 'isFinal' | 'ahead'>> & { readonly chances: readonly number[] };

function chancesOf(state: State, dealer: SampleDealer, enough: () => boolean): readonly number[] {
  return state.seats === 1 ? valueSolo(state, dealer) : valuePosition(state, racer, dealer, enough).chances;
}

function isAsked(state: State): boolean {
  return state.phase !== 'draw' && state.phase !== 'over';
}

function bestAnswer({ player, kind, best, samples, isClear, options, reasons }: Advice): Result {
  const { chances } = options.find(({ answer }) => answer === best)!;
  return {
    player,
    kind,
    ...(best === undefined ? {} : { best }),
    samples,
    isClear,
    options,
    reasons,
    chances: chances!,
  };
}

function text(state: State, result: Result, cast: Cast, paint: Paint): string {
  const lines = [...tableLines(state, cast, { width: outputWidth(), paint }), ''];
  if (state.phase === 'over') {
    lines.push('The game is over.');
  } else if (result.options !== undefined && isAsked(state)) {
    lines.push(
      `${cast.names[state.player]}: ${questionText(state.phase as QuestionKind, state, cast.words)}`,
    );
    const unit = unitOf(state.seats);
    const labels = result.options.map((option) => labelOf(option.answer, cast));
    const width = Math.max(...labels.map((label) => label.length));
    result.options.forEach(({ answer, win, chances }, index) => {
      const isBest = answer === result.best;
      const medal = chances!.length > state.seats ? `; medal ${tenths(chances![1]!)}` : '';
      const row = `${isBest ? '▸' : ' '} ${labels[index]!.padEnd(width)}  ${unit.verb} ${figureText(win!, unit)}${medal}`;
      lines.push(isBest ? paint('good', row) : row);
    });
    lines.push(...reasonLines(result, cast));
    lines.push(paint('dim', `${sourceOf(result.samples ?? 0)}; ± is a 95% interval.`));
  }
  if (state.seats === 1) return `${[...lines, ...soloLines(result.chances)].join('\n')}\n`;
  lines.push('', 'Everyone’s chance to win:');
  const rows = result.chances.map((chance, seat) => [`  ${cast.names[seat]}`, tenths(chance).padStart(6)]);
  lines.push(...columns(rows));
  return `${lines.join('\n')}\n`;
}

/** Where the figures come from. */
function sourceOf(samples: number): string {
  return samples === 0 ? 'Computed from every way the round can go' : `From ${samples} simulated games`;
}

/** What to expect of a game alone. */
function soloLines([minusRounds = 0, medal = 0]: readonly number[]): string[] {
  return ['', `Expected rounds: ${(-minusRounds).toFixed(2)}. Chance of a medal: ${tenths(medal)}.`];
}

/** What speaks for the best answer, then what speaks for the second best. */
function reasonLines({ best = '', options = [], reasons = [], isClear }: Result, cast: Cast): string[] {
  const ranked = options
    .filter(({ answer }) => answer !== best)
    .toSorted((a, b) => b.win!.value - a.win!.value);
  const [next] = ranked;
  if (next === undefined) return [];
  const [better, other] = [labelOf(best, cast), labelOf(next.answer, cast)];
  if (isClear !== true) {
    const isWon = options.some(({ answer, win }) => answer === best && winsAtOnce(answer, win!));
    if (isWon) return [`${better} wins at once.`];
    const close = ranked.filter(({ isClose }) => isClose);
    const labels = [better, ...close.map(({ answer }) => labelOf(answer, cast))];
    return [`Too close to tell apart: ${listOf(labels, 'or')}.`];
  }
  return reasons.map((reason) =>
    reason.answer === best
      ? `For ${better}: ${reasonText(reason, other, cast)}.`
      : `For ${other}: ${reasonText(reason, better, cast)}.`,
  );
}

function labelOf(token: string, cast: Cast): string {
  return answerSubject(parseMove(token)!, cast);
}
