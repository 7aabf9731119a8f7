import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { rolldown } from 'rolldown';
import { serve } from './served.mjs';

const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

export function launch(executablePath) {
  return chromium.launch({ executablePath, args: ARGS });
}

/** From `npx sevenfold serve` to the first card of a game; returns the seconds. */
export async function playFirstCard(browser, where) {
  const began = performance.now();
  const server = await serve(where);
  const page = await browser.newPage({ locale: 'en' });
  try {
    await page.goto(server.address);
    await page.getByRole('link', { name: 'Play now' }).click();
    await page.locator('[data-laid]').first().waitFor();
    return (performance.now() - began) / 1000;
  } finally {
    await page.close();
    await server.stop();
  }
}

/** A page without tools: ten lines of HTML that load the engine as it is published. */
export async function playInPlainPage(browser, cwd) {
  const page = await browser.newPage();
  const engine = join(cwd, 'node_modules', '@sevenfold', 'engine', 'dist');
  const body = `<!doctype html><title>…</title>
    <script type="importmap">{ "imports": { "@sevenfold/engine": "/engine/index.js" } }</script>
    <script type="module">
      import { apply, legalMoves, newGame, SeededDealer } from '@sevenfold/engine';
      const state = newGame({ preset: 'official' }, 3, 0);
      const dealer = new SeededDealer(7);
      while (state.phase !== 'over')
        apply(state, state.phase === 'draw' ? dealer.draw(state) : legalMoves(state)[0]);
      document.title = state.totals.join(' ');
    </script>`;
  await page.route('http://page.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body })
      : route.fulfill({ path: join(engine, pathname.slice('/engine/'.length)) });
  });
  await page.goto('http://page.test/');
  await page.waitForFunction(() => /\d/.test(document.title));
  const title = await page.title();
  await page.close();
  return title;
}

/** Bytes of a bundle with `import { apply } from '@sevenfold/engine'`, minified and gzipped. */
export async function bundledSize(cwd) {
  const entry = join(cwd, 'bundle.mjs');
  writeFileSync(entry, "export { apply } from '@sevenfold/engine';");
  const bundle = await rolldown({ input: entry, cwd });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  return gzipSync(output[0].code).length;
}
