import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { sendError } from '../http-error.ts';
import { isApi } from '../limits/origin.ts';
import { pageUnder } from './base-path.ts';

const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const HTML = 'text/html; charset=utf-8';

const NOT_BUILT = `<!doctype html>
<html lang="en">
<title>Sevenfold</title>
<h1>Sevenfold is running</h1>
<p>The tables are open, but the web app has not been built yet. Build it with <code>npm run build</code> in
<code>packages/web</code>, or name its folder with <code>--web</code>, and start the server again.</p>
</html>
`;

/**
 * Serves the files of the web app, and its start page for every other address that could be a page. `found` is called
 * for every request for a file that exists.
 */
export async function servePages(
  app: FastifyInstance,
  { web, base }: Pick<Config, 'web' | 'base'>,
  found: (request: FastifyRequest) => void,
): Promise<void> {
  const root = web === '' ? BUILT : resolve(web);
  const isBuilt = existsSync(join(root, 'index.html'));
  if (!isBuilt)
    app.addHook('onListen', (done) => {
      app.log.warn('the web app has not been built; run npm run build in packages/web');
      done();
    });
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      cacheControl: false,
      // Files in assets have a hash in their names, so they never change.
      setHeaders: (response, path) => {
        found(response.request);
        const isHashed = path.startsWith(join(root, 'assets') + sep);
        response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (base === '') return reply.sendFile('index.html');
    found(request);
    const page = pageUnder(base, await readFile(join(root, 'index.html'), 'utf8'));
    return reply.type(HTML).header('cache-control', 'no-cache').send(page);
  };
  // Elsewhere these are files like any other.
  if (isBuilt && base !== '') for (const path of ['/', '/index.html']) app.get(path, sendPage);
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) return sendError(reply, 'notFound');
    return isBuilt ? sendPage(request, reply) : sayNotBuilt(reply);
  });
}

/** Neither a file nor a route of the API. */
function isPage({ method, url }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  if (method !== 'GET' && method !== 'HEAD') return false;
  // Games have IDs such as K7M2PQ.1, so the extension of a file must start with a letter.
  return !isApi(path) && !/\.[a-z][^/]*$/i.test(path);
}

function sayNotBuilt(reply: FastifyReply): FastifyReply {
  return reply.code(503).type(HTML).send(NOT_BUILT);
}
