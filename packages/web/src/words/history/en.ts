import { formats } from '../formats.ts';

const { plural, number, percent } = formats('en');

export default {
  title: 'History',
  emptyTitle: 'No games yet',
  emptyText:
    'Every game you finish on this device is kept here, with a replay and your wins, busts and luck.',
  play: 'Play now',
  nothingFits: 'No games match these filters.',

  figures: 'Your statistics',
  games: 'Games',
  wins: 'Wins',
  ofEvenShare: (share: number): string => `an even share would be ${number(share, 1)}`,
  averageRound: 'Points per round',
  busts: 'Busts',
  bestRound: 'Best round',
  bestTotal: (total: number): string => `best total: ${number(total)}`,
  rounds: (rounds: number): string => plural(rounds, { one: 'in # round', other: 'in # rounds' }),
  bestKnown: (share: number): string => `perfect solo play: ${percent(share)}`,
  bestAverage: (points: number): string => `perfect solo play: ${number(points, 1)}`,
  streak: 'Longest winning streak',
  streakNow: (count: number): string => plural(count, { one: 'current: # win', other: 'current: # wins' }),
  accuracy: 'Accuracy',
  luck: 'Luck',
  luckWins: (wins: number): string => `${wins < 0 ? '−' : '+'}${number(Math.abs(wins), 2)}`,
  luckHint: 'wins the cards gave you or took from you',
  reviewed: (games: number, of: number): string => `${number(games)} of ${number(of)} games reviewed`,
  notCounted: (games: number): string =>
    plural(games, {
      one: '# pass-and-play or watched game is listed but doesn’t count.',
      other: '# pass-and-play or watched games are listed but don’t count.',
    }),

  winsTitle: 'Wins by number of players',
  winsNote: 'The share of your games that you won, next to an even share for that many players.',
  won: 'won',
  evenShare: 'even share',
  players: (players: number): string => plural(players, { one: 'alone', other: '# players' }),
  ofGames: (wins: number, games: number): string =>
    `${number(wins, wins % 1 === 0 ? 0 : 1)} of ${number(games)}`,
  playersColumn: 'Players',
  accuracyTitle: 'Accuracy over time',
  accuracyNote: 'How much of what was at stake in your decisions you kept, game by game.',
  luckTitle: 'Luck over time',
  luckNote: 'What the cards gave you and took from you, added up, in wins. Luck evens out; skill doesn’t.',
  game: 'game',
  date: 'Date',

  reviewAll: (games: number): string => plural(games, { one: 'Review # game', other: 'Review # games' }),
  reviewing: (done: number, of: number): string => `Reviewing game ${number(done)} of ${number(of)}`,
  reviewFailed: 'Some games couldn’t be reviewed.',

  list: 'Games',
  way: 'Type',
  ways: {
    all: 'All types',
    play: 'Against bots',
    pass: 'Pass and play',
    solo: 'Solo challenge',
    daily: 'Daily deck',
    online: 'With friends',
    keep: 'Score sheet',
    track: 'Tracked game',
    file: 'From a file',
  },
  result: 'Result',
  results: { all: 'All results', won: 'Won', lost: 'Lost' },
  points: (points: number): string => plural(points, { one: '# point', other: '# points' }),
  with: (names: string): string => `with ${names}`,
  unreadable: 'This game can’t be read',
  takeBacks: (count: number): string => plural(count, { one: '# undo', other: '# undos' }),
  more: 'Show more',
  remove: (date: string): string => `Delete the game from ${date}`,
  removed: 'Game deleted.',
  undo: 'Undo',

  data: 'Your data',
  save: 'Save as a file',
  load: 'Import a file',
  loaded: (games: number): string => plural(games, { one: '# game imported.', other: '# games imported.' }),
  loadedNone: 'All games in this file are already imported.',
  loadErrors: {
    tooLarge: () => 'This file is too large to be a history file.',
    notJson: () => 'This file is damaged, or it isn’t a history file. Nothing was changed.',
    notHistory: () => 'This isn’t a history file. Nothing was changed.',
    badGame: (index: number): string => `Game ${number(index)} in this file is damaged. Nothing was changed.`,
    full: () => 'The history holds up to 500 games. Delete some first.',
  },
  removeAll: 'Delete everything',
  removeAllTitle: 'Delete the whole history?',
  removeAllText: (games: number): string =>
    plural(games, {
      one: '# game and its review will be deleted from this device, and online games from your list on the server. Save a file first if you want to keep it.',
      other:
        '# games and their reviews will be deleted from this device, and online games from your list on the server. Save a file first if you want to keep them.',
    }),
  removedAll: 'History deleted.',
  onlineNote:
    'Online games come from the server. If you delete one here, it’s deleted there too, but only for you.',
  offline: 'Can’t reach the server: some online games may be missing.',
};
