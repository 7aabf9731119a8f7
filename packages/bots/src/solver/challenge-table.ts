/** The solo challenge with all 94 cards, fresh every round; still to be computed. */
export const CHALLENGE_OF_ALL: {
  readonly rounds: readonly number[];
  readonly within: readonly (readonly number[])[];
} = { rounds: [], within: [] };
