import { parsePosition, PositionError, type State } from '@sevenfold/engine';
import { readInput } from './record-file.ts';
import { UsageError } from '../command-line/usage.ts';

/** The position given as an argument, or on standard input for `-`; throws `UsageError`. */
export async function readPosition(command: string, text: string | undefined): Promise<State> {
  if (text === undefined) {
    throw new UsageError(
      `${command} needs a POSITION (or - for standard input); see sevenfold ${command} --help`,
    );
  }
  const position = text === '-' ? (await readInput(undefined)).trim() : text;
  try {
    return parsePosition(position);
  } catch (error) {
    if (error instanceof PositionError)
      throw new UsageError(`bad position, field ${error.field}: ${error.message}`);
    throw error;
  }
}
