import type { Terms } from '../terms/en.ts';

/** One sentence at the first sight of something. */
export default {
  turn: (t: Terms): string =>
    `${t.hit} draws another card, ${t.stay} keeps your points; draw a number you already have, and you score nothing this round.`,
  target: {
    freeze: 'The player you choose is out of the round and keeps the points they have.',
    flipThree: 'The player you choose has to draw three cards: a gift early on, a trap later.',
    secondChance: (t: Terms): string =>
      `You already have a ${t.secondChance}, so choose another player to give this one to.`,
    keepSecondChance: (t: Terms): string =>
      `With these rules you can keep your ${t.secondChance} or give it to someone who has none.`,
  },
  secondChance: (t: Terms): string => `A ${t.secondChance} saves its player from one bust.`,
  bust: 'That’s a bust: the same number twice, so no points this round.',
  save: (t: Terms): string =>
    `Saved: the ${t.secondChance} and the duplicate are discarded, and nothing else is lost.`,
  saveOrBust: (t: Terms): string =>
    `A duplicate: with the ${t.secondChance}, both cards are discarded; without it, that’s a bust.`,
  flip7: (t: Terms): string => `${t.flip7}: seven different numbers end the round at once, for everyone.`,
  close: 'Got it',
  tutorial: 'Play the tutorial',
};
