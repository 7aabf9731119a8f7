import { formats } from '../formats.ts';
import type { Terms } from '../terms/en.ts';

const { number } = formats('en');

/** The rules as a box would tell them. */
export default {
  title: 'Rules',
  lead: 'Everything you need to play, in two minutes.',
  goal: 'The goal',
  goalText: (target: number): string =>
    `Collect different numbers, round after round, and stop before one comes up twice. The highest total wins once someone reaches ${number(target)} points.`,
  turn: 'On your turn',
  turnText: 'Everyone starts the round with one card. Then, on your turn, you have two choices:',
  hitText: 'Draw another card and put it in front of you.',
  stayText: 'Stop. You’re out of the round, and your points are safe.',
  bust: 'Don’t bust!',
  bustText: 'If you draw a number you already have, you bust: you’re out of the round and score nothing.',
  numbers: 'Big numbers are risky',
  numbersText:
    'There is one 1, there are two 2s, three 3s … and twelve 12s. The higher the number, the more points it’s worth, and the more often it comes up again. There is also a single 0.',
  sevenText: (bonus: number): string =>
    bonus === 0
      ? 'Seven different numbers end the round at once, for everyone.'
      : `Seven different numbers end the round at once, for everyone, and earn you ${number(bonus)} extra points.`,
  actions: 'Three action cards',
  freezeText:
    'Give it to any player who is still in, even yourself. They are out of the round and keep their points.',
  flipThreeText: 'Give it to any player who is still in, even yourself. They have to draw three cards.',
  secondChanceText: 'Keep it. When you would bust, discard it together with the duplicate, and carry on.',
  scoring: 'Scoring',
  scoringText: 'Add up your numbers. A ×2 doubles that sum. Then add your + cards, which can never bust you.',
  scoringExample: (points: number): string => `(9 + 5) × 2 + 4 = ${number(points)} points`,
  sevenExample: (t: Terms, sum: number, bonus: number): string =>
    `${t.flip7}! ${number(sum)} + ${number(bonus)} = ${number(sum + bonus)} points`,
  winning: 'Winning',
  winningText: (target: number): string =>
    `As soon as someone has ${number(target)} points at the end of a round, the highest total wins. If there’s a tie, play another round.`,
  otherRules: (rules: string): string => `You last played by different rules: ${rules}.`,
  play: 'Play now',
  tutorial: 'Play the tutorial',
  reference: 'All rules, numbered',
};
