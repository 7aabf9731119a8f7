import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Starts the installed `sevenfold serve`, or another `command`, on a free port, with a data folder of its own. */
export async function serve({ cwd, node, env, command }) {
  const [program, ...first] = command ?? [
    node,
    join(cwd, 'node_modules', 'sevenfold', 'bin', 'sevenfold.js'),
  ];
  const data = mkdtempSync(join(cwd, 'data-'));
  const args = [...first, 'serve', '--host', '127.0.0.1', '--port', '0', '--data', data];
  // npm does not pass signals on, so the signal goes to the whole process group; Windows has neither groups nor signals.
  const isWindows = process.platform === 'win32';
  const shell = program === 'npm.cmd';
  const stdio = ['ignore', 'pipe', 'pipe'];
  const server = spawn(program, args, { cwd, env, shell, stdio, detached: !isWindows });
  const ended = once(server, 'exit');
  let said = '';
  server.stderr.on('data', (text) => (said += text));
  for await (const line of createInterface({ input: server.stdout })) {
    said += `${line}\n`;
    const port = /"port":(\d+).*"msg":"listening"/.exec(line)?.[1];
    if (port === undefined) continue;
    server.stdout.resume();
    return {
      address: `http://127.0.0.1:${port}`,
      said: () => said,
      stop: async () => {
        if (isWindows) server.kill();
        else process.kill(-server.pid);
        await ended;
      },
    };
  }
  throw new Error(`sevenfold serve ended before it listened\n${said}`);
}
