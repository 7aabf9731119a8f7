import {
  busted,
  clone,
  type Extras,
  type GameEvent,
  type Hand,
  isModifier,
  isNumber,
  type State,
  type Tally,
  withDuplicate,
  withExtra,
  withModifier,
  withNumber,
  withoutSecondChance,
} from '@sevenfold/engine';

/** A round that has just ended, for showing. */
export interface RoundEnd {
  readonly round: number;
  readonly hands: readonly Hand[];
  readonly extras: readonly Extras[];
  /** Per seat how the score came about; none for those who busted. */
  readonly tallies: readonly (Tally | undefined)[];
  readonly totals: readonly number[];
  readonly target: number;
}

/**
 * Gathers the end of a round: from the state before the last move, because the cards are gone after it, from that
 * move's events and from the state after it. Nothing if the move did not end a round.
 */
export function roundEnd(before: State, events: readonly GameEvent[], after: State): RoundEnd | undefined {
  if (!events.some((event) => event.type === 'roundEnded')) return undefined;
  const final = clone(before);
  const tallies: (Tally | undefined)[] = final.hands.map(() => undefined);
  for (const event of events) {
    if (event.type === 'scored') tallies[event.player] = event;
    show(final, event);
  }
  return {
    round: before.round,
    hands: final.hands,
    extras: final.extras,
    tallies,
    totals: after.totals.slice(),
    target: after.options.target,
  };
}

/** What the last move of a round left in front of the players. */
function show(state: State, event: GameEvent): void {
  const seat = event.player;
  const hand = state.hands[seat]!;
  if (event.type === 'busted') {
    state.hands[seat] = busted(hand);
    state.extras[seat] = withDuplicate(state.extras[seat]!, event.card);
  } else if (event.type === 'saved') {
    state.hands[seat] = withoutSecondChance(hand);
  } else if (event.type === 'drew' && isModifier(event.card)) {
    state.hands[seat] = withModifier(hand, event.card);
    state.extras[seat] = withExtra(state.extras[seat]!, event.card);
  } else if (event.type === 'drew' && isNumber(event.card)) {
    state.hands[seat] = withNumber(hand, event.card);
  }
}
