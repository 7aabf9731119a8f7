import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './e2e/browser.ts';

if (chromiumPath === undefined)
  console.warn('No Chromium here, so every browser test is skipped. TEST_CHROMIUM may name one.');

export default defineConfig({
  testDir: 'e2e',
  grep: chromiumPath === undefined ? /nothing without a browser/ : /./,
  globalSetup: './e2e/setup.ts',
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['CI'] === undefined ? 'list' : 'line',
  outputDir: '../../node_modules/.cache/e2e',
  use: {
    locale: 'en',
    viewport: { width: 390, height: 844 },
    launchOptions: { executablePath: chromiumPath ?? '', args: CHROMIUM_ARGS },
    trace: 'retain-on-failure',
  },
});
