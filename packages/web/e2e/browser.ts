// The browser of the tests and of tools/shots.ts.

import { existsSync } from 'node:fs';

/** Chromium on this machine: TEST_CHROMIUM, or where Debian has it; undefined if there is none. */
export const chromiumPath = [
  process.env['TEST_CHROMIUM'] ?? '',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => existsSync(path));

/** Started as root in a container, and without anything that calls home. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
