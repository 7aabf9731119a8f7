import type { BoxId } from '@sevenfold/physical/scores';

interface BoxFacts {
  /** A trade name, the same in every language; the short one is for lists of boxes. */
  readonly name: string;
  readonly shortName: string;
  /** Its number on BoardGameGeek. */
  readonly bggId: number;
}

export const BOXES: Readonly<Record<BoxId, BoxFacts>> = {
  flip7: { name: 'Flip 7', shortName: 'Flip 7', bggId: 420_087 },
  vengeance: { name: 'Flip 7: With a Vengeance', shortName: 'With a Vengeance', bggId: 463_441 },
};
