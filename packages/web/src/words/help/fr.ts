import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural } = formats('fr');

const fr: Words<'help'> = {
  cardList: 'Les cartes',
  markList: 'Sur la table',
  copies: (count) => plural(count, { one: '# dans le paquet', other: '# dans le paquet' }),
  cards: {
    number: (value) => plural(value, { one: 'Vaut # point.', other: 'Vaut # points.' }),
    twice: 'Une deuxième te fait sauter.',
    plus: 'Des points en plus de tes nombres. Cette carte ne te fait jamais sauter.',
    times2:
      'Double la somme de tes nombres, avant l’ajout des cartes +. Cette carte ne te fait jamais sauter.',
    freeze: 'Le joueur qui la reçoit quitte la manche et garde ses points.',
    flipThree: (t) =>
      `Le joueur qui la reçoit pioche trois cartes, une par une. Seul un saut ou un ${t.flip7} l’arrête avant.`,
    secondChance: 'Évite une fois de sauter : elle est défaussée avec le doublon.',
  },
  marks: {
    points: {
      name: 'Points de la manche',
      text: 'Ce que valent les cartes si la manche se termine maintenant. Un joueur qui saute les perd.',
    },
    total: { name: 'Total', text: 'Les points de toutes les manches jusqu’ici.' },
    dealer: 'Donne dans cette manche. Le joueur suivant donnera dans la prochaine.',
    flips: 'Doit piocher trois cartes. Chaque marque pleine est une carte déjà piochée.',
    stayed: 'Hors jeu pour cette manche, points à l’abri.',
    frozen: 'Hors jeu pour cette manche, mais garde ses points.',
    busted: 'A pioché deux fois le même nombre : hors jeu pour cette manche, sans points.',
    flip7: 'Sept nombres différents : la manche est finie, avec un bonus à la clé.',
    sittingOut: 'Seuls les joueurs à égalité jouent cette manche.',
    pile: {
      name: 'Pioche',
      text: 'Les cartes encore face cachée. Quand elle est vide, on mélange la défausse.',
    },
    discard: { name: 'Défausse', text: 'Les cartes hors jeu jusqu’à ce que la pioche soit vide.' },
  },
};

export default fr;
