import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural } = formats('fr');

const fr: Words<'ruleOptions'> = {
  title: 'Règles maison',
  presets: {
    official: { name: 'Officielles', text: () => 'Les règles publiées.' },
    classic: {
      name: 'Classiques',
      text: () =>
        'De 3 à 18 joueurs : à ton tour, tu pioches tant que tu oses, et tu donnes les actions aux autres tant que c’est possible.',
    },
    dealThree: {
      name: 'Pour soi',
      text: (t) =>
        `De 5 à 12 joueurs : tu gardes les actions que tu pioches, et tu décides si tu utilises « ${t.secondChance} ».`,
    },
    party: { name: 'Fête', text: () => 'Les règles publiées, de 1 à 18 joueurs.' },
    turnSeven: {
      name: 'Tous au départ',
      text: () =>
        'Une carte par tour, chacun commence avec une carte, et tu donnes les actions aux autres tant que c’est possible.',
    },
  },
  differing: (rules) => `Tu joues avec d’autres règles : ${rules}. Voici ce qui change :`,
  changes: (count) => plural(count, { one: '# changement', other: '# changements' }),
  single: 'Toutes les options',
  setting: (name, value) => `${name} : ${value}`,
  official: (value) => `Officiel : ${value}`,
  effects: 'Que change chaque règle ?',
  reset: 'Revenir au modèle',
  nameSet: 'Donne un nom à ces règles',
  nameSetHint: 'Elles seront en tête de liste à chaque choix de règles sur cet appareil.',
  setExample: 'Les règles de Mamie',
  saveSet: 'Enregistrer le nom',
  savedSet: (name) => `Enregistré : ${name}`,
  showSet: 'Afficher, partager ou imprimer',
  removeSet: (name) => `Supprimer « ${name} »`,
  options: {
    target: {
      name: 'Points pour gagner',
      text: () => 'Quand quelqu’un les atteint à la fin d’une manche, le plus haut total gagne.',
    },
    flip7Bonus: {
      name: 'Bonus des sept nombres',
      text: (t) => `Ce qu’un « ${t.flip7} » ajoute aux points de la manche.`,
    },
    deal: {
      name: 'Premières cartes',
      text: () =>
        'Comment la manche commence : avec une carte chacun, avec d’autres jusqu’à ce que tous aient quelque chose, ou sans donne.',
    },
    turn: {
      name: 'Un tour',
      text: () => 'Une carte puis on passe au suivant, ou autant de cartes que tu oses.',
    },
    stay: {
      name: 'S’arrêter',
      text: (t) => `S’il faut une carte devant soi pour « ${t.stay} ».`,
    },
    targeting: {
      name: 'À qui vont les actions',
      text: (t) => `Qui tu peux choisir quand tu pioches « ${t.freeze} » ou « ${t.flipThree} ».`,
    },
    secondChance: {
      name: 'Sauvetage',
      text: (t) => `« ${t.secondChance} » te sauve automatiquement, ou c’est toi qui décides.`,
    },
    secondChanceTo: {
      name: 'Sauver les autres',
      text: (t) =>
        `La « ${t.secondChance} » que tu pioches est à toi, ou tu peux la donner à un joueur qui n’en a pas.`,
    },
    shuffle: {
      name: 'Mélange',
      text: () => 'La pioche sert jusqu’au bout, ou chaque manche commence avec toutes les cartes.',
    },
    doubles: {
      name: 'Ce que double ×2',
      text: () => 'Les nombres seulement, aussi les cartes +, ou même le bonus des sept nombres.',
    },
    deferred: {
      name: 'Actions mises de côté',
      text: (t) => `Ce qu’elles deviennent quand tu sautes pendant « ${t.flipThree} ».`,
    },
    tieBreak: {
      name: 'Égalité en tête',
      text: () => 'Ce qui se passe quand plusieurs joueurs ont le plus haut total.',
    },
    decks: { name: 'Paquets', text: () => 'Combien de paquets de 94 cartes sont mélangés ensemble.' },
    minPlayers: { name: 'Minimum de joueurs', text: () => 'Il en faut au moins autant pour jouer.' },
    maxPlayers: { name: 'Maximum de joueurs', text: () => 'Il ne peut pas y en avoir davantage.' },
  },
  values: {
    deal: {
      oneEach: 'Une chacun',
      untilAllHaveCards: 'Jusqu’à une carte pour tous',
      untilAllHaveNumbers: 'Jusqu’à un nombre pour tous',
      none: 'Pas de donne',
    },
    turn: { oneCard: 'Une carte', pressOn: 'Tant qu’on ose' },
    stay: { withCard: 'Avec une carte', always: 'Toujours' },
    targeting: {
      anyActive: 'N’importe qui',
      othersFirst: 'Les autres d’abord',
      drawer: 'Le joueur qui la pioche',
    },
    secondChance: { auto: 'Automatique', ask: 'Demander' },
    secondChanceTo: { drawer: 'La garder', anyone: 'La garder ou la donner' },
    shuffle: { whenEmpty: 'Quand la pioche est vide', everyRound: 'Avant chaque manche' },
    doubles: { numbers: 'Les nombres', numbersAndPlus: 'Nombres et +', everything: 'Tout' },
    deferred: { discardOnBust: 'Défaussées', resolveOnBust: 'Données quand même' },
    tieBreak: {
      everyone: 'Tous continuent',
      tiedOnly: 'Seuls les ex æquo continuent',
      shared: 'Les ex æquo gagnent',
    },
  },
  autoDecks: 'Selon le nombre de joueurs',
  points: (count) => plural(count, { one: '# point', other: '# points' }),
  forPlayers: (fewest, most) => `Ces règles sont prévues pour ${fewest} à ${most} joueurs.`,
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
