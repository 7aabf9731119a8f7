import { racer } from '@sevenfold/bots';
import { compareOptions, SampleDealer, valuePosition } from '@sevenfold/bots/review';
import { makeMove, parseMove, type QuestionKind, Sfc32, type State } from '@sevenfold/engine';
import { answerLabel } from '../views/answers.ts';
import { readArgs, readChoice, readWhole } from '../command-line/args.ts';
import { type Cast, makeCast } from '../views/cast.ts';
import { outputPaint, outputWidth, type Paint } from '../terminal/colour.ts';
import { readPosition } from '../files/position-text.ts';
import { questionText } from '../views/question-view.ts';
import { tableLines } from '../views/table-view.ts';
import { tenths } from '../terminal/text.ts';
import { UsageError } from '../command-line/usage.ts';
import { VOCABULARIES, VOCABULARY_NAMES } from '../views/words.ts';

export const help = `
Usage: sevenfold best POSITION [--ms N | --samples N] [--seed N] [--words WORDS] [--json]

How often each answer to the open question wins, with 95% intervals. All answers are tried in the same simulated
games: a good player in every seat plays out the rest of the round, and the totals at its end decide. If a card is
about to be drawn, it shows everyone's chance to win. POSITION is in the one-line notation of docs/NOTATION.md; - reads it from
standard input.

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
const CONFIDENCE = 1.96;

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
  const dealer = new SampleDealer(new Sfc32(seed), samples);
  const until = values.samples === undefined ? performance.now() + milliseconds : Infinity;
  const enough = (): boolean => performance.now() >= until;
  const cast = makeCast(
    Array.from({ length: state.seats }, (_, seat) => `Player ${seat}`),
    undefined,
    words,
  );
  const result = isAsked(state)
    ? bestAnswer(state, dealer, enough)
    : { chances: valuePosition(state, racer, dealer, enough).chances };
  process.stdout.write(
    values.json ? `${JSON.stringify(result)}\n` : text(state, result, cast, outputPaint()),
  );
  return 0;
}

interface Result {
  readonly player?: number;
  readonly kind?: string;
  readonly best?: string;
  readonly samples?: number;
  readonly options?: readonly { readonly answer: string; readonly win: number; readonly interval: number }[];
  readonly chances: readonly number[];
}

function isAsked(state: State): boolean {
  return state.phase !== 'draw' && state.phase !== 'over';
}

function bestAnswer(state: State, dealer: SampleDealer, enough: () => boolean): Result {
  const choice = compareOptions(state, racer, dealer, { enough });
  return {
    player: state.player,
    kind: state.phase,
    best: makeMove(choice.best.move),
    samples: choice.samples,
    options: choice.options.map(({ move, win, error }) => ({
      answer: makeMove(move),
      win,
      interval: CONFIDENCE * error,
    })),
    chances: choice.best.chances,
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
    const labels = result.options.map((option) => labelOf(option.answer, cast));
    const width = Math.max(...labels.map((label) => label.length));
    result.options.forEach((option, index) => {
      const isBest = option.answer === result.best;
      const row = `${isBest ? '▸' : ' '} ${labels[index]!.padEnd(width)}  ${tenths(option.win).padStart(6)} ± ${(option.interval * 100).toFixed(1)}`;
      lines.push(isBest ? paint('good', row) : row);
    });
    lines.push(paint('dim', `Chance to win, from ${result.samples} simulated games.`));
  }
  lines.push('', 'Everyone’s chance to win:');
  result.chances.forEach((chance, seat) =>
    lines.push(`  ${cast.names[seat]}  ${tenths(chance).padStart(6)}`),
  );
  return `${lines.join('\n')}\n`;
}

function labelOf(token: string, cast: Cast): string {
  return answerLabel(parseMove(token)!, cast);
}
