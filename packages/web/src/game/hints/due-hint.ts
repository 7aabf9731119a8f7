import type { QuestionKind } from '@sevenfold/engine';
import type { Hint } from '../../storage/hint-names.ts';
import type { GameView, SeatView } from '../view.ts';

/** Something to be explained, and the player it is about. */
export interface DueHint {
  readonly hint: Hint;
  readonly seat: number;
  /** The question that the hint is about, if there is one: the hint stays until it is answered. */
  readonly question: QuestionKind | undefined;
}

/** Where each thing is seen, if it is. Questions come first, then what is rarer. */
const SIGHTS: readonly (readonly [Hint, (view: GameView) => number | undefined])[] = [
  ['turn', ({ ask }) => (ask?.isYours && ask.kind === 'turn' ? ask.player : undefined)],
  ['target', ({ ask }) => (ask?.isYours && ask.choices.length > 0 ? ask.player : undefined)],
  ['flip7', (view) => seatWith(view, ({ status }) => status === 'flip7')],
  ['save', (view) => seatWith(view, isSaved)],
  ['bust', (view) => seatWith(view, ({ status }) => status === 'busted')],
  ['secondChance', (view) => seatWith(view, ({ cards }) => cards.secondChance !== undefined)],
];

/** What is on the table for the first time, or, where others are not seen, among your own cards. Spectators are not taught. */
export function dueHint(view: GameView, seen: readonly Hint[], isAlone = false): DueHint | undefined {
  if (view.yours.length === 0 || view.stage === 'gameOver') return undefined;
  for (const [hint, find] of SIGHTS) {
    const seat = seen.includes(hint) ? undefined : find(view);
    if (seat !== undefined && (!isAlone || view.yours.includes(seat)))
      return { hint, seat, question: questionOf(hint, view) };
  }
  return undefined;
}

/** Whether to be saved is a question only under `secondChance: ask` (R24). */
function questionOf(hint: Hint, { ask }: GameView): QuestionKind | undefined {
  return hint === 'turn' || hint === 'target' || (hint === 'save' && ask?.kind === 'saveOrBust')
    ? ask?.kind
    : undefined;
}

/** The question is answered, or the cards that a hint is about are gone: another round is dealt. */
export function isPast(hint: DueHint & { readonly round: number }, { ask, round }: GameView): boolean {
  const isAnswered = hint.question !== undefined && (ask?.player !== hint.seat || ask.kind !== hint.question);
  return isAnswered || round !== hint.round;
}

/** What happens to you is explained at your own seat. */
function seatWith({ seats }: GameView, has: (seat: SeatView) => boolean): number | undefined {
  return (seats.find((seat) => seat.isYou && has(seat)) ?? seats.find(has))?.seat;
}

/** The duplicate still lies beside the Second Chance that takes it away. */
function isSaved({ status, cards }: SeatView): boolean {
  return status === 'active' && cards.duplicate !== undefined && cards.secondChance !== undefined;
}
