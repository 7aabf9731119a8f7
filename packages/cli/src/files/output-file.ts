import { writeFile } from 'node:fs/promises';
import { Failure, quote } from '../command-line/usage.ts';

/** Throws `Failure` if the file cannot be written. */
export async function writeOutput(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, content);
  } catch (error) {
    throw new Failure(`cannot write ${quote(file, 80)}: ${(error as Error).message}`);
  }
}
