// What people see of a game: a pure function of the picture and the sitters. No words, no pixels.

import {
  bonusOf,
  type Hand,
  isEmpty,
  legalMoves,
  makeMove,
  type Options,
  pointsOf,
  type QuestionKind,
  questionOf,
  type State,
  target,
  withModifier,
  withNumber,
} from '@sevenfold/engine';
import type { TableCard, SeatCards, SeatStatus, AimedCard, Picture } from './story/picture.ts';
import { type ActionPreview, actionPreviewOf } from './actions/action-preview.ts';

export interface Sitter {
  readonly name: string;
  readonly colour: number;
  /** The bot that plays here; empty for a person. */
  readonly bot: string;
  /** A person who is not connected. */
  readonly away: boolean;
  /** A bot plays for a person who has left, or who has been away for a long time. */
  readonly standIn: boolean;
}

export interface SeatView extends Sitter {
  readonly seat: number;
  readonly isYou: boolean;
  /** Seven, in the order they were drawn; a duplicate comes last. */
  readonly slots: readonly (Slot | undefined)[];
  /** All other cards: Second Chance, modifiers, a Freeze, actions to be given away. */
  readonly extras: readonly TableCard[];
  readonly status: SeatStatus;
  readonly cards: SeatCards;
  /** What the round has brought, or would bring if it ended now. */
  readonly points: number;
  readonly total: number;
  readonly isDealer: boolean;
  /** This player is asked, or the next card is theirs. */
  readonly hasTurn: boolean;
  /** How many cards of a Flip Three have been drawn. */
  readonly flips: number | undefined;
  /** Actions aimed at this player, oldest first. */
  readonly coming: readonly AimedCard[];
  readonly hasWon: boolean;
}

interface Slot extends TableCard {
  readonly isDuplicate: boolean;
}

interface Choice {
  readonly seat: number;
  /** The token of the answer. */
  readonly move: string;
  readonly preview: ActionPreview;
}

export interface Ask {
  readonly player: number;
  readonly kind: QuestionKind;
  readonly isYours: boolean;
  /** Tokens, in the order of the record format. */
  readonly options: readonly string[];
  readonly choices: readonly Choice[];
}

export interface GameView {
  readonly seats: readonly SeatView[];
  /** The seats of the people at this screen. */
  readonly yours: readonly number[];
  readonly round: number;
  readonly goal: number;
  readonly pile: number;
  readonly discard: number;
  readonly stage: 'deal' | 'topUp' | 'turns' | 'roundOver' | 'gameOver';
  readonly ask: Ask | undefined;
  /** Who gets the next card, and whether they had no choice (R13). */
  readonly drawing: { readonly player: number; readonly forced: boolean } | undefined;
  readonly queue: readonly AimedCard[];
  readonly winners: readonly number[];
}

const SEVEN = 7;

export function viewOf(
  picture: Picture,
  sitters: readonly Sitter[],
  yours: readonly number[] = [],
): GameView {
  const { state, between, ended, winners } = picture;
  const isOver = winners.length > 0;
  const idle = between || ended || isOver;
  const ask = idle ? undefined : askOf(picture, yours);
  const drawing = drawingOf(picture, idle);
  const hasTurn = ask?.player ?? drawing?.player;
  return {
    seats: picture.seats.map((cards, seat): SeatView => ({
      ...sitters[seat]!,
      seat,
      cards,
      isYou: yours.includes(seat),
      slots: slotsOf(cards),
      extras: extrasOf(cards),
      status: cards.status,
      points: cards.tally?.points ?? worthOf(cards, state.options) + bonusIn(cards, state.options),
      total: picture.totals[seat]!,
      isDealer: seat === picture.dealer,
      hasTurn: seat === hasTurn,
      flips: picture.flipping?.player === seat ? picture.flipping.done : undefined,
      coming: picture.queue.filter((aimed) => aimed.target === seat),
      hasWon: winners.includes(seat),
    })),
    yours,
    round: picture.round,
    goal: state.options.target,
    pile: picture.pile,
    discard: picture.discard,
    stage: isOver ? 'gameOver' : ended ? 'roundOver' : state.stage,
    ask,
    drawing,
    queue: picture.queue,
    winners,
  };
}

function askOf({ state }: Picture, yours: readonly number[]): Ask | undefined {
  const question = questionOf(state);
  if (question === null) return undefined;
  const { player, kind, options } = question;
  const aims = kind !== 'turn' && kind !== 'saveOrBust';
  const choices = aims ? around(state.seats, player).flatMap((seat) => choiceOf(state, kind, seat)) : [];
  return { player, kind, isYours: yours.includes(player), options, choices };
}

function choiceOf(state: State, kind: QuestionKind, seat: number): Choice[] {
  if (!legalMoves(state).includes(target(seat))) return [];
  return [{ seat, move: makeMove(target(seat)), preview: actionPreviewOf(state, kind, seat) }];
}

/** All seats, clockwise, this one last. */
function around(seats: number, seat: number): number[] {
  return Array.from({ length: seats }, (_, index) => (seat + 1 + index) % seats);
}

function drawingOf({ state, flipping, turning }: Picture, idle: boolean): GameView['drawing'] {
  if (turning === undefined && (idle || state.phase !== 'draw')) return undefined;
  const { player, stage } = state;
  const forced = stage === 'turns' && flipping === undefined && isEmpty(state.hands[player]!);
  return { player, forced: forced && state.options.stay === 'withCard' };
}

function slotsOf(cards: SeatCards): (Slot | undefined)[] {
  const slots: (Slot | undefined)[] = cards.numbers.map((laid) => ({ ...laid, isDuplicate: false }));
  if (cards.duplicate !== undefined) slots.push({ ...cards.duplicate, isDuplicate: true });
  while (slots.length < SEVEN) slots.push(undefined);
  return slots;
}

function extrasOf({ secondChance, modifiers, freeze, waiting }: SeatCards): TableCard[] {
  const held = [secondChance, ...modifiers, freeze].filter((laid) => laid !== undefined);
  return [...held, ...waiting];
}

/** What the cards are worth without the bonus of a Flip 7; nothing after a bust. */
export function worthOf(cards: SeatCards, options: Options): number {
  return cards.status === 'busted' ? 0 : pointsOf(handOf(cards, options));
}

function bonusIn(cards: SeatCards, options: Options): number {
  return cards.status === 'flip7' ? bonusOf(handOf(cards, options), options.flip7Bonus) : 0;
}

function handOf({ numbers, modifiers }: SeatCards, { doubles }: Options): Hand {
  const line = numbers.reduce<Hand>((hand, { card }) => withNumber(hand, card), 0);
  return modifiers.reduce((hand, { card }) => withModifier(hand, card, doubles), line);
}
