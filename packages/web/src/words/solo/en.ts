import { speech } from '../speech.ts';

const { plural, number, date } = speech('en');

export default {
  title: 'Solo challenge',
  intro: (target: number): string => `How many rounds to ${number(target)} points, alone against the deck?`,
  start: 'Begin',
  resume: 'Go on',
  rounds: (count: number): string => plural(count, { one: '# round', other: '# rounds' }),
  medals: { legend: 'Legend', gold: 'Gold', silver: 'Silver', bronze: 'Bronze' },
  within: (rounds: number): string => `${number(rounds)} rounds or fewer`,
  under: (rounds: number): string => `under ${number(rounds)} rounds`,
  noMedal: 'No medal this time',
  best: 'Your best',
  noBest: 'No finished attempt yet.',
  newBest: 'Your new best!',
  bestPlay: (rounds: number): string =>
    `Best play needs ${number(rounds, 2)} rounds on average, with a fresh deck every round.`,
  legendChance: (games: number): string =>
    `Under five: one game in ${number(games)}, with perfect play for it.`,
  compare: (difference: number): string =>
    difference < 0
      ? `${number(-difference, 1)} rounds better than best play on average`
      : `${number(difference, 1)} rounds more than best play on average`,
  attempts: 'Attempts',
  when: (at: number): string => date(at),
  takeBacks: (count: number): string =>
    plural(count, { one: 'with # take-back', other: 'with # take-backs' }),

  dailyTitle: 'Daily deck',
  dailyIntro: 'The same cards for everybody, today. Your first attempt counts; after that you may practise.',
  dailyStart: 'Play today’s deck',
  practise: 'Practise today’s deck',
  practice: 'Practice: only your first attempt counts.',
  done: (rounds: number): string => plural(rounds, { one: 'Done in # round', other: 'Done in # rounds' }),
  streak: (days: number): string => plural(days, { one: '# day in a row', other: '# days in a row' }),
  share: 'Share the result',
  shared: 'The result is copied.',
  shareText: (day: string, rounds: number): string =>
    plural(rounds, {
      one: `Sevenfold, daily deck of ${day}: # round`,
      other: `Sevenfold, daily deck of ${day}: # rounds`,
    }),
  nextDeck: 'The next deck comes at midnight UTC.',
  signs:
    'One sign a round: 💥 bust, 🌱 under 15 points, 🍀 under 30, 🔶 under 50, 🔥 from 50, 🌟 seven numbers.',
};
