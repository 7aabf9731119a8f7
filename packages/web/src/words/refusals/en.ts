import type { RefusalCode } from '@sevenfold/table';

/** Why something was not done, by its code: a sentence that says what to do. */
const en: Readonly<Record<RefusalCode, string>> = {
  gameOver: 'The game is over.',
  cardExpected: 'A card is being drawn; wait until it’s face up.',
  answerExpected: 'A player has to answer before the next card is drawn.',
  notInPile: 'This card is no longer in the draw pile.',
  wrongAnswer: 'That doesn’t answer the current question.',
  noSuchPlayer: 'There is no such player at this table.',
  targetOut: 'That player is out of the round; choose someone who is still in.',
  targetHasSecondChance: 'That player already has one; choose someone who doesn’t.',
  othersFirst:
    'With these rules you take an action yourself only when nobody else is left; choose another player.',
  tooLong: 'That’s too long to send; make it shorter.',
  notJson: 'That couldn’t be understood; reload the page.',
  badMessage: 'That couldn’t be understood; reload the page.',
  badVersion: 'This page is older than the table; reload it.',
  noTable: 'No table has this code. Check that it’s right.',
  notJoined: 'You aren’t connected to this table; open it again.',
  noToken: 'You’re only watching; take a seat first.',
  notYourSeat: 'This seat belongs to someone else.',
  notYourTurn: 'It’s someone else’s turn.',
  notPlaying: 'No game is being played here right now.',
  playing: 'This has to wait until the game is over.',
  paused: 'The game is paused; the host can continue it.',
  hostOnly: 'Only the host can do this.',
  creatorOnly: 'Only the person who opened the table can do this.',
  locked: 'The table is locked; the host can unlock it.',
  badTicket:
    'This link has been used, has expired or is incomplete; create a new one on the device that has the seat.',
  full: 'All seats are taken; you can watch.',
  crowded: 'This table has no room for more spectators; try again later.',
  badName: 'A name needs at least one visible character.',
  noSeat: 'There is no such seat.',
  noBot: 'There is no such bot.',
  notAway: 'This player is back; no bot needs to play for them.',
  badRules: 'These rules can’t be combined; change one of them.',
  badPlayers: 'These rules are for a different number of players; change the rules or the seats.',
  ratedRules: 'Rated games need the official rules and a clock.',
  ratedGame: 'You can’t do this during a rated game.',
  chatOff: 'The host has turned chat off.',
  tooFast: 'That was too fast; wait a moment.',
  storageFull:
    'So much has been stored from your network today that this has to wait. Try again in a few minutes.',
  closed: 'This table is closed.',
  readOnly: 'The server is under maintenance; your game continues once maintenance is over.',
  busy: 'Couldn’t reach the table; try again.',
};

export default en;
