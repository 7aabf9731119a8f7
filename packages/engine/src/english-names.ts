/** What an edition calls things; the game is the same in all of them. */
export interface EnglishNames {
  readonly hit: string;
  readonly stay: string;
  readonly flipThree: string;
  readonly freeze: string;
  readonly secondChance: string;
  readonly flip7: string;
  /** The status of a player who has stayed, and of one who was frozen. */
  readonly stayed: string;
  readonly frozen: string;
}

const FLIP: EnglishNames = {
  hit: 'Hit',
  stay: 'Stay',
  flipThree: 'Flip Three',
  freeze: 'Freeze',
  secondChance: 'Second Chance',
  flip7: 'Flip 7',
  stayed: 'stayed',
  frozen: 'frozen',
};

export const ENGLISH_NAMES = {
  flip: FLIP,
  deal: { ...FLIP, hit: 'Flip', stay: 'Pass', flipThree: 'Deal Three', stayed: 'passed' },
  turn: {
    ...FLIP,
    flipThree: 'Turn Three',
    freeze: 'Lock',
    secondChance: 'Life Saver',
    flip7: 'Turn 7',
    frozen: 'locked',
  },
} as const satisfies { readonly [vocabulary: string]: EnglishNames };
