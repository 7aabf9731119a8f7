import { KINDS } from './cards.ts';
import { isActive } from './hand.ts';
import { DECLINE, HIT, isCardMove, isTargetMove, type Move, STAY, target, targetSeat, USE } from './moves.ts';
import { mayAim, mayReceiveSecondChance } from './rules.ts';
import type { State } from './state.ts';

export type IllegalCode =
  | 'gameOver'
  | 'cardExpected'
  | 'answerExpected'
  | 'notInPile'
  | 'wrongAnswer'
  | 'noSuchPlayer'
  | 'targetOut'
  | 'targetHasSecondChance'
  | 'othersFirst';

/** The rule that forbids the move, and a sentence for people. */
export const ILLEGAL: {
  readonly [Code in IllegalCode]: { readonly rule: string; readonly message: string };
} = {
  gameOver: { rule: 'R37', message: 'The game is over; nothing more can be played.' },
  cardExpected: { rule: 'R17', message: 'A card has to be turned up first; no answer is expected now.' },
  answerExpected: { rule: 'R17', message: 'A player has to answer before the next card is turned up.' },
  notInPile: { rule: 'R2', message: 'This card is no longer in the draw pile.' },
  wrongAnswer: { rule: 'R17', message: 'That does not answer the open question.' },
  noSuchPlayer: { rule: 'R5', message: 'There is no player with this number at the table.' },
  targetOut: {
    rule: 'R14',
    message: 'That player is out of the round; choose someone who is still active.',
  },
  targetHasSecondChance: {
    rule: 'R22',
    message: 'That player already has a Second Chance; choose someone without one.',
  },
  othersFirst: {
    rule: 'R28',
    message:
      'By these rules you take an action yourself only when nobody else is active; choose another player.',
  },
};

/** In the order of the record format: cards ascending, Hit before Stay, Use before Decline, seats ascending. */
export function legalMoves(state: State): Move[] {
  switch (state.phase) {
    case 'draw':
      return range(KINDS).filter((kind) => state.pile[kind]! > 0);
    case 'turn':
      return [HIT, STAY];
    case 'saveOrBust':
      return [USE, DECLINE];
    case 'freeze':
    case 'flipThree':
      return range(state.seats)
        .filter((seat) => mayAim(state, seat))
        .map(target);
    case 'secondChance':
      return range(state.seats)
        .filter((seat) => mayReceiveSecondChance(state, seat))
        .map(target);
    case 'over':
      return [];
  }
}

/** Why a move may not be played now; `undefined` if it may. */
export function illegal(state: State, move: Move): IllegalCode | undefined {
  const { phase } = state;
  if (phase === 'over') return 'gameOver';
  if (phase === 'draw') {
    if (!isCardMove(move)) return 'cardExpected';
    return state.pile[move]! > 0 ? undefined : 'notInPile';
  }
  if (isCardMove(move)) return 'answerExpected';
  if (phase === 'turn') return move === HIT || move === STAY ? undefined : 'wrongAnswer';
  if (phase === 'saveOrBust') return move === USE || move === DECLINE ? undefined : 'wrongAnswer';
  if (!isTargetMove(move)) return 'wrongAnswer';
  const seat = targetSeat(move);
  if (seat >= state.seats) return 'noSuchPlayer';
  if (!isActive(state.hands[seat]!)) return 'targetOut';
  if (phase === 'secondChance')
    return mayReceiveSecondChance(state, seat) ? undefined : 'targetHasSecondChance';
  return mayAim(state, seat) ? undefined : 'othersFirst';
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
