import { review, REVIEW_SAMPLES } from '@sevenfold/bots/review';
import { splitLog } from '@sevenfold/engine';
import { readArgs, readChoice, readWhole } from '../command-line/args.ts';
import { recordCast } from '../views/cast.ts';
import { outputPaint, outputWidth } from '../terminal/colour.ts';
import { Progress } from '../terminal/progress.ts';
import { logFailure, readRecord, readRecordText } from '../files/record-file.ts';
import { reviewLines } from '../views/review-view.ts';
import { VOCABULARIES, VOCABULARY_NAMES } from '../views/words.ts';

export const help = `
Usage: sevenfold review [RECORD] [--samples N] [--seed N] [--all] [--words WORDS] [--json]

Judges every decision of a recorded game: the best answer, what the given one cost in chance to win, and why; and
for every player how well they played and how lucky they were. Each position is valued by playing out the rest of its
round. What changes with an answer is an error, what changes with a card is luck, and for every player start + luck +
own errors + others' errors = result. The best answer is chosen in one half of the simulated games and measured in
the other, so that errors are right on average; differences that could be noise are not called mistakes. Differences
are in points of win chance (5 points lie between 40% and 45%), ± is a 95% interval. A reason is a fact whose
absence changes the cost by the stated amount. Alone, everything is measured in expected rounds instead.
Reads the file RECORD, or standard input if there is none (or with -).

  --samples N    simulated games per position (default ${REVIEW_SAMPLES}); up to 16 times as many for close
                 decisions; with nine or more players, a quarter as many to begin with
  --seed N       seed of the simulated games (default 1): the result depends only on it and on the record
  --all          list every decision, not only the mistakes
  --words WORDS  what things are called: flip (default), deal or turn
  --json         one JSON object: decisions, players, and everyone's chances throughout the game

Examples:
  sevenfold review game.json
  sevenfold review game.json --samples 2000 --json
`;

export async function run(args: string[]): Promise<number> {
  const shapes = { samples: 'value', seed: 'value', all: 'flag', words: 'value', json: 'flag' } as const;
  const { values, positionals } = readArgs('review', args, shapes, 1);
  const samples = readWhole('--samples', values.samples ?? `${REVIEW_SAMPLES}`, 2, 50_000);
  const seed = readWhole('--seed', values.seed ?? '1', 0, 0xffff_ffff);
  const words = VOCABULARIES[readChoice('--words', values.words ?? 'flip', VOCABULARY_NAMES)];
  const record = readRecord(await readRecordText('review', positionals[0]));
  const progress = new Progress(splitLog(record.log).length, 'tokens');
  let played = 0;
  try {
    const result = review(record, { samples, seed }, ({ at }) => {
      progress.add(at - played);
      played = at;
    });
    const cast = recordCast(record.players, words);
    const layout = { width: outputWidth(), paint: outputPaint(), all: values.all };
    progress.end();
    process.stdout.write(
      values.json ? `${JSON.stringify(result)}\n` : `${reviewLines(result, cast, layout).join('\n')}\n`,
    );
    return 0;
  } catch (error) {
    throw logFailure(error);
  } finally {
    progress.end();
  }
}
