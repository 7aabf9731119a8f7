export const CHIP_GAP = 8;
/** The narrowest chip with a name and two words. */
const NARROWEST = 92;
/** The lowest chip that a thumb finds at once, and where many rows take more of the table than they should. */
const LOWEST = 44;
const LOWEST_OF_MANY = 40;
/** With more rows than this, chips cover more than your own seat. */
const FEW_ROWS = 3;
const MOST_BELOW_PROMPT = 4;

interface ChipGrid {
  readonly columns: number;
  /** The height of a chip, if there is no room for more. */
  readonly lowest: number;
  /** There are so many rows that they cover the question in the middle of the table. */
  readonly coversPrompt: boolean;
}

/** Players to choose from, in as few rows as possible and as evenly as possible. */
export function chipGrid(chips: number, width: number): ChipGrid {
  const most = Math.max(1, Math.floor((width + CHIP_GAP) / (NARROWEST + CHIP_GAP)));
  const rows = Math.max(1, Math.ceil(chips / most));
  return {
    columns: Math.max(1, Math.ceil(chips / rows)),
    lowest: rows > FEW_ROWS ? LOWEST_OF_MANY : LOWEST,
    coversPrompt: rows > MOST_BELOW_PROMPT,
  };
}
