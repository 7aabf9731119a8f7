// A setting of the server: a flag, an environment variable, and the values it may have.

import { createHash } from 'node:crypto';

/** A setting with a value that is not allowed; the message names the setting and says what is. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}

export interface Setting<Value> {
  /** What stands for the value in the help. */
  readonly sample: string;
  readonly sentence: string;
  readonly fallback: Value;
  /** The fallback as the help shows it. */
  readonly usual: string;
  /** Completes the sentence 'it must be …'. */
  readonly allowed: string;
  /** Never shown in a message. */
  readonly secret: boolean;
  /** `undefined` if it cannot be read. */
  read(text: string): Value | undefined;
}

export function whole(sentence: string, fallback: number, low: number, high: number) {
  return setting<number>({
    sentence,
    sample: 'N',
    fallback,
    allowed: `a whole number from ${low} to ${high}`,
    read: (given) => {
      const value = /^\d{1,15}$/.test(given) ? Number(given) : NaN;
      return value >= low && value <= high ? value : undefined;
    },
  });
}

const DAY = 86_400_000;
const UNITS: Readonly<Record<string, number>> = { d: DAY, m: 30 * DAY, y: 365 * DAY };
const LONGEST = 1000 * 365 * DAY;

/** Milliseconds; `Infinity` for ever. */
export function duration(sentence: string, fallback: string) {
  return setting<number>({
    sentence,
    sample: 'TIME',
    fallback: readDuration(fallback)!,
    usual: fallback,
    allowed: 'a number of days, months or years such as 90d, 6m or 5y, or forever',
    read: readDuration,
  });
}

function readDuration(given: string): number | undefined {
  if (given === 'forever') return Infinity;
  const [, count, unit = ''] = /^([1-9]\d{0,5})([dmy])$/.exec(given) ?? [];
  const value = Number(count) * (UNITS[unit] ?? NaN);
  return value <= LONGEST ? value : undefined;
}

export function choice<const Word extends string>(sentence: string, fallback: Word, words: readonly Word[]) {
  return setting<Word>({
    sentence,
    sample: 'WORD',
    fallback,
    allowed: `one of ${words.join(', ')}`,
    read: (given) => words.find((word) => word === given),
  });
}

export function text(sentence: string, sample: string, fallback: string, pattern: RegExp, allowed: string) {
  return setting<string>({
    sentence,
    sample,
    fallback,
    allowed,
    read: (given) => (pattern.test(given) ? given : undefined),
  });
}

/** The path of a website: '' for its root, otherwise with a slash at the beginning and none at the end. */
export function path(sentence: string) {
  return setting<string>({
    sentence,
    sample: 'PATH',
    fallback: '',
    allowed: 'a path such as /games/seven, of letters, digits, -, _, . and ~',
    read: (given) => {
      const inner = given.replaceAll(/^\/|\/$/g, '');
      if (inner === '') return '';
      return inner.split('/').every((part) => /^(?!\.)[\w.~-]+$/.test(part)) ? `/${inner}` : undefined;
    },
  });
}

export function secret(
  sentence: string,
  sample: string,
  isAllowed: (given: string) => boolean,
  allowed: string,
) {
  const read = (given: string): string | undefined => (isAllowed(given) ? given : undefined);
  return { ...setting<string>({ sentence, sample, fallback: '', allowed, read }), secret: true };
}

/** A secret of which only a hash is remembered. */
export function hashed(
  sentence: string,
  sample: string,
  isAllowed: (given: string) => boolean,
  allowed: string,
) {
  const read = (given: string): string | undefined =>
    isAllowed(given) ? createHash('sha256').update(given).digest('hex') : undefined;
  return { ...setting<string>({ sentence, sample, fallback: '', allowed, read }), secret: true };
}

/** Separated by commas. */
export function list(
  sentence: string,
  sample: string,
  isAllowed: (part: string) => boolean,
  allowed: string,
) {
  return setting<readonly string[]>({
    sentence,
    sample,
    fallback: [],
    allowed,
    read: (given) => {
      const parts = given.split(',').map((part) => part.trim());
      return parts.every(isAllowed) ? parts : undefined;
    },
  });
}

function setting<Value>(
  about: Omit<Setting<Value>, 'secret' | 'usual'> & { readonly usual?: string },
): Setting<Value> {
  const { fallback } = about;
  return { usual: Array.isArray(fallback) ? '' : String(fallback), ...about, secret: false };
}
