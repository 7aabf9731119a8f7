import { formats } from '../formats.ts';

const { plural, number, percent } = formats('en');

export default {
  title: 'History',
  emptyTitle: 'No games yet',
  emptyText:
    'Every game you finish is kept here: on this device, online, tracked or on a score sheet, with your wins, busts and luck.',
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
      one: '# game isn’t counted: a practice game, or one you didn’t play in.',
      other: '# games aren’t counted: practice games, and games you didn’t play in.',
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
  accuracyNote: 'The share of what was at stake in your decisions that you kept, game by game.',
  luckTitle: 'Luck over time',
  luckNote: 'What the cards gave you and took from you, added up, in wins. Luck evens out; skill doesn’t.',
  game: 'game',
  date: 'Date',

  reviewAll: (games: number): string => plural(games, { one: 'Review # game', other: 'Review # games' }),
  reviewing: (done: number, of: number): string => `Reviewing game ${number(done)} of ${number(of)}`,
  reviewFailed: 'Some games couldn’t be reviewed.',

  filters: 'Filters',
  allBoxes: 'Both boxes',
  withWhom: 'Played with',
  withAnyone: 'With anyone',
  period: 'Period',
  periods: { all: 'Any time', '7d': 'Last 7 days', '30d': 'Last 30 days' },
  noFilters: 'Show all',
  views: { label: 'Views', games: 'Games', you: 'Statistics', people: 'Head to head', records: 'Records' },
  you: {
    title: 'Which one is you?',
    text: 'Score sheets, tracked games and pass-and-play games only know names. Choose yours, and these games count for you.',
    done: 'That’s me',
    nobody: 'None of these',
    change: 'Your names',
  },
  csv: {
    saveGames: 'Games as CSV',
    saveRounds: 'Rounds as CSV',
    id: 'Game',
    date: 'Date',
    way: 'Type',
    box: 'Box',
    players: 'Players',
    winners: 'Winner',
    rounds: 'Rounds',
    yourPlace: 'Your place',
    yourPoints: 'Your points',
    round: 'Round',
    player: 'Player',
    points: 'Points',
    bust: 'Bust',
    total: 'Total',
  },

  list: 'Games',
  way: 'Type',
  ways: {
    all: 'All types',
    play: 'Against bots',
    pass: 'Pass and play',
    solo: 'Solo challenge',
    daily: 'Daily deck',
    practice: 'Practice',
    online: 'Online',
    keep: 'Score sheet',
    track: 'Tracked game',
    file: 'From a file',
  },
  /** A deck besides the daily one, which does not count. */
  otherDeck: 'Another deck',
  result: 'Result',
  results: { all: 'All results', won: 'Won', lost: 'Lost' },
  points: (points: number): string => plural(points, { one: '# point', other: '# points' }),
  with: (names: string): string => `with ${names}`,
  unreadable: 'This game can’t be read',
  takeBacks: (count: number): string => plural(count, { one: '# undo', other: '# undos' }),
  more: 'Show more',
  moreAbout: (date: string): string => `More about the game from ${date}`,
  removeOne: 'Delete',
  removed: 'Game deleted.',
  undo: 'Undo',

  data: 'Your data',
  save: 'Save everything',
  saveHint:
    'One file with games, score sheets, tracked games, review results, practice, your names, house rules and settings. Not included: games in progress, and the keys that say who you are at online tables, in circles and on shared sheets.',
  load: 'Import a file',
  loaded: (games: number): string => plural(games, { one: '# game imported.', other: '# games imported.' }),
  loadedNone: 'Everything in this file is already here.',
  loadedOther: 'The file was imported.',
  loadErrors: {
    tooLarge: (): string => 'This file is too large to be from Sevenfold. Nothing was changed.',
    notJson: (): string => 'This file is damaged, or it isn’t from Sevenfold. Nothing was changed.',
    notOurs: (): string => 'This file isn’t from Sevenfold. Nothing was changed.',
    newer: (): string => 'This file was made by a newer version. Reload the page to update, then try again.',
    damaged: (index: number): string =>
      `Entry ${number(index)} in this file is damaged. Nothing was changed.`,
    noRoom: (): string =>
      'This browser has no room for this file. Delete some games first. Nothing was changed.',
  },
  storage: {
    used: (share: number): string =>
      `Sevenfold is using ${percent(share)} of the storage that this browser gives it.`,
    nearlyFull:
      'When it’s full, new games last only until you close the page. Save everything as a file, then delete what you no longer need.',
    notLasting:
      'This browser isn’t storing your latest changes: its storage is full or blocked. Save everything as a file before you close the page.',
  },
  removeAll: 'Delete the history',
  removeAllTitle: 'Delete the whole history?',
  removeAllText: (games: number): string =>
    plural(games, {
      one: '# game and its review will be deleted from this device and, if it was played online, from your list on the server. Save a file first if you want to keep it. Score sheets and tracked games stay.',
      other:
        '# games and their reviews will be deleted from this device, and online games also from your list on the server. Save a file first if you want to keep them. Score sheets and tracked games stay.',
    }),
  removedAll: 'History deleted.',
  onlineNote:
    'Online games come from the server. If you delete one here, it’s deleted there too, but only for you.',
  offline: 'Can’t reach the server: some online games may be missing.',
};
