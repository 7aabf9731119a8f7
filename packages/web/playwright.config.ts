import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './e2e/browser.ts';

if (chromiumPath === undefined)
  throw new Error('There is no Chromium here; install one, or let TEST_CHROMIUM name one.');

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/setup.ts',
  // Half the time a test waits for a card to land: with more workers than cores no core waits too.
  workers: Math.ceil(1.5 * availableParallelism()),
  retries: 0,
  // Only what never happens takes so long, even on a busy machine.
  timeout: 180_000,
  expect: { timeout: 60_000, toPass: { timeout: 90_000 } },
  reporter: process.env['CI'] === undefined ? 'list' : 'line',
  outputDir: '../../node_modules/.cache/e2e',
  use: {
    locale: 'en',
    viewport: { width: 390, height: 844 },
    launchOptions: { executablePath: chromiumPath, args: CHROMIUM_ARGS },
    // Each new page would fetch the whole app for offline; the specs about that allow it.
    serviceWorkers: 'block',
  },
});
