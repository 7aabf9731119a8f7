import { formats } from '../formats.ts';
import type { Terms } from '../terms/en.ts';

const { percent } = formats('en');

/** A step of the tutorial: the words in use, and how likely the next card is to bust. */
type StepText = (t: Terms, chance: number) => string;

const plain =
  (text: string): StepText =>
  () =>
    text;

export default {
  title: 'Tutorial',
  next: 'Next',
  skip: 'Skip',
  step: (at: number, of: number): string => `Step ${at} of ${of}`,
  /** The answer to what a learner has done instead of what is explained. */
  instead: {
    s: (t: Terms): string =>
      `${t.stay} would end your round here and keep your points. There’s more to see first: press ${t.hit}.`,
    h: (t: Terms): string =>
      `${t.hit} would put your 24 points at risk. Keep them this time: press ${t.stay}.`,
    '@0': (t: Terms): string =>
      `You can give yourself a ${t.freeze}: it would end your round and keep your points. This time, give it to Pip.`,
  },
  steps: {
    welcome: plain(
      'Collect different numbers, and stop before one comes up twice. Once someone reaches the target, the highest total wins; here the target is 80. Everyone starts with one card.',
    ),
    firstCard: (t: Terms): string =>
      `An 8: that’s eight points, if you keep them. Want another card? Press ${t.hit}.`,
    risk: (t: Terms, chance: number): string =>
      `8 and 3: 11 points so far. Another 8 or 3 would bust you: ${percent(chance)} of the cards. The deck has eight 8s but only three 3s; the marks on each card show how many there are. ${t.hit} again.`,
    greed: (t: Terms, chance: number): string =>
      `23 points, and a ${percent(chance)} risk of busting: there are twelve 12s. Pip has stopped. It would be wise to do the same… but see what happens: ${t.hit}.`,
    bust: plain(
      'A second 8: you bust, and score nothing this round. That’s the one danger in this game. On to the next round.',
    ),
    modifier: (t: Terms): string =>
      `+4 is a modifier: four extra points, and it can never bust you. You have no number yet, so ${t.hit} is safe.`,
    secondChance: (t: Terms): string =>
      `${t.secondChance}! It saves you from one duplicate. Time to be bold: ${t.hit}.`,
    safe: (t: Terms): string => `A 10, and you’re protected. ${t.hit}!`,
    saved: (t: Terms): string =>
      `A second 10, but your ${t.secondChance} saves you: both are discarded, and you’re still in. You have no protection now. ${t.hit} once more.`,
    stay: (t: Terms): string =>
      `×2 doubles your numbers: 10 × 2 + 4 makes 24 points. Keep them: press ${t.stay}.`,
    scored: plain(
      '24 points, and they’re yours to keep. Last round: watch what Pip does with the first card.',
    ),
    flipThree: (t: Terms): string =>
      `${t.flipThree}: the player who gets it draws three cards, one at a time. Pip was hoping you’d bust; instead you have four numbers. ${t.hit}.`,
    freeze: (t: Terms): string =>
      `${t.freeze}: the player who gets it is out of the round and keeps the points they have. Pip has none yet. Give it to Pip.`,
    four: (t: Terms): string =>
      `Pip is out with no points, and you have 26. Seven different numbers make a ${t.flip7}, worth 15 more points. You have four. Do you dare? ${t.hit}.`,
    nearly: (t: Terms): string => `Five. ${t.hit}.`,
    last: (t: Terms, chance: number): string => `Six! One more, at a ${percent(chance)} risk. ${t.hit}!`,
    done: (t: Terms): string =>
      `${t.flip7}! The round ends at once, and you score 61 points: 46 for the numbers and a bonus of 15. You win! Ready for real opponents?`,
  },
  play: 'Play now',
  rules: 'Read the rules',
  again: 'Play again',
};
