import type { CircleRecord, CircleRecords } from '@sevenfold/circles';
import { format, term, word } from '../../../words/words.svelte.ts';

export interface RecordRow {
  readonly name: keyof CircleRecords;
  readonly title: string;
  readonly record: CircleRecord;
  readonly value: string;
}

/** The records that someone holds, as texts. Needs the words of 'circles' and 'terms'. */
export function recordRows(records: CircleRecords): RecordRow[] {
  const { record, points, rounds } = word.circles;
  const all: [keyof CircleRecords, string, (value: number) => string][] = [
    ['highestRound', record.highestRound, points],
    ['highestTotal', record.highestTotal, points],
    ['mostFlip7s', record.mostFlip7s(term.flip7), (value) => format.number(value)],
    ['widestWin', record.widestWin, points],
    ['closestWin', record.closestWin, points],
    ['fastestWin', record.fastestWin, rounds],
    ['longestGame', record.longestGame, rounds],
  ];
  return all.flatMap(([name, title, say]) => {
    const held = records[name];
    return held === undefined ? [] : [{ name, title, record: held, value: say(held.value) }];
  });
}
