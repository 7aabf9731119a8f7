// Programs of others that tests start: proxies and poolers.

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const exit = once(program, 'exit');
  program.kill('SIGKILL');
  await exit;
}
