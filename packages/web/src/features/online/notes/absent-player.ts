import type { TableView } from '@sevenfold/table';

/** Someone a bot is about to play for. */
export interface Absent {
  readonly seat: number;
  readonly name: string;
  /** When the bot takes over, in ticks. */
  readonly at: number;
}

/** Whom everyone waits for: the player who is asked, or else the one whose bot takes over first. */
export function absentOf(
  { seats, phase }: TableView,
  takeovers: readonly (number | undefined)[],
  now: number,
  asked: number | undefined,
): Absent | undefined {
  if (phase !== 'playing') return undefined;
  const waiting = seats.flatMap(({ name }, seat): Absent[] => {
    const at = takeovers[seat];
    return at !== undefined && at > now ? [{ seat, name, at }] : [];
  });
  const first = waiting.toSorted((one, other) => one.at - other.at)[0];
  return waiting.find(({ seat }) => seat === asked) ?? first;
}
