import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Only a test that hangs needs it: on a busy machine a long simulation takes minutes.
const testTimeout = 180_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['packages/web/**'],
          testTimeout,
        },
      },
      {
        // The app's modules may hold runes, which Svelte compiles.
        root: 'packages/web',
        plugins: [svelte()],
        resolve: { conditions: ['browser'] },
        test: { name: 'web', include: ['test/**/*.test.ts'], testTimeout },
      },
    ],
  },
});
