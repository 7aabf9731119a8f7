// How long the review of a four-player game takes in Chromium, on all cores: from opening the page, with the default number
// of samples, and from asking for more; of the app as it was last built. The checksum is of what the page shows. The
// yardstick is a product of two matrices in the same page: compare ratios, not times, on a machine that does other work.
//   node -C sevenfold-source packages/web/tools/review-bench.ts [games]

import { type Page, chromium } from '@playwright/test';
import { findBot } from '@sevenfold/bots';
import { REVIEW_SAMPLES } from '@sevenfold/bots/review';
import {
  apply,
  type GameRecord,
  makeLog,
  makeRecord,
  type Move,
  PRESETS,
  SeededDealer,
  Sfc32,
  startGame,
} from '@sevenfold/engine';
import { matrixProduct } from '../../../scripts/matrix-product.mjs';
import { CHROMIUM_ARGS, chromiumPath } from '../e2e/browser.ts';
import { serveApp } from '../e2e/served.ts';
import { makeFragment } from '../src/game-records/record-link.ts';

const MORE = 8 * REVIEW_SAMPLES;
const GAMES = Number(process.argv[2] ?? 5);
/** The best of these runs. */
const YARDSTICKS = 15;

if (chromiumPath === undefined) throw new Error('There is no Chromium here; TEST_CHROMIUM may name one.');
const served = await serveApp();
const browser = await chromium.launch({ executablePath: chromiumPath, args: CHROMIUM_ARGS });
const times = new Map<number, number[]>();
const units: number[] = [];
let checksum = 0;
try {
  for (let game = 0; game < GAMES; game++) await review(game);
  const unit = mean(units);
  console.log('| samples | ms | × yardstick |\n|--:|--:|--:|');
  for (const [samples, all] of times) {
    console.log(`| ${samples} | ${mean(all).toFixed(0)} | ${(mean(all) / unit).toFixed(0)} |`);
  }
  console.log(`\n${GAMES} games, yardstick ${unit.toFixed(1)} ms, checksum ${(checksum >>> 0).toString(16)}`);
} finally {
  await browser.close();
  await served.stop();
}

async function review(game: number): Promise<void> {
  const context = await browser.newContext({ baseURL: served.address, locale: 'en' });
  const page = await context.newPage();
  await page.addInitScript(
    noteEnds,
    [REVIEW_SAMPLES, MORE].map((samples) => [samples, offerOf(8 * samples)]),
  );
  const path = `/game?view=review#${await makeFragment(makeRecord(play(game)))}`;
  await page.goto(path);
  await addTime(page, REVIEW_SAMPLES);
  const runs = await page.evaluate<number[]>(`Array.from({ length: ${YARDSTICKS} }, () => {
    const began = performance.now();
    (${matrixProduct.toString()})();
    return performance.now() - began;
  })`);
  units.push(Math.min(...runs));
  await page.getByRole('button', { name: offerOf(MORE) }).click();
  await addTime(page, MORE);
  await context.close();
}

/** Reviews with this many samples end when the page offers the next ones. */
function offerOf(samples: number): string {
  return `(${samples.toLocaleString('en')} simulated games)`;
}

/** In the page: measures from its start, or from a click, to each of these ends. */
function noteEnds(ends: [samples: number, offer: string][]): void {
  let began = 0;
  addEventListener('click', () => (began = performance.now()), { capture: true });
  new MutationObserver(() => {
    const [samples, offer] = ends[0] ?? [];
    if (offer === undefined || !document.querySelector('main')?.textContent.includes(offer)) return;
    performance.measure(`review ${samples}`, { start: began, end: performance.now() });
    ends.shift();
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

async function addTime(page: Page, samples: number): Promise<void> {
  await page.getByRole('button', { name: offerOf(8 * samples) }).waitFor();
  const measured = await page.evaluate(
    (name) => performance.getEntriesByName(name)[0]!.duration,
    `review ${samples}`,
  );
  times.set(samples, [...(times.get(samples) ?? []), measured]);
  for (const letter of await page.locator('main').innerText()) {
    checksum = (Math.imul(checksum, 31) + letter.codePointAt(0)!) | 0;
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A game of `evPlus` in every seat. */
function play(seed: number): GameRecord {
  const bot = findBot('evPlus')!.make({ random: new Sfc32(1) });
  const dealer = new SeededDealer(seed);
  const state = startGame(PRESETS.official, 4, 0);
  const moves: Move[] = [];
  while (state.phase !== 'over') {
    const move = state.phase === 'draw' ? dealer.draw(state) : bot(state);
    moves.push(move);
    apply(state, move);
  }
  return {
    rules: { preset: 'official' },
    players: ['Ann', 'Bo', 'Cy', 'Di'],
    dealer: 0,
    log: makeLog(moves),
  };
}
