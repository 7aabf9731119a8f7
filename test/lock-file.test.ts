// `npm ci` must work from package-lock.json, on every platform and with every registry.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly optionalDependencies?: { readonly [name: string]: string };
}

const { packages } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8'),
) as { packages: { readonly [place: string]: Locked } };

test('holds the binaries of every platform; node scripts/complete-lock.mjs adds those that are missing', () => {
  const names = new Set(
    Object.keys(packages).map((place) => place.slice(place.lastIndexOf('node_modules/'))),
  );
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !names.has(`node_modules/${name}`));
  expect(missing).toEqual([]);
});

test('names no registry', () => {
  const addresses = Object.values(packages).filter(({ link, resolved }) => link !== true && resolved);
  expect(addresses).toEqual([]);
});
