import { speech } from '../speech.ts';
import type { Terms } from '../terms/en.ts';

const { number, percent } = speech('en');

export default {
  title: 'Strategy card',
  poster: 'When to stop',
  solved: 'Solved for all 94 cards',
  lead: (t: Terms, points: number): string =>
    `Add up your numbers: on a white sum ${t.hit}, on a black one ${t.stay}. Played alone with a fresh deck, this is the best there is: ${number(points, 1)} points a round on average.`,
  chance: (t: Terms): string => `A ${t.secondChance} in front of you?`,
  always: (t: Terms): string => `Always ${t.hit}.`,
  numbers: 'your numbers',
  sums: 'what they add up to',
  limit: (t: Terms): string => `${t.stay} at`,
  never: 'never',
  few: (t: Terms): string => `With one number or none: always ${t.hit}`,
  legendHit: (t: Terms): string => t.hit,
  legendStay: (t: Terms): string => t.stay,
  legendMixed: (t: Terms): string => `depends on which; the fuller, the more hands ${t.stay}`,
  cell: (t: Terms, numbers: number, sum: number, share: number): string =>
    `${numbers} numbers, sum ${sum}: ${share < 0.005 ? t.hit : share > 0.995 ? t.stay : `${percent(share)} ${t.stay}`}`,
  tableLabel: (t: Terms): string => `${t.hit} or ${t.stay}, by how many numbers you have and their sum`,
  modifiers: (t: Terms, limits: string): string =>
    `With + cards stop a little sooner, by a third of their points. With ×2: ${t.stay} at ${limits}. It doubles what you may lose, but also what you may win.`,
  rulesTitle: 'Three rules to remember',
  rulesNote: (t: Terms): string =>
    `Each comes within 1 % of the best. All of them: with a ${t.secondChance}, ${t.hit}.`,
  rules: {
    twentyFour: {
      title: 'Twenty-four',
      text: (t: Terms): string => `${t.stay} when your numbers add up to 24.`,
    },
    twentyOne: {
      title: 'Twenty-one',
      text: (t: Terms): string =>
        `Take one off each number. ${t.stay} when the rest adds up to 21 (with six numbers: 30).`,
    },
    twentyOneThird: {
      title: 'Twenty-one and a third',
      text: (): string => 'The same, and add a third of your + cards.',
    },
    points: { title: 'The usual advice', text: (t: Terms): string => `${t.stay} with 25 points.` },
  },
  lossTitle: 'What they lose, in points a round',
  loss: (points: number, share: number): string => `${number(points, 3)} (${percent(share, 2)})`,
  perRound: (points: number): string => `${number(points, 4)} a round`,
  why: 'A number less one is how many copies of it are left to bust on. That is why twenty-one is so good.',
  howTitle: 'How to read it',
  how: (t: Terms): string[] => [
    'Count your number cards: that is the row. Add them up: that is the column.',
    `A white cell means ${t.hit}, a black one ${t.stay}. Where a cell is partly filled, it depends on which numbers they are; following the column on the right costs next to nothing.`,
    'The values are exact: no games were played, all of them were added up, for one player and a fresh deck. With others at the table the best sums hardly change until somebody comes near the target.',
  ],
  tryIt: 'Try it in the lab',
  print: 'Print',
  save: 'Save as SVG',
  printHint: 'One page, A4 or Letter. As clear in black and white.',
  footer: 'Exact values from the Sevenfold solver',
};
