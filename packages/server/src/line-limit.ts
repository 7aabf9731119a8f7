import type { Server } from 'node:net';
import { callerOf } from './address.ts';
import { Tally } from './quota.ts';

/** Drops what one address opens beyond a number, whether or not it ever asks for anything. */
export function limitLines(server: Server, most: number): void {
  const lines = new Tally(most);
  server.on('connection', (line) => {
    const caller = callerOf(line.remoteAddress ?? '');
    if (!lines.enter(caller)) {
      line.destroy();
      return;
    }
    line.once('close', () => lines.leave(caller));
  });
}
