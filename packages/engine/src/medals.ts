/** The medals of the solo challenge (R41), best first. */
export const MEDALS = ['legend', 'gold', 'silver', 'bronze'] as const;
export type Medal = (typeof MEDALS)[number];

/** The most rounds that still earn each medal. */
export const MEDAL_ROUNDS: { readonly [Name in Medal]: number } = {
  legend: 4,
  gold: 7,
  silver: 9,
  bronze: 11,
};

export function medalOf(rounds: number): Medal | undefined {
  return MEDALS.find((medal) => rounds <= MEDAL_ROUNDS[medal]);
}
