import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural, number, percent } = speech('fr');

const fr: Words<'history'> = {
  title: 'Historique',
  emptyTitle: 'Pas encore de partie',
  emptyText:
    'Chaque partie finie sur cet appareil est gardée ici : victoires, éliminations, chance, et sa rediffusion.',
  play: 'Jouer maintenant',
  nothingFits: 'Aucune partie ne correspond à ces filtres.',

  figures: 'Tes chiffres',
  games: 'Parties',
  wins: 'Victoires',
  ofFair: (fair) => `part équitable ${number(fair, 1)}`,
  averageRound: 'Manche moyenne',
  busts: 'Éliminations',
  bestRound: 'Meilleure manche',
  bestTotal: (total) => `meilleur total ${number(total)}`,
  rounds: (rounds) => plural(rounds, { one: 'en # manche', other: 'en # manches' }),
  bestKnown: (share) => `jeu optimal en solo ${percent(share)}`,
  bestAverage: (points) => `jeu optimal en solo ${number(points, 1)}`,
  streak: 'Plus longue série',
  streakNow: (count) => plural(count, { one: '# victoire en cours', other: '# victoires en cours' }),
  accuracy: 'Précision',
  luck: 'Chance',
  luckWins: (wins) => `${wins < 0 ? '−' : '+'}${number(Math.abs(wins), 2)}`,
  luckHint: 'en victoires, données ou prises par les cartes',
  reviewed: (games, of) => `${number(games)} parties analysées sur ${number(of)}`,
  notCounted: (games) =>
    plural(games, {
      one: '# partie autour d’un appareil, ou sans place à toi, est listée mais ne compte pas.',
      other: '# parties autour d’un appareil, ou sans place à toi, sont listées mais ne comptent pas.',
    }),

  winsTitle: 'Victoires selon le nombre de joueurs',
  winsNote: 'Part de tes parties que tu as gagnées, et la part équitable entre égaux.',
  won: 'gagné',
  fair: 'part équitable',
  players: (players) => plural(players, { one: 'en solo', other: '# joueurs' }),
  ofGames: (wins, games) => `${number(wins, wins % 1 === 0 ? 0 : 1)} sur ${number(games)}`,
  playersColumn: 'Joueurs',
  accuracyTitle: 'Précision au fil du temps',
  accuracyNote: 'Ce que tu as gardé de l’enjeu de tes décisions, partie par partie.',
  luckTitle: 'Chance au fil du temps',
  luckNote:
    'Ce que les cartes ont donné et pris, cumulé, en victoires. La chance s’équilibre, pas le talent.',
  game: 'partie',
  date: 'Jour',

  reviewAll: (games) => plural(games, { one: 'Analyser # partie', other: 'Analyser # parties' }),
  reviewing: (done, of) => `Analyse de la partie ${number(done)} sur ${number(of)}`,
  reviewFailed: 'Certaines parties n’ont pas pu être analysées.',

  list: 'Parties',
  way: 'Genre',
  ways: {
    all: 'Tous les genres',
    play: 'Contre des bots',
    pass: 'Autour d’un appareil',
    solo: 'Défi solo',
    daily: 'Paquet du jour',
    online: 'Entre amis',
    keep: 'Feuille de score',
    track: 'Suivie',
    file: 'D’un fichier',
  },
  result: 'Résultat',
  results: { all: 'Tous les résultats', won: 'Gagnées', lost: 'Non gagnées' },
  points: (points) => plural(points, { one: '# point', other: '# points' }),
  with: (names) => `avec ${names}`,
  unreadable: 'Cette partie est illisible',
  takeBacks: (count) => plural(count, { one: '# coup repris', other: '# coups repris' }),
  more: 'En voir plus',
  remove: (date) => `Supprimer la partie du ${date}`,
  removed: 'La partie est supprimée.',
  undo: 'Annuler',

  keepSafe: 'Tes données',
  save: 'Enregistrer un fichier',
  load: 'Charger un fichier',
  loaded: (games) => plural(games, { one: '# partie ajoutée.', other: '# parties ajoutées.' }),
  loadedNone: 'Toutes les parties de ce fichier étaient déjà là.',
  loadErrors: {
    tooLarge: () => 'Ce fichier est trop gros pour un historique.',
    notJson: () => 'Ce fichier est abîmé ou n’est pas un historique : il est illisible. Rien n’a changé.',
    notHistory: () => 'Ce fichier contient autre chose qu’un historique. Rien n’a changé.',
    badGame: (index) => `La partie ${number(index)} de ce fichier est abîmée. Rien n’a changé.`,
    full: () => 'Il n’y a pas la place pour autant de parties : 500 au plus. Supprimes-en d’abord.',
  },
  removeAll: 'Tout supprimer',
  removeAllTitle: 'Supprimer tout l’historique ?',
  removeAllText: (games) =>
    plural(games, {
      one: '# partie et son analyse disparaîtront de cet appareil, et les parties en ligne de ta liste sur le serveur. Enregistre d’abord un fichier pour la garder.',
      other:
        '# parties et leurs analyses disparaîtront de cet appareil, et les parties en ligne de ta liste sur le serveur. Enregistre d’abord un fichier pour les garder.',
    }),
  removedAll: 'Tout est supprimé.',
  onlineNote:
    'Les parties en ligne viennent du serveur. En supprimer une ici l’y supprime aussi, pour toi seulement.',
  offline: 'Le serveur est injoignable : des parties en ligne peuvent manquer.',
};

export default fr;
