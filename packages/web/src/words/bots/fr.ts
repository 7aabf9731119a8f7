import type { Words } from '../areas.ts';

const fr: Words<'bots'> = {
  sentences: {
    pip: 'Adore retourner des cartes et s’arrête quand ça lui chante.',
    wanda: 'S’arrête à 15 : prudence est mère de sûreté.',
    rocco: 'Ne s’arrête jamais avant 42, et s’en vante quand ça marche.',
    greta: 'S’arrête à 27 et sait qui geler, mais se laisse facilement distraire.',
    mabel: 'Compte les cartes et continue jusqu’à ce qu’une sur quatre la fasse sauter.',
    felix: 'Met chaque carte en balance avec ses points et ne gaspille jamais une carte qui peut le sauver.',
    sibyl: 'Joue la fin de la manche quelques centaines de fois dans sa tête avant de répondre.',
  },
  lines: {
    pip: {
      bust: ['Oups ! Une de trop.', 'Tant pis, j’adore en retourner !'],
      frozen: ['Brr ! Je n’avais pas fini !', 'Hé, je m’amusais bien !'],
      flip7: ['Sept ? Je ne comptais même pas !'],
      won: ['Gagné ? Moi ?'],
    },
    wanda: {
      bust: ['Je le savais !', 'J’étais pourtant prudente…'],
      frozen: ['Merci, j’allais m’arrêter.', 'Bon. Au moins, c’est à l’abri.'],
      flip7: ['Mon Dieu, sept !'],
      won: ['Doucement, mais sûrement.'],
    },
    rocco: {
      bust: ['Tout ou rien.', 'Qui ne risque rien n’a rien.'],
      frozen: ['Je te fais peur, hein ?', 'Il fallait bien m’arrêter.'],
      flip7: ['Sept, je l’avais dit !'],
      won: ['Quelqu’un en doutait ?'],
    },
    greta: {
      bust: ['Attends, je l’avais déjà ?', 'J’ai regardé ailleurs une seconde !'],
      frozen: ['Hé, geler, c’est mon truc !', 'Je m’en souviendrai. Sans doute.'],
      flip7: ['Sept ? Oh. Joli !'],
      won: ['C’est fini ? J’ai gagné ?'],
    },
    mabel: {
      bust: ['Le calcul était bon, pourtant.', 'Une sur quatre, et c’est celle-là.'],
      frozen: ['J’avais tout calculé !', 'Et la suivante était bonne.'],
      flip7: ['Comptez vous-mêmes : sept.'],
      won: ['Compter, ça paie.'],
    },
    felix: {
      bust: ['Un bon risque, un mauvais résultat.', 'Voilà qui est fâcheux.'],
      frozen: ['Bien joué. Agaçant, mais bien joué.', 'J’en aurais fait autant.'],
      flip7: ['Sept. À peu près comme prévu.'],
      won: ['Ce fut un plaisir.'],
    },
    sibyl: {
      bust: ['Je l’ai vu venir. Trop tard.', 'Une fois sur cent…'],
      frozen: ['Je savais que tu le ferais.', 'C’était dans les cartes.'],
      flip7: ['Comme je l’avais vu.'],
      won: ['Je connaissais déjà la fin.'],
    },
  },
  level: (level) => `Niveau ${level} sur 10`,
};

export default fr;
