import type { Words } from '../areas.ts';

const fr: Words<'bots'> = {
  sentences: {
    pip: 'Adore retourner des cartes et s’arrête quand ça lui chante.',
    wanda: 'S’arrête à 15 : prudence est mère de sûreté.',
    rocco: 'Ne s’arrête jamais avant 39, et s’en vante quand ça marche.',
    greta: 'S’arrête à 27 et sait qui geler, mais se laisse facilement distraire.',
    mabel: 'Compte les cartes et continue jusqu’à ce qu’une sur quatre la fasse sauter.',
    felix: 'Pèse chaque carte face à ses points et ne gaspille jamais une carte qui peut le sauver.',
    sibyl: 'Joue la fin de la manche quelques centaines de fois dans sa tête avant de répondre.',
  },
  level: (level) => `Niveau ${level} sur 10`,
};

export default fr;
