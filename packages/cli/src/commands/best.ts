import { racer } from '@sevenfold/bots';
import {
  type Advice,
  advise,
  estimateSolo,
  type Figure,
  medalInterval,
  SampleDealer,
  sampleOf,
  valuePosition,
  winsAtOnce,
} from '@sevenfold/bots/review';
import { parseMove, type QuestionKind, Sfc32, type State } from '@sevenfold/engine';
import { answerSubject } from '../views/answers.ts';
import { everyoneAfter } from '../views/everyone.ts';
import { readArgs, readChoice, readWhole } from '../command-line/args.ts';
import { type Cast, makeCast } from '../views/cast.ts';
import { columns } from '../terminal/columns.ts';
import { outputPaint, outputWidth, type Paint } from '../terminal/colour.ts';
import { readPosition } from '../files/position-text.ts';
import { figureColumn, figureText } from '../views/figure-view.ts';
import { reasonText } from '../views/reason-view.ts';
import { questionText } from '../views/question-view.ts';
import { tableLines } from '../views/table-view.ts';
import { capitalised, listOf, tenths, thousands, wrap } from '../terminal/text.ts';
import { unitOf } from '../views/unit.ts';
import { UsageError } from '../command-line/usage.ts';
import { VOCABULARIES, VOCABULARY_NAMES } from '../views/words.ts';

export const help = `
Usage: sevenfold best POSITION [--ms N | --samples N] [--seed N] [--words WORDS] [--json]

How often each answer to the open question wins, and why the best one is better. All answers are tried in the same
simulated games: a good player in every seat plays out the rest of the round, and the totals at its end decide. ± is
a 95% interval, including the error of valuing totals; 'exact' means that the answer ends the game, or cannot win it
any more. A reason is a fact whose absence changes the lead by the stated amount, in points of win chance (5 points
lie between 40% and 45%). If a card is about to be drawn, the command shows everyone's chance to win. For a solo game it shows expected rounds and the chance of a medal instead.
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
    ? bestAnswer(state, advise(state, { samples, seed }, enough))
    : expected(state, new SampleDealer(new Sfc32(seed), samples), enough);
  process.stdout.write(
    values.json ? `${JSON.stringify(result)}\n` : text(state, result, cast, outputPaint()),
  );
  return 0;
}

type Result = Partial<Omit<Advice, 'isFinal' | 'ahead'>> & {
  /** Everyone's chance to win; alone, minus the expected rounds and the chance of a medal. */
  readonly chances: readonly number[];
  /** The same chances and how they are known; alone, minus the expected rounds. */
  readonly figures: readonly Figure[];
};

/** What to expect where nobody is asked. */
function expected(state: State, dealer: SampleDealer, enough: () => boolean): Result {
  const isOver = state.phase === 'over';
  const figureOf = (value: number, error: number): Figure =>
    isOver ? { known: 'exact', value } : sampleOf(value, error, state);
  if (state.seats === 1) {
    const [rounds, medal] = estimateSolo(state, dealer);
    const chances = [rounds!.value, medal!.value];
    return { samples: dealer.samples, chances, figures: [figureOf(rounds!.value, rounds!.error)] };
  }
  const { chances, errors, samples } = valuePosition(state, racer, dealer, enough);
  return { samples, chances, figures: chances.map((chance, seat) => figureOf(chance, errors![seat]!)) };
}

function isAsked(state: State): boolean {
  return state.phase !== 'draw' && state.phase !== 'over';
}

function bestAnswer(state: State, advice: Advice): Result {
  const { player, kind, best, samples, isClear, options, reasons } = advice;
  const option = options.find(({ answer }) => answer === best)!;
  const figures = state.seats === 1 ? [option.win!] : everyoneAfter(state, option, samples);
  return {
    player,
    kind,
    ...(best === undefined ? {} : { best }),
    samples,
    isClear,
    options,
    reasons,
    chances: option.chances!,
    figures,
  };
}

function text(state: State, result: Result, cast: Cast, paint: Paint): string {
  const lines = [...tableLines(state, cast, { width: outputWidth(), paint }), ''];
  if (state.phase === 'over') lines.push('The game is over.', '');
  else if (result.options !== undefined) lines.push(...answerLines(state, result, cast, paint), '');
  if (state.seats === 1) lines.push(soloLine(result));
  else {
    lines.push('Everyone’s chance to win:');
    const figures = figureColumn(result.figures, unitOf(state.seats));
    lines.push(
      ...columns(
        figures.map((figure, seat) => [`  ${cast.names[seat]}`, figure]),
        '  ',
        2,
      ),
    );
  }
  if (state.phase !== 'over') lines.push(paint('dim', `${sourceOf(result)}.`));
  return `${lines.join('\n')}\n`;
}

/** The question, its answers with their figures, and what speaks for them. */
function answerLines(state: State, result: Result, cast: Cast, paint: Paint): string[] {
  const unit = unitOf(state.seats);
  const options = result.options!;
  const labels = options.map(({ answer }) => capitalised(labelOf(answer, state.player, cast)));
  const width = Math.max(...labels.map((label) => label.length));
  const rows = options.map(({ answer, win, chances }, index) => {
    const isBest = answer === result.best && settledText(result) === undefined;
    const medal = state.seats === 1 ? `; medal ${medalText(chances![1]!, win!, result.samples!)}` : '';
    const row = `${isBest ? '▸' : ' '} ${labels[index]!.padEnd(width)}  ${unit.verb} ${figureText(win!, unit)}${medal}`;
    return isBest ? paint('good', row) : row;
  });
  const question = questionText(state.phase as QuestionKind, state, cast.words);
  return [`${cast.names[state.player]}: ${question}`, ...rows, ...reasonLines(state, result, cast)];
}

/** Where the figures come from. */
function sourceOf({ samples = 0, figures, options = [] }: Result): string {
  const source =
    samples === 0 ? 'Computed from every way the round can go' : `From ${thousands(samples)} simulated games`;
  const isExact = [...figures, ...options.map(({ win }) => win!)].every(({ known }) => known === 'exact');
  return isExact ? source : `${source}; ± is a 95% interval`;
}

/** What to expect of a game alone. */
function soloLine({ figures: [rounds], chances, samples }: Result): string {
  const medal = medalText(chances[1]!, rounds!, samples!);
  return `Expected: ${figureText(rounds!, unitOf(1))}. Chance of a medal: ${medal}.`;
}

/** The chance of a medal is exact where the rounds are; without samples it has only the error of its table. */
function medalText(chance: number, { known }: Figure, samples: number): string {
  if (known === 'exact') return tenths(chance);
  const interval = medalInterval(chance, known === 'sample' ? samples : Infinity);
  return `${tenths(chance)} ± ${unitOf(2).digits(interval)}`;
}

/** Where every answer certainly comes to the same, and none of them at once. */
function settledText({ options = [], best }: Result): string | undefined {
  if (options.some(({ answer, win }) => answer === best && winsAtOnce(answer, win!))) return undefined;
  const wins = options.map(({ win }) => win!);
  const [first] = wins;
  if (first === undefined || wins.length < 2) return undefined;
  if (wins.some(({ known, value }) => known !== 'exact' || value !== first.value)) return undefined;
  if (first.value === 0) return 'The game is lost, whatever you answer.';
  return first.value === 1 ? 'The game is won, whatever you answer.' : 'Every answer comes to the same.';
}

/** What speaks for the best answer, then what speaks for the second best. */
function reasonLines({ player }: State, result: Result, cast: Cast): string[] {
  const { best = '', options = [], reasons = [], isClear, kind } = result;
  const ranked = options
    .filter(({ answer }) => answer !== best)
    .toSorted((a, b) => b.win!.value - a.win!.value);
  const [next] = ranked;
  if (next === undefined) return [];
  const [better, other] = [labelOf(best, player, cast), labelOf(next.answer, player, cast)];
  if (isClear !== true) {
    const isWon = options.some(({ answer, win }) => answer === best && winsAtOnce(answer, win!));
    if (isWon) return [`${capitalised(better)} wins at once.`];
    const settled = settledText(result);
    if (settled !== undefined) return [settled];
    const close = ranked.filter(({ isClose }) => isClose);
    const labels = [better, ...close.map(({ answer }) => labelOf(answer, player, cast))];
    return wrap(`Too close to tell apart: ${listOf(labels, 'or')}.`, outputWidth(), '  ');
  }
  return reasons.flatMap((reason) => {
    const [answer, against] = reason.answer === best ? [better, other] : [other, better];
    const why = reasonText(reason, against, { player, kind: kind! }, cast);
    return wrap(`For ${answer}: ${why}.`, outputWidth(), '  ');
  });
}

function labelOf(token: string, player: number, cast: Cast): string {
  return answerSubject(parseMove(token)!, player, cast);
}
