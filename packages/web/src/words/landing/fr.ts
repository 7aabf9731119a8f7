import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural } = formats('fr');

const fr: Words<'landing'> = {
  headline: 'Encore une carte ?',
  what: 'Le jeu de cartes « stop ou encore » connu sous le nom de Flip 7, gratuit et sans publicité.',
  promise: 'Sept nombres différents, et la manche est à toi. Un doublon, et tu perds tout.',
  playNow: 'Jouer maintenant',
  ways: 'Façons de jouer',
  friends: 'Jouer entre amis',
  friendsHint: 'Partage une table par lien ou par code',
  someone: 'Trouver des joueurs',
  someoneHint: 'Une partie classée avec ceux qui attendent',
  tv: 'Jouer sur la télé',
  tvHint: 'Une grande table, chacun sur son téléphone',
  pass: 'Sur un seul appareil',
  passHint: 'On se le passe, jusqu’à 18 joueurs',
  solo: 'Défi solo',
  soloHint: 'En solo contre le paquet',
  daily: 'Paquet du jour',
  dailyHint: 'Aujourd’hui, les mêmes cartes pour tous',
  join: 'Rejoindre',
  joinLabel: 'Code de la table',
  joinWrong: 'Un code a au moins six lettres et chiffres, par exemple KR7 P4M. Demande-le à ton hôte.',
  resume: 'Reprendre ta partie',
  backToTable: 'Revenir à ta table',
  ofWay: {
    play: 'Contre des bots',
    pass: 'Sur un seul appareil',
    solo: 'Défi solo',
    daily: 'Paquet du jour',
    practice: 'Entraînement',
  },
  practiceDue: (due) =>
    plural(due, { one: 'Entraînement : # position à revoir', other: 'Entraînement : # positions à revoir' }),
  more: 'Et aussi',
  keep: 'Feuille de score',
  track: 'Suivre une vraie partie',
  lab: 'Labo',
  replay: 'Revoir et analyser',
  tutorial: 'Tutoriel',
  rules: 'Règles',
  strategy: 'Carte de stratégie',
  practice: 'Entraînement',
  circles: 'Groupes',
  history: 'Historique',
  you: 'Toi',
  privacy: 'Confidentialité',
  about: 'À propos',
  languages: 'Langues',
  install: 'Installer l’appli',
  installIos: 'Pour installer : touche Partager, puis « Sur l’écran d’accueil ».',
  noAccount: 'Sans compte. Sans publicité. Fonctionne hors ligne.',
};

export default fr;
