import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number, percent } = formats('fr');

const fr: Words<'daily'> = {
  title: 'Paquet du jour',
  intro:
    'Aujourd’hui, tout le monde joue les mêmes cartes, et personne ne peut les voir à l’avance. Un seul essai compte ; ensuite, joue d’autres paquets autant que tu veux.',
  start: 'Jouer le paquet du jour',
  resume: 'Continuer',
  resumeOther: 'Continuer l’autre paquet',
  resumeUntil: 'Tu as ensuite encore deux heures pour terminer celui d’aujourd’hui.',
  another: 'Jouer un autre paquet',
  practice: 'Autre paquet : cet essai ne compte pas.',
  retry: 'Réessayer',
  problems: {
    offline:
      'Le paquet du jour vient du serveur, qui est injoignable pour le moment. Tu peux jouer un autre paquet, mais il ne comptera pas.',
    gone: 'Ce paquet n’est plus disponible. Recharge la page pour avoir celui d’aujourd’hui.',
    tooMany: 'Trop d’essais ont été commencés depuis ton réseau. Réessaie dans quelques minutes.',
    readOnly:
      'Le serveur est en maintenance. Réessaie plus tard, ou joue un autre paquet, qui ne comptera pas.',
  },
  waiting: {
    offline: 'Pas de connexion. Ton essai est conservé ; nouvelle tentative…',
    gone: 'Le temps est écoulé : il est trop tard pour terminer ce paquet.',
    tooMany: 'Trop de requêtes depuis ton réseau ; nouvelle tentative…',
    readOnly: 'Le serveur est en maintenance. Ton essai est conservé.',
  },
  done: (rounds) => plural(rounds, { one: 'Terminé en # manche', other: 'Terminé en # manches' }),
  points: (points) => plural(points, { one: '# point', other: '# points' }),
  streak: (days) => plural(days, { one: 'Série : # jour', other: 'Série : # jours' }),
  better: (share, others) => `Mieux que ${percent(share)} des ${number(others)} autres joueurs`,
  betterThan: (worse, others) =>
    plural(others, {
      one:
        worse > 0
          ? 'Mieux que le seul autre essai jusqu’ici'
          : 'Le seul autre essai jusqu’ici est au moins aussi bon',
      other: `Mieux que ${number(worse)} des # autres joueurs`,
    }),
  first: 'Personne d’autre n’a encore terminé.',
  notCompared:
    'Ton résultat n’entre pas dans cette comparaison, car plusieurs nouveaux joueurs ont déjà joué depuis ton réseau aujourd’hui.',
  share: 'Partager le résultat',
  shared: 'Résultat copié.',
  shareText: (day, rounds) =>
    plural(rounds, {
      one: `Sevenfold, paquet du jour, ${day} : # manche`,
      other: `Sevenfold, paquet du jour, ${day} : # manches`,
    }),
  nextDeck: (time) => `Le prochain paquet arrive à ${time}.`,
  toToday: 'Aller au paquet du jour',
  details: 'Et les autres ?',
  signs:
    'Un symbole par manche : 💥 sauté, 🌱 moins de 15 points, 🍀 moins de 30, 🔶 moins de 50, 🔥 50 ou plus, 🌟 sept nombres.',

  everyone: 'Les résultats de tous',
  attempts: (count) => plural(count, { one: '# essai terminé', other: '# essais terminés' }),
  roundsAxis: 'Manches',
  shareAxis: 'Part des essais',
  attemptsColumn: 'Essais',
  you: 'Toi',

  costliest: 'Ta décision la plus coûteuse',
  thinking: 'Analyse de tes décisions…',
  noMistake: 'Aucune de tes décisions n’était une erreur. Bien joué !',
  review: 'Voir l’analyse',

  calendar: 'Calendrier',
  calendarNote: 'Le nombre en grand indique combien de manches il t’a fallu.',
  previous: 'Mois précédent',
  next: 'Mois suivant',
  dayDone: (day, rounds) => plural(rounds, { one: `${day} : # manche`, other: `${day} : # manches` }),

  fair: 'Personne ne peut voir les cartes à l’avance',
  fairText:
    'Le serveur a fixé ces cartes avant que quiconque joue, et ne donne chacune que lorsqu’elle est demandée. Il publie le secret dont elles découlent à 2 h UTC le lendemain ; chacun peut alors vérifier les cartes de tous.',
  commitment: 'Empreinte du secret',
  secret: 'Le secret',
  verify: 'Pour vérifier une partie téléchargée :',
  file: 'FICHIER',
  published: 'Ce que le serveur publie',
  howItWorks: 'Comment ça marche',
};

export default fr;
