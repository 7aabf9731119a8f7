import type { Words } from '../areas.ts';
import type { Terms } from './en.ts';

const FLIP: Terms = {
  hit: 'Dobierz',
  stay: 'Stop',
  flipThree: 'Trzy karty',
  freeze: 'Zamrożenie',
  secondChance: 'Druga szansa',
  flip7: 'Flip 7',
  stayed: 'stop',
  frozen: 'zamrożenie',
  busted: 'skucha',
  youStay: 'Zatrzymujesz się',
  stays: 'zatrzymuje się',
};

const pl: Words<'terms'> = {
  vocabularies: {
    flip: FLIP,
    deal: {
      ...FLIP,
      hit: 'Odkryj',
      stay: 'Pas',
      flipThree: 'Rozdaj trzy',
      stayed: 'pas',
      youStay: 'Pasujesz',
      stays: 'pasuje',
    },
    turn: {
      ...FLIP,
      flipThree: 'Odwróć trzy',
      freeze: 'Blokada',
      secondChance: 'Koło ratunkowe',
      flip7: 'Turn 7',
      frozen: 'blokada',
    },
  },
  numberCard: (value) => `${value}`,
  plusCard: (points) => `plus ${points}`,
  times2: 'razy dwa',
  cardBack: 'zakryta karta',
};

export default pl;
