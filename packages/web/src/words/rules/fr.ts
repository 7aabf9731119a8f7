import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural } = speech('fr');

const fr: Words<'rules'> = {
  title: 'Règles maison',
  presets: {
    official: { name: 'Officielles', text: () => 'Les règles publiées.' },
    classic: {
      name: 'Classiques',
      text: () =>
        'De 3 à 18 : à ton tour, tu continues tant que tu oses, et les actions vont d’abord aux autres.',
    },
    dealThree: {
      name: 'Pour soi',
      text: (t) => `De 5 à 12 : qui tire une action la prend, et on peut refuser « ${t.secondChance} ».`,
    },
    party: { name: 'Fête', text: () => 'Les règles publiées, de 1 à 18 joueurs.' },
    turnSeven: {
      name: 'Tous au départ',
      text: () => 'Une carte par tour, chacun commence avec une carte, les actions vont d’abord aux autres.',
    },
  },
  changes: (count) => plural(count, { one: '# changement', other: '# changements' }),
  single: 'Chaque règle en détail',
  official: (value) => `Officiel : ${value}`,
  reset: 'Revenir au modèle',
  options: {
    target: {
      name: 'Points pour gagner',
      text: () => 'Quand quelqu’un les atteint à la fin d’une manche, le plus haut total gagne.',
    },
    flip7Bonus: {
      name: 'Bonus des sept',
      text: (t) => `Ce qu’un « ${t.flip7} » ajoute aux points de la manche.`,
    },
    deal: {
      name: 'Premières cartes',
      text: () => 'Qui donne sa première carte commence sans rien, ou en reçoit une autre.',
    },
    turn: {
      name: 'Un tour',
      text: () => 'Une carte puis au suivant, ou autant de cartes que tu oses.',
    },
    stay: {
      name: 'S’arrêter',
      text: (t) => `S’il faut une carte devant soi pour « ${t.stay} ».`,
    },
    targeting: {
      name: 'Qui prend les actions',
      text: (t) => `Qui tu peux choisir en tirant « ${t.freeze} » ou « ${t.flipThree} ».`,
    },
    secondChance: {
      name: 'Être sauvé',
      text: (t) => `« ${t.secondChance} » te sauve d’elle-même, ou on te demande.`,
    },
    deferred: {
      name: 'Actions mises de côté',
      text: (t) => `Ce qu’elles deviennent quand tu es éliminé pendant « ${t.flipThree} ».`,
    },
    tieBreak: {
      name: 'Égalité en tête',
      text: () => 'Ce qui se passe quand plusieurs ont le plus haut total.',
    },
    decks: { name: 'Jeux de cartes', text: () => 'Combien de jeux de 94 cartes sont mélangés ensemble.' },
    minPlayers: { name: 'Joueurs au moins', text: () => 'Une partie commence avec au moins ce nombre.' },
    maxPlayers: { name: 'Joueurs au plus', text: () => 'Pas davantage autour de la table.' },
  },
  values: {
    deal: { oneEach: 'Une chacun', untilAllHaveCards: 'Jusqu’à ce que tous en aient' },
    turn: { oneCard: 'Une carte', pressOn: 'Continuer' },
    stay: { withCard: 'Avec une carte', always: 'Toujours' },
    targeting: { anyActive: 'N’importe qui', othersFirst: 'Les autres d’abord', drawer: 'Qui l’a tirée' },
    secondChance: { auto: 'Toute seule', ask: 'Demander' },
    deferred: { discardOnBust: 'Défaussées', resolveOnBust: 'Données quand même' },
    tieBreak: { everyone: 'Tous rejouent', tiedOnly: 'Eux seuls rejouent', shared: 'Tous gagnent' },
  },
  autoDecks: 'Selon les joueurs',
  points: (count) => plural(count, { one: '# point', other: '# points' }),
  forPlayers: (fewest, most) => `Ces règles sont pour ${fewest} à ${most} joueurs.`,
  needMore: (count) =>
    plural(count, {
      one: 'Ajoute un joueur, ou choisis d’autres règles.',
      other: 'Ajoute # joueurs, ou choisis d’autres règles.',
    }),
  needFewer: (count) =>
    plural(count, {
      one: 'Retire un joueur, ou choisis d’autres règles.',
      other: 'Retire # joueurs, ou choisis d’autres règles.',
    }),
};

export default fr;
