// A server in its own process, to be killed. It loads everything before it is told to start, so that little time passes
// between one process and the next.

import { flushCompileCache } from 'node:module';
import { SETTINGS, type HouseSettings } from '@sevenfold/table';
import { makeLogger, readConfig, startServer } from '../../src/index.ts';

export interface Start {
  readonly flags: Record<string, string>;
  /** The defaults of a server if there are none. */
  readonly settings?: Partial<HouseSettings> | undefined;
}

process.on('disconnect', () => process.exit());
process.on('message', ({ flags, settings }: Start) => {
  const config = readConfig(flags, {});
  const more = settings === undefined ? {} : { settings: { ...SETTINGS, ...settings } };
  startServer(config, makeLogger(config['log-level']), more).then(
    ({ port }) => process.send!({ port }),
    (error: Error) => process.send!({ error: error.message }),
  );
});
// For the next process: this one will have no time for it.
flushCompileCache();
process.send!({ loaded: true });
