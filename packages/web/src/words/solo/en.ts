import { formats } from '../formats.ts';

const { plural, number, date } = formats('en');

export default {
  title: 'Solo challenge',
  intro: (target: number): string =>
    `How many rounds do you need to reach ${number(target)} points on your own?`,
  start: 'Start',
  resume: 'Continue',
  rounds: (count: number): string => plural(count, { one: '# round', other: '# rounds' }),
  medals: { legend: 'Legend', gold: 'Gold', silver: 'Silver', bronze: 'Bronze' },
  within: (rounds: number): string => `${number(rounds)} rounds or fewer`,
  under: (rounds: number): string => `under ${number(rounds)} rounds`,
  noMedal: 'No medal this time',
  best: 'Your best',
  noBest: 'No finished attempts yet.',
  newBest: 'A new personal best!',
  bestPlay: (rounds: number): string =>
    `Perfect play needs ${number(rounds, 2)} rounds on average, with a new deck every round.`,
  legendChance: (games: number): string =>
    `Under five rounds: even perfect play manages it in only one game in ${number(games)}.`,
  compare: (difference: number): string =>
    difference < 0
      ? `${number(-difference, 1)} rounds fewer than perfect play on average`
      : `${number(difference, 1)} rounds more than perfect play on average`,
  attempts: 'Attempts',
  when: (at: number): string => date(at),
  takeBacks: (count: number): string => plural(count, { one: 'with # undo', other: 'with # undos' }),

  dailyTitle: 'Daily deck',
  dailyIntro:
    'The same cards for everyone today. Only your first attempt counts; after that you can practise.',
  dailyStart: 'Play today’s deck',
  practise: 'Practise today’s deck',
  practice: 'Practice: only your first attempt counts.',
  done: (rounds: number): string => plural(rounds, { one: 'Done in # round', other: 'Done in # rounds' }),
  streak: (days: number): string => plural(days, { one: '# day in a row', other: '# days in a row' }),
  share: 'Share the result',
  shared: 'Result copied.',
  shareText: (day: string, rounds: number): string =>
    plural(rounds, {
      one: `Sevenfold daily deck, ${day}: # round`,
      other: `Sevenfold daily deck, ${day}: # rounds`,
    }),
  nextDeck: 'The next deck arrives at midnight UTC.',
  signs:
    'One symbol per round: 💥 bust, 🌱 under 15 points, 🍀 under 30, 🔶 under 50, 🔥 50 or more, 🌟 seven numbers.',
};
