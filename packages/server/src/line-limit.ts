import type { Server } from 'node:net';
import { callersOf } from './address.ts';
import { Tally } from './tally.ts';

/** Drops what one address opens beyond a number, whether or not it ever asks for anything. */
export function limitLines(server: Server, most: number): void {
  const lines = new Tally(most);
  server.on('connection', (line) => {
    const callers = callersOf(line.remoteAddress ?? '');
    if (!lines.enter(callers)) {
      line.destroy();
      return;
    }
    line.once('close', () => lines.leave(callers));
  });
}
