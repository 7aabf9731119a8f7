import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number, percent } = formats('fr');

const fr: Words<'history'> = {
  title: 'Historique',
  emptyTitle: 'Pas encore de partie',
  emptyText:
    'Chaque partie terminée sur cet appareil est conservée ici, à revoir quand tu veux, avec tes victoires et ta chance.',
  play: 'Jouer maintenant',
  nothingFits: 'Aucune partie ne correspond à ces filtres.',

  figures: 'Tes statistiques',
  games: 'Parties',
  wins: 'Victoires',
  ofEvenShare: (share) => `à chances égales ${number(share, 1)}`,
  averageRound: 'Points par manche',
  busts: 'Sauts',
  bestRound: 'Meilleure manche',
  bestTotal: (total) => `meilleur total : ${number(total)}`,
  rounds: (rounds) => plural(rounds, { one: 'en # manche', other: 'en # manches' }),
  bestKnown: (share) => `jeu parfait en solo : ${percent(share)}`,
  bestAverage: (points) => `jeu parfait en solo : ${number(points, 1)}`,
  streak: 'Plus longue série de victoires',
  streakNow: (count) => plural(count, { one: 'en cours : # victoire', other: 'en cours : # victoires' }),
  accuracy: 'Précision',
  luck: 'Chance',
  luckWins: (wins) => `${wins < 0 ? '−' : '+'}${number(Math.abs(wins), 2)}`,
  luckHint: 'victoires que les cartes t’ont données ou prises',
  reviewed: (games, of) =>
    plural(games, {
      one: `# partie analysée sur ${number(of)}`,
      other: `# parties analysées sur ${number(of)}`,
    }),
  notCounted: (games) =>
    plural(games, {
      one: '# partie sur un seul appareil, ou sans toi, figure dans la liste mais ne compte pas.',
      other: '# parties sur un seul appareil, ou sans toi, figurent dans la liste mais ne comptent pas.',
    }),

  winsTitle: 'Victoires selon le nombre de joueurs',
  winsNote: 'La part de tes parties que tu as gagnées, à côté de celle qu’on aurait à chances égales.',
  won: 'gagnées',
  evenShare: 'à chances égales',
  players: (players) => plural(players, { one: 'en solo', other: '# joueurs' }),
  ofGames: (wins, games) => `${number(wins, wins % 1 === 0 ? 0 : 1)} sur ${number(games)}`,
  playersColumn: 'Joueurs',
  accuracyTitle: 'Précision au fil du temps',
  accuracyNote: 'Ce que tu as conservé de l’enjeu de tes décisions, partie après partie.',
  luckTitle: 'Chance au fil du temps',
  luckNote:
    'Ce que les cartes t’ont donné et pris, cumulé, en victoires. La chance s’équilibre, pas le talent.',
  game: 'partie',
  date: 'Date',

  reviewAll: (games) => plural(games, { one: 'Analyser # partie', other: 'Analyser # parties' }),
  reviewing: (done, of) => `Analyse de la partie ${number(done)} sur ${number(of)}`,
  reviewFailed: 'Certaines parties n’ont pas pu être analysées.',

  list: 'Parties',
  way: 'Type',
  ways: {
    all: 'Tous les types',
    play: 'Contre des bots',
    pass: 'Sur un seul appareil',
    solo: 'Défi solo',
    daily: 'Paquet du jour',
    online: 'Entre amis',
    keep: 'Feuille de score',
    track: 'Partie suivie',
    file: 'D’un fichier',
  },
  result: 'Résultat',
  results: { all: 'Tous les résultats', won: 'Gagnées', lost: 'Perdues' },
  points: (points) => plural(points, { one: '# point', other: '# points' }),
  with: (names) => `avec ${names}`,
  unreadable: 'Cette partie est illisible',
  takeBacks: (count) => plural(count, { one: '# annulation', other: '# annulations' }),
  more: 'En voir plus',
  remove: (date) => `Supprimer la partie du ${date}`,
  removed: 'Partie supprimée.',
  undo: 'Annuler',

  data: 'Tes données',
  save: 'Enregistrer un fichier',
  load: 'Importer un fichier',
  loaded: (games) => plural(games, { one: '# partie importée.', other: '# parties importées.' }),
  loadedNone: 'Toutes les parties de ce fichier sont déjà importées.',
  loadErrors: {
    tooLarge: () => 'Ce fichier est trop gros pour un fichier d’historique.',
    notJson: () => 'Ce fichier est endommagé, ou ce n’est pas un fichier d’historique. Rien n’a changé.',
    notHistory: () => 'Ce n’est pas un fichier d’historique. Rien n’a changé.',
    badGame: (index) => `La partie ${number(index)} de ce fichier est endommagée. Rien n’a changé.`,
    full: () => 'L’historique est limité à 500 parties. Supprimes-en d’abord quelques-unes.',
  },
  removeAll: 'Tout supprimer',
  removeAllTitle: 'Supprimer tout l’historique ?',
  removeAllText: (games) =>
    plural(games, {
      one: '# partie et son analyse seront supprimées de cet appareil, et les parties en ligne de ta liste sur le serveur. Enregistre d’abord un fichier si tu veux la garder.',
      other:
        '# parties et leurs analyses seront supprimées de cet appareil, et les parties en ligne de ta liste sur le serveur. Enregistre d’abord un fichier si tu veux les garder.',
    }),
  removedAll: 'Historique supprimé.',
  onlineNote:
    'Les parties en ligne viennent du serveur. Si tu en supprimes une ici, elle l’est aussi là-bas, mais pour toi seulement.',
  offline: 'Serveur injoignable : il peut manquer des parties en ligne.',
};

export default fr;
