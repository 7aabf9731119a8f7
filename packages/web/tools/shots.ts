// `npm run -w packages/web shots -- [--lang de] [--size phone] [--theme dark] [--full] PATH …`: pictures of screens, on a
// phone, a laptop and a television, light and dark, of the app as it was last built. Prints where they are.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../e2e/browser.ts';
import { serveApp } from '../e2e/served.ts';

const SIZES = {
  narrow: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  laptop: { width: 1440, height: 900 },
  tv: { width: 1920, height: 1080 },
} as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lang: { type: 'string', default: 'en' },
    size: { type: 'string', multiple: true, default: ['phone', 'laptop', 'tv'] },
    theme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    /** The whole page, not only what fits the window. */
    full: { type: 'boolean', default: false },
    /** Milliseconds until a screen has come to rest. */
    wait: { type: 'string', default: '3500' },
  },
});

if (chromiumPath === undefined) throw new Error('There is no Chromium here; TEST_CHROMIUM may name one.');
const folder = mkdtempSync(join(tmpdir(), 'sevenfold-shots-'));
const served = await serveApp();
const browser = await chromium.launch({ executablePath: chromiumPath, args: CHROMIUM_ARGS });
try {
  for (const theme of values.theme as ('light' | 'dark')[])
    for (const size of values.size as (keyof typeof SIZES)[]) await shoot(theme, size);
} finally {
  await browser.close();
  await served.stop();
}

async function shoot(colorScheme: 'light' | 'dark', size: keyof typeof SIZES): Promise<void> {
  const context = await browser.newContext({
    baseURL: served.address,
    colorScheme,
    locale: values.lang,
    viewport: SIZES[size],
  });
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && console.error(`console: ${message.text()}`));
  page.on('pageerror', (error) => console.error(`page: ${error.message}`));
  for (const path of positionals.length === 0 ? ['/'] : positionals) {
    await page.goto(path);
    await page.waitForTimeout(Number(values.wait));
    const name = `${path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'landing'}-${size}-${colorScheme}.png`;
    await page.screenshot({ path: join(folder, name), fullPage: values.full });
    console.log(join(folder, name));
  }
  await context.close();
}
