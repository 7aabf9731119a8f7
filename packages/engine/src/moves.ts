import { KINDS } from './cards.ts';

/**
 * One entry of a game's log, as a small integer: a card turned up (its own number, 0–21), or a player's answer.
 * Nature's moves and the players' share one type, because the log holds both.
 */
export type Move = number;

export const HIT: Move = KINDS;
export const STAY: Move = KINDS + 1;
/** Use the Second Chance (R24). */
export const USE: Move = KINDS + 2;
/** Decline it and bust (R24). */
export const DECLINE: Move = KINDS + 3;
const FIRST_TARGET: Move = KINDS + 4;

/** Give the card in question to this seat. */
export function target(seat: number): Move {
  return FIRST_TARGET + seat;
}

export function isCardMove(move: Move): boolean {
  return move < KINDS;
}

export function isTargetMove(move: Move): boolean {
  return move >= FIRST_TARGET;
}

export function targetSeat(move: Move): number {
  return move - FIRST_TARGET;
}
