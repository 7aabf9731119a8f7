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

export interface RoundEnd {
  readonly round: number;
  readonly hands: readonly Hand[];
  readonly extras: readonly Extras[];
  /** How each seat scored; none for a bust. */
  readonly tallies: readonly (Tally | undefined)[];
  readonly totals: readonly number[];
  readonly target: number;
}

/**
 * The round that a move ended, if it ended one. The cards come from the state before the move, because they are gone
 * after it; what the move itself changed, from its events.
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

/** Applies what an event changes in front of a player. */
function show(state: State, event: GameEvent): void {
  const seat = event.player;
  const hand = state.hands[seat]!;
  if (event.type === 'busted') {
    state.hands[seat] = busted(hand);
    state.extras[seat] = withDuplicate(state.extras[seat]!, event.card);
  } else if (event.type === 'saved') {
    state.hands[seat] = withoutSecondChance(hand);
  } else if (event.type === 'drew' && isModifier(event.card)) {
    state.hands[seat] = withModifier(hand, event.card, state.options.doubles);
    state.extras[seat] = withExtra(state.extras[seat]!, event.card);
  } else if (event.type === 'drew' && isNumber(event.card)) {
    state.hands[seat] = withNumber(hand, event.card);
  }
}
