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
      ? `${number(-difference, 1)} rounds fewer than perfect play, on average`
      : `${number(difference, 1)} rounds more than perfect play, on average`,
  attempts: 'Attempts',
  when: (at: number): string => date(at),
  takeBacks: (count: number): string => plural(count, { one: 'with # undo', other: 'with # undos' }),
};
