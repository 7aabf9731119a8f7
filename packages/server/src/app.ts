import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import websocket, { type WebSocket } from '@fastify/websocket';
import {
  type Archive,
  type Bus,
  fairDealing,
  House,
  type HouseSettings,
  SETTINGS,
  type Source,
  type Summons,
  systemClock,
  webSource,
} from '@sevenfold/table';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { StoredCircle } from './circles/circle-store.ts';
import { Circles } from './circles/circles.ts';
import { callerOf, callersOf, pseudonym } from './limits/address.ts';
import { type HttpErrorCode, sendError } from './http-error.ts';
import { CallerLimits } from './limits/caller-limits.ts';
import type { Config } from './config.ts';
import { Connections } from './limits/connections.ts';
import { DatabaseBusy } from './storage/database.ts';
import { Directory } from './people/directory.ts';
import { archiveForMoved } from './people/late-games.ts';
import { Membership } from './people/membership.ts';
import { TableScan } from './people/table-scan.ts';
import { Floods } from './limits/floods.ts';
import { Handshakes } from './limits/handshakes.ts';
import { stayWithin, withoutBase } from './http/base-path.ts';
import { answerOrigins } from './http/cors.ts';
import { setHeaders } from './http/headers.ts';
import { makeHttpServer } from './limits/http-server.ts';
import { LiveWatch } from './live/live-watch.ts';
import { Metrics } from './operations/metrics.ts';
import { NoticeBoard } from './operations/notice-board.ts';
import { RouteTimes } from './operations/route-times.ts';
import { Fleet } from './operator/fleet.ts';
import { operatorPage } from './operator/operator-page.ts';
import { ownFigures } from './operator/overview.ts';
import { operatorRoutes } from './operator/routes-operator.ts';
import { isApi, isFromUnknownProxy, isAllowedOrigin } from './limits/origin.ts';
import { connectionLimits } from './limits/open-files.ts';
import { servePages } from './http/pages.ts';
import { limitRequests, refund } from './limits/request-limit.ts';
import { circleRoutes, head } from './http/routes-circles.ts';
import { sheetRoutes } from './http/routes-sheets.ts';
import { dailyRoutes } from './http/routes-daily.ts';
import { gameRoutes } from './http/routes-games.ts';
import { meRoutes } from './http/routes-me.ts';
import { passkeyRoutes } from './http/routes-passkeys.ts';
import { healthRoutes } from './http/routes-health.ts';
import { pushRoutes } from './http/routes-push.ts';
import { webhookRoutes } from './http/routes-webhooks.ts';
import { makePost } from './outbox/post.ts';
import { sparing } from './outbox/slow-sites.ts';
import { Notifier } from './push/notifier.ts';
import { circleOwner } from './webhooks/webhook-store.ts';
import { circleResult } from './webhooks/game-result.ts';
import { Webhooks } from './webhooks/webhooks.ts';
import { networkRoutes } from './http/routes-network.ts';
import { noticeRoutes, refuseChanges } from './http/routes-notice.ts';
import { matchRoutes } from './http/routes-match.ts';
import { ratingRoutes } from './http/routes-ratings.ts';
import { tableRoutes } from './http/routes-tables.ts';
import { SOCKET_TIMEOUTS, type SocketTimeouts, socketOptions, Sockets } from './sockets/sockets.ts';
import { Reports } from './operations/reports.ts';
import { MatchMaker } from './match/match-maker.ts';
import { Rater } from './ratings/rater.ts';
import { SkillMeter } from './ratings/skill-meter.ts';
import type { Storage } from './storage/storage.ts';
import { StoreWatch } from './processes/store-watch.ts';
import { ReviewThread } from './thinking/review-thread.ts';
import type { ThinkerPool } from './thinking/thinker-pool.ts';
import { queueRequests } from './limits/request-queue.ts';

export interface Parts {
  readonly storage: Storage;
  readonly bus: Bus;
  readonly pool: ThinkerPool;
  readonly log: FastifyBaseLogger;
  readonly settings?: HouseSettings;
  readonly timeouts?: Partial<SocketTimeouts>;
  /** As `ReviewThread` has it. */
  readonly reviewRest?: number;
}

/** What the routes share. */
export interface ServerContext extends Parts {
  readonly timeouts: SocketTimeouts;
  readonly config: Config;
  readonly house: House;
  /** Where the games of its tables end up: it counts, files and tells of them too. */
  readonly archive: Archive;
  readonly source: Source;
  /** Who a token belongs to, as the store knows them. */
  readonly personOf: (token: string) => Promise<string>;
  readonly directory: Directory;
  readonly membership: Membership;
  readonly limits: CallerLimits;
  readonly reports: Reports;
  readonly metrics: Metrics;
  readonly sockets: Sockets;
  readonly connections: Connections;
  readonly storeWatch: StoreWatch;
  readonly circles: Circles;
  readonly circleWatch: LiveWatch<StoredCircle>;
  readonly board: NoticeBoard;
  readonly rater: Rater;
  readonly matchMaker: MatchMaker;
  readonly skillMeter: SkillMeter;
  readonly routeTimes: RouteTimes;
  readonly fleet: Fleet;
  /** Sends people the notifications that they want. */
  readonly notifier: Notifier;
  readonly webhooks: Webhooks;
  readonly state: { stopping: boolean };
}

/** Milliseconds after which a new game in a circle is no longer worth a notification. */
const CIRCLE_NEWS_FOR = 86_400_000;

const SOCKET_PATH = '/v1/socket';

/** Whom push services contact if the operator names nobody. */
const PROJECT = 'https://github.com/sevenfold/sevenfold';

/** Of every request that does not carry a score sheet. */
const LONGEST_BODY = 4096;

/** TCP connections of one address for each one that may stay open: browsers use several to fetch pages. */
const TCP_CONNECTIONS_OF_ADDRESS = 4;

const CLIENT_ERRORS: { readonly [status: number]: HttpErrorCode } = {
  413: 'tooLarge',
  415: 'notJson',
  429: 'tooMany',
};

export async function createServer(
  config: Config,
  parts: Parts,
): Promise<{ app: FastifyInstance; context: ServerContext }> {
  const context = makeContext(config, parts);
  await context.board.load();
  const floods = new Floods(config['address-requests']);
  const isProxied = config['trust-proxy'].length > 0;
  const httpLimits = {
    most: connectionLimits(config).tcp,
    mostOfAddress: TCP_CONNECTIONS_OF_ADDRESS * config['address-connections'],
    floods,
    connections: context.connections,
    isProxied,
  };
  /** Returns whether to answer a request; drops the connections of a flood. */
  const isAnswered = (request: FastifyRequest): boolean => {
    if (floods.pass(callersOf(request.ip))) return true;
    context.metrics.drop('flood');
    request.raw.socket.destroy();
    return false;
  };
  const app = fastify({
    rewriteUrl: ({ url = '/' }) => withoutBase(config.base, url),
    serverFactory: (handle) => makeHttpServer(handle, httpLimits),
    // Fastify's own messages at level info only repeat what `serve` says.
    loggerInstance: parts.log.level === 'info' ? parts.log.child({}, { level: 'warn' }) : parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isProxied && [...config['trust-proxy']],
    bodyLimit: LONGEST_BODY,
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: true,
    return503OnClosing: true,
    frameworkErrors: (_error, request, reply) => {
      if (isAnswered(request)) sendError(reply, 'badRequest');
      else reply.hijack();
    },
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return sendError(reply, CLIENT_ERRORS[status] ?? 'badRequest');
    context.metrics.error();
    context.reports.report(error, 'a request failed', { req: request });
    context.storeWatch.failed();
    if (error instanceof DatabaseBusy) return sendError(reply, 'notReady');
    return sendError(reply, 'internal');
  });
  app.addHook('onResponse', (request, reply, done) => {
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.debug({ req: request, status: reply.statusCode, milliseconds }, 'answered');
    // A stream takes as long as someone listens.
    if (!request.ws && reply.getHeader('content-type') !== 'text/event-stream') {
      const route = request.routeOptions.url ?? 'other';
      context.metrics.request(route, reply.elapsedTime);
      context.routeTimes.note(`${request.method} ${route}`, reply.elapsedTime);
    }
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (isAnswered(request)) done();
    else reply.hijack();
  });
  await setHeaders(app, config);
  answerOrigins(app, config.origins);
  limitRequests(app, context.limits);
  await app.register(websocket, {
    options: socketOptions(context.timeouts),
    // Tables close their connections themselves.
    preClose: (done) => done(),
    // ws has closed the connection already, with a code that says what was wrong.
    errorHandler: ({ message }, _socket, { ip, log }) =>
      log.debug({ reason: message, caller: pseudonym(callerOf(ip)) }, 'a connection failed'),
  });
  stayWithin(config.base, app);
  let warned = false;
  app.addHook('onRequest', async (request, reply) => {
    if (!warned && isFromUnknownProxy(request, config['trust-proxy'])) {
      warned = true;
      parts.log.warn(
        'requests come through a proxy; name it with --trust-proxy, or all visitors share one set of limits',
      );
    }
    // HTTP/1.0 had no host header.
    if (request.host === '' && request.raw.httpVersion !== '1.0') return sendError(reply, 'badRequest');
    if (request.ws && request.routeOptions.url !== SOCKET_PATH) return sendError(reply, 'notFound');
    const needsOrigin = request.method !== 'GET' || request.ws || isApi(request.url);
    if (needsOrigin && !isAllowedOrigin(request, config.origins)) return sendError(reply, 'badOrigin');
    return undefined;
  });
  await app.register(async (routes) => healthRoutes(routes, context));
  await app.register(async (routes) => {
    // A proxy tries another process then.
    routes.addHook('onRequest', async (_request, reply) =>
      context.storeWatch.isOpen ? undefined : sendError(reply, 'notReady'),
    );
    queueRequests(routes);
    refuseChanges(routes, context);
    noticeRoutes(routes, context);
    tableRoutes(routes, context);
    gameRoutes(routes, context);
    meRoutes(routes, context);
    passkeyRoutes(routes, context);
    networkRoutes(routes, context);
    sheetRoutes(routes, context);
    pushRoutes(routes, context);
    webhookRoutes(routes, context);
    dailyRoutes(routes, context);
    ratingRoutes(routes, context);
    matchRoutes(routes, context);
    circleRoutes(routes, context);
    socketRoute(routes, context);
  });
  if (config['admin-token'] !== '') {
    await app.register(operatorPage);
    await app.register(async (routes) => {
      queueRequests(routes);
      operatorRoutes(routes, context);
    });
  }
  await app.register(async (pages) => {
    queueRequests(pages);
    await servePages(pages, config, (request) => refund(request, [context.limits.requests, floods.requests]));
  });
  return { app, context };
}

function makeContext(config: Config, parts: Parts): ServerContext {
  const { storage, bus, pool, log, settings = SETTINGS } = parts;
  const timeouts = { ...SOCKET_TIMEOUTS, ...parts.timeouts };
  const reports = new Reports(log);
  const limits = new CallerLimits(config);
  const connections = new Connections(connectionLimits(config).connections, config['address-connections']);
  const metrics = new Metrics({
    connections: () => connections.size,
    tables: () => house.size,
    thinking: () => pool.thinking,
    waiting: () => pool.waiting,
    statements: () => storage.waiting(),
    bus: () => bus.working,
    mostConnections: connections.most,
    readOnly: () => board.isReadOnly,
  });
  const board = new NoticeBoard({ storage, bus, log });
  const storeWatch = new StoreWatch({ storage, bus, log, dismiss: () => house.dismiss() });
  const directory = new Directory({
    devices: storage.devices,
    bus,
    log,
    changed: (device, person) => void house.reidentify(device, person),
  });
  const sending = {
    outbox: storage.outbox,
    post: sparing(makePost({ allowPrivate: config['private-targets'] === 'on' })),
    mayWrite: () => !board.isReadOnly && storeWatch.isOpen,
    failed: (error: unknown) => reports.report(error, 'could not send a message'),
  };
  const notifier = new Notifier({
    ...sending,
    subscriptions: storage.subscriptions,
    store: storage.store,
    contact: config['push-contact'] || PROJECT,
  });
  const webhooks = new Webhooks({ ...sending, webhooks: storage.webhooks });
  const rater = new Rater(storage.ratings, (error) => reports.report(error, 'ratings failed', {}));
  const circleWatch = new LiveWatch<StoredCircle>(
    {
      name: 'circle',
      load: (id) => storage.circles.load(id),
      show: (circle) => JSON.stringify(head(circle)),
    },
    bus,
    config['max-spectators'],
  );
  const circles = new Circles({
    storage,
    source: webSource,
    changed: (id) => circleWatch.publish(id),
    filed: ({ id, name, game, people }) => {
      const expires = Date.now() + CIRCLE_NEWS_FOR;
      for (const person of people)
        void notifier.notify(person, {
          kind: 'circle',
          occasion: `${id}.${game.key}`,
          expires,
          circle: id,
          name,
        });
      void webhooks.tell(circleOwner(id), game.key, async () => {
        const names = await circles.namesOf(id, game.players);
        return circleResult(id, game, names);
      });
    },
    failed: (error) => reports.report(error, 'could not file a game in its circle'),
  });
  const archive = circles.filing(
    webhooks.watched(rater.watched(archiveForMoved(storage.archive, storage.moved))),
  );
  /** Calls whoever someone has become since they sat down. */
  const summon = async (summons: Summons): Promise<void> => {
    const targets = await storage.moved.find([summons.person]).catch((error: unknown) => {
      reports.report(error, 'could not find whom to call');
      return new Map<string, string>();
    });
    await notifier.summon({ ...summons, person: targets.get(summons.person) ?? summons.person });
  };
  const house = new House({
    identify: (token) => directory.identify(token),
    store: storeWatch.watched(metrics.timed(storage.store)),
    archive,
    summon: (summons) => void summon(summons),
    bus,
    clock: systemClock,
    source: webSource,
    dealing: fairDealing(webSource),
    think: pool.think,
    isReadOnly: () => board.isReadOnly,
    settings: { ...settings, mostSpectators: config['max-spectators'] },
    report: (error, where) => {
      metrics.error();
      reports.report(error, 'a table failed', { where });
      storeWatch.failed();
    },
  });
  const reviewThread = new ReviewThread(parts.reviewRest);
  const skillMeter = new SkillMeter({
    ratings: storage.ratings,
    archive: storage.archive,
    review: (game) => reviewThread.review(game),
    report: (error) => reports.report(error, 'decisions could not be reviewed', {}),
  });
  const matchMaker = new MatchMaker({
    waiting: storage.match,
    ratings: storage.ratings,
    house,
    clock: systemClock,
    mayWrite: () => !board.isReadOnly && storeWatch.isOpen,
    report: (error) => {
      metrics.error();
      reports.report(error, 'people could not be seated', {});
      storeWatch.failed();
    },
  });
  const sockets = new Sockets({ house, limits, metrics, log, timeouts, board });
  followNotice(board, house, sockets);
  const name = randomUUID();
  const context: ServerContext = {
    ...parts,
    timeouts,
    config,
    house,
    archive,
    source: webSource,
    personOf: (token) => directory.personOf(token),
    directory,
    membership: new Membership({ storage, directory, scan: new TableScan(house) }),
    limits,
    reports,
    metrics,
    sockets,
    connections,
    storeWatch,
    circles,
    circleWatch,
    board,
    rater,
    matchMaker,
    skillMeter,
    routeTimes: new RouteTimes(),
    fleet: new Fleet(bus, () => ownFigures(name, context)),
    notifier,
    webhooks,
    state: { stopping: false },
  };
  return context;
}

/** Tables and people hear of a notice as soon as this process does. */
function followNotice(board: NoticeBoard, house: House, sockets: Sockets): void {
  let { isReadOnly } = board;
  board.watch(() => {
    if (board.isReadOnly !== isReadOnly) house.changeMode();
    ({ isReadOnly } = board);
    void sockets.announce();
  });
}

function socketRoute(app: FastifyInstance, { connections, sockets, state, timeouts }: ServerContext): void {
  const handshakes = new Handshakes(app.server, timeouts.handshake);
  app.get(
    SOCKET_PATH,
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!request.ws) return sendError(reply, 'notUpgraded');
        if (state.stopping) return sendError(reply, 'notReady');
        const refused = connections.take(request.ip, request.raw.socket);
        return refused === undefined ? undefined : sendError(reply, refused);
      },
    },
    (ws, request) => {
      const tcp = request.raw.socket;
      handshakes.done(tcp);
      forgetRequest(ws, tcp);
      sockets.accept(ws, tcp, callersOf(request.ip));
    },
  );
}

/**
 * The plugin's listener and Node's response would keep the whole request, with its headers, for as long as the connection
 * is open.
 */
function forgetRequest(ws: WebSocket, tcp: Socket & { readonly _httpMessage?: ServerResponse }): void {
  ws.removeAllListeners('error');
  tcp._httpMessage?.detachSocket(tcp);
}
