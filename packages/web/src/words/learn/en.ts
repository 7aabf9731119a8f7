import { speech } from '../speech.ts';
import type { Terms } from '../terms/en.ts';

const { percent } = speech('en');

/** A step of the lesson: the words in use, and how likely the next card busts. */
type StepText = (t: Terms, chance: number) => string;

const plain =
  (text: string): StepText =>
  () =>
    text;

export default {
  title: 'How to play',
  next: 'Next',
  skip: 'Skip',
  step: (at: number, of: number): string => `Step ${at} of ${of}`,
  tryThis: (answer: string): string => `Good thought. For this lesson, try ${answer}.`,
  steps: {
    welcome: plain(
      'Collect different numbers, and stop before one comes twice. The first to the target wins; here 80 will do. Everybody gets a card to begin with.',
    ),
    firstCard: (t: Terms): string =>
      `An 8: eight points, if you keep them. Want another card? Press ${t.hit}.`,
    risk: (t: Terms, chance: number): string =>
      `8 and 3, so far 11 points. Another 8 or 3 would bust you: ${percent(chance)} of the cards. There are eight 8s in the deck, but only three 3s; the marks on a card tell. ${t.hit} again.`,
    greed: (t: Terms, chance: number): string =>
      `23 points, and a ${percent(chance)} chance to bust: there are twelve 12s. Pip has stopped. It would be wise to do the same … but see what happens: ${t.hit}.`,
    bust: plain(
      'A second 8: you bust, and the round brings you nothing. That is the whole danger of the game. On to the next round.',
    ),
    modifier: (t: Terms): string =>
      `+4 is a modifier: four points on top, and it can never bust you. You have no number yet, so ${t.hit} is safe.`,
    secondChance: (t: Terms): string =>
      `${t.secondChance}! It saves you from one duplicate. Time to be bold: ${t.hit}.`,
    safe: (t: Terms): string => `A 10, and you are protected. ${t.hit}!`,
    saved: (t: Terms): string =>
      `A second 10, but ${t.secondChance} takes it away: both are discarded, you stay in. Now you are without it. One more ${t.hit}.`,
    stay: (t: Terms): string =>
      `×2 doubles your numbers: 10 × 2 + 4 makes 24 points. Keep them: press ${t.stay}.`,
    scored: plain('24 points are yours for good. Last round: watch what Pip does with the first card.'),
    flipThree: (t: Terms): string =>
      `${t.flipThree}: whoever gets it takes three cards, one after the other. Pip hoped you would bust; you have four numbers instead. ${t.hit}.`,
    freeze: (t: Terms): string =>
      `${t.freeze}: whoever gets it is out of the round with what they have. Pip has nothing yet. Give it to Pip.`,
    six: (t: Terms): string =>
      `Pip is out with no points, and you have 26. Seven different numbers are a ${t.flip7}, worth 15 more. You have four. Dare it: ${t.hit}.`,
    nearly: (t: Terms): string => `Five. ${t.hit}.`,
    last: (t: Terms, chance: number): string => `Six! One more, at ${percent(chance)} risk. ${t.hit}!`,
    done: (t: Terms): string =>
      `${t.flip7}! The round ends at once, and 61 points are yours: 46 for the numbers and 15 on top. You win. Now against real opponents?`,
  },
  yourRules: (rules: string): string => `You play by other rules here, ${rules}. What is different:`,
  play: 'Play now',
  rules: 'Read all the rules',
  again: 'Once more',
};
