import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural } = speech('fr');

const fr: Words<'online'> = {
  friends: 'Jouer entre amis',
  friendsIntro: 'Ouvre une table, partage son lien ou son code, et commence quand tout le monde est assis.',
  name: 'Ton nom à la table',
  guest: 'Invité',
  open: 'Ouvrir une table',
  listed: 'Tout le monde peut venir',
  listedHint:
    'La table paraît dans la liste publique. Sinon, seuls ceux qui ont le lien ou le code la trouvent.',
  rules: 'Règles',
  unreachable: 'Le serveur est injoignable',
  unreachableText: 'Jouer avec des amis sur d’autres appareils demande une connexion. Ceci marche sans :',
  tooMany: 'Cela fait beaucoup de tables en peu de temps. Attends une minute, puis réessaie.',
  cannotOpen: 'La table n’a pas pu être ouverte. Réessaie dans un instant.',
  aroundOneDevice: 'Autour d’un appareil',
  againstBots: 'Contre des bots',

  join: 'Rejoindre une table',
  code: 'Code ou lien',
  codeHint: 'Six lettres et chiffres, ou colle le lien.',
  codeWrong: 'Un code a six lettres et chiffres, comme KR7 P4M. Regarde encore l’écran de ton hôte.',
  go: 'Aller à la table',
  recent: 'Tes tables',
  backTo: (code) => `Retour à la table ${code}`,
  publicTables: 'Tables ouvertes',
  noTables: 'Aucune table ouverte en ce moment',
  noTablesText: 'Ouvres-en une qui paraîtra ici, ou joue tout de suite contre des bots.',
  people: (count) => plural(count, { one: '# personne', other: '# personnes' }),
  bots: (count) => plural(count, { one: '# bot', other: '# bots' }),
  waiting: 'attend des joueurs',
  playing: 'une partie est en cours',
  sitDown: 'S’asseoir',
  watch: 'Regarder',
  refresh: 'Actualiser',

  looking: 'Recherche de la table …',
  stillLooking: 'Le serveur ne répond pas. On réessaie tout seul.',
  reconnecting: 'Reconnexion … Ta place est gardée.',
  reconnectingWatching: 'Reconnexion …',
  offline: 'Pas de réseau. Ta place est gardée, et la partie revient avec le réseau.',
  paused: 'L’hôte a mis la partie en pause.',
  resume: 'Continuer',
  missed: (moves) =>
    plural(moves, {
      one: 'Pendant ton absence, une décision a été prise pour toi.',
      other: 'Pendant ton absence, # décisions ont été prises pour toi.',
    }),
  standIn: 'Un bot joue pour toi.',
  takeBack: 'Reprendre ma place',
  watching: 'Tu regardes. Il y a une place pour toi dans la prochaine partie.',

  replaced: 'Ouvert ailleurs',
  replacedText:
    'Ta place est jouée dans un autre onglet ou sur un autre appareil. Elle ne peut être qu’à un endroit.',
  playHere: 'Jouer ici',
  kicked: 'L’hôte t’a fait quitter cette table',
  kickedText: 'Tu n’as plus de place. Tu peux encore regarder, ou jouer ailleurs.',
  closed: 'Cette table est fermée',
  closedText: 'Les parties finies sont gardées. Ouvre une nouvelle table pour retrouver tout le monde.',
  noTable: (code) => `La table ${code} n’existe pas`,
  noTableText:
    'Relis le code : une lettre est peut-être différente. Les tables inutilisées sont fermées après un moment.',
  badVersion: 'Une nouvelle version est là',
  badVersionText: 'Cette page est plus ancienne que le serveur. Recharge-la : ta place reste où elle était.',
  reload: 'Recharger',
  openNew: 'Ouvrir une nouvelle table',
  otherCode: 'Autre code',

  talk: 'Réactions et discussion',
  talkUnread: (count) =>
    plural(count, {
      one: 'Réactions et discussion, # nouveau message',
      other: 'Réactions et discussion, # nouveaux messages',
    }),
  reactTitle: 'Réactions',
  reactions: {
    '👍': 'Pouce levé',
    '👏': 'Bravo',
    '😀': 'Rire',
    '😱': 'Effroi',
    '😭': 'Pleurs',
    '🔥': 'En feu',
    '🍀': 'Bonne chance',
    '❄️': 'Glacial',
  },
  reacted: (name, reaction) => `${name} : ${reaction}`,
  chatTitle: 'Discussion',
  chatEmpty: 'Personne n’a encore rien dit.',
  chatOff: 'L’hôte a coupé la discussion et les réactions.',
  chatSeated: 'Seuls ceux qui sont assis peuvent parler ici.',
  message: 'Message',
  send: 'Envoyer',
  host: 'Hôte',

  rematchWaits: (host) => `${host} peut lancer la prochaine partie. Tu gardes ta place.`,
  rematchWaitsAlone: 'L’hôte peut lancer la prochaine partie. Tu gardes ta place.',
  toLobby: 'Joueurs et règles',
  toGame: 'Retour à la partie',
  download: 'Télécharger la partie',
  table: 'La table',

  fair: 'Les cartes sont vérifiables',
  fairText:
    'Avant la première carte, le serveur a fixé sa moitié du mélange et publié cette empreinte. Chaque place a ajouté son propre hasard. À la fin, le serveur montre sa moitié, et chacun peut recalculer chaque carte.',
  commitment: 'Empreinte de la moitié du serveur',
  contributed: 'Cet appareil a contribué au mélange.',
  notContributed:
    'Cette page n’a pas contribué elle-même à ce mélange : elle a été chargée après, ou ne fait que regarder.',
  contributions: (count, seats) => `Places qui ont contribué au mélange : ${count} sur ${seats}.`,
  secret: 'La moitié du serveur, montrée après la partie',
  secretLater: 'La moitié du serveur est montrée à la fin de la partie.',
  verify: 'Pour vérifier une partie téléchargée : sevenfold verify FICHIER',

  moveSeat: 'Continuer sur un autre appareil',
  whichSeat: 'La place de qui ?',
  moveSeatText:
    'Scanne ceci avec l’autre appareil, ou ouvres-y le lien. Il sert une fois, pendant dix minutes ; qui l’ouvre reçoit la place, alors ne le montre à personne d’autre.',
  seatMoved: 'La place est maintenant sur l’autre appareil.',
  makingLink: 'Création du lien …',
  qr: 'Code à scanner avec un téléphone',

  tvJoin: 'Scanne pour jouer',
  tvWatch: 'Scanne pour regarder, ou pour jouer la prochaine partie',
  tvOr: (host) => `ou va sur ${host} et tape`,
  tvWaiting: 'La partie va bientôt commencer',
  tvNobody: 'Personne n’est encore assis.',
};

export default fr;
