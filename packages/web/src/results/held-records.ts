import { format, term, word } from '../words/words.svelte.ts';
import { type GameRecordHeld, RECORD_NAMES, type RecordName, type Statistics } from './statistics.ts';

export interface HeldRecord {
  readonly name: RecordName;
  readonly title: string;
  readonly held: GameRecordHeld;
  /** Its value with what it counts. */
  readonly text: string;
}

/** The records that someone holds, as they are called. Needs the words of 'results' and 'terms'. */
export function heldRecords({ records }: Statistics): HeldRecord[] {
  const { figures, points, rounds } = word.results;
  const said: Record<RecordName, readonly [title: string, text: (value: number) => string]> = {
    highestRound: [figures.highestRound, points],
    highestTotal: [figures.highestTotal, points],
    mostFlip7s: [figures.mostFlip7s(term.flip7), format.number],
    mostBusts: [figures.mostBusts, format.number],
    fastestWin: [figures.fastestWin, rounds],
    widestWin: [figures.widestWin, figures.ahead],
    longestGame: [figures.longestGame, rounds],
  };
  return RECORD_NAMES.flatMap((name) => {
    const held = records[name];
    const [title, text] = said[name];
    return held === undefined ? [] : [{ name, title, held, text: text(held.value) }];
  });
}
