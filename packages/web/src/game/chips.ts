export const CHIP_GAP = 8;
/** The narrowest chip with a name and two words, one below the other. */
const NARROWEST = 68;
/** The lowest chip that a thumb finds at once, and where many rows take more of the table than they should. */
const LOWEST = 44;
const LOWEST_OF_MANY = 40;
/** With more rows than this, chips cover more than your own seat. */
const FEW_ROWS = 3;
const MOST_BELOW_PROMPT = 4;
/** In a lower window the table needs all the room there is. */
const LOWEST_WINDOW = 480;
/** This many rows fit in the bar; more of them rise over the table. */
const ROWS_IN_BAR = 2;

interface ChipGrid {
  readonly columns: number;
  /** The height of a chip, if there is no room for more. */
  readonly lowest: number;
  /** Whether there are enough rows to cover the question in the middle of the table. */
  readonly coversPrompt: boolean;
  /** A long name may take two lines. */
  readonly isHigh: boolean;
}

/** Players to choose from, in as few rows as possible and as evenly as possible. */
export function chipGrid(chips: number, width: number): ChipGrid {
  const rows = rowsOf(chips, width);
  return {
    columns: Math.max(1, Math.ceil(chips / rows)),
    lowest: rows > FEW_ROWS ? LOWEST_OF_MANY : LOWEST,
    coversPrompt: rows > MOST_BELOW_PROMPT,
    isHigh: rows === 1,
  };
}

/** How high the bar has to be in a window of this height, so that players to choose from cover neither your seat nor the coach. */
export function barHeight(players: number, width: number, height: number): number {
  const rows = rowsOf(players, width);
  return rows === ROWS_IN_BAR && height >= LOWEST_WINDOW ? rows * (LOWEST + CHIP_GAP) - CHIP_GAP : 0;
}

function rowsOf(chips: number, width: number): number {
  const most = Math.max(1, Math.floor((width + CHIP_GAP) / (NARROWEST + CHIP_GAP)));
  return Math.max(1, Math.ceil(chips / most));
}
