import { BadSetting, readConfig } from '@sevenfold/server';
import { Failure, UsageError } from '../command-line/usage.ts';

/** The data folder that a server would use with this flag in this environment. */
export function dataFolder(data: string | undefined): string {
  try {
    const config = readConfig({ data }, process.env);
    if (data === undefined && config['database-url'] !== '')
      throw new Failure(
        'SEVENFOLD_DATABASE_URL is set: games are in PostgreSQL; back them up with pg_dump, restore them with pg_restore (docs/DEPLOY.md)',
      );
    return config.data;
  } catch (error) {
    throw error instanceof BadSetting ? new UsageError(error.message) : error;
  }
}
