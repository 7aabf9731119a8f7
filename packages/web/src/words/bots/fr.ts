import type { Words } from '../areas.ts';

const fr: Words<'bots'> = {
  sentences: {
    pip: 'Adore retourner des cartes et s’arrête quand ça lui chante.',
    wanda: 'Met vite à l’abri : douze points sont douze points.',
    rocco: 'Ne s’arrête jamais avant 38, et en est fier quand ça marche.',
    greta: 'S’arrête à 25 et sait qui geler, mais se laisse facilement distraire.',
    mabel: 'Compte les cartes et continue jusqu’à ce qu’une sur quatre l’élimine.',
    felix: 'Pèse chaque carte contre ses points et ne gaspille jamais un sauvetage.',
    sibyl: 'Joue la fin de la manche quelques centaines de fois dans sa tête avant de parler.',
  },
  level: (level) => `Niveau ${level} sur 10`,
};

export default fr;
