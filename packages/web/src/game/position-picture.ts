import {
  aimedCard,
  aimedSeat,
  type Card,
  duplicateOf,
  extraCount,
  FREEZE,
  hasSecondChance,
  isBusted,
  isFrozen,
  numbersOf,
  PLUS_2,
  SECOND_CHANCE,
  type State,
  statusOf,
  TIMES_2,
} from '@sevenfold/engine';
import type { TableCard, SeatCards, Picture } from './story/picture.ts';

/** The table of a position without its history: numbers lie in ascending order. Cards drawn later have higher ids. */
export function positionPicture(state: State): Picture {
  let id = 0;
  const lay = (card: Card): TableCard => ({ card, id: --id });
  const seats = state.hands.map((_, seat) => seatCards(state, seat, lay));
  return {
    round: state.round,
    dealer: state.dealer,
    seats,
    totals: state.totals,
    pile: state.pileSize,
    discard: state.discard.reduce((sum, count) => sum + count, 0),
    queue: state.queue.map((aimed) => ({
      ...lay(aimedCard(aimed)),
      by: state.player,
      target: aimedSeat(aimed),
    })),
    flipping: state.flipsLeft > 0 ? { player: state.player, done: 3 - state.flipsLeft } : undefined,
    turning: undefined,
    ended: false,
    winners: [],
    at: 0,
    state,
    between: false,
  };
}

function seatCards(state: State, seat: number, lay: (card: Card) => TableCard): SeatCards {
  const hand = state.hands[seat]!;
  const extras = state.extras[seat]!;
  const modifiers: TableCard[] = [];
  for (let card = PLUS_2; card <= TIMES_2; card++)
    for (let count = extraCount(extras, card); count > 0; count--) modifiers.push(lay(card));
  const asked = state.player === seat;
  const duplicate = isBusted(hand) ? duplicateOf(extras) : asked ? state.duplicate : -1;
  return {
    numbers: numbersOf(hand).map(lay),
    modifiers,
    secondChance: hasSecondChance(hand) ? lay(SECOND_CHANCE) : undefined,
    duplicate: duplicate < 0 ? undefined : lay(duplicate),
    waiting: asked ? waitingOf(state).map(lay) : [],
    freeze: isFrozen(hand) ? lay(FREEZE) : undefined,
    status: statusOf(hand),
    tally: undefined,
  };
}

/** Actions drawn and not yet given away. */
function waitingOf({ phase, setAside }: State): readonly Card[] {
  return phase === 'secondChance' ? [SECOND_CHANCE, ...setAside] : setAside;
}
