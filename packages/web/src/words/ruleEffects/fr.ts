import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { number, plural } = formats('fr');

const fr: Words<'ruleEffects'> = {
  title: 'Quelles règles pour nous ?',
  intro: (games) =>
    `De bons joueurs ont joué ${number(games)} parties avec chaque règle. Choisis ce que tu veux, et vois quelles règles le permettent.`,
  ask: 'Que cherches-tu ?',
  questions: {
    quicker: { name: () => 'Une partie plus rapide', wanted: 'Plus rapide', opposite: 'Plus longue' },
    waiting: { name: () => 'Moins d’attente', wanted: 'Moins d’attente', opposite: 'Plus d’attente' },
    skill: { name: () => 'Chance ou talent ?', wanted: 'Plus de talent', opposite: 'Plus de chance' },
    busts: { name: () => 'Moins de sauts', wanted: 'Moins de sauts', opposite: 'Plus de sauts' },
    action: { name: () => 'Plus d’action', wanted: 'Plus d’action', opposite: 'Moins d’action' },
    sevens: { name: (t) => `Plus de ${t.flip7}`, wanted: 'Plus souvent', opposite: 'Moins souvent' },
    seat: {
      name: () => 'Des places plus équitables',
      wanted: 'La place compte moins',
      opposite: 'La place compte plus',
    },
  },
  measures: {
    rounds: {
      name: () => 'Manches par partie',
      says: (_t, now, official) => `Une partie dure ${now} manches au lieu de ${official}.`,
    },
    cards: {
      name: () => 'Cartes par partie',
      says: (_t, now, official) => `Une partie demande ${now} cartes au lieu de ${official}.`,
    },
    points: {
      name: () => 'Points par manche',
      says: (_t, now, official) => `Une manche te rapporte ${now} points en moyenne au lieu de ${official}.`,
    },
    busts: {
      name: () => 'Manches où tu sautes',
      says: (_t, now, official) => `Tu sautes dans ${now} de tes manches au lieu de ${official}.`,
    },
    sevens: {
      name: (t) => `Manches avec un ${t.flip7}`,
      says: (t, now, official) =>
        `Tu réussis un « ${t.flip7} » dans ${now} de tes manches au lieu de ${official}.`,
    },
    waiting: {
      name: () => 'Cartes à attendre',
      says: (_t, now, official) =>
        `Quand la manche est finie pour toi, tu attends encore ${now} cartes au lieu de ${official}.`,
    },
    actions: {
      name: () => 'Manches finies par une action',
      says: (_t, now, official) => `Une action met fin à ${now} de tes manches au lieu de ${official}.`,
    },
    seat: {
      name: () => 'Avantage de la première place',
      says: (_t, now, official) =>
        `Victoires du joueur qui commence, par rapport au premier donneur : ${now} au lieu de ${official}.`,
    },
    goodPlay: {
      name: () => 'Victoires d’un bon joueur',
      says: (_t, now, official) =>
        `Un joueur qui compte les cartes gagne ${now} des parties contre des bots simples au lieu de ${official}.`,
    },
    skill: {
      name: () => 'Victoires d’un très bon joueur',
      says: (_t, now, official) =>
        `Un très bon joueur gagne ${now} des parties contre des bots simples au lieu de ${official}.`,
    },
  },
  same: 'Peu ou pas de différence',
  nothing: 'Aucune de ces règles ne fait une différence que tu remarquerais.',
  comparisons: { unseen: 'aucune différence visible', alike: 'à peu près pareil' },
  difference: (amount) => `Différence : ${amount} (intervalle à 99,9 %)`,
  percentagePoints: (amount, points) =>
    plural(Math.abs(points), {
      one: `${amount} point de pourcentage`,
      other: `${amount} points de pourcentage`,
    }),
  play: 'Jouer avec cette règle',
  playThese: 'Jouer avec ces règles',
  measure: 'Mesurer à nouveau',
  own: 'Mesurer tes propres règles',
  ownHint: 'Combine les règles comme tu veux, et laisse ton appareil les jouer contre les officielles.',
  start: 'Mesurer',
  measured: 'Mesuré sur cet appareil',
  officialOnly: 'Ce sont les règles officielles : rien ne change.',
  run: (players, seed) =>
    `Chaque partie est jouée selon ces règles et selon les officielles, avec les mêmes cartes : ${players} joueurs, graine ${seed}`,
  finished: (games) => `Terminé après ${number(games)} parties.`,
  close: 'Fermer cette mesure',
  badLink: 'Ce lien est endommagé. Demande-le à nouveau, ou mesure tes propres règles plus bas.',
  how: 'Comment on a mesuré',
  howText: (players, games, goodPlayGames, skillGames) =>
    `Des bots de même force (racer), ${players} par table, ont joué ${number(games)} parties avec chaque règle et avec les officielles, toujours avec les mêmes cartes, pour que la chance s’annule. Pour le talent, l’un d’eux a joué ${number(goodPlayGames)} parties et le bot le plus fort (oracle) ${number(skillGames)} contre des bots simples (stay25). Ce qui pourrait encore être du hasard ne compte pas comme une différence.`,
  command: 'Dans un terminal, tu obtiens les mêmes valeurs avec',
};

export default fr;
