import { backup } from '@sevenfold/server';
import { readArgs } from '../command-line/args.ts';
import { dataFolder } from '../hosting/data-folder.ts';
import { Failure, UsageError } from '../command-line/usage.ts';

export const help = `
Usage: sevenfold backup FILE [--data FOLDER]

Copies everything in a server's data folder, as it is at one moment, into a new file. The server can keep running.
sevenfold restore brings it back.

  --data FOLDER   the server's data folder (default: the environment variable SEVENFOLD_DATA, or sevenfold-data)

For PostgreSQL, use pg_dump.

Examples:
  sevenfold backup friday.db
  sevenfold backup /mnt/backups/$(date +%F).db --data /var/lib/sevenfold
`;

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArgs('backup', args, { data: 'value' }, 1);
  const file = positionals[0];
  if (file === undefined)
    throw new UsageError('backup needs a file to write, such as sevenfold backup friday.db');
  const folder = dataFolder(values.data);
  await backup(folder, file).catch((error: unknown) => {
    throw new Failure((error as Error).message);
  });
  process.stdout.write(`${file} now contains everything in ${folder}.\n`);
  return 0;
}
