import { formats } from '../formats.ts';

const { plural, number, percent } = formats('en');

export default {
  title: 'Daily deck',
  intro:
    'Everyone plays the same cards today, and nobody can look ahead. You have one attempt that counts; after that, play other decks as often as you like.',
  start: 'Play today’s deck',
  resume: 'Continue',
  resumeOther: 'Continue the other deck',
  resumeUntil: 'After that you have two more hours to finish today’s deck.',
  another: 'Play another deck',
  practice: 'Another deck: this attempt doesn’t count.',
  retry: 'Retry',
  problems: {
    offline:
      'Today’s deck comes from the server, which can’t be reached right now. You can play another deck, but it won’t count.',
    gone: 'That day is over. Reload the page to get today’s deck.',
    tooMany: 'Too many attempts have been started from your network. Try again in a few minutes.',
    readOnly: 'The server is under maintenance. Try again later, or play another deck, which won’t count.',
  },
  waiting: {
    offline: 'No connection. Your attempt is safe; retrying…',
    gone: 'Time’s up: it’s too late to finish this deck.',
    tooMany: 'Too many requests from your network; retrying…',
    readOnly: 'The server is under maintenance. Your attempt is safe.',
  },
  done: (rounds: number): string => plural(rounds, { one: 'Done in # round', other: 'Done in # rounds' }),
  points: (points: number): string => plural(points, { one: '# point', other: '# points' }),
  streak: (days: number): string => plural(days, { one: '#-day streak', other: '#-day streak' }),
  better: (share: number, others: number): string =>
    `Better than ${percent(share)} of ${number(others)} others`,
  betterThan: (worse: number, others: number): string =>
    plural(others, {
      one:
        worse > 0
          ? 'Better than the only other attempt so far'
          : 'The only other attempt so far was at least as good',
      other: `Better than ${number(worse)} of # others`,
    }),
  first: 'Nobody else has finished yet.',
  notCompared:
    'Your result isn’t part of this comparison, because several new players have already played from your network today.',
  share: 'Share the result',
  shared: 'Result copied.',
  shareText: (day: string, rounds: number): string =>
    plural(rounds, {
      one: `Sevenfold daily deck, ${day}: # round`,
      other: `Sevenfold daily deck, ${day}: # rounds`,
    }),
  nextDeck: (time: string): string => `The next deck arrives at ${time}.`,
  toToday: 'Go to today’s deck',
  details: 'How did everyone do?',
  signs:
    'One symbol per round: 💥 bust, 🌱 under 15 points, 🍀 under 30, 🔶 under 50, 🔥 50 or more, 🌟 seven numbers.',

  everyone: 'How everyone did',
  attempts: (count: number): string =>
    plural(count, { one: '# finished attempt', other: '# finished attempts' }),
  roundsAxis: 'Rounds',
  shareAxis: 'Share of attempts',
  attemptsColumn: 'Attempts',
  you: 'You',

  costliest: 'Your costliest decision',
  thinking: 'Going through your decisions…',
  noMistake: 'None of your decisions was a mistake. Well played!',
  review: 'See the review',

  calendar: 'Calendar',
  calendarNote: 'The large number shows how many rounds you needed.',
  previous: 'Previous month',
  next: 'Next month',
  dayDone: (day: string, rounds: number): string =>
    plural(rounds, { one: `${day}: # round`, other: `${day}: # rounds` }),

  fair: 'Nobody can look ahead',
  fairText:
    'The server fixed these cards before anyone played, and deals each one when it’s asked for. It publishes the secret behind them at 02:00 UTC the next day; after that, anyone can check everyone’s cards.',
  commitment: 'Fingerprint of the secret',
  secret: 'The secret',
  verify: 'Check a downloaded game with:',
  file: 'FILE',
  published: 'What the server publishes',
  howItWorks: 'How it works',
};
