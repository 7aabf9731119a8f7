import { restoreBackup } from '@sevenfold/server';
import { readArgs } from '../command-line/args.ts';
import { dataFolder } from '../hosting/data-folder.ts';
import { Failure, UsageError } from '../command-line/usage.ts';

export const help = `
Usage: sevenfold restore FILE [--data FOLDER]

Puts a file written by sevenfold backup into a data folder, for the next server that uses it. Stop the server first.
What the folder held before is renamed, not deleted.

  --data FOLDER   the data folder (default: the environment variable SEVENFOLD_DATA, or sevenfold-data)

Examples:
  sevenfold restore friday.db
  sevenfold restore /mnt/backups/2026-11-15.db --data /var/lib/sevenfold
`;

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArgs('restore', args, { data: 'value' }, 1);
  const file = positionals[0];
  if (file === undefined)
    throw new UsageError('restore needs a file to read, such as sevenfold restore friday.db');
  const folder = dataFolder(values.data);
  const before = await restoreBackup(file, folder).catch((error: unknown) => {
    throw new Failure((error as Error).message);
  });
  process.stdout.write(`${folder} now holds the games of ${file}.\n`);
  if (before !== undefined) process.stdout.write(`What it held before is in ${before}.\n`);
  return 0;
}
