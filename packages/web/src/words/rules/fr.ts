import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { number } = formats('fr');

const fr: Words<'rules'> = {
  title: 'Règles',
  lead: 'Tout ce qu’il faut pour jouer, en deux minutes.',
  goal: 'Le but du jeu',
  goalText: (target) =>
    `Collectionne des nombres différents, manche après manche, et arrête-toi avant d’en avoir un en double. Dès qu’un joueur atteint ${number(target)} points, le plus haut total gagne.`,
  turn: 'À ton tour',
  turnText: 'Tout le monde commence la manche avec une carte. Ensuite, à ton tour, tu as le choix :',
  hitText: 'Pioche une carte de plus et pose-la devant toi.',
  stayText: 'Arrête-toi. Tu quittes la manche, et tes points sont à l’abri.',
  bust: 'Attention à ne pas sauter !',
  bustText: 'Si tu pioches un nombre que tu as déjà, tu sautes : tu quittes la manche et tu ne marques rien.',
  numbers: 'Les grands nombres sont risqués',
  numbersText:
    'Il y a un 1, deux 2, trois 3… et douze 12. Plus un nombre est grand, plus il rapporte, et plus il a de chances de revenir. Il y a aussi un seul 0.',
  sevenText: (bonus) =>
    bonus === 0
      ? 'Sept nombres différents terminent aussitôt la manche, pour tout le monde.'
      : `Sept nombres différents terminent aussitôt la manche, pour tout le monde, et te rapportent ${number(bonus)} points de bonus.`,
  actions: 'Trois cartes action',
  freezeText:
    'Donne-la à un joueur encore en jeu, ou garde-la. Ce joueur quitte la manche et garde ses points.',
  flipThreeText: 'Donne-la à un joueur encore en jeu, ou garde-la. Ce joueur doit piocher trois cartes.',
  secondChanceText: 'Garde-la. Au moment de sauter, défausse-la avec le doublon, et continue à jouer.',
  scoring: 'Compter les points',
  scoringText:
    'Additionne tes nombres. Un ×2 double cette somme. Ajoute ensuite tes cartes +, qui ne font jamais sauter.',
  scoringExample: (points) => `(9 + 5) × 2 + 4 = ${number(points)} points`,
  sevenExample: (t, sum, bonus) =>
    `${t.flip7} ! ${number(sum)} + ${number(bonus)} = ${number(sum + bonus)} points`,
  winning: 'Gagner',
  winningText: (target) =>
    `Dès qu’un joueur a ${number(target)} points à la fin d’une manche, le plus haut total gagne. En cas d’égalité, on joue encore une manche.`,
  otherRules: (rules) => `La dernière fois, tu as joué avec d’autres règles : ${rules}.`,
  play: 'Jouer maintenant',
  tutorial: 'Faire le tutoriel',
  reference: 'Toutes les règles, numérotées',
};

export default fr;
