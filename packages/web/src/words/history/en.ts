import { speech } from '../speech.ts';

const { plural, number, percent } = speech('en');

export default {
  title: 'History',
  emptyTitle: 'No games yet',
  emptyText: 'Every game you finish on this device is kept here: wins, busts, luck, and a replay of each.',
  play: 'Play now',
  nothingFits: 'No game fits these filters.',

  figures: 'Your figures',
  games: 'Games',
  wins: 'Wins',
  ofFair: (fair: number): string => `fair share ${number(fair, 1)}`,
  averageRound: 'Average round',
  busts: 'Busts',
  bestRound: 'Best round',
  bestTotal: (total: number): string => `best total ${number(total)}`,
  rounds: (rounds: number): string => plural(rounds, { one: 'in # round', other: 'in # rounds' }),
  bestKnown: (share: number): string => `best play alone ${percent(share)}`,
  bestAverage: (points: number): string => `best play alone ${number(points, 1)}`,
  streak: 'Longest streak',
  streakNow: (count: number): string => plural(count, { one: 'now # win', other: 'now # wins' }),
  accuracy: 'Accuracy',
  luck: 'Luck',
  luckWins: (wins: number): string => `${wins < 0 ? '−' : '+'}${number(Math.abs(wins), 2)}`,
  luckHint: 'in wins, given or taken by the cards',
  reviewed: (games: number, of: number): string => `${number(games)} of ${number(of)} games reviewed`,
  notCounted: (games: number): string =>
    plural(games, {
      one: '# game around one device, or without a seat of yours, is listed but not counted.',
      other: '# games around one device, or without a seat of yours, are listed but not counted.',
    }),

  winsTitle: 'Wins by number of players',
  winsNote: 'Share of your games that you won, and the fair share of one among equals.',
  won: 'won',
  fair: 'fair share',
  players: (players: number): string => plural(players, { one: 'alone', other: '# players' }),
  ofGames: (wins: number, games: number): string =>
    `${number(wins, wins % 1 === 0 ? 0 : 1)} of ${number(games)}`,
  playersColumn: 'Players',
  accuracyTitle: 'Accuracy over time',
  accuracyNote: 'Share of what was at stake in your decisions that you kept, game by game.',
  luckTitle: 'Luck over time',
  luckNote: 'What the cards gave and took, added up, in wins. Luck evens out; skill does not.',
  game: 'game',
  date: 'Date',

  reviewAll: (games: number): string => plural(games, { one: 'Review # game', other: 'Review # games' }),
  reviewing: (done: number, of: number): string => `Reviewing game ${number(done)} of ${number(of)}`,
  reviewFailed: 'Some games could not be reviewed.',

  list: 'Games',
  way: 'Kind',
  ways: {
    all: 'All kinds',
    play: 'Against bots',
    pass: 'Around one device',
    solo: 'Solo challenge',
    daily: 'Daily deck',
    online: 'With friends',
    keep: 'Score sheet',
    track: 'Tracked',
    file: 'From a file',
  },
  result: 'Result',
  results: { all: 'All results', won: 'Won', lost: 'Not won' },
  points: (points: number): string => plural(points, { one: '# point', other: '# points' }),
  with: (names: string): string => `with ${names}`,
  unreadable: 'This game cannot be read',
  takeBacks: (count: number): string => plural(count, { one: '# take-back', other: '# take-backs' }),
  more: 'Show more',
  remove: (date: string): string => `Delete the game of ${date}`,
  removed: 'The game is deleted.',
  undo: 'Undo',

  keepSafe: 'Your data',
  save: 'Save as a file',
  load: 'Load a file',
  loaded: (games: number): string =>
    plural(games, { one: '# game was added.', other: '# games were added.' }),
  loadedNone: 'All games of this file were here already.',
  loadErrors: {
    tooLarge: () => 'This file is too large to be a history.',
    notJson: () => 'This file is damaged or no history: it cannot be read. Nothing was changed.',
    notHistory: () => 'This file holds something else, no history. Nothing was changed.',
    badGame: (index: number): string => `Game ${number(index)} of this file is damaged. Nothing was changed.`,
    full: () => 'There is no room for so many games here: 500 are the most. Delete some first.',
  },
  removeAll: 'Delete everything',
  removeAllTitle: 'Delete the whole history?',
  removeAllText: (games: number): string =>
    plural(games, {
      one: '# game and its review will be gone from this device, and online games from your list on the server. Save a file first if you want to keep it.',
      other:
        '# games and their reviews will be gone from this device, and online games from your list on the server. Save a file first if you want to keep them.',
    }),
  removedAll: 'Everything is deleted.',
  onlineNote: 'Online games come from the server. Deleting one here removes it there too, for you alone.',
  offline: 'The server cannot be reached: online games may be missing.',
};
