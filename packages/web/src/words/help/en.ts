import { formats } from '../formats.ts';
import type { Terms } from '../terms/en.ts';

const { plural } = formats('en');

export default {
  cardList: 'The cards',
  markList: 'On the table',
  copies: (count: number): string => plural(count, { one: '# in the deck', other: '# in the deck' }),
  cards: {
    number: (value: number): string => plural(value, { one: 'Worth # point.', other: 'Worth # points.' }),
    twice: 'A second one busts you.',
    plus: 'Extra points on top of your numbers. It can never bust you.',
    times2: 'Doubles the sum of your numbers, before the + cards are added. It can never bust you.',
    freeze: 'The player who gets it is out of the round and keeps the points they have.',
    flipThree: (t: Terms): string =>
      `The player who gets it draws three cards, one at a time. Only a bust or a ${t.flip7} stops them early.`,
    secondChance: 'Saves its player from one bust: it is discarded together with the duplicate.',
  },
  marks: {
    points: {
      name: 'Points this round',
      text: 'What the cards are worth if the round ends now. A bust loses them.',
    },
    total: { name: 'Total', text: 'The points of all rounds so far.' },
    dealer: 'Deals this round. The next player deals the next one.',
    flips: 'Has to draw three cards. Each filled mark is a card already drawn.',
    stayed: 'Out of the round, with the points safe.',
    frozen: 'Out of the round, but keeps the points.',
    busted: 'Drew the same number twice: out of the round, without points.',
    flip7: 'Seven different numbers: the round is over, and this player earns a bonus.',
    sittingOut: 'Only the players who are tied play this round.',
    pile: {
      name: 'Draw pile',
      text: 'Cards that are still face down. When it is empty, the discard pile is shuffled.',
    },
    discard: { name: 'Discard pile', text: 'Cards that are out of the game until the draw pile is empty.' },
  },
};
