import { called, type Person } from '../person.ts';
import { speech } from '../speech.ts';

const { plural, number, percent } = speech('en');

export default {
  title: 'Replay and review',
  player: (seat: string): string => `Player ${seat}`,
  others: (count: number): string => plural(count, { one: '# other', other: '# others' }),
  unfinished: 'Unfinished game',
  rounds: (count: number): string => plural(count, { one: '# round', other: '# rounds' }),

  openTitle: 'Open a game',
  openHint: 'Paste a record, a log or a position, or drop a file anywhere on this page.',
  openText: 'Record, log, position or link',
  openFile: 'Choose a file',
  open: 'Open',
  dropHere: 'Let go to open it',
  kept: 'Games on this device',
  noneKept: 'Games that you finish on this device can be looked at again here.',
  refused: {
    empty: 'There is nothing in it. Paste a whole record, a log or a position.',
    tooLong: (count: number, most: number): string =>
      `That has ${number(count)} characters; no game has more than ${number(most)}. Paste one game only.`,
    tooManyMoves: (count: number, most: number): string =>
      `That has ${number(count)} moves; at most ${number(most)} can be shown.`,
    notJson: 'This record is damaged or not whole: copy all of it, from the first brace to the last.',
    manyGames: (count: number): string => `This holds ${number(count)} games. Paste one of them.`,
    badRecord: 'This is no record of a game that can be played.',
    badPosition: (field: number): string =>
      `This is not the position of a possible game: look at part ${number(field)}, counted from the left.`,
    badLog: (move: number): string =>
      `This log does not fit any number of players: look at move ${number(move)}.`,
    badLink: 'This link is damaged or not whole. Copy all of it, or ask for it again.',
    unknown: 'This is neither a record, nor a log, nor a position, nor a link to a game.',
  },
  inDetail: 'Details',
  missingTitle: 'This game is not here',
  missingText:
    'It is neither on this device nor on the server. It may have been deleted, or it was played on another device.',
  offlineText:
    'It is not on this device, and the server could not be reached. Try again when you are online.',
  flaw: (move: number, token: string, reason: string): string =>
    `This record breaks the rules at move ${number(move)}, “${token}”. ${reason} It is shown up to there.`,
  unknownToken: 'That is neither a card nor an answer.',
  guessed: 'A log does not say how many played.',
  guessedSeats: 'Players',

  view: 'Parts of this page',
  views: { replay: 'Replay', review: 'Review', fair: 'Fairness' },
  more: 'More',
  download: 'Download the record',
  share: 'Copy a link to this moment',
  keep: 'Keep it on this device',
  keptNow: 'Kept with your games.',
  command: 'In a terminal',
  another: 'Open another game',

  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  step: { back: 'One move back', forward: 'One move on' },
  decision: { back: 'To the decision before', forward: 'To the next decision' },
  round: { back: 'One round back', forward: 'One round on' },
  timeline: 'Move',
  moveOf: (move: number, of: number): string => `Move ${number(move)} of ${number(of)}`,
  keysHint: 'Arrow keys: a move; with Shift: a decision; Page keys: a round; Space: play.',
  jump: 'Jump to',
  jumpTo: 'A moment …',
  beginning: 'Before the first card.',
  inRound: (round: number, what: string): string => `Round ${number(round)}: ${what}`,
  marks: {
    bust: (who: Person): string => (who.isYou ? 'you bust' : `${who.name} busts`),
    flip7: (who: Person, seven: string): string => `${seven} for ${called(who, 'you')}`,
    saved: (who: Person): string => (who.isYou ? 'you are saved' : `${who.name} is saved`),
    reshuffled: 'reshuffle',
    lead: (who: Person): string => (who.isYou ? 'you take the lead' : `${who.name} takes the lead`),
  },
  moves: 'Moves',
  asked: (who: Person, hit: string): string => `${called(who, 'You')}: ${hit}.`,

  chances: 'Chances to win',
  chancesTitle: (names: string): string => `Chances to win during the game: ${names}`,
  chancesTable: 'The chances in figures',
  sampled: (samples: number, most: number): string =>
    `Sampled, ${number(samples)} playouts a position: at most ± ${percent(most, 1)} (${percent(0.95)} sure).`,
  atRoundEnd: 'After round',
  plusMinus: (interval: number): string => `± ${number(interval * 100)}`,
  working: (done: number, of: number): string => `Weighing positions: ${number(done)} of ${number(of)}`,
  stopped: 'Stopped.',
  goOn: 'Go on',
  failed: 'The positions could not be weighed here.',
  nothingYet: 'No card has been dealt yet.',

  fairIntro: 'The page has just recomputed every shuffle from the record.',
  fairHolds: 'Everything holds.',
  fairFails: 'Something is wrong with this record.',
  fairOpen: 'Nothing is wrong, but not everything can be checked.',
  statuses: { holds: 'holds', fails: 'fails', unknown: 'not known', open: 'open' },
  checks: {
    legal: 'Played by the rules',
    commitment: 'The secret was fixed before the first card',
    contributions: 'The players’ own randomness is in it',
    dealer: 'The first dealer follows from the secret',
    cards: 'Every card follows from the secret',
    complete: 'The game is complete',
    result: 'The stated result is right',
  },
  noProof: 'This record has no proof: it does not say where its cards came from.',
  proofs: {
    resultFails: 'The log leads to other totals or winners than the record states.',
    legalHolds: (moves: number): string => plural(moves, { one: '# move.', other: 'All # moves.' }),
    wrongMove: (move: number, token: string): string =>
      `Move ${number(move)}, “${token}”, is against the rules.`,
    wrongCard: (move: number, found: string, expected: string): string =>
      `Move ${number(move)} is “${found}” and should be “${expected}”.`,
    commitmentHolds: 'Compare it with what you were shown before the first card.',
    commitmentFails: 'The secret is not the one that was committed to.',
    contributionsHold: 'Players find theirs in the record.',
    contributionsFail: 'What the players added cannot be read.',
    dealerFails: 'Somebody else should have dealt first.',
    cardsHold: 'Not one is different.',
    complete: 'It ends with a winner.',
    result: 'Totals and winners follow from the log.',
    open: 'The log stops before the end of the game.',
    unknown: 'This cannot be checked: what it would follow from is not in the record.',
  },

  positionTitle: 'A position',
  next: 'The next card',
  nextFrom: (cards: number): string => plural(cards, { one: 'from # card', other: 'from # cards' }),
  noNext: 'No card is left to draw.',
  bustNext: 'Bust with the next card',
  seats: 'Players',
  inFront: 'In front',
  notAsked: 'Nobody is asked anything here.',
  over: 'The game is over.',
  exact: 'Odds of cards are exact.',
};
