import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import type { ExceptionNet } from '../limits/exception-net.ts';

type Done = (error?: Error | null) => void;

/** The parser of a WebSocket, as far as ws has no public names for it. */
interface Receiver extends Writable {
  startLoop(done: Done): void;
}

/**
 * Lets the parser of a WebSocket fail only once. A stream that has been given an invalid frame still writes the pieces that
 * wait behind it; ws 8.22.2 and 8.23.0 then read from a state that they have half cleared, and throw where nothing
 * catches it. Whatever a version does, its parser gets nothing more after its first error, and what it throws costs this
 * connection only. That has to be caught here, because ws reads on in a later turn, when the event of the TCP socket is over.
 */
export function guardReceiver(ws: WebSocket, tcp: Socket, net: ExceptionNet): void {
  const receiver = receiverOf(ws);
  const write = receiver._write.bind(receiver);
  const parse = receiver.startLoop.bind(receiver);
  let failed = false;
  const isOver = (): boolean => failed || net.hasDropped(tcp);
  receiver._write = (chunk, encoding, done) => {
    let isDone = false;
    const ended: Done = (error) => {
      if (isDone) return;
      isDone = true;
      failed ||= Boolean(error);
      done(error);
    };
    if (isOver()) ended();
    else write(chunk, encoding, ended);
  };
  receiver.startLoop = (done) => {
    if (isOver()) return done();
    try {
      parse(done);
    } catch (error) {
      net.drop(tcp, error);
      done(error as Error);
    }
  };
  net.watch(receiver, tcp);
}

/** A version of ws without this parser must not be used unguarded. */
function receiverOf(ws: WebSocket & { readonly _receiver?: Receiver }): Receiver {
  if (typeof ws._receiver?.startLoop !== 'function') throw new Error('this version of ws cannot be guarded');
  return ws._receiver;
}
