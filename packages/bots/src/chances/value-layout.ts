import {
  DECK_FEATURES,
  LEADS,
  NEEDS,
  ORDER,
  PRESS_ON_FEATURE,
  RULE_FEATURES,
  SEATS,
} from './value-features.ts';

/** Units of the hidden layer; the first passes its sum on as it is, the others only if it is above zero. */
export const UNITS = 16;

/** Rows of weights, one weight per unit: each feature has its rows, one per knot. */
export const ROWS = rowsOf({
  own: NEEDS.length,
  best: NEEDS.length,
  second: NEEDS.length,
  mean: NEEDS.length,
  lead: LEADS.length,
  order: ORDER.length,
  /** Whether the player acts after the strongest opponent. */
  after: 1,
  /** These count in addition if a player takes all their cards in one turn (R12): acting late is then worth more. */
  pressOnOwn: NEEDS.length,
  pressOnLead: LEADS.length,
  pressOnOrder: ORDER.length,
  pressOnAfter: 1,
  /** These count in addition if there are only two players. */
  duelOwn: NEEDS.length,
  duelLead: LEADS.length,
  duelOrder: ORDER.length,
  duelAfter: 1,
  deck: DECK_FEATURES,
  seats: SEATS.length,
  rules: RULE_FEATURES,
  /** What each unit counts for, by number of players and by rule. */
  seatsOut: SEATS.length,
  rulesOut: RULE_FEATURES,
  /** These count under the same rule; the last ones are about the cards of that turn. */
  pressOnBest: NEEDS.length,
  pressOnSecond: NEEDS.length,
  pressOnDeck: DECK_FEATURES,
  /** These count if the player then acts after the strongest opponent, and knows what that one has made. */
  lateOwn: NEEDS.length,
  lateBest: NEEDS.length,
  lateLead: LEADS.length,
  /** These count in addition if nobody is dealt a card before that turn (R47). */
  noDealOwn: NEEDS.length,
  noDealLead: LEADS.length,
  noDealOrder: ORDER.length,
  noDealAfter: 1,
});

/** What counts only if a player takes all their cards in one turn. */
export const PRESS_ON_ROWS: readonly WeightRows[] = [
  ROWS.pressOnOwn,
  ROWS.pressOnLead,
  ROWS.pressOnOrder,
  ROWS.pressOnAfter,
  ROWS.pressOnBest,
  ROWS.pressOnSecond,
  ROWS.pressOnDeck,
  ROWS.lateOwn,
  ROWS.lateBest,
  ROWS.lateLead,
  ruleRow(ROWS.rules),
  ruleRow(ROWS.rulesOut),
];

/** What counts only if, under that rule, nobody is dealt a card before their turn. */
export const NO_DEAL_ROWS: readonly WeightRows[] = [
  ROWS.noDealOwn,
  ROWS.noDealLead,
  ROWS.noDealOrder,
  ROWS.noDealAfter,
];

export const WEIGHTS = Object.values(ROWS).reduce((most, { end }) => Math.max(most, end), 0) * UNITS;

export interface WeightRows {
  readonly from: number;
  readonly end: number;
}

function ruleRow({ from }: WeightRows): WeightRows {
  return { from: from + PRESS_ON_FEATURE, end: from + PRESS_ON_FEATURE + 1 };
}

function rowsOf<Name extends string>(counts: Record<Name, number>): Record<Name, WeightRows> {
  let from = 0;
  const rows = {} as Record<Name, WeightRows>;
  for (const name of Object.keys(counts) as Name[]) {
    rows[name] = { from, end: from + counts[name] };
    from += counts[name];
  }
  return rows;
}
