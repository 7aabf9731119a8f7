import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { NPM, output, strangersEnvironment } from './program.mjs';

/**
 * `npx sevenfold` for someone who has nothing of it but the tarball in npm's cache, from a registry in this process; stop
 * it afterwards.
 */
export async function freshNpx(folder, tarball, node) {
  const cwd = join(folder, 'npx');
  const cache = join(cwd, 'cache');
  mkdirSync(cwd);
  const registry = await serveTarball(tarball.file);
  const env = {
    ...strangersEnvironment(node),
    npm_config_cache: cache,
    npm_config_registry: registry.address,
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_update_notifier: 'false',
  };
  await output(NPM, ['cache', 'add', 'sevenfold'], { cwd, env });
  return {
    cwd,
    env,
    command: [NPM, 'exec', '--yes', '--', 'sevenfold'],
    installed: () => sizeOf(join(cache, '_npx')),
    stop: registry.stop,
  };
}

async function serveTarball(file) {
  const about = JSON.parse(readFileSync(join(root, 'packages', 'cli', 'package.json'), 'utf8'));
  const bytes = readFileSync(file);
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  const server = createServer(({ url }, response) => {
    if (url.endsWith('.tgz')) return response.end(bytes);
    if (url !== '/sevenfold') return response.writeHead(404).end('{}');
    const { name, version } = about;
    const dist = { integrity, tarball: `${address}/sevenfold.tgz` };
    const all = { name, 'dist-tags': { latest: version }, versions: { [version]: { ...about, dist } } };
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(all));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${server.address().port}`;
  return { address, stop: () => server.close().closeAllConnections() };
}

/** What a folder holds. */
function sizeOf(folder) {
  const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  return { files: sizes.length, megabytes: sizes.reduce((sum, size) => sum + size, 0) / 1e6 };
}
