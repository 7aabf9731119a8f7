import {
  deckCount,
  NUMBER_KINDS,
  numberCount,
  numberSum,
  type Options,
  plusOf,
  PLUS_10,
  PLUS_2,
} from '@sevenfold/engine';

/** Which points the end of a round can bring. */
export interface PossiblePoints {
  readonly any: ReadonlySet<number>;
  /** With seven numbers, the bonus among them. */
  readonly withSeven: ReadonlySet<number>;
  readonly most: number;
}

const SEVEN = 7;
const known = new Map<string, PossiblePoints>();

/** All points that some hand gives by these rules, with the cards that so many players play with (R35). */
export function possiblePoints(options: Options, players: number): PossiblePoints {
  const decks = deckCount(options, players);
  const key = `${decks} ${options.flip7Bonus}`;
  const found = known.get(key) ?? findPoints(decks, options.flip7Bonus);
  known.set(key, found);
  return found;
}

function findPoints(decks: number, bonus: number): PossiblePoints {
  const any = new Set<number>();
  const withSeven = new Set<number>();
  const { few, seven } = numberSums();
  let plus = 0;
  for (let card = PLUS_2; card <= PLUS_10; card++) plus += plusOf(card) * decks;
  for (let doubles = 0; doubles <= decks; doubles++) {
    // The +N cards add up to every even number.
    for (let more = 0; more <= plus; more += 2) {
      for (const sum of few) any.add((sum << doubles) + more);
      for (const sum of seven) withSeven.add((sum << doubles) + bonus + more);
    }
  }
  for (const points of withSeven) any.add(points);
  let most = 0;
  for (const points of any) most = Math.max(most, points);
  return { any, withSeven, most };
}

/** What up to six different numbers, or seven, can add up to. */
function numberSums(): { readonly few: ReadonlySet<number>; readonly seven: ReadonlySet<number> } {
  const few = new Set<number>();
  const seven = new Set<number>();
  for (let set = 0; set < 1 << NUMBER_KINDS; set++) {
    const count = numberCount(set);
    if (count < SEVEN) few.add(numberSum(set));
    else if (count === SEVEN) seven.add(numberSum(set));
  }
  return { few, seven };
}
