import { defineConfig } from 'vitest/config';

/** The fast tests of the rules, because a mutation run repeats them hundreds of times. */
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
