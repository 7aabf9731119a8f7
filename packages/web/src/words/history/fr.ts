import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number, percent } = formats('fr');

const fr: Words<'history'> = {
  title: 'Historique',
  emptyTitle: 'Pas encore de partie',
  emptyText:
    'Chaque partie terminée est conservée ici : sur cet appareil, en ligne, suivie ou sur une feuille de score, avec tes victoires, tes sauts et ta chance.',
  play: 'Jouer maintenant',
  nothingFits: 'Aucune partie ne correspond à ces filtres.',

  figures: 'Tes statistiques',
  games: 'Parties',
  wins: 'Victoires',
  ofEvenShare: (share) => `à chances égales : ${number(share, 1)}`,
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
      one: '# partie d’entraînement ou sans toi figure dans la liste mais ne compte pas.',
      other: '# parties d’entraînement ou sans toi figurent dans la liste mais ne comptent pas.',
    }),

  winsTitle: 'Victoires selon le nombre de joueurs',
  winsNote: 'La part de tes parties que tu as gagnées, à côté de celle qu’on aurait à chances égales.',
  won: 'gagnées',
  evenShare: 'à chances égales',
  players: (players) => plural(players, { one: 'en solo', other: '# joueurs' }),
  ofGames: (wins, games) => `${number(wins, wins % 1 === 0 ? 0 : 1)} sur ${number(games)}`,
  playersColumn: 'Joueurs',
  accuracyTitle: 'Précision au fil du temps',
  accuracyNote: 'La part de l’enjeu que tes décisions ont conservée, partie après partie.',
  luckTitle: 'Chance au fil du temps',
  luckNote:
    'Ce que les cartes t’ont donné et pris, cumulé, en victoires. La chance s’équilibre, pas le talent.',
  game: 'partie',
  date: 'Date',

  reviewAll: (games) => plural(games, { one: 'Analyser # partie', other: 'Analyser # parties' }),
  reviewing: (done, of) => `Analyse de la partie ${number(done)} sur ${number(of)}`,
  reviewFailed: 'Certaines parties n’ont pas pu être analysées.',

  filters: 'Filtres',
  allBoxes: 'Les deux boîtes',
  withWhom: 'Avec qui',
  withAnyone: 'Peu importe',
  period: 'Période',
  periods: { all: 'Toute période', '7d': '7 derniers jours', '30d': '30 derniers jours' },
  noFilters: 'Tout afficher',
  views: { label: 'Vues', games: 'Parties', you: 'Statistiques', people: 'Deux à deux', records: 'Records' },
  you: {
    title: 'Lequel de ces noms est le tien ?',
    text: 'Les feuilles de score, les parties suivies et celles sur un seul appareil ne connaissent que des noms. Choisis le tien, et elles compteront pour toi.',
    done: 'C’est moi',
    nobody: 'Aucun de ces noms',
    change: 'Tes noms',
  },
  csv: {
    saveGames: 'Parties en CSV',
    saveRounds: 'Manches en CSV',
    id: 'Partie',
    date: 'Date',
    way: 'Type',
    box: 'Boîte',
    players: 'Joueurs',
    winners: 'Vainqueur',
    rounds: 'Manches',
    yourPlace: 'Ta place',
    yourPoints: 'Tes points',
    round: 'Manche',
    player: 'Joueur',
    points: 'Points',
    bust: 'Saut',
    total: 'Total',
  },

  list: 'Parties',
  way: 'Type',
  ways: {
    all: 'Tous les types',
    play: 'Contre des bots',
    pass: 'Sur un seul appareil',
    solo: 'Défi solo',
    daily: 'Paquet du jour',
    practice: 'Entraînement',
    online: 'En ligne',
    keep: 'Feuille de score',
    track: 'Partie suivie',
    file: 'Depuis un fichier',
  },
  otherDeck: 'Autre paquet',
  result: 'Résultat',
  results: { all: 'Tous les résultats', won: 'Gagnées', lost: 'Perdues' },
  points: (points) => plural(points, { one: '# point', other: '# points' }),
  with: (names) => `avec ${names}`,
  unreadable: 'Cette partie est illisible',
  takeBacks: (count) => plural(count, { one: '# annulation', other: '# annulations' }),
  more: 'En voir plus',
  moreAbout: (date) => `Plus sur la partie du ${date}`,
  removeOne: 'Supprimer',
  removed: 'Partie supprimée.',
  undo: 'Annuler',

  data: 'Tes données',
  save: 'Tout enregistrer',
  saveHint:
    'Un seul fichier avec les parties, les feuilles de score, les parties suivies, les résultats des analyses, ton entraînement, tes noms, tes règles maison et tes réglages. Il ne contient ni les parties en cours, ni les clés qui disent qui tu es aux tables en ligne, dans les groupes et sur les feuilles partagées.',
  load: 'Importer un fichier',
  loaded: (games) => plural(games, { one: '# partie importée.', other: '# parties importées.' }),
  loadedNone: 'Tout ce que contient ce fichier est déjà ici.',
  loadedOther: 'Le fichier a été importé.',
  loadErrors: {
    tooLarge: () => 'Ce fichier est trop gros pour venir de Sevenfold. Rien n’a changé.',
    notJson: () => 'Ce fichier est endommagé, ou il ne vient pas de Sevenfold. Rien n’a changé.',
    notOurs: () => 'Ce fichier ne vient pas de Sevenfold. Rien n’a changé.',
    newer: () => 'Ce fichier vient d’une version plus récente. Recharge la page, puis réessaie.',
    damaged: (index) => `L’entrée ${number(index)} de ce fichier est endommagée. Rien n’a changé.`,
    noRoom: () =>
      'Ce navigateur n’a plus de place pour ce fichier. Supprime d’abord quelques parties. Rien n’a changé.',
  },
  storage: {
    used: (share) => `${percent(share)} de l’espace que ce navigateur donne à Sevenfold est utilisé.`,
    nearlyFull:
      'Quand il sera plein, les nouvelles parties ne dureront que jusqu’à la fermeture de la page. Enregistre tout dans un fichier, puis supprime ce dont tu n’as plus besoin.',
    notLasting:
      'Ce navigateur ne conserve pas tes derniers changements : son stockage est plein ou bloqué. Enregistre tout dans un fichier avant de fermer la page.',
  },
  removeAll: 'Supprimer l’historique',
  removeAllTitle: 'Supprimer tout l’historique ?',
  removeAllText: (games) =>
    plural(games, {
      one: '# partie et son analyse seront supprimées de cet appareil et, si elle a été jouée en ligne, de ta liste sur le serveur. Enregistre d’abord un fichier si tu veux la garder. Les feuilles de score et les parties suivies restent.',
      other:
        '# parties et leurs analyses seront supprimées de cet appareil, et les parties en ligne aussi de ta liste sur le serveur. Enregistre d’abord un fichier si tu veux les garder. Les feuilles de score et les parties suivies restent.',
    }),
  removedAll: 'Historique supprimé.',
  onlineNote:
    'Les parties en ligne viennent du serveur. Si tu en supprimes une ici, elle l’est aussi là-bas, mais pour toi seulement.',
  offline: 'Serveur injoignable : il peut manquer des parties en ligne.',
};

export default fr;
