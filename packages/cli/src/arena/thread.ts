// Runs in a thread: plays the parts of a job that it is given.

import { parentPort, workerData } from 'node:worker_threads';
import { openJob } from './jobs.ts';
import type { FromThread, ThreadSetup, ToThread } from './threads.ts';

const { job, processes, seats, thread } = workerData as ThreadSetup;
const port = parentPort!;
const table = new Int32Array(processes);
const open = openJob(job, (seat, pid) => Atomics.store(table, thread * seats + seat, pid));

/** A thread reports slow games one by one, and fast games together with their part. */
const HEARTBEAT_MS = 250;
let games = 0;
let told = performance.now();

const send = (message: FromThread): void => port.postMessage(message);

const played = (): void => {
  games++;
  const now = performance.now();
  if (now - told < HEARTBEAT_MS) return;
  send({ type: 'played', games });
  games = 0;
  told = now;
};

port.on('message', (message: ToThread) => {
  void (async () => {
    if (message === 'close') {
      send({ type: 'closed', result: await open.close() });
      port.close();
      return;
    }
    const result = await open.play(message.first, message.end, played);
    send({ type: 'done', first: message.first, games, result });
    games = 0;
    told = performance.now();
  })();
});
