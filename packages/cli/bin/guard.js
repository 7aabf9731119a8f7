/** Milliseconds between two questions. */
const INTERVAL = 2000;
/** Counted instead of timed, because a busy machine or one that was asleep holds up this process too. */
const MOST_UNANSWERED = 5;

/**
 * Ends a child process that no longer answers. It still holds its port, so proxies and players would wait for it; once it
 * is dead, they go elsewhere, and whoever started it starts it again. A child that never answers is left alone.
 */
export function guard(child, interval = INTERVAL) {
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
