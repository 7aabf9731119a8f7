/** Milliseconds. */
export const TIMING = {
  /** Between two questions whether the server is alive. */
  question: 2000,
  /** Before each new start of a server that dies again and again; after the last one it is not started any more. */
  pauses: [500, 1000, 2000, 4000, 8000, 16_000],
  /** A server that has lived for this long did not die at once. */
  settled: 60_000,
};
/** Counted instead of timed, because a busy machine or one that was asleep holds up this process too. */
const MOST_UNANSWERED = 5;

const TOO_OFTEN = ' at once again and again, so it is not started any more; the lines above say why';

export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Exit codes of an end that was intended: success, wrong usage, interrupted. */
const INTENDED = new Set([0, 2, 130]);

/**
 * Ends a child process that no longer answers. It still holds its port, so proxies and players would wait for it; once it
 * is dead, they go elsewhere, until it has been started again. A child that never answers is left alone.
 */
export function guard(child, interval = TIMING.question) {
  let unanswered;
  const timer = setInterval(() => {
    if (unanswered === MOST_UNANSWERED) {
      console.error('sevenfold: the server no longer answers, so it is killed');
      child.kill('SIGKILL');
    }
    if (unanswered !== undefined) unanswered++;
    child.send('alive?', () => {});
  }, interval).unref();
  child.on('message', () => (unanswered = 0));
  child.on('disconnect', () => clearInterval(timer));
  child.on('exit', () => clearInterval(timer));
}

/** When a server that has died is started again. One that has never listened cannot start, and is not tried again. */
export class Restarts {
  #timing;
  #hasListened = false;
  #begun = 0;
  /** How often it has died at once, one after the other. */
  #deaths = 0;

  constructor(timing = TIMING) {
    this.#timing = timing;
  }

  watch(child) {
    this.#begun = performance.now();
    child.on('message', (message) => (this.#hasListened ||= message === 'listening'));
  }

  /** Returns the milliseconds to wait before it is started again; `undefined` if it is not. */
  pauseAfter(code, signal) {
    if (!this.#hasListened || INTENDED.has(code) || SIGNALS.includes(signal)) return undefined;
    const { pauses, settled } = this.#timing;
    if (performance.now() - this.#begun >= settled) this.#deaths = 0;
    const end = `the server has died (${signal ?? `exit code ${code}`})`;
    const pause = pauses[this.#deaths++];
    const next = pause === undefined ? TOO_OFTEN : `; it starts again in ${pause / 1000} s`;
    console.error(`sevenfold: ${end}${next}`);
    return pause;
  }
}
