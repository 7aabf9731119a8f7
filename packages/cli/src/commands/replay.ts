import { createReadStream } from 'node:fs';
import { type GameRecord, splitLog } from '@sevenfold/engine';
import { readArgs, readChoice, readWhole } from '../command-line/args.ts';
import { outputPaint, outputWidth } from '../terminal/colour.ts';
import { replayLines } from '../files/json-lines.ts';
import { logFailure, readFailure, readRecord, readRecordText } from '../files/record-file.ts';
import { type RecordLayout, positionLines, recordLines } from '../views/record-view.ts';
import { UsageError } from '../command-line/usage.ts';
import { VOCABULARIES, VOCABULARY_NAMES } from '../views/words.ts';

export const help = `
Usage: sevenfold replay [OPTIONS] [RECORD]

Shows the record of a game as text, round by round. Reads the file RECORD, or standard input if there is none (or
with -).

  --at N         show the table after N tokens of the log, and the open question
  --words WORDS  what things are called: flip (default), deal or turn
  --jsonl        many records, one per line: answers each with one line of JSON, in the same order

With --jsonl the answer to a bad record is {"error": {"at", "token", "code", "message"}}, and reading continues
with the next line. "at" is the index of the first bad token, or -1 if the record itself is at fault.

Examples:
  sevenfold replay game.json
  sevenfold replay game.json --at 12
  sevenfold replay --words turn < game.json
  sevenfold replay --jsonl < games.jsonl > results.jsonl
`;

export async function run(args: string[]): Promise<number> {
  const shapes = { at: 'value', words: 'value', jsonl: 'flag' } as const;
  const { values, positionals } = readArgs('replay', args, shapes, 1);
  const words = VOCABULARIES[readChoice('--words', values.words ?? 'flip', VOCABULARY_NAMES)];
  if (values.jsonl) {
    if (values.at !== undefined) throw new UsageError('--at and --jsonl cannot be used together');
    await replayMany(positionals[0] === '-' ? undefined : positionals[0]);
    return 0;
  }
  const at = values.at === undefined ? undefined : readWhole('--at', values.at, 0, 1e9);
  const record = readRecord(await readRecordText('replay', positionals[0]));
  const lines = show(record, at, { words, width: outputWidth(), paint: outputPaint() });
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}

async function replayMany(file: string | undefined): Promise<void> {
  const input = file === undefined ? process.stdin : createReadStream(file);
  try {
    await replayLines(input, process.stdout);
  } catch (error) {
    throw readFailure(file, error);
  }
}

function show(record: GameRecord, at: number | undefined, layout: RecordLayout): string[] {
  const length = splitLog(record.log).length;
  if (at !== undefined && at > length) {
    throw new UsageError(`--at must be from 0 to ${length}, the length of this log, not ${at}`);
  }
  try {
    return at === undefined ? recordLines(record, layout) : positionLines(record, at, layout);
  } catch (error) {
    throw logFailure(error);
  }
}
