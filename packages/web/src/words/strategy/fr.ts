import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { number, percent } = formats('fr');

const fr: Words<'strategy'> = {
  title: 'Carte de stratégie',
  poster: 'Quand s’arrêter ?',
  solved: 'Résolu pour les 94 cartes',
  lead: (t, points) =>
    `Additionne tes nombres : somme blanche, « ${t.hit} » ; somme noire, « ${t.stay} ». En solo avec un paquet neuf, on ne peut pas faire mieux : ${number(points, 1)} points par manche en moyenne.`,
  chance: (t) => `Tu as « ${t.secondChance} » ?`,
  always: (t) => `Toujours « ${t.hit} ».`,
  numbers: 'tes nombres',
  sums: 'leur somme',
  limit: (t) => `${t.stay} à`,
  never: 'jamais',
  few: (t) => `Avec un nombre ou aucun : toujours « ${t.hit} »`,
  legendHit: (t) => t.hit,
  legendStay: (t) => t.stay,
  legendMixed: (t) => `selon les nombres ; plus la case est pleine, plus souvent « ${t.stay} »`,
  cell: (t, numbers, sum, share) =>
    `${numbers} nombres, somme ${sum} : ${share < 0.005 ? t.hit : share > 0.995 ? t.stay : `${percent(share)} ${t.stay}`}`,
  tableLabel: (t) => `« ${t.hit} » ou « ${t.stay} », selon la quantité et la somme de tes cartes nombre`,
  modifiers: (t, limits) =>
    `Avec des cartes +, arrête-toi un peu plus tôt : retire du seuil un tiers de leurs points. Avec ×2 : « ${t.stay} » à ${limits}. Il double ce que tu peux perdre, mais aussi ce que tu peux gagner.`,
  rulesTitle: 'Trois règles à retenir',
  rulesNote: (t) =>
    `Chacune est à moins de 1 % du jeu parfait. Avec « ${t.secondChance} », c’est toujours « ${t.hit} ».`,
  rules: {
    twentyFour: {
      title: 'Vingt-quatre',
      text: (t) => `« ${t.stay} » quand tes nombres font 24.`,
    },
    twentyOne: {
      title: 'Vingt et un',
      text: (t) => `Enlève un à chaque nombre. « ${t.stay} » quand le reste fait 21 (avec six nombres : 30).`,
    },
    twentyOneThird: {
      title: 'Vingt et un et un tiers',
      text: () => 'Pareil, en ajoutant un tiers des points de tes cartes +.',
    },
    points: { title: 'Le conseil habituel', text: (t) => `« ${t.stay} » à 25 points.` },
  },
  lossTitle: 'Ce qu’elles perdent par rapport au jeu parfait, en points par manche',
  loss: (points, share) => `${number(points, 3)} (${percent(share, 2)})`,
  perRound: (points) => `${number(points, 4)} par manche`,
  why: 'Un nombre moins un : c’est le nombre d’autres cartes qui peuvent te faire sauter. Voilà pourquoi vingt et un marche si bien.',
  howTitle: 'Comment la lire',
  how: (t) => [
    'Compte tes cartes nombre : c’est la ligne. Additionne-les : c’est la colonne.',
    `Une case blanche veut dire « ${t.hit} », une noire « ${t.stay} ». Si une case est en partie remplie, cela dépend des nombres ; suivre la colonne de droite ne coûte presque rien.`,
    'Les valeurs sont exactes : rien n’a été simulé, toutes les manches possibles sont additionnées, pour un joueur et un paquet neuf. À plusieurs, les meilleures sommes changent à peine tant que personne n’approche de l’objectif.',
  ],
  tryIt: 'Essayer dans le labo',
  print: 'Imprimer',
  save: 'Enregistrer en SVG',
  practise: 'S’entraîner sur des positions',
  printHint: 'Une page, A4 ou Letter, aussi lisible en noir et blanc.',
  footer: 'Valeurs exactes, calculées par Sevenfold',
};

export default fr;
