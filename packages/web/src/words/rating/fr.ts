import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number } = formats('fr');

const fr: Words<'rating'> = {
  title: 'Ta cote',
  none: 'Pas encore de cote',
  noneText:
    'Elle commence avec ta première partie classée : choisis « Trouver des joueurs », ou prends place à une table dont l’hôte a activé les parties classées.',
  value: (rating, uncertainty) => `${number(rating)} ± ${number(uncertainty)}`,
  games: (games) => plural(games, { one: '# partie classée', other: '# parties classées' }),
  meaning: (uncertainty) =>
    `On commence à ${number(1500)}. Avec 400 points de plus que ton adversaire, tu gagnes dix parties sur onze quand vous jouez à deux. Ta vraie force est presque sûrement à moins de ${number(uncertainty)} points de ta cote ; chaque partie réduit cet écart.`,
  history: 'Ta cote au fil du temps',
  historyNote: 'Après chaque partie classée. Ta vraie force se trouve presque sûrement dans la bande.',
  game: 'partie',
  date: 'Date',
  rating: 'Cote',
  uncertainty: 'Incertitude',
  characters: 'Les personnages',
  charactersText:
    'Leur cote est fixe, mesurée sur des milliers de parties. Toutes les places comptent, pas seulement la première. Pour gagner, Sibyl risque la dernière : sa cote est donc plus basse qu’on ne le croirait.',
  list: 'M’afficher au palmarès',
  listHint:
    'Avec le nom sous lequel tu as joué en dernier, ta cote et ton nombre de parties. Si tu le désactives, tu disparais aussitôt.',
  leaderboard: 'Palmarès',
  leaderboardText: 'Les parties classées de ce serveur. N’y figurent que ceux qui le veulent.',
  period: 'Période',
  periods: { month: 'Ce mois-ci', all: 'Depuis le début' },
  order: 'Trier par',
  orders: { rating: 'Cote', games: 'Parties', skill: 'Décisions' },
  skillText:
    'Ce qu’une décision coûte en moyenne en chances de gagner. Le serveur le calcule sur un échantillon des parties classées de ceux qui figurent ici.',
  name: 'Nom',
  gamesHead: 'Parties',
  errorHead: 'Coût d’une décision',
  error: (percent) => `${number(percent, 2)} %`,
  you: 'toi',
  empty: 'Personne n’y figure encore',
  leastGames: (games) =>
    plural(games, {
      one: 'Tu apparais ici après # partie classée, si tu actives « M’afficher au palmarès » sur la page « Ta cote ».',
      other:
        'Tu apparais ici après # parties classées, si tu actives « M’afficher au palmarès » sur la page « Ta cote ».',
    }),
  leastDecisions: (decisions) =>
    plural(decisions, {
      one: 'Tu apparais ici après # décision analysée en partie classée, si tu actives « M’afficher au palmarès » sur la page « Ta cote ».',
      other:
        'Tu apparais ici après # décisions analysées en partie classée, si tu actives « M’afficher au palmarès » sur la page « Ta cote ».',
    }),
  failed: 'Ça n’a pas marché',
  retry: 'Réessayer',
  counting: 'Partie classée : calcul du résultat…',
  unchanged: 'Cette partie n’a pas changé ta cote.',
  sameNetwork: 'Une partie à deux sur le même réseau ne compte pas.',
  changed: (rating, change) =>
    change === 0
      ? `Ta cote reste à ${number(rating)}`
      : `Ta cote : ${number(rating)} (${change > 0 ? '+' : ''}${number(change)})`,
  match: {
    title: 'Trouver des joueurs',
    intro: 'Le serveur te réunit avec ceux qui attendent, en commençant par les cotes les plus proches.',
    rated:
      'Une partie classée aux règles officielles, avec 30 secondes par décision. Un abandon compte comme une dernière place.',
    start: 'Trouver une partie',
    looking: 'Recherche de joueurs…',
    waiting: (people) => plural(people, { one: 'Personne d’autre n’attend.', other: '# joueurs attendent.' }),
    seconds: (seconds) => plural(seconds, { one: '# seconde', other: '# secondes' }),
    soon: 'Si d’autres attendent, tu te retrouves à une table en moins de dix secondes. Après vingt secondes, des bots de ta force se joignent à toi.',
    stop: 'Ne plus attendre',
    stopped: 'Tu n’attends plus.',
    found: 'Ta table est prête.',
    problems: {
      offline: 'Pas de connexion. Nouvelle tentative…',
      tooMany: 'Trop de joueurs attendent déjà depuis ton réseau. Nouvelle tentative…',
      readOnly: 'Le serveur est en maintenance. Nouvelle tentative…',
      refused: 'Le serveur n’a pas pu répondre. Nouvelle tentative…',
    },
  },
};

export default fr;
