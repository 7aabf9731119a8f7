import type { ReviewedPlayer } from './review.ts';

/** One player's chance to win from start to end, rounded so that the figures as printed add up. */
export type Account = Pick<ReviewedPlayer, 'start' | 'luck' | 'skill' | 'others' | 'end'>;

/** The account rounded to this many decimals of a share, with the same sum; 3 are tenths of a percent. */
export function accountOf({ start, luck, skill, others, end }: ReviewedPlayer, decimals = 3): Account {
  const scale = Number(`1e${decimals}`);
  const parts = [start, luck, skill, others].map((part) => part * scale);
  const floors = parts.map(Math.floor);
  const total = Math.round(end * scale);
  /** The parts with the largest remainders are rounded up. */
  const up = parts
    .map((part, index) => ({ index, rest: part - floors[index]! }))
    .toSorted((a, b) => b.rest - a.rest)
    .slice(0, total - floors.reduce((sum, floor) => sum + floor, 0));
  for (const { index } of up) floors[index]!++;
  const [first, second, third, fourth] = floors.map((part) => part / scale);
  return { start: first!, luck: second!, skill: third!, others: fourth!, end: total / scale };
}
