// What a setting of the server is: a flag, a variable of the environment, and the one place that says what it may be.

/** A setting that cannot be used: a sentence that names it and says what is allowed. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}

export interface Setting<Value> {
  /** Of the environment. */
  readonly variable: string;
  /** What stands for the value in the help. */
  readonly sample: string;
  readonly sentence: string;
  readonly fallback: Value;
  /** What is allowed, to finish the sentence 'it must be …'. */
  readonly allowed: string;
  /** The value is not to be repeated to anybody. */
  readonly secret: boolean;
  /** `undefined` if it cannot be read. */
  read(text: string): Value | undefined;
}

type About = readonly [variable: string, sentence: string];

export function whole([variable, sentence]: About, fallback: number, low: number, high: number) {
  return setting<number>({
    variable,
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

export function choice<Word extends string>(
  [variable, sentence]: About,
  fallback: Word,
  words: readonly Word[],
) {
  return setting<Word>({
    variable,
    sentence,
    sample: 'WORD',
    fallback,
    allowed: `one of ${words.join(', ')}`,
    read: (given) => words.find((word) => word === given),
  });
}

/** Some text; empty if it is not set. */
export function text(
  [variable, sentence]: About,
  sample: string,
  fallback: string,
  pattern: RegExp,
  allowed: string,
) {
  return setting<string>({
    variable,
    sentence,
    sample,
    fallback,
    allowed,
    read: (given) => (pattern.test(given) ? given : undefined),
  });
}

/** Some text that is never shown; empty if it is not set. */
export function secret(
  [variable, sentence]: About,
  sample: string,
  isAllowed: (given: string) => boolean,
  allowed: string,
) {
  const read = (given: string): string | undefined => (isAllowed(given) ? given : undefined);
  return { ...setting<string>({ variable, sentence, sample, fallback: '', allowed, read }), secret: true };
}

/** Several, separated by commas. */
export function list(
  [variable, sentence]: About,
  sample: string,
  read: (text: string) => string | undefined,
  allowed: string,
) {
  return setting<readonly string[]>({
    variable,
    sentence,
    sample,
    fallback: [],
    allowed,
    read: (given) => {
      const values = given.split(',').map((part) => read(part.trim()));
      return values.every((value) => value !== undefined) ? values : undefined;
    },
  });
}

function setting<Value>(about: Omit<Setting<Value>, 'secret'>): Setting<Value> {
  return { ...about, secret: false };
}
