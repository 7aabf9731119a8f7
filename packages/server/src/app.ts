import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { callersOf } from './limits/address.ts';
import { type HttpErrorCode, sendError } from './http-error.ts';
import type { Config } from './config.ts';
import { DatabaseBusy } from './storage/database/database.ts';
import { Floods } from './limits/floods.ts';
import { stayWithin, withoutBase } from './http/base-path.ts';
import { answerOrigins } from './http/cors.ts';
import { setHeaders } from './http/headers.ts';
import { makeHttpServer } from './limits/guarded-server.ts';
import { operatorPage } from './operator/operator-page.ts';
import { operatorRoutes } from './http/routes-operator.ts';
import { isApi, isFromUnknownProxy, isAllowedOrigin, isOperators } from './limits/origin.ts';
import { connectionLimits } from './limits/open-files.ts';
import { servePages } from './http/pages.ts';
import { limitRequests, refund } from './limits/request-limit.ts';
import { circleRoutes } from './http/routes-circles.ts';
import { sheetRoutes } from './http/routes-sheets.ts';
import { dailyRoutes } from './http/routes-daily.ts';
import { gameRoutes } from './http/routes-games.ts';
import { meRoutes } from './http/routes-me.ts';
import { passkeyRoutes } from './http/routes-passkeys.ts';
import { healthRoutes } from './http/routes-health.ts';
import { pushRoutes } from './http/routes-push.ts';
import { webhookRoutes } from './http/routes-webhooks.ts';
import { networkRoutes } from './http/routes-network.ts';
import { noticeRoutes, refuseChanges } from './http/routes-notice.ts';
import { matchRoutes } from './http/routes-match.ts';
import { ratingRoutes } from './http/routes-ratings.ts';
import { tableRoutes } from './http/routes-tables.ts';
import { socketOptions } from './sockets/sockets.ts';
import { Upgrades } from './http/upgrades.ts';
import { queueRequests } from './limits/request-queue.ts';
import { makeContext, type ServerContext, type ServerParts } from './server-context.ts';
import { SOCKET_PATH, socketRoute } from './http/routes-socket.ts';

/** Bytes of a request, unless its route allows more. */
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
  parts: ServerParts,
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
    net: context.net,
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
  const upgrades = new Upgrades(app, socketOptions(context.timeouts), context.net);
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
    const origins = isOperators(request) ? [] : config.origins;
    if (needsOrigin && !isAllowedOrigin(request, origins)) return sendError(reply, 'badOrigin');
    return undefined;
  });
  await app.register(async (routes) => healthRoutes(routes, context));
  await app.register(async (routes) => {
    // A proxy tries another process then.
    routes.addHook('onRequest', async (_request, reply) =>
      context.storeWatch.isOpen ? undefined : sendError(reply, 'notReady'),
    );
    queueRequests(routes, context.net);
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
    socketRoute(routes, context, upgrades);
  });
  if (config['admin-token'] !== '') {
    await app.register(operatorPage);
    await app.register(async (routes) => {
      queueRequests(routes, context.net);
      operatorRoutes(routes, context);
    });
  }
  await app.register(async (pages) => {
    queueRequests(pages, context.net);
    await servePages(pages, config, (request) => refund(request, [context.limits.requests, floods.requests]));
  });
  return { app, context };
}
