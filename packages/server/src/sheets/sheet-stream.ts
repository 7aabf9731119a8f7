import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callersOf } from '../limits/address.ts';
import { sendError } from '../http-error.ts';
import type { ServerContext } from '../app.ts';
import { type StoredSheet, LARGEST_SHEET } from './shared-sheets.ts';
import type { SheetNews, SheetWatch } from './sheet-watch.ts';

const HEARTBEAT = 20_000;
const HERE = ': here\n\n';
/** Bytes that may wait for a follower to read them: a few sheets. */
const MOST_UNREAD = 4 * LARGEST_SHEET;

/**
 * A stream of server-sent events: the current sheet, then each new version. It ends with its TCP socket. An address that
 * has used up its bytes gets the newest version a little later, without those in between.
 */
export function follow(
  sheet: StoredSheet,
  watch: SheetWatch,
  { connections, limits: { answers } }: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!watch.hasRoom(sheet.id)) return sendError(reply, 'full');
  const tcp = request.raw.socket;
  const callers = callersOf(request.ip);
  const refused = connections.take(request.ip, tcp);
  if (refused !== undefined) return sendError(reply, refused);
  const stream = new PassThrough();
  const write = (event: Buffer | string): void => {
    if (stream.writableLength + stream.readableLength > MOST_UNREAD) tcp.destroy();
    else stream.write(event);
  };
  let newest: SheetNews | undefined;
  let later: NodeJS.Timeout | undefined;
  const tellNewest = (): void => {
    later = undefined;
    if (newest === undefined || tcp.destroyed) return;
    const now = performance.now();
    const wait = newest.isLast ? 0 : answers.wait(callers, now);
    if (wait > 0) {
      // Without this, the answer would not even begin.
      write(HERE);
      later = setTimeout(tellNewest, wait).unref();
      return;
    }
    answers.charge(callers, now, newest.event.length);
    write(newest.event);
    if (newest.isLast) stream.end();
    newest = undefined;
  };
  const stop = watch.watch(sheet, (news) => {
    newest = news;
    if (news.isLast) clearTimeout(later);
    if (later === undefined || news.isLast) tellNewest();
  });
  const heartbeat = setInterval(() => write(HERE), HEARTBEAT).unref();
  tcp.once('close', () => {
    stop();
    clearTimeout(later);
    clearInterval(heartbeat);
    stream.destroy();
  });
  // Whichever ends first takes the TCP socket with it.
  for (const end of [stream, reply.raw]) end.once('close', () => tcp.destroy());
  return reply
    .type('text/event-stream')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(stream);
}
