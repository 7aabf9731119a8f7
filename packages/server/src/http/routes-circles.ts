import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  CIRCLE_REFUSALS,
  idSchema,
  MOST_AT_ONCE,
  MOST_ENTRIES,
  nameSchema,
  parseNewEntry,
  settingsSchema,
} from '@sevenfold/circles';
import { isJoinable, type Quota, tableStateOf } from '@sevenfold/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ServerContext } from '../server-context.ts';
import type { StoredCircle } from '../circles/circle-store.ts';
import type { CircleError } from '../circles/circles.ts';
import {
  type HttpErrorCode,
  isHttpError,
  messageOf as messageOfError,
  parseInput,
  sendError,
} from '../http-error.ts';
import { callersOf } from '../limits/address.ts';
import { limitedBy, payForStorage, storing } from '../limits/request-limit.ts';
import { STORAGE_COSTS } from '../limits/storage-costs.ts';
import { follow } from '../followers/event-stream.ts';
import { bearerOf } from './bearer.ts';
import { circleId, payForOpening } from '../limits/circle-opening.ts';
import { RecentAnswers } from './recent-answers.ts';

/** Bytes of a request with entries: the largest game has some 12 KB. */
const LARGEST_BATCH = 20 * 16_384;
/** Tables of a circle that are looked at. */
const TABLES = 20;
/** Answers from this many characters on are worth compressing. */
const LARGE = 1024;
/** Bytes of compressed logs in memory. */
const RECENT = 32 << 20;

const key = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));
const creation = v.strictObject({
  /** What the person who opens the circle is called there. */
  name: nameSchema,
  /** With the name of the circle. */
  settings: settingsSchema,
});
const joining = v.strictObject({ key, name: nameSchema, as: v.optional(idSchema) });
const batch = v.strictObject({
  entries: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MOST_AT_ONCE)),
});
const since = v.strictObject({
  since: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.maxValue(MOST_ENTRIES)),
    '0',
  ),
});

type WithId = FastifyRequest<{ Params: { id: string } }>;
/** The person who asks, and the ID of the circle. */
interface Asked {
  readonly person: string;
  readonly id: string;
}

const compress = promisify(gzip);

export function circleRoutes(app: FastifyInstance, context: ServerContext): void {
  const { storage, circles, circleWatch, personOf, limits, reports, board } = context;
  const recent = new RecentAnswers(RECENT);
  const opening = { preHandler: payForOpening(context) };
  const changing = { ...opening, onRequest: storing(limits, STORAGE_COSTS.circleChange) };

  const ask = async (request: WithId): Promise<Asked | HttpErrorCode> => {
    const token = bearerOf(request);
    if (token === undefined || token === null) return 'noToken';
    const id = parseInput(circleId, request.params.id);
    return id === undefined ? 'noCircle' : { person: await personOf(token), id };
  };
  /** As `ask`, for requests that write, which are limited by person. */
  const askToWrite = async (request: WithId, reply: FastifyReply): Promise<Asked | HttpErrorCode> => {
    const asked = await ask(request);
    if (typeof asked === 'string') return asked;
    return pay(limits.circleWrites, asked.person, reply) ? asked : 'tooMany';
  };
  const isMember = async ({ id, person }: Asked): Promise<boolean> =>
    (await circles.enter(id, person)) !== undefined;
  const enter = async (request: WithId) => {
    const asked = await ask(request);
    if (typeof asked === 'string') return asked;
    return (await circles.enter(asked.id, asked.person)) ?? 'noCircle';
  };

  const creating = { onRequest: [limitedBy(limits.creations), storing(limits, STORAGE_COSTS.circle)] };
  app.post('/v1/circles', creating, async (request, reply) => {
    const token = bearerOf(request);
    if (token === undefined || token === null) return sendError(reply, 'noToken');
    const wanted = parseInput(creation, request.body);
    if (wanted === undefined) return sendError(reply, 'badRequest');
    const { name, settings } = wanted;
    const made = await circles.create(await personOf(token), name, settings);
    return typeof made === 'string' ? refuse(reply, made) : reply.code(201).send(made);
  });

  app.get('/v1/me/circles', async (request, reply) => {
    const token = bearerOf(request);
    if (token === undefined || token === null) return sendError(reply, 'noToken');
    const own = await storage.circles.of(await personOf(token));
    const list = own.map(({ outline, ...circle }) => Object.assign(circle, JSON.parse(outline) as object));
    return reply.header('cache-control', 'no-store').send({ circles: list });
  });

  app.get('/v1/circles/:id', async (request: WithId, reply) => {
    // Visitors see everything that was played, even if the process that should have filed it has died.
    const asked = await ask(request);
    if (typeof asked !== 'string' && !board.isReadOnly && (await isMember(asked)))
      await circles.filer
        .run(asked.id)
        .catch((error: unknown) => reports.report(error, 'could not file games'));
    const entered = await enter(request);
    if (typeof entered === 'string') return sendError(reply, entered);
    const { stored, member } = entered;
    return reply.header('cache-control', 'no-store').send({
      ...circleHead(stored),
      you: member,
      deleted: stored.deleted,
      tables: await tablesOf(stored.id),
    });
  });

  app.get('/v1/circles/:id/entries', async (request: WithId, reply) => {
    const wanted = parseInput(since, request.query);
    if (wanted === undefined) return sendError(reply, 'badRequest');
    const entered = await enter(request);
    if (typeof entered === 'string') return sendError(reply, entered);
    const [callers, now] = [callersOf(request.ip), performance.now()];
    if (!limits.answers.has(callers, now)) return sendError(reply.header('retry-after', 1), 'tooMany');
    const { stored } = entered;
    const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    const body = await recent.get(`${stored.id} ${stored.version} ${wanted.since} ${takesGzip}`, async () => {
      const { json, names } = await storage.circles.read(stored.id, wanted.since);
      const text = `{"from":${wanted.since},"version":${stored.version},"entries":${json},"names":${JSON.stringify(names)}}`;
      // The first to ask pays for all that is read, however small it becomes when compressed: each position has an
      // answer of its own.
      limits.answers.charge(callers, now, text.length);
      return takesGzip && text.length >= LARGE ? compress(text, { level: 3 }) : Buffer.from(text);
    });
    limits.answers.charge(callers, now, body.length);
    // Every gzip file begins with this byte, and JSON does not.
    if (body[0] === 0x1f) reply.header('content-encoding', 'gzip');
    return reply
      .header('cache-control', 'no-store')
      .header('vary', 'accept-encoding')
      .type('application/json')
      .send(body);
  });

  /** Checked before a body is read: a flood of large ones would keep the server busy. */
  const payForBody = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    const bytes = Number(request.headers['content-length'] ?? LARGEST_BATCH);
    if (!limits.filings.take(callersOf(request.ip), performance.now(), bytes))
      return sendError(reply.header('retry-after', 60), 'tooMany');
    return payForStorage(limits, request, reply, STORAGE_COSTS.circleChange + 2 * bytes);
  };
  const large = { ...opening, bodyLimit: LARGEST_BATCH, onRequest: payForBody };

  app.post('/v1/circles/:id/entries', large, async (request: WithId, reply) => {
    const wanted = parseInput(batch, request.body);
    if (wanted === undefined) return sendError(reply, 'badRequest');
    const asked = await askToWrite(request, reply);
    if (typeof asked === 'string') return sendError(reply, asked);
    const entries = wanted.entries.map(parseNewEntry);
    if (entries.includes(undefined))
      return sendError(reply, 'badRequest', { at: entries.indexOf(undefined) });
    const known = entries.filter((entry) => entry !== undefined);
    const results = await circles.append(asked.id, asked.person, known);
    if (typeof results === 'string') return refuse(reply, results);
    return {
      results: results.map((one) =>
        'code' in one ? Object.assign({ message: messageOf(one.code) }, one) : one,
      ),
    };
  });

  app.post('/v1/circles/:id/preview', opening, async (request: WithId, reply) => {
    const wanted = parseInput(v.strictObject({ key }), request.body);
    if (wanted === undefined) return sendError(reply, 'badRequest');
    const id = parseInput(circleId, request.params.id);
    const answer = id === undefined ? 'noCircle' : await circles.preview(id, wanted.key);
    return typeof answer === 'string' ? refuse(reply, answer) : answer;
  });

  app.post('/v1/circles/:id/members', changing, async (request: WithId, reply) => {
    const wanted = parseInput(joining, request.body);
    if (wanted === undefined) return sendError(reply, 'badRequest');
    const asked = await askToWrite(request, reply);
    if (typeof asked === 'string') return sendError(reply, asked);
    const joined = await circles.join(asked.id, asked.person, wanted);
    return typeof joined === 'string' ? refuse(reply, joined) : reply.code(201).send(joined);
  });

  app.delete<{ Params: { id: string; member: string } }>(
    '/v1/circles/:id/members/:member',
    changing,
    async (request, reply) => {
      const asked = await askToWrite(request, reply);
      if (typeof asked === 'string') return sendError(reply, asked);
      const refused = await circles.leave(asked.id, asked.person, request.params.member);
      return refused === undefined ? reply.code(204).send() : refuse(reply, refused);
    },
  );

  app.post('/v1/circles/:id/invitation', changing, async (request: WithId, reply) => {
    const asked = await askToWrite(request, reply);
    if (typeof asked === 'string') return sendError(reply, asked);
    const made = await circles.invite(asked.id, asked.person);
    return typeof made === 'string' ? refuse(reply, made) : reply.code(201).send(made);
  });

  const mark = async (request: WithId, reply: FastifyReply, deleted: number | null) => {
    const asked = await askToWrite(request, reply);
    if (typeof asked === 'string') return sendError(reply, asked);
    const refused = await circles.mark(asked.id, asked.person, deleted);
    return refused === undefined ? reply.code(204).send() : refuse(reply, refused);
  };
  app.delete('/v1/circles/:id', opening, async (request: WithId, reply) => mark(request, reply, Date.now()));
  app.post('/v1/circles/:id/restore', opening, async (request: WithId, reply) => mark(request, reply, null));

  // HEAD makes no sense for an endless stream.
  app.get('/v1/circles/:id/events', { exposeHeadRoute: false }, async (request: WithId, reply) => {
    const asked = await ask(request);
    if (typeof asked === 'string') return sendError(reply, asked);
    const entered = await circles.enter(asked.id, asked.person);
    if (entered === undefined) return sendError(reply, 'noCircle');
    const isStillMember = ({ people }: StoredCircle): boolean => people.has(asked.person);
    return follow(entered.stored, circleWatch, context, request, reply, isStillMember);
  });

  /** The tables that were opened for a circle and are still open. */
  async function tablesOf(id: string): Promise<object[]> {
    const codes = await storage.circles.tables(id, TABLES);
    const tables = await Promise.all(
      codes.map(async (code) => {
        const row = await storage.store.load(code);
        const table = row === undefined ? undefined : tableStateOf(row);
        if (table !== undefined && table.phase !== 'closed' && table.circle === id) return table;
        if (!board.isReadOnly) await storage.circles.dropTable(id, code);
        return undefined;
      }),
    );
    return tables
      .filter((table) => table !== undefined)
      .map((table) => ({
        code: table.code,
        phase: table.phase,
        players: table.seats.map(({ name }) => name),
        joinable: isJoinable(table),
      }));
  }
}

/** What followers are told; they ask for the rest themselves. */
export function circleHead({ id, version, n }: Pick<StoredCircle, 'id' | 'version' | 'n'>) {
  return { id, version, n };
}

function pay(quota: Quota, person: string, reply: FastifyReply): boolean {
  const callers = [{ key: person, weight: 1 }];
  const now = performance.now();
  if (quota.take(callers, now)) return true;
  reply.header('retry-after', Math.ceil(quota.wait(callers, now) / 1000));
  return false;
}

function refuse(reply: FastifyReply, code: CircleError | 'tooManyCircles'): FastifyReply {
  return isHttpError(code)
    ? sendError(reply, code)
    : reply.code(409).send({ code, message: messageOf(code) });
}

function messageOf(code: CircleError): string {
  return isHttpError(code) ? messageOfError(code) : CIRCLE_REFUSALS[code];
}
