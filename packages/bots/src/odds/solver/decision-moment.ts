/** A decision, as a player sees it. */
export interface DecisionMoment {
  readonly numbers: readonly number[];
  /** Duplicates that Second Chances removed. */
  readonly removed?: readonly number[];
  /** Second Chances drawn so far, by default those held and used. */
  readonly secondChancesSeen?: number;
  readonly secondChance?: boolean;
  /** How many modifiers of each kind, from +2 to x2. */
  readonly modifiers?: readonly number[];
  readonly flipThreesSeen?: number;
}
