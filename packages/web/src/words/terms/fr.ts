import type { Words } from '../areas.ts';
import type { Terms } from './en.ts';

const FLIP: Terms = {
  hit: 'Carte',
  stay: 'Stop',
  flipThree: 'Trois à la suite',
  freeze: 'Gel',
  secondChance: 'Seconde chance',
  flip7: 'Flip 7',
  stayed: 'stop',
  frozen: 'gel',
  busted: 'sauté',
  youStay: 'Tu t’arrêtes',
  stays: 's’arrête',
};

const fr: Words<'terms'> = {
  vocabularies: {
    flip: FLIP,
    deal: {
      ...FLIP,
      hit: 'Retourner',
      stay: 'Passer',
      flipThree: 'Donner trois',
      stayed: 'passé',
      youStay: 'Tu passes',
      stays: 'passe',
    },
    turn: {
      ...FLIP,
      flipThree: 'Tourner trois',
      freeze: 'Verrou',
      secondChance: 'Bouée de sauvetage',
      flip7: 'Turn 7',
      frozen: 'verrou',
    },
  },
  numberCard: (value) => `${value}`,
  plusCard: (points) => `plus ${points}`,
  times2: 'fois deux',
  cardBack: 'carte face cachée',
};

export default fr;
