import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Starts the installed `sevenfold serve` on a free port, with a data folder of its own. */
export async function serve({ cwd, node, env, more = [] }) {
  const program = join(cwd, 'node_modules', 'sevenfold', 'bin', 'sevenfold.js');
  const data = mkdtempSync(join(cwd, 'data-'));
  const args = ['serve', '--host', '127.0.0.1', '--port', '0', '--data', data, ...more];
  const server = spawn(node, [program, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
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
      stop: async () => {
        server.kill();
        await ended;
      },
    };
  }
  throw new Error(`sevenfold serve ended before it listened\n${said}`);
}
