import { writeFile } from 'node:fs/promises';
import { Failure, quote } from '../command-line/usage.ts';

/** Throws `Failure`. */
export async function writeOutput(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, content);
  } catch (error) {
    throw new Failure(`cannot write ${quote(file, 80)}: ${(error as Error).message}`);
  }
}
