import type { Words } from '../areas.ts';
import type { Terms } from './en.ts';

const FLIP: Terms = {
  hit: 'Karte',
  stay: 'Stopp',
  flipThree: 'Drei ziehen',
  freeze: 'Einfrieren',
  secondChance: 'Zweite Chance',
  flip7: 'Flip 7',
  stayed: 'gestoppt',
  frozen: 'eingefroren',
  busted: 'geplatzt',
  youStay: 'Du stoppst',
  stays: 'stoppt',
};

const de: Words<'terms'> = {
  vocabularies: {
    flip: FLIP,
    deal: {
      ...FLIP,
      hit: 'Aufdecken',
      stay: 'Passen',
      flipThree: 'Drei geben',
      stayed: 'gepasst',
      youStay: 'Du passt',
      stays: 'passt',
    },
    turn: {
      ...FLIP,
      flipThree: 'Drei umdrehen',
      freeze: 'Sperre',
      secondChance: 'Rettungsring',
      flip7: 'Turn 7',
      frozen: 'gesperrt',
    },
  },
  numberCard: (value) => `${value}`,
  plusCard: (points) => `plus ${points}`,
  times2: 'mal zwei',
  cardBack: 'verdeckte Karte',
};

export default de;
