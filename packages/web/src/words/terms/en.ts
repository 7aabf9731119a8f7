import type { Vocabulary } from '../../settings.svelte.ts';

/** The names of things, which differ from box to box. The game is the same under all of them. */
export interface Terms {
  readonly hit: string;
  readonly stay: string;
  readonly flipThree: string;
  readonly freeze: string;
  readonly secondChance: string;
  readonly flip7: string;
  /** Having stayed, of a player's status. */
  readonly stayed: string;
  /** Having been frozen. */
  readonly frozen: string;
  /** Having busted, of a player's status. */
  readonly busted: string;
}

const FLIP: Terms = {
  hit: 'Hit',
  stay: 'Stay',
  flipThree: 'Flip Three',
  freeze: 'Freeze',
  secondChance: 'Second Chance',
  flip7: 'Flip 7',
  stayed: 'stayed',
  frozen: 'frozen',
  busted: 'busted',
};

export default {
  vocabularies: {
    flip: FLIP,
    deal: {
      ...FLIP,
      hit: 'Flip',
      stay: 'Pass',
      flipThree: 'Deal Three',
      stayed: 'passed',
    },
    turn: {
      ...FLIP,
      flipThree: 'Turn Three',
      freeze: 'Lock',
      secondChance: 'Life Saver',
      flip7: 'Turn 7',
      frozen: 'locked',
    },
  } as Readonly<Record<Vocabulary, Terms>>,
  /** A card as a screen reader says it. */
  numberCard: (value: number): string => `${value}`,
  plusCard: (points: number): string => `plus ${points}`,
  times2: 'times two',
  cardBack: 'card, face down',
};
