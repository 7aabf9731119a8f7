import { parseCode, tableStateOf } from '@sevenfold/table';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { ServerContext } from '../server-context.ts';
import { CachedAnswer } from './cached-answer.ts';
import { parseInput, sendError } from '../http-error.ts';
import { callerOf, pseudonym } from '../limits/address.ts';
import { OperatorGate } from '../operator/operator-gate.ts';
import { overviewOf } from '../operator/overview.ts';

/** Milliseconds: many operators, or many tabs, cost no more than one. */
const CACHED_FOR = 1000;
/** Characters of a banner: what a phone shows without hiding the game behind it. */
const LONGEST_BANNER = 280;

const table = v.pipe(v.string(), v.maxLength(20), v.transform(parseCode), v.string());
const bannerText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(LONGEST_BANNER),
  // One line, and nothing that cannot be seen.
  v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u),
);
const action = v.variant('do', [
  v.strictObject({ do: v.literal('close'), table }),
  v.strictObject({ do: v.literal('delete'), table }),
  v.strictObject({ do: v.literal('banner'), text: v.nullable(bannerText) }),
  v.strictObject({ do: v.literal('readOnly'), on: v.boolean() }),
]);
type Action = v.InferOutput<typeof action>;

/** What the operator's page asks for. */
export function operatorRoutes(app: FastifyInstance, context: ServerContext): void {
  const { config, storage, metrics, reports } = context;
  const gate = new OperatorGate(config['admin-token'], ({ ip }) => {
    metrics.operatorRefusal();
    const caller = pseudonym(callerOf(ip));
    reports.report(new Error('a wrong operator token'), 'someone has tried a wrong operator token', {
      caller,
    });
  });
  app.addHook('onRequest', gate.check);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  const overview = new CachedAnswer(CACHED_FOR, async () => JSON.stringify(await overviewOf(context)));

  app.get('/v1/admin', async (_request, reply) => reply.type('application/json').send(await overview.get()));

  app.get<{ Params: { code: string } }>('/v1/admin/tables/:code', async (request, reply) => {
    const code = parseInput(table, request.params.code);
    const row = code === undefined ? undefined : await storage.store.load(code);
    if (row === undefined) return sendError(reply, 'noTable');
    const { phase, listed, locked, seats, game } = tableStateOf(row);
    const names = seats.map(({ name, person, left }) => ({ name, bot: person === null || left }));
    return { code, phase, listed, locked, games: game?.number ?? 0, players: names };
  });

  app.post('/v1/admin', async (request, reply) => {
    const wanted = parseInput(action, request.body);
    if (wanted === undefined) return sendError(reply, 'badRequest');
    return carryOut(wanted, context, reply);
  });
}

async function carryOut(wanted: Action, context: ServerContext, reply: FastifyReply): Promise<FastifyReply> {
  const { board, house, log } = context;
  switch (wanted.do) {
    case 'close':
    case 'delete': {
      const refused = await (wanted.do === 'close' ? house.close(wanted.table) : house.remove(wanted.table));
      if (refused !== undefined) return sendError(reply, refused === 'busy' ? 'notReady' : refused);
      log.info({ do: wanted.do, table: wanted.table }, 'the operator has changed a table');
      return reply.code(204).send();
    }
    case 'banner':
    case 'readOnly': {
      const notice = await board.change(({ version }) =>
        wanted.do === 'readOnly'
          ? { readOnly: wanted.on }
          : { banner: wanted.text === null ? null : { id: version + 1, text: wanted.text } },
      );
      log.info({ do: wanted.do, notice }, 'the operator has changed the notice');
      return reply.send(notice);
    }
  }
}
