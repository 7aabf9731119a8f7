import { ConfigError, parseRules } from '@sevenfold/engine';
import { cleanRulesName } from '@sevenfold/engine/names';
import {
  CLOCKS,
  isJoinable,
  isOfficial,
  isRatedClock,
  MOST_SEATS,
  parseCode,
  RATED_CLOCK,
  REFUSALS,
  type TableState,
  tableStateOf,
} from '@sevenfold/table';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { ServerContext } from '../server-context.ts';
import { callersOf } from '../limits/address.ts';
import { ATTENDED_FOR, isAttended } from '../operations/attendance.ts';
import { parseInput, sendError } from '../http-error.ts';
import { bearerOf } from './bearer.ts';
import { siteOf } from '../limits/origin.ts';
import { limitedBy, storing } from '../limits/request-limit.ts';
import { STORAGE_COSTS } from '../limits/storage-costs.ts';
import { CachedAnswer } from './cached-answer.ts';

const MOST_LISTED = 100;
/** Milliseconds for which the list of public tables is cached. */
const LIST_CACHED_FOR = 1000;

const wishes = v.strictObject({
  rules: v.optional(
    v.record(v.pipe(v.string(), v.maxLength(20)), v.union([v.pipe(v.string(), v.maxLength(20)), v.number()])),
  ),
  /** The name that people have given these rules. */
  rulesName: v.optional(v.pipe(v.string(), v.maxLength(200))),
  listed: v.optional(v.boolean()),
  clock: v.optional(v.picklist(CLOCKS)),
  /** Needs the official rules; without a clock it gets one. */
  rated: v.optional(v.boolean()),
  /** Opened on a TV, which takes no seat: the first person who does is the host. */
  tv: v.optional(v.boolean()),
  /** The circle that its games are filed in; only its members may open a table for it. */
  circle: v.optional(v.pipe(v.string(), v.regex(/^[0-9A-Z]{12}$/))),
});

export function tableRoutes(
  app: FastifyInstance,
  { config, house, storage, source, limits, circles, circleWatch, personOf }: ServerContext,
): void {
  const creation = { onRequest: [limitedBy(limits.creations), storing(limits, STORAGE_COSTS.table)] };
  app.post('/v1/tables', creation, async (request, reply) => {
    const wished = parseInput(wishes, request.body ?? {});
    if (wished === undefined) return sendError(reply, 'badRequest');
    const given = bearerOf(request);
    if (given === null) return sendError(reply, 'noToken');
    const wrong = wrongWith(wished.rules);
    if (wrong !== undefined) return reply.code(400).send({ code: 'badRules', message: wrong });
    const { rules, rulesName = '', listed, clock = 0, rated = false, tv = false, circle } = wished;
    if (rated && (!isOfficial(rules ?? {}) || (clock !== 0 && !isRatedClock(clock))))
      return reply.code(400).send({ code: 'badRules', message: REFUSALS.ratedRules });
    const isMember =
      circle === undefined ||
      (typeof given === 'string' && (await circles.enter(circle, await personOf(given))) !== undefined);
    if (!isMember) return sendError(reply, given === undefined ? 'noToken' : 'noCircle');
    const token = tv ? undefined : (given ?? source.token());
    const table = await house.create(token, {
      // A phone beside a TV shows its player's odds.
      coach: tv,
      ...(rules === undefined ? {} : { rules, rulesName: cleanRulesName(rulesName) }),
      ...(listed === undefined ? {} : { listed }),
      clock: rated && clock === 0 ? RATED_CLOCK : clock,
      // Since 1970: everyone sees it from the beginning, so nobody needs time to notice.
      rated: rated ? 0 : null,
      ...(circle === undefined ? {} : { circle }),
    });
    if (circle !== undefined) {
      await storage.circles.addTable(circle, table);
      circleWatch.publish(circle);
    }
    const link = `${siteOf(request)}${config.base}/t/${table}`;
    return reply.code(201).send({ code: table, link, ...(given === undefined && !tv ? { token } : {}) });
  });

  app.post('/v1/guests', async (_request, reply) => reply.code(201).send({ token: source.token() }));

  const list = new CachedAnswer(LIST_CACHED_FOR, async () => {
    const now = Date.now();
    // Otherwise tables that nobody is at any more would push out the others.
    const rows = await storage.store.list(MOST_LISTED, now - ATTENDED_FOR);
    const tables = rows
      .map(tableStateOf)
      .filter((table) => isAttended(table, now))
      .map(summary);
    return JSON.stringify({ tables });
  });
  app.get('/v1/tables', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('application/json')
      .send(await list.get()),
  );

  app.get<{ Params: { code: string } }>('/v1/tables/:code', async (request, reply) => {
    const wanted = parseCode(request.params.code);
    const row = await limits.lookUp(callersOf(request.ip), async () =>
      wanted === undefined ? undefined : storage.store.load(wanted),
    );
    if (row === 'tooMany') return sendError(reply, 'tooMany');
    if (row === undefined) return sendError(reply, 'noTable');
    const table = tableStateOf(row);
    return reply.header('cache-control', 'no-store').send({
      ...summary(table),
      clock: table.clock,
      locked: table.locked,
      paused: table.paused,
      players: table.seats.map(({ name, colour, person, left }) => ({
        name,
        colour,
        bot: person === null || left,
      })),
    });
  });
}

/** A table as strangers see it. */
function summary(table: TableState) {
  const { phase, rules, seats } = table;
  const people = seats.filter(({ person, left }) => person !== null && !left).length;
  return {
    code: table.code,
    phase,
    preset: rules.preset ?? 'official',
    people,
    bots: seats.length - people,
    seats: MOST_SEATS,
    joinable: isJoinable(table),
  };
}

function wrongWith(rules: object | undefined): string | undefined {
  try {
    if (rules !== undefined) parseRules(rules);
    return undefined;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message;
  }
}
