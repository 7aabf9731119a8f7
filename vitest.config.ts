import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { SOURCE, sourceOptions } from './scripts/source.mjs';
import { isWhole } from './scripts/sample.mjs';

/** Only what never happens takes so long: on a busy machine a long simulation takes minutes. */
const PATIENCE = { testTimeout: 900_000, expect: { poll: { timeout: 90_000, interval: 5 } } };

/** Measures how long others wait for the server. `npm test` tries a few cases of it beside the rest; all of it runs alone. */
const measuring = isWhole ? ['packages/server/test/limits/budget.test.ts'] : [];
/** Installs and builds everything again, as the Dockerfile does. `npm test` tries the command that is packed instead. */
const large = isWhole ? [] : ['test/image.test.ts'];

/** What has no state of its own: their tests share a process, because starting one takes longer than most of them. */
const pure = ['circles', 'engine', 'physical', 'table'].map((name) => `packages/${name}/test/**/*.test.ts`);

// For the threads and programs that tests start, also where an editor has started the tests.
process.env['NODE_OPTIONS'] = sourceOptions();

// Without 'module', as Node itself resolves: it names files for bundlers, and Node loads what is not ours.
const nodeConditions = defaultServerConditions.filter((condition) => condition !== 'module');
const fromSources = { resolve: { conditions: [SOURCE, ...nodeConditions] } };

export default defineConfig({
  test: {
    // Many tests wait for programs that they have started: with more workers than cores no core waits too.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      {
        ssr: fromSources,
        test: {
          name: 'packages',
          include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['packages/web/**', ...pure, ...measuring, ...large],
          ...PATIENCE,
        },
      },
      {
        ssr: fromSources,
        test: { name: 'pure', include: pure, isolate: false, ...PATIENCE },
      },
      {
        ssr: fromSources,
        test: {
          name: 'measuring',
          include: measuring,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          ...PATIENCE,
        },
      },
      {
        // The app's modules may hold runes, which Svelte compiles.
        root: 'packages/web',
        plugins: [svelte()],
        resolve: { conditions: ['browser'] },
        ssr: fromSources,
        test: { name: 'web', include: ['test/**/*.test.ts'], ...PATIENCE },
      },
    ],
  },
});
