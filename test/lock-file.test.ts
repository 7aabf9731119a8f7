// `npm ci` must work from package-lock.json, on every platform and with every registry.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
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

test('has a checksum of everything; only binaries for another platform may wait for a registry that has them', () => {
  const installed = Object.entries(packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && link !== true,
  );
  const unchecked = installed.filter(([, { integrity }]) => integrity === undefined);
  expect(
    unchecked.filter(
      ([, { optional, os, cpu }]) => optional !== true || (os === undefined && cpu === undefined),
    ),
  ).toEqual([]);
});

test('names no registry', () => {
  const addresses = Object.values(packages).filter(({ link, resolved }) => link !== true && resolved);
  expect(addresses).toEqual([]);
});
