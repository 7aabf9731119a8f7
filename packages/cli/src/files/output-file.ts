import { writeFile } from 'node:fs/promises';
import { Failure, quote } from '../command-line/usage.ts';

/** Writes a file that was asked for; throws `Failure`. */
export async function writePlot(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, content);
  } catch (error) {
    throw new Failure(`cannot write ${quote(file, 80)}: ${(error as Error).message}`);
  }
}
