import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections, from 32768 or higher: the thousands that other tests open
 * could take such a port before a program listens on it, or while it is started again. Above those that browsers refuse.
 */
const [FIRST, LAST] = [12_000, 32_000];
const TRIES = 100;

/** A port of this machine that no program listens on. */
export async function freePort() {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port)) return port;
  }
  throw new Error(`of ${TRIES} ports from ${FIRST} to ${LAST}, all were in use`);
}

function isFree(port) {
  return new Promise((done) => {
    const server = createServer().once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}
