import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

/** The files are beside the sources, not among them, because a browser reads them as they are. */
const FOLDER = new URL('../../operator-page/', import.meta.url);

/** The addresses of the page's files, all of them relative to each other, so that they work below any base path. */
const FILES = [
  ['/admin', 'page.html', 'text/html'],
  ['/admin/page.css', 'page.css', 'text/css'],
  ['/admin/page.js', 'page.js', 'text/javascript'],
] as const;

/** The page holds no secret: it asks for the token, which then goes with every request. */
export async function operatorPage(app: FastifyInstance): Promise<void> {
  for (const [path, file, type] of FILES) {
    const text = await readFile(new URL(file, FOLDER), 'utf8');
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(text),
    );
  }
}
