import { defineConfig } from 'vitest/config';

/** The tests that a mutation run repeats hundreds of times: the fast ones, which say what the rules are. */
export default defineConfig({
  test: {
    include: [
      'cards',
      'round',
      'draws',
      'actions',
      'shortage',
      'scores',
      'options',
      'records',
      'events',
      'positions',
    ].map((name) => `packages/engine/test/${name}.test.ts`),
  },
});
