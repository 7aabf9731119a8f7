import { Conflict, LONGEST_CODE, Quota } from '@sevenfold/table';
import { parseScoreLog, ScoreFileError } from '@sevenfold/physical/scores';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ServerContext } from '../server-context.ts';
import { type HttpErrorCode, parseInput, sendError } from '../http-error.ts';
import { bearerOf } from './bearer.ts';
import { type StoredSheet, LARGEST_SHEET, LAST_VERSION } from '../sheets/sheet-store.ts';
import { follow } from '../followers/event-stream.ts';
import { LiveWatch } from '../followers/live-watch.ts';
import { limitedBy, payForStorage } from '../limits/request-limit.ts';
import { STORAGE_COSTS } from '../limits/storage-costs.ts';

/** Versions of one sheet at once, more than anyone enters by hand, and a second. */
const WRITES = 5;
const WRITES_A_SECOND = 2;

const creation = v.strictObject({ body: v.unknown() });
const revision = v.strictObject({
  // The version that was changed; the new one follows it.
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(LAST_VERSION - 1)),
  body: v.unknown(),
});
const sheetId = v.pipe(v.string(), v.regex(/^[0-9A-Z]{12}$/));

type WithId = FastifyRequest<{ Params: { id: string } }>;

export function sheetRoutes(app: FastifyInstance, context: ServerContext): void {
  const { storage, source, bus, limits, config } = context;
  const { sheets } = storage;
  const subject = { name: 'sheet', load: (id: string) => sheets.load(id), show: shown };
  const watch = new LiveWatch(subject, bus, config['max-spectators']);
  const writes = new Quota(WRITES, WRITES_A_SECOND);
  const bodyLimit = LARGEST_SHEET + 1024;
  const find = async ({ params }: WithId): Promise<StoredSheet | undefined> => {
    const id = parseInput(sheetId, params.id);
    return id === undefined ? undefined : sheets.load(id);
  };

  app.post('/v1/sheets', { bodyLimit, onRequest: limitedBy(limits.creations) }, async (request, reply) => {
    const wanted = parseInput(creation, request.body);
    if (wanted === undefined) return sendError(reply, 'badRequest');
    const log = checkedLog(wanted.body, reply);
    if (typeof log !== 'string') return log;
    const refused = payForStorage(limits, request, reply, STORAGE_COSTS.sheet + Buffer.byteLength(log));
    if (refused !== undefined) return refused;
    const [id, key] = [source.code(LONGEST_CODE), source.token()];
    await sheets.create(id, await source.hash(key), log);
    return reply.code(201).send({ id, key, version: 1 });
  });

  app.get('/v1/sheets/:id', async (request: WithId, reply) => {
    const sheet = await find(request);
    if (sheet === undefined) return sendError(reply, 'noSheet');
    return reply.header('cache-control', 'no-store').type('application/json').send(shown(sheet));
  });

  /** Returns the sheet that the key of a request opens, or why it opens none. */
  const open = async (request: WithId): Promise<StoredSheet | HttpErrorCode> => {
    const key = bearerOf(request);
    if (key === undefined || key === null) return 'noToken';
    const sheet = await find(request);
    if (sheet === undefined) return 'noSheet';
    return (await source.hash(key)) === sheet.keyHash ? sheet : 'badKey';
  };

  app.put('/v1/sheets/:id', { bodyLimit }, async (request: WithId, reply) => {
    const wanted = parseInput(revision, request.body);
    if (wanted === undefined) return sendError(reply, 'badRequest');
    const sheet = await open(request);
    if (typeof sheet === 'string') return sendError(reply, sheet);
    // Before the sheet is checked, which is expensive.
    if (!writes.take([{ key: sheet.id, weight: 1 }], performance.now()))
      return sendError(reply.header('retry-after', 1), 'tooMany');
    const log = checkedLog(wanted.body, reply);
    if (typeof log !== 'string') return log;
    const growth = Buffer.byteLength(log) - Buffer.byteLength(sheet.body);
    const refused = growth > 0 ? payForStorage(limits, request, reply, growth) : undefined;
    if (refused !== undefined) return refused;
    const version = wanted.version + 1;
    try {
      await sheets.update(sheet.id, version, log);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      const newest = await sheets.load(sheet.id);
      if (newest === undefined) return sendError(reply, 'noSheet');
      return sendError(reply, 'conflict', {
        version: newest.version,
        body: JSON.parse(newest.body) as unknown,
      });
    }
    watch.publish(sheet.id);
    return { version };
  });

  app.delete('/v1/sheets/:id', async (request: WithId, reply) => {
    const sheet = await open(request);
    if (typeof sheet === 'string') return sendError(reply, sheet);
    await sheets.remove(sheet.id);
    watch.publish(sheet.id);
    return reply.code(204).send();
  });

  // HEAD makes no sense for an endless stream.
  app.get('/v1/sheets/:id/events', { exposeHeadRoute: false }, async (request: WithId, reply) => {
    const sheet = await find(request);
    if (sheet === undefined) return sendError(reply, 'noSheet');
    return follow(sheet, watch, context, request, reply);
  });
}

/** The body is JSON already. */
function shown({ version, body }: StoredSheet): string {
  return `{"version":${version},"body":${body}}`;
}

/** A score log as JSON, checked by shape and by replaying it; or the reply that says what is wrong with it. */
function checkedLog(body: unknown, reply: FastifyReply): string | FastifyReply {
  try {
    const log = JSON.stringify(parseScoreLog(body));
    return log.length <= LARGEST_SHEET ? log : sendError(reply, 'tooLarge');
  } catch (error) {
    if (!(error instanceof ScoreFileError)) throw error;
    return reply.code(400).send({ code: 'badSheet', message: error.message });
  }
}
