// The names of things, which differ from box to box. The game is the same under all of them.

export interface Words {
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
}

const FLIP: Words = {
  hit: 'Hit',
  stay: 'Stay',
  flipThree: 'Flip Three',
  freeze: 'Freeze',
  secondChance: 'Second Chance',
  flip7: 'Flip 7',
  stayed: 'stayed',
  frozen: 'frozen',
};

export const VOCABULARIES = {
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
} as const satisfies Record<string, Words>;

export type VocabularyName = keyof typeof VOCABULARIES;
export const VOCABULARY_NAMES = Object.keys(VOCABULARIES) as readonly VocabularyName[];

/** The verb of a name of an action, for 'you': 'Hit' gives 'hit'. */
export function verb(name: string): string {
  return name.toLowerCase();
}

/** The verb for 'she': 'Pass' gives 'passes'. */
export function verbOfOther(name: string): string {
  return /(?:s|x|ch|sh)$/i.test(name) ? `${verb(name)}es` : `${verb(name)}s`;
}

/** The key that chooses an action: the first letter of its name. */
export function keyOf(name: string): string {
  return name[0]!.toLowerCase();
}
