import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callersOf } from '../limits/address.ts';
import { sendError } from '../http-error.ts';
import type { ServerContext } from '../server-context.ts';
import { LARGEST_SHEET } from '../sheets/sheet-store.ts';
import { type LiveWatch, type FollowerEvent, REMOVED } from './live-watch.ts';

const HEARTBEAT = 20_000;
const HERE = ': here\n\n';
/** Bytes that may wait for a follower to read them: a few sheets. */
const MOST_UNREAD = 4 * LARGEST_SHEET;

/**
 * A stream of server-sent events: the current version, then each new one, for as long as the follower may see them. It
 * ends with its TCP socket. An address that has used up its bytes gets the newest version a little later, without those in
 * between.
 */
export function follow<One extends { readonly id: string; readonly version: number }>(
  item: One,
  watch: LiveWatch<One>,
  { connections, net, limits: { answers } }: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  mayFollow: (item: One) => boolean = () => true,
): FastifyReply {
  if (!watch.hasRoom(item.id)) return sendError(reply, 'full');
  const tcp = request.raw.socket;
  const callers = callersOf(request.ip);
  const refused = connections.take(request.ip, tcp);
  if (refused !== undefined) return sendError(reply, refused);
  const stream = new PassThrough();
  net.watch(stream, tcp);
  const write = (event: Buffer | string): void => {
    if (stream.writableLength + stream.readableLength > MOST_UNREAD) tcp.destroy();
    else stream.write(event);
  };
  let newest: FollowerEvent<One> | undefined;
  let later: NodeJS.Timeout | undefined;
  const tellNewest = (): void => {
    later = undefined;
    if (newest === undefined || tcp.destroyed) return;
    const now = performance.now();
    const wait = newest.item === undefined ? 0 : answers.wait(callers, now);
    if (wait > 0) {
      // Otherwise the headers of the answer would have to wait too.
      write(HERE);
      later = setTimeout(() => net.run(tcp, tellNewest), wait).unref();
      return;
    }
    answers.charge(callers, now, newest.bytes.length);
    write(newest.bytes);
    if (newest.item === undefined) stream.end();
    newest = undefined;
  };
  const tell = (event: FollowerEvent<One>): void => {
    const isLast = event.item === undefined || !mayFollow(event.item);
    newest = isLast ? REMOVED : event;
    if (isLast) clearTimeout(later);
    if (later === undefined || isLast) tellNewest();
  };
  const stop = watch.watch(item, (event) => net.run(tcp, () => tell(event)));
  const heartbeat = setInterval(() => write(HERE), HEARTBEAT).unref();
  tcp.once('close', () => {
    stop();
    clearTimeout(later);
    clearInterval(heartbeat);
    stream.destroy();
  });
  // The stream and the answer end together: the first of them to close ends the TCP socket.
  for (const end of [stream, reply.raw]) end.once('close', () => tcp.destroy());
  return reply
    .type('text/event-stream')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(stream);
}
