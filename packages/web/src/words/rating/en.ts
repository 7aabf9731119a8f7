import { formats } from '../formats.ts';

const { plural, number } = formats('en');

export default {
  title: 'Your rating',
  none: 'No rating yet',
  noneText:
    'It begins with your first rated game: choose ‘Play someone’, or take a seat at a table whose host has turned on rated games.',
  value: (rating: number, uncertainty: number): string => `${number(rating)} ± ${number(uncertainty)}`,
  games: (games: number): string => plural(games, { one: '# rated game', other: '# rated games' }),
  meaning: (uncertainty: number): string =>
    `Newcomers begin at ${number(1500)}. With 400 points more than your opponent, you win ten out of eleven two-player games. Your true strength is almost certainly within ${number(uncertainty)} points of your rating; every game narrows that down.`,
  history: 'Rating over time',
  historyNote: 'After each rated game. The band is where your true strength almost certainly is.',
  game: 'game',
  date: 'Date',
  rating: 'Rating',
  uncertainty: 'Uncertainty',
  characters: 'The characters',
  charactersText:
    'Their ratings are fixed, measured in thousands of games. Every place counts, not just wins. Sibyl risks last place to win, so her rating is lower than you’d expect.',
  list: 'Show me on the leaderboard',
  listHint:
    'With the name you last played under, your rating and your number of games. If you turn it off, you disappear at once.',
  leaderboard: 'Leaderboard',
  leaderboardText: 'Rated games on this server, by everyone who wants to be listed.',
  period: 'Period',
  periods: { month: 'This month', all: 'All time' },
  order: 'Sort by',
  orders: { rating: 'Rating', games: 'Games', skill: 'Decisions' },
  skillText:
    'How much of their chance to win each player gives away per decision, on average. The server works it out from some of the rated games of everyone listed.',
  name: 'Name',
  gamesHead: 'Games',
  errorHead: 'Cost of a decision',
  error: (percent: number): string => `${number(percent, 2)}%`,
  you: 'you',
  empty: 'Nobody is listed yet',
  leastGames: (games: number): string =>
    plural(games, {
      one: 'You appear here after # rated game, if you turn on ‘Show me on the leaderboard’ under ‘Your rating’.',
      other:
        'You appear here after # rated games, if you turn on ‘Show me on the leaderboard’ under ‘Your rating’.',
    }),
  leastDecisions: (decisions: number): string =>
    plural(decisions, {
      one: 'You appear here after # reviewed decision in rated games, if you turn on ‘Show me on the leaderboard’ under ‘Your rating’.',
      other:
        'You appear here after # reviewed decisions in rated games, if you turn on ‘Show me on the leaderboard’ under ‘Your rating’.',
    }),
  failed: 'That didn’t work',
  retry: 'Retry',
  counting: 'Rated game: counting the result…',
  unchanged: 'This game didn’t change your rating.',
  /** Perhaps the reason, in a game of two. */
  sameNetwork: 'A game between two people on the same network doesn’t count.',
  changed: (rating: number, change: number): string =>
    change === 0
      ? `Your rating stays at ${number(rating)}`
      : `Your rating: ${number(rating)} (${change > 0 ? '+' : ''}${number(change)})`,
  match: {
    title: 'Play someone',
    intro: 'The server brings you together with whoever is waiting, nearest in rating first.',
    rated:
      'A rated game by the official rules, with 30 seconds for each decision. If you leave it, that counts as last place.',
    start: 'Find a game',
    looking: 'Looking for players…',
    waiting: (people: number): string =>
      plural(people, { one: 'You’re the only one waiting.', other: '# people are waiting.' }),
    seconds: (seconds: number): string => plural(seconds, { one: '# second', other: '# seconds' }),
    soon: 'If others are waiting, you’ll be at a table within ten seconds. After twenty seconds, bots of your strength join in.',
    stop: 'Stop waiting',
    stopped: 'You’re no longer waiting.',
    found: 'Your table is ready.',
    problems: {
      offline: 'No connection. Retrying…',
      tooMany: 'Too many people on your network are waiting already. Retrying…',
      readOnly: 'The server is under maintenance. Retrying…',
      refused: 'The server couldn’t answer this. Retrying…',
    },
  },
};
