import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { guard, Restarts, SIGNALS, TIMING } from './guard.js';

const PROGRAM = fileURLToPath(new URL('sevenfold.js', import.meta.url));

/**
 * For a server. Node lets new objects fill 128 MB before it collects them; with 32 MB, 5 000 connections take 20 KB each
 * instead of 37. With 8 MB they would take 18.6, and a move a quarter more CPU. Little survives a collection, so threads
 * that help with it cost more than they do: without them everyone waits 1.3 ms for it instead of 1.9, and half as long on
 * a busy machine.
 */
const SERVER_OPTIONS = ['--max-semi-space-size=16', '--no-parallel-scavenge'];

export function isServer(args) {
  return args[0] === 'serve' && !args.includes('--help') && !args.includes('-h');
}

/**
 * Runs the program with this Node, and becomes, as far as anyone can tell, that program: same streams, signals and exit. A
 * server gets its options and a guard, and is started again when it has died.
 */
export function launch(node, args, env, timing = TIMING) {
  const serves = isServer(args);
  const restarts = serves ? new Restarts(timing) : undefined;
  let isStopping = false;
  let child;
  let pause;
  const start = () => {
    child = spawn(node, [...(serves ? SERVER_OPTIONS : []), PROGRAM, ...args], {
      stdio: ['inherit', 'inherit', 'inherit', ...(serves ? ['ipc'] : [])],
      env,
    });
    if (serves) guard(child, timing.question);
    restarts?.watch(child);
    child.on('error', (error) => {
      console.error(`sevenfold: cannot start ${node}: ${error.message}; install Node 26`);
      process.exitCode = 1;
    });
    child.on('exit', (code, signal) => {
      const wait = isStopping ? undefined : restarts?.pauseAfter(code, signal);
      if (wait === undefined) end(code, signal);
      else pause = setTimeout(start, wait);
    });
  };
  for (const signal of SIGNALS)
    process.on(signal, () => {
      isStopping = true;
      // Between two servers there is nothing to stop.
      if (child.exitCode !== null || child.signalCode !== null) end(null, signal);
      else child.kill(signal);
    });
  start();

  function end(code, signal) {
    clearTimeout(pause);
    if (signal === null) process.exit(code);
    for (const name of SIGNALS) process.removeAllListeners(name);
    // The first process of a container cannot kill itself.
    process.exitCode = 128 + constants.signals[signal];
    process.kill(process.pid, signal);
  }
}
