import type { ScoreSheet } from '../score-sheet.ts';
import type { Box, Scoring } from './box.ts';
import { FLIP7 } from './flip7.ts';
import { VENGEANCE } from './vengeance.ts';

const ALL = { flip7: FLIP7, vengeance: VENGEANCE } as const satisfies { readonly [id: string]: Box };

export type BoxId = keyof typeof ALL;

export const BOX_IDS = Object.keys(ALL) as readonly BoxId[];

/** The box of sheets that name none. */
export const FIRST_BOX: BoxId = 'flip7';

export function boxOf(id: BoxId = FIRST_BOX): Box {
  return ALL[id];
}

export function scoringOf({ box, rules }: Pick<ScoreSheet, 'box' | 'rules'>): Scoring {
  return boxOf(box).scoring(rules);
}
