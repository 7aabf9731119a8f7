import { existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodePackage, nodeProgram } from '../node-package.mjs';
import { pinnedNode, root } from '../setup.mjs';
import { NPM, output, strangersEnvironment } from './program.mjs';

/** The oldest that we support, and the long-term releases since. */
const VERSIONS = ['22.18.0', '24', '26'];

/** The Node of this project first, then those from npm: only the oldest, or all. They are cached, because they are large. */
export async function findNodes(all, report) {
  const pinned = realpathSync(pinnedNode());
  const found = [{ version: await versionOf(pinned), node: pinned }];
  for (const wanted of all ? VERSIONS : VERSIONS.slice(0, 1)) {
    if (found[0].version.startsWith(`${wanted.split('.')[0]}.`)) continue;
    try {
      const node = await fetchNode(join(root, 'node_modules', '.cache', `node-${wanted}`), wanted);
      found.push({ version: await versionOf(node), node });
    } catch (error) {
      report.skip(
        `the packages on Node ${wanted}`,
        `npm cannot install ${nodePackage()}: ${reasonOf(error)}`,
      );
    }
  }
  return found;
}

async function fetchNode(folder, version) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', `${nodePackage()}@${version}`];
  await output(NPM, args, { cwd: folder, env: strangersEnvironment(process.execPath) });
  const node = join(folder, 'node_modules', ...nodeProgram());
  if (!existsSync(node)) throw new Error(`there is no ${node}`);
  return node;
}

async function versionOf(node) {
  return (await output(node, ['--version'], {})).trim().slice(1);
}

function reasonOf({ message }) {
  const lines = message.split('\n');
  return lines.find((line) => line.startsWith('npm error')) ?? lines[0];
}
