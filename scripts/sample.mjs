// How much a test tries. `npm test` tries as much as its assertions need, `npm run test:all` (TEST_ALL=1) as much as it can.
export const isWhole = process.env.TEST_ALL === '1';

/** How many to draw, or which cases to try: those that the assertions need, or all. */
export function sample(enough, all) {
  return isWhole ? all : enough;
}
