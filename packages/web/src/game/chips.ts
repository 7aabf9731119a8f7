export const CHIP_GAP = 4;
/** The narrowest chip with a name and two words. */
const NARROWEST = 92;

/** How many players to choose from are beside each other, in as few rows as possible and as evenly as possible. */
export function chipColumns(chips: number, width: number): number {
  const most = Math.max(1, Math.floor((width + CHIP_GAP) / (NARROWEST + CHIP_GAP)));
  const rows = Math.max(1, Math.ceil(chips / most));
  return Math.max(1, Math.ceil(chips / rows));
}
