// The browser's own arithmetic: figures must have the digits that Node gave them, whatever build this is.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build, loadConfigFromFile, type Rolldown } from 'vite';

const bots = join(import.meta.dirname, '../../bots/test');

/** What the test of the bots runs in Node, as a script that leaves `Digits` behind. */
async function bundle(): Promise<string> {
  const app = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(import.meta.dirname, '../vite.config.ts'),
  );
  const [result] = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: app!.config.resolve!,
    build: {
      write: false,
      lib: { entry: join(bots, 'digits.ts'), formats: ['iife'], name: 'Digits' },
    },
  })) as Rolldown.RolldownOutput[];
  return result!.output[0].code;
}

test('review, best, coach and arena say the golden digits in the browser', async ({ page }) => {
  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundle() });
  const found = await page.evaluate(() => {
    const { digits, forbidInexact } = (
      globalThis as unknown as { Digits: { digits: () => unknown; forbidInexact: () => void } }
    ).Digits;
    forbidInexact();
    return JSON.stringify(digits());
  });
  const golden = readFileSync(join(bots, 'goldens', 'digits.json'), 'utf8');
  expect(JSON.parse(found)).toEqual(JSON.parse(golden));
});
