import { parseArgs } from 'node:util';
import { didYouMean, quote, UsageError } from './usage.ts';

/** Whether an option takes no value, one value, or one value each time it is given. */
export type OptionShape = 'flag' | 'value' | 'values';

export type Values<Shapes extends Record<string, OptionShape>> = {
  readonly [Name in keyof Shapes]: Shapes[Name] extends 'flag'
    ? boolean
    : Shapes[Name] extends 'values'
      ? readonly string[]
      : string | undefined;
};

export interface CommandLine<Shapes extends Record<string, OptionShape>> {
  readonly values: Values<Shapes>;
  readonly positionals: readonly string[];
}

/** Reads a command's arguments; throws `UsageError` for unknown ones. */
export function readArgs<const Shapes extends Record<string, OptionShape>>(
  command: string,
  args: readonly string[],
  shapes: Shapes,
  maxPositionals = 0,
): CommandLine<Shapes> {
  // Not `strict`: its messages take several lines and suggest nothing.
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(shapes).map(([name, shape]) => [
        name,
        { type: shape === 'flag' ? 'boolean' : 'string' } as const,
      ]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values: Record<string, boolean | string | undefined | string[]> = Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [
      name,
      shape === 'flag' ? false : shape === 'values' ? [] : undefined,
    ]),
  );
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const shape = Object.hasOwn(shapes, token.name) ? shapes[token.name] : undefined;
    if (shape === undefined) throw unknownOption(command, token.rawName, Object.keys(shapes));
    if (shape === 'flag') {
      if (token.value !== undefined)
        throw new UsageError(`${token.rawName} takes no value: leave out ${quote(token.value)}`);
      values[token.name] = true;
      continue;
    }
    // `--save --new` lacks the file; a value that begins with dashes is written `--save=--new`.
    if (token.value === undefined || (token.value.startsWith('--') && !token.inlineValue)) {
      throw new UsageError(`${token.rawName} needs a value; see sevenfold ${command} --help`);
    }
    if (shape === 'values') (values[token.name] as string[]).push(token.value);
    else values[token.name] = token.value;
  }
  const extra = positionals[maxPositionals];
  if (extra !== undefined) {
    throw new UsageError(
      `${command} does not know what to do with ${quote(extra)}; see sevenfold ${command} --help`,
    );
  }
  return { values: values as Values<Shapes>, positionals };
}

/** Throws `UsageError`. */
export function readWhole(option: string, text: string, low: number, high: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  if (!(value >= low && value <= high)) {
    throw new UsageError(`${option} must be a whole number from ${low} to ${high}, not ${quote(text)}`);
  }
  return value;
}

/** Throws `UsageError`. */
export function readChoice<Word extends string>(
  option: string,
  text: string,
  choices: readonly Word[],
): Word {
  const choice = choices.find((word) => word === text);
  if (choice === undefined) {
    throw new UsageError(
      `${option} must be one of ${choices.join(', ')}, not ${quote(text)}${didYouMean(text, choices)}`,
    );
  }
  return choice;
}

function unknownOption(command: string, name: string, known: readonly string[]): UsageError {
  const options = known.map((option) => `--${option}`);
  const hint = didYouMean(name, options) || `; see sevenfold ${command} --help`;
  return new UsageError(
    `${command} has no option ${name.length > 40 ? `${name.slice(0, 40)}…` : name}${hint}`,
  );
}
