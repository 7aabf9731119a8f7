/**
 * How many bytes at most each action adds to the database, indexes included, until what it adds is deleted again. Games
 * are in `table`'s `storage-allowance.ts`. `storage-growth.test.ts` measures whether it is enough.
 */
export const STORAGE_COSTS = {
  /** With 36 seats and the longest names, and its place in a circle. */
  table: 8192,
  /** A score sheet without its content, and the rest of its last page. */
  sheet: 5120,
  /** An attempt at the daily deck, and each of its moves. */
  attempt: 1536,
  attemptMove: 64,
  /** Someone who waits for a quick match, and the table they get. */
  match: 9216,
  circle: 4096,
  /** A change of a circle, besides what was sent. */
  circleChange: 1024,
  /** A device, and that it belonged to someone else before. */
  device: 2048,
  /** A question that is answered once, such as a link to another device. */
  ticket: 1024,
  passkey: 8192,
  /** A device that wants notifications, and all that may wait for it. */
  subscription: 98_304,
  webhook: 8192,
} as const;
