import { ENGLISH_NAMES, type EnglishNames } from '@sevenfold/engine';
import type { Vocabulary } from '../../storage/settings-schema.ts';

/** The names of things, which differ from box to box. The game is the same under all of them. */
export interface Terms extends EnglishNames {
  /** Having busted, of a player's status. */
  readonly busted: string;
  /** Choosing to stop, in a sentence: 'You stay', and after a name 'stays'. */
  readonly youStay: string;
  readonly stays: string;
}

const STAY = { busted: 'busted', youStay: 'You stay', stays: 'stays' };
const PASS = { busted: 'busted', youStay: 'You pass', stays: 'passes' };

export default {
  vocabularies: {
    flip: { ...ENGLISH_NAMES.flip, ...STAY },
    deal: { ...ENGLISH_NAMES.deal, ...PASS },
    turn: { ...ENGLISH_NAMES.turn, ...STAY },
  } as Readonly<Record<Vocabulary, Terms>>,
  /** A card as a screen reader says it. */
  numberCard: (value: number): string => `${value}`,
  plusCard: (points: number): string => `plus ${points}`,
  times2: 'times two',
  cardBack: 'card, face down',
};
