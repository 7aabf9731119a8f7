import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { ConfigError, type GameRecord, LogError, parseRecord, type Replay, replay } from '@sevenfold/engine';
import { type CutLine, LineCutter, LONGEST_LINE, TOO_LONG } from './line-cutter.ts';

export interface RecordError {
  /** Index of the first bad token; −1 if the record itself is at fault. */
  readonly at: number;
  readonly token: string;
  readonly code: string;
  readonly message: string;
}

const CHUNK = 64 * 1024;

/** Answers every record, one per line, with one line of JSON: its replay, or its error. */
export async function replayLines(input: Readable, output: Writable): Promise<void> {
  const cutter = new LineCutter();
  let waiting = '';
  const flush = async (): Promise<void> => {
    const chunk = waiting;
    waiting = '';
    if (chunk !== '' && !output.write(chunk)) await once(output, 'drain');
  };
  const answer = async (lines: Iterable<CutLine>): Promise<void> => {
    for (const line of lines) {
      waiting += `${answerLine(line)}\n`;
      if (waiting.length >= CHUNK) await flush();
    }
    // A program may wait for the answer to one record before it sends the next.
    await flush();
  };
  for await (const chunk of input) await answer(cutter.feed(chunk as Buffer));
  await answer(cutter.end());
}

export function answerLine(line: CutLine): string {
  const result = replayText(line);
  return JSON.stringify('error' in result ? { error: result.error } : result);
}

/** Replays the text of a record; never throws because of the text. */
export function replayText(line: CutLine): Replay | { readonly error: RecordError } {
  if (line === TOO_LONG) return broken('badJson', `the line is longer than ${LONGEST_LINE} bytes`);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    return broken(
      'badJson',
      line.trim() === '' ? 'the line is empty' : `this is not JSON: ${messageOf(error)}`,
    );
  }
  let record: GameRecord;
  try {
    record = parseRecord(value);
  } catch (error) {
    if (error instanceof ConfigError) return broken('badConfig', error.message);
    // Values nested thousands deep overflow the stack.
    if (error instanceof RangeError) return broken('badConfig', 'the record is nested too deeply');
    throw error;
  }
  try {
    return replay(record);
  } catch (error) {
    if (error instanceof ConfigError) return broken('badConfig', error.message);
    if (!(error instanceof LogError)) throw error;
    const { at, token, code, message } = error;
    return { error: { at, token, code, message } };
  }
}

function broken(code: string, message: string): { error: RecordError } {
  return { error: { at: -1, token: '', code, message } };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
