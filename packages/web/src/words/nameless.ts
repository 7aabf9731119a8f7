/**
 * Everyone's name by seat; those without one are called `player`, or `seat` if someone at the table is called as one of
 * them would be.
 */
export function withNameless(
  names: readonly (string | undefined)[],
  player: (seat: number) => string,
  seat: (seat: number) => string,
): string[] {
  const taken = new Set(names.map((name) => name?.toLowerCase()));
  const isTaken = names.some((name, at) => name === undefined && taken.has(player(at).toLowerCase()));
  return names.map((name, at) => name ?? (isTaken ? seat(at) : player(at)));
}
