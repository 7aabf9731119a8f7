import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';

/**
 * Lets the parser of a WebSocket fail only once. A stream that has been given an invalid frame still writes the pieces that
 * wait behind it; ws 8.22.2 and 8.23.0 then read from a state that they have half cleared, and throw where nothing
 * catches it. Whatever a version does, its parser gets nothing more after its first error, and what it throws is an error
 * of this connection.
 */
export function guardReceiver(ws: WebSocket): void {
  const receiver = receiverOf(ws);
  const write = receiver._write.bind(receiver);
  let failed = false;
  receiver._write = (chunk, encoding, done) => {
    if (failed) return done();
    const ended = (error?: Error | null): void => {
      failed ||= Boolean(error);
      done(error);
    };
    try {
      write(chunk, encoding, ended);
    } catch (error) {
      ended(error as Error);
    }
  };
}

/** ws has no public name for its parser; a version without this one must not be used unguarded. */
function receiverOf(ws: WebSocket & { readonly _receiver?: Writable }): Writable {
  if (typeof ws._receiver?._write !== 'function') throw new Error('this version of ws cannot be guarded');
  return ws._receiver;
}
