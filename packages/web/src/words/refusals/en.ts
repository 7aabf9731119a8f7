import type { RefusalCode } from '@sevenfold/table';

/** Why something was not done, by its code: a sentence that says what to do. */
const en: Readonly<Record<RefusalCode, string>> = {
  gameOver: 'The game is over; nothing more can be played.',
  cardExpected: 'A card is being turned up; nobody is asked anything yet.',
  answerExpected: 'Somebody has to answer first; no card is turned up before that.',
  notInPile: 'The draw pile does not hold this card any more.',
  wrongAnswer: 'That does not answer the question that is open.',
  noSuchPlayer: 'There is no such player at the table.',
  targetOut: 'That player is out of the round; choose somebody who is still in it.',
  targetHasSecondChance: 'That player has one already; choose somebody without.',
  othersFirst:
    'By these rules you take an action yourself only when nobody else is left; choose somebody else.',
  tooLong: 'That is too long to be sent; make it shorter.',
  notJson: 'That could not be understood; reload the page.',
  badMessage: 'That could not be understood; reload the page.',
  badVersion: 'This page is older than the table; reload it.',
  noTable: 'There is no table with this code; check it.',
  notJoined: 'You aren’t at a table; open it again.',
  noToken: 'You are only watching; take a seat first.',
  notYourSeat: 'This seat belongs to somebody else.',
  notYourTurn: 'Somebody else is asked now.',
  notPlaying: 'No game is being played here just now.',
  playing: 'This has to wait until the game is over.',
  paused: 'The game is paused; the host can go on.',
  hostOnly: 'Only the host may do this.',
  creatorOnly: 'Only the person who made the table may do this.',
  locked: 'The table is locked; the host can open it.',
  badTicket: 'This link was used before, is too old, or is not whole; make a new one where the seat is now.',
  full: 'All seats are taken; you can watch.',
  crowded: 'As many watch this table as can; try again later.',
  badName: 'A name needs at least one visible character.',
  noSeat: 'There is no such seat.',
  noBot: 'There is no such bot.',
  badRules: 'These rules cannot be played together; change one of them.',
  badPlayers: 'These rules are for another number of players; change the rules or the seats.',
  chatOff: 'The host has switched chat off.',
  tooFast: 'That was too fast; wait a moment.',
  closed: 'This table is closed.',
  busy: 'The table could not be reached just now; try again.',
};

export default en;
