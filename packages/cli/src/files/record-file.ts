import { createReadStream } from 'node:fs';
import { ConfigError, type GameRecord, LogError, parseRecord } from '@sevenfold/engine';
import { Failure, quote, UsageError } from '../command-line/usage.ts';

/** Megabytes that are read at once; records have kilobytes. */
const LARGEST = 64;
const TOO_LARGE = 'ERR_STRING_TOO_LONG';
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'that is a folder',
  [TOO_LARGE]: `it is larger than ${LARGEST} MB`,
};

/** The text of a file, or of standard input if none is named; throws `Failure`. */
export async function readInput(file: string | undefined): Promise<string> {
  try {
    return await textOf(file === undefined ? process.stdin : createReadStream(file));
  } catch (error) {
    throw readFailure(file, error);
  }
}

/** The text of a stream; throws an error for `readFailure` if there is too much of it. */
export async function textOf(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of stream) {
    bytes += piece.length;
    if (bytes > LARGEST << 20) throw Object.assign(new Error(), { code: TOO_LARGE });
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/**
 * The text of the named file, or of standard input without a name or with `-`. Throws `UsageError` if that would
 * wait for someone to type a record at a terminal, and `Failure` if it cannot be read.
 */
export async function readRecordText(command: string, name: string | undefined): Promise<string> {
  if (name === undefined && process.stdin.isTTY) {
    throw new UsageError(`${command} needs a record: name a FILE, or send one to standard input`);
  }
  return readInput(name === '-' ? undefined : name);
}

/** A bad log as a `Failure`; other errors unchanged. */
export function logFailure(error: unknown): unknown {
  if (!(error instanceof LogError)) return error;
  return new Failure(`bad record: token ${error.at}, ${quote(error.token)}: ${error.message}`);
}

/** An unreadable file as a `Failure`; other errors unchanged. */
export function readFailure(file: string | undefined, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) return error;
  const reason = REASONS[code] ?? code;
  return new Failure(`cannot read ${file === undefined ? 'standard input' : quote(file, 500)}: ${reason}`);
}

/** Throws `Failure`. */
export function readJson(json: string): unknown {
  try {
    return JSON.parse(json.replace(/^\ufeff/, ''));
  } catch (error) {
    const hint = /\}\s*\n\s*\{/.test(json) ? '; for one record per line, use --jsonl' : '';
    throw new Failure(`bad record: this is not JSON: ${(error as Error).message}${hint}`);
  }
}

/** Throws `Failure`. */
export function readRecord(json: string): GameRecord {
  const value = readJson(json);
  try {
    return parseRecord(value);
  } catch (error) {
    if (error instanceof ConfigError) throw new Failure(`bad record: ${error.message}`);
    if (error instanceof RangeError) throw new Failure('bad record: it is nested too deeply');
    throw error;
  }
}
