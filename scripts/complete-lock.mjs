// `node scripts/complete-lock.mjs`: npm leaves binaries that its registry lacks out of package-lock.json, and `npm ci` refuses such a
// file. This adds them, going by their names, so that the lock file also installs on the platforms they are for. It also adds the
// checksums that the registry knows.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const SYSTEMS = /android|darwin|freebsd|linux|openbsd|openharmony|win32/;
const PROCESSORS = /arm64|arm|ia32|loong64|ppc64|riscv64|s390x|x64|wasm32/;

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = missing(lock.packages);
const all = Object.entries({ ...lock.packages, ...added }).map(([place, entry]) => [
  place,
  checked(place, entry),
]);
lock.packages = Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
const unchecked = all.filter(([place, entry]) => lacksChecksum(place, entry)).length;
console.log(`${Object.keys(added).length} added, ${unchecked} without a checksum`);

/** The entry with its checksum, where npm puts it: after the version. */
function checked(place, entry) {
  if (!lacksChecksum(place, entry)) return entry;
  const { version, ...rest } = entry;
  const integrity = checksumOf(`${place.slice(place.lastIndexOf('node_modules/') + 13)}@${version}`);
  return integrity === '' ? entry : { version, integrity, ...rest };
}

function lacksChecksum(place, { link, integrity }) {
  return place.includes('node_modules/') && link !== true && integrity === undefined;
}

/** Empty if the registry does not have the package. */
function checksumOf(name) {
  try {
    const options = {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    };
    return execFileSync('npm', ['view', name, 'dist.integrity'], options).trim();
  } catch {
    return '';
  }
}

/** Entries for optional dependencies that lack one, modelled on those of the same package for other platforms. */
function missing(packages) {
  const found = {};
  for (const [place, { optionalDependencies = {} }] of Object.entries(packages)) {
    const names = Object.keys(optionalDependencies);
    const sibling = names
      .map((name) => packages[`node_modules/${name}`])
      .find((entry) => entry !== undefined);
    for (const name of names) {
      if (packages[`node_modules/${name}`] ?? packages[`${place}/node_modules/${name}`]) continue;
      found[`node_modules/${name}`] = entryOf(name, optionalDependencies[name], sibling);
    }
  }
  return found;
}

function entryOf(name, version, { dev, license, engines }) {
  const platform = name.slice(name.lastIndexOf('/') + 1);
  const [os, cpu] = [SYSTEMS.exec(platform)?.[0], PROCESSORS.exec(platform)?.[0]];
  const libc =
    os !== 'linux' ? undefined : /musl/.test(platform) ? 'musl' : /gnu/.test(platform) ? 'glibc' : undefined;
  return {
    version,
    cpu: cpu && [cpu],
    dev,
    libc: libc && [libc],
    license,
    optional: true,
    os: os && [os],
    engines,
  };
}
