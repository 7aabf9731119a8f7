import { ILLEGAL, type IllegalCode } from '@sevenfold/engine';
import type { TableState } from '../stored/table-state.ts';

/** Every way in which the table says no, apart from the rules of the game. */
export const REFUSALS = {
  tooLong: 'This message is longer than 4 KB.',
  notJson: 'This message is not JSON.',
  badMessage: 'This is not a message of the protocol; see the list of messages.',
  badVersion: 'This table speaks another version of the protocol; reload to get the newest.',
  noTable: 'There is no table with this code.',
  notJoined: 'This connection has not joined a table; say hello first.',
  noToken: 'This is for people with a seat: say hello with a token, then sit down.',
  notYourSeat: 'This seat belongs to someone else.',
  notYourTurn: 'It is not your turn.',
  notPlaying: 'No game is being played here.',
  playing: 'This has to wait until the game is over.',
  paused: 'The game is paused; the host can resume it.',
  hostOnly: 'Only the host may do this.',
  creatorOnly: 'Only the person who opened the table may do this.',
  locked: 'The table is locked; the host can unlock it.',
  badTicket:
    'This link has been used, has expired or is incomplete; create a new one on the device that has the seat.',
  full: 'All seats are taken.',
  crowded: 'This table has no room for more spectators; try again later.',
  badName: 'A name needs at least one visible character.',
  noSeat: 'There is no such seat.',
  noBot: 'There is no such bot.',
  notAway: 'This player is not away.',
  badRules: 'There are no such rules, or they cannot be combined; see the options.',
  badPlayers: 'These rules are for a different number of players.',
  ratedRules: 'Rated games need the official rules and a clock.',
  ratedGame: 'This has to wait until the rated game is over.',
  chatOff: 'The host has turned chat off.',
  tooFast: 'That was too fast; wait a moment.',
  storageFull:
    'So much has been stored from your network today that this has to wait; try again in a few minutes.',
  closed: 'This table is closed.',
  readOnly: 'The server is under maintenance: you can watch games now, and play again soon.',
  busy: 'The table could not be reached just now; try again.',
} as const;

export type RefusalCode = keyof typeof REFUSALS | IllegalCode;

/** The state after something was asked of the table, or why it was refused. */
export type Change = TableState | RefusalCode;

/** A refusal as it is sent. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly rule?: string;
}

export function refusalOf(code: RefusalCode): Refusal {
  return code in ILLEGAL
    ? { code, ...ILLEGAL[code as IllegalCode] }
    : { code, message: REFUSALS[code as keyof typeof REFUSALS] };
}
