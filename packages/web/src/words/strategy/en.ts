import { formats } from '../formats.ts';
import type { Terms } from '../terms/en.ts';

const { number, percent } = formats('en');

export default {
  title: 'Strategy card',
  poster: 'When to stop',
  solved: 'Solved for all 94 cards',
  lead: (t: Terms, points: number): string =>
    `Add up your numbers: white sum, ${t.hit}; black sum, ${t.stay}. For solo play with a new deck, nothing does better: ${number(points, 1)} points per round on average.`,
  chance: (t: Terms): string => `Got a ${t.secondChance}?`,
  always: (t: Terms): string => `Always ${t.hit}.`,
  numbers: 'your numbers',
  sums: 'their sum',
  limit: (t: Terms): string => `${t.stay} at`,
  never: 'never',
  few: (t: Terms): string => `With one number or none: always ${t.hit}`,
  legendHit: (t: Terms): string => t.hit,
  legendStay: (t: Terms): string => t.stay,
  legendMixed: (t: Terms): string => `depends on the numbers; the fuller the cell, the more often ${t.stay}`,
  cell: (t: Terms, numbers: number, sum: number, share: number): string =>
    `${numbers} numbers, sum ${sum}: ${share < 0.005 ? t.hit : share > 0.995 ? t.stay : `${percent(share)} ${t.stay}`}`,
  tableLabel: (t: Terms): string => `${t.hit} or ${t.stay}, by how many number cards you have and their sum`,
  modifiers: (t: Terms, limits: string): string =>
    `With + cards, stop a little sooner: take a third of their points off the limit. With ×2: ${t.stay} at ${limits}. It doubles what you can lose, but also what you can win.`,
  rulesTitle: 'Three rules to remember',
  rulesNote: (t: Terms): string =>
    `Each of them comes within 1% of perfect play. With a ${t.secondChance}, they all say ${t.hit}.`,
  rules: {
    twentyFour: {
      title: 'Twenty-four',
      text: (t: Terms): string => `${t.stay} when your numbers add up to 24.`,
    },
    twentyOne: {
      title: 'Twenty-one',
      text: (t: Terms): string =>
        `Subtract one from each number. ${t.stay} when what’s left adds up to 21 (30 if you have six numbers).`,
    },
    twentyOneThird: {
      title: 'Twenty-one and a third',
      text: (): string => 'The same, but add a third of the points on your + cards.',
    },
    points: { title: 'The usual advice', text: (t: Terms): string => `${t.stay} at 25 points.` },
  },
  lossTitle: 'What they lose compared with perfect play, in points per round',
  loss: (points: number, share: number): string => `${number(points, 3)} (${percent(share, 2)})`,
  perRound: (points: number): string => `${number(points, 4)} per round`,
  why: 'A number minus one is how many more copies of it can bust you, so subtracting one from each number weighs points against risk.',
  howTitle: 'How to read it',
  how: (t: Terms): string[] => [
    'Count your number cards: that’s the row. Add them up: that’s the column.',
    `A white cell means ${t.hit}, a black one ${t.stay}. In a partly filled cell, it depends on which numbers you have; following the column on the right costs next to nothing.`,
    'The values are exact: nothing was simulated; every possible round was added up, for one player and a new deck. With more players the best sums hardly change until someone gets close to the target.',
  ],
  tryIt: 'Try it in the lab',
  print: 'Print',
  save: 'Save as SVG',
  practise: 'Practise with positions',
  printHint: 'One page, A4 or Letter, just as clear in black and white.',
  footer: 'Exact values, solved by Sevenfold',
};
