import type { Words } from '../areas.ts';
import type { Terms } from './en.ts';

const FLIP: Terms = {
  hit: 'Carta',
  stay: 'Plantarse',
  flipThree: 'Tres seguidas',
  freeze: 'Congelar',
  secondChance: 'Segunda oportunidad',
  flip7: 'Flip 7',
  stayed: 'se planta',
  frozen: 'se congela',
  busted: 'reventón',
  youStay: 'Te plantas',
  stays: 'se planta',
};

const es: Words<'terms'> = {
  vocabularies: {
    flip: FLIP,
    deal: {
      ...FLIP,
      hit: 'Voltear',
      stay: 'Pasar',
      flipThree: 'Repartir tres',
      stayed: 'pasa',
      youStay: 'Pasas',
      stays: 'pasa',
    },
    turn: {
      ...FLIP,
      flipThree: 'Voltear tres',
      freeze: 'Candado',
      secondChance: 'Salvavidas',
      flip7: 'Turn 7',
      frozen: 'con candado',
    },
  },
  numberCard: (value) => `${value}`,
  plusCard: (points) => `más ${points}`,
  times2: 'por dos',
  cardBack: 'carta boca abajo',
};

export default es;
