// What lies on the table at one moment of the story: a fold over events, so that the end of a round can be shown
// although the engine has already dealt the next one.

import {
  type Card,
  FLIP_THREE,
  FREEZE,
  type GameEvent,
  isModifier,
  isNumber,
  SECOND_CHANCE,
  type State,
  statusOf,
  type Tally,
} from '@sevenfold/engine';

/** A card on the table; its `id` stays the same while it moves. */
export interface TableCard {
  readonly card: Card;
  readonly id: number;
}

export type SeatStatus = 'active' | 'stayed' | 'frozen' | 'busted' | 'flip7' | 'sittingOut';

/** What one player has in front of them. */
export interface SeatCards {
  /** The numbers, in the order they came. */
  readonly numbers: readonly TableCard[];
  readonly modifiers: readonly TableCard[];
  readonly secondChance: TableCard | undefined;
  /** A number they already had: it busts them, or lies there until the Second Chance takes it away. */
  readonly duplicate: TableCard | undefined;
  /** Actions drawn and not yet given away, oldest first. */
  readonly waiting: readonly TableCard[];
  readonly freeze: TableCard | undefined;
  readonly status: SeatStatus;
  /** Their score, once the round is over. */
  readonly tally: Tally | undefined;
}

/** An action that has been aimed and has not yet taken effect. */
export interface AimedCard extends TableCard {
  readonly by: number;
  readonly target: number;
}

export interface Picture {
  readonly round: number;
  readonly dealer: number;
  readonly seats: readonly SeatCards[];
  readonly totals: readonly number[];
  readonly pile: number;
  readonly discard: number;
  readonly queue: readonly AimedCard[];
  /** The Flip Three in progress, and how many of its cards have been drawn. */
  readonly flipping: { readonly player: number; readonly done: number } | undefined;
  /** Whose card has left the pile and is still face down. */
  readonly turning: number | undefined;
  /** The scores of the round are shown; the next round has not begun. */
  readonly ended: boolean;
  readonly winners: readonly number[];
  /** How many tokens of the log are fully told. */
  readonly at: number;
  /** The game after those tokens. */
  readonly state: State;
  readonly between: boolean;
}

/**
 * What can be told: an event of the engine, that someone chose Hit, or that a card is turning, still face down. The
 * engine's event after that shows its face, and everything else on the screen follows.
 */
export type StoryEvent = GameEvent | { readonly type: 'hit' | 'turning'; readonly player: number };

/** One thing to show at a time. */
export interface Beat {
  readonly event: StoryEvent;
  /** The index of its token. */
  readonly at: number;
  /** For a card that is turned: its face, for the last moments of the turn. */
  readonly face: Card | undefined;
  /** How likely the card that is turned is to bust its player. */
  readonly chance: number;
  /** For a card that is turned: how much hangs on it, from 0 to 1. */
  readonly tension: number;
  /** The game after a token; only the last beat of the token has it. */
  readonly state: State | undefined;
}

const EMPTY: SeatCards = {
  numbers: [],
  modifiers: [],
  secondChance: undefined,
  duplicate: undefined,
  waiting: [],
  freeze: undefined,
  status: 'active',
  tally: undefined,
};

/** The table before the first card. */
export function bareTable(state: State): Picture {
  return {
    round: state.round,
    dealer: state.dealer,
    seats: state.hands.map(() => EMPTY),
    totals: state.hands.map(() => 0),
    pile: state.pileSize,
    discard: 0,
    queue: [],
    flipping: undefined,
    turning: undefined,
    ended: false,
    winners: [],
    at: 0,
    state,
    between: false,
  };
}

export function pictureAfter(picture: Picture, { event, at, state }: Beat): Picture {
  const next = told(picture, event, at);
  if (state === undefined) return { ...next, between: true };
  return { ...next, seats: withSittingOut(next, state), at: at + 1, state, between: false };
}

function told(picture: Picture, event: StoryEvent, id: number): Picture {
  const { player } = event;
  switch (event.type) {
    case 'roundBegan':
      return {
        ...picture,
        round: event.round,
        dealer: player,
        seats: picture.seats.map(() => EMPTY),
        ended: false,
        // R48: no event says that all cards are shuffled.
        ...(picture.state.options.shuffle === 'everyRound' && { pile: allCards(picture), discard: 0 }),
      };
    case 'turning':
      return { ...picture, pile: picture.pile - 1, turning: player };
    case 'drew':
      return drew(picture, player, { card: event.card, id });
    case 'saved':
      return {
        ...changed(picture, player, { secondChance: undefined, duplicate: undefined }),
        discard: picture.discard + 2,
      };
    case 'busted':
      return changed(picture, player, { status: 'busted' });
    case 'stayed':
      return changed(picture, player, { status: 'stayed' });
    case 'flippedSeven':
      return changed(picture, player, { status: 'flip7' });
    case 'gaveSecondChance': {
      const given = picture.seats[player]!.waiting.find(({ card }) => card === SECOND_CHANCE)!;
      const without = changed(picture, player, { waiting: withoutCard(picture, player, SECOND_CHANCE) });
      return changed(without, event.target, { secondChance: given });
    }
    case 'aimedFreeze':
      return aimed(picture, player, FREEZE, event.target);
    case 'aimedFlipThree':
      return aimed(picture, player, FLIP_THREE, event.target);
    case 'frozen':
      return {
        ...changed(picture, player, { status: 'frozen', freeze: picture.queue[0] }),
        queue: picture.queue.slice(1),
      };
    case 'beganFlipThree':
      return { ...picture, queue: picture.queue.slice(1), flipping: { player, done: 0 } };
    case 'endedFlipThree':
      return { ...picture, flipping: undefined, discard: picture.discard + 1 };
    case 'discarded':
      return discarded(picture, player, event.card);
    case 'reshuffled':
      return { ...picture, pile: event.cards, discard: 0 };
    case 'scored':
      return {
        ...changed(picture, player, { tally: event }),
        totals: picture.totals.map((total, seat) => (seat === player ? total + event.points : total)),
      };
    case 'roundEnded':
      return roundEnded(picture);
    case 'gameEnded':
      return { ...picture, winners: [...picture.winners, player] };
    case 'hit':
    case 'setAside':
    case 'ranOut':
      return picture;
  }
}

function drew(picture: Picture, player: number, laid: TableCard): Picture {
  const { card } = laid;
  const cards = picture.seats[player]!;
  const { flipping } = picture;
  const next: Picture = {
    ...picture,
    turning: undefined,
    flipping: flipping && { ...flipping, done: flipping.done + 1 },
  };
  if (isModifier(card)) return changed(next, player, { modifiers: [...cards.modifiers, laid] });
  if (!isNumber(card)) {
    // R49: where anyone may have it, it waits until someone is chosen.
    const isKept = picture.state.options.secondChanceTo === 'drawer' && cards.secondChance === undefined;
    const kept = card === SECOND_CHANCE && isKept;
    return changed(next, player, kept ? { secondChance: laid } : { waiting: [...cards.waiting, laid] });
  }
  const twice = cards.numbers.some((number) => number.card === card);
  return changed(next, player, twice ? { duplicate: laid } : { numbers: [...cards.numbers, laid] });
}

function aimed(picture: Picture, by: number, card: Card, target: number): Picture {
  const laid = picture.seats[by]!.waiting.find((waiting) => waiting.card === card)!;
  const without = changed(picture, by, { waiting: withoutCard(picture, by, card) });
  return { ...without, queue: [...picture.queue, { ...laid, by, target }] };
}

/** An action is discarded without effect, whether it was still held or already aimed. */
function discarded(picture: Picture, player: number, card: Card): Picture {
  const discard = picture.discard + 1;
  if (picture.seats[player]!.waiting.some((laid) => laid.card === card))
    return { ...changed(picture, player, { waiting: withoutCard(picture, player, card) }), discard };
  return { ...picture, queue: picture.queue.slice(1), discard };
}

/** R32: actions that were still to happen are dropped; the cards stay to be counted. */
function roundEnded(picture: Picture): Picture {
  const seats = picture.seats.map((cards) => ({ ...cards, waiting: [] }));
  const discard = allCards(picture) - picture.pile;
  return { ...picture, seats, queue: [], flipping: undefined, discard, ended: true };
}

function allCards({ state }: Picture): number {
  return state.deck.reduce((sum, count) => sum + count, 0);
}

function changed(picture: Picture, player: number, change: Partial<SeatCards>): Picture {
  const seats = picture.seats.map((cards, seat) => (seat === player ? { ...cards, ...change } : cards));
  return { ...picture, seats };
}

function withoutCard(picture: Picture, player: number, card: Card): readonly TableCard[] {
  const { waiting } = picture.seats[player]!;
  const first = waiting.findIndex((laid) => laid.card === card);
  return waiting.filter((_, index) => index !== first);
}

/** R39: no event says who sits an extra round out. */
function withSittingOut(picture: Picture, state: State): readonly SeatCards[] {
  if (picture.ended) return picture.seats;
  return picture.seats.map((cards, seat) =>
    cards.status === 'active' && statusOf(state.hands[seat]!) === 'sittingOut'
      ? { ...cards, status: 'sittingOut' as const }
      : cards,
  );
}
