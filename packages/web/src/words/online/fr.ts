import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural } = formats('fr');

const fr: Words<'online'> = {
  friends: 'Jouer entre amis',
  friendsIntro: 'Ouvre une table, partage son lien ou son code, et commence quand tout le monde est là.',
  name: 'Ton nom à la table',
  guest: 'Invité',
  open: 'Ouvrir une table',
  listed: 'Table publique',
  listedHint: 'Tout le monde peut trouver une table publique. Sinon, il faut le lien ou le code.',
  rules: 'Règles',
  unreachable: 'Le serveur est injoignable',
  unreachableText:
    'Il faut une connexion pour jouer avec des amis sur d’autres appareils. Sans connexion, tu peux jouer :',
  tooMany: 'Cela fait beaucoup de tables en peu de temps. Attends une minute, puis réessaie.',
  readOnly: 'Le serveur est en maintenance. Tu pourras ouvrir une table juste après.',
  cannotOpen: 'La table n’a pas pu être ouverte. Réessaie dans un instant.',
  passAndPlay: 'Sur un seul appareil',
  againstBots: 'Contre des bots',

  join: 'Rejoindre une table',
  code: 'Code ou lien',
  codeHint: 'Lettres et chiffres, ou colle le lien.',
  codeWrong: 'Un code a au moins six lettres et chiffres, comme KR7 P4M. Vérifie sur l’écran de ton hôte.',
  go: 'Aller à la table',
  recent: 'Tes tables',
  backTo: (code) => `Retour à la table ${code}`,
  publicTables: 'Tables publiques',
  noTables: 'Aucune table publique en ce moment',
  noTablesText: 'Ouvre toi-même une table publique, ou joue tout de suite contre des bots.',
  people: (count) => plural(count, { one: '# joueur', other: '# joueurs' }),
  bots: (count) => plural(count, { one: '# bot', other: '# bots' }),
  waiting: 'en attente de joueurs',
  sitDown: 'Prendre place',
  watch: 'Regarder',
  refresh: 'Actualiser',

  looking: 'Recherche de la table…',
  stillLooking: 'Le serveur ne répond pas. Nouvel essai…',
  reconnecting: 'Reconnexion… Ta place est gardée.',
  reconnectingWatching: 'Reconnexion…',
  offline: 'Tu es hors ligne. Ta place est gardée.',
  paused: 'L’hôte a mis la partie en pause.',
  pausedBy: (who) => (who.isYou ? 'Tu as mis la partie en pause.' : `${who.name} a mis la partie en pause.`),
  resume: 'Continuer',
  away: (name, seconds) => `${name} n’est pas là. Un bot prend le relais dans ${seconds} s.`,
  awayNow: 'Maintenant',
  seatKept: (code) =>
    `Ta place à la table ${code} est gardée. Si tu tardes, un bot joue pour toi jusqu’à ton retour.`,
  seatBack: 'Retour à la table',
  played: (what) => `Pendant ton absence, un bot a joué pour toi : ${what}.`,
  playedCards: (count) => plural(count, { one: '# carte piochée', other: '# cartes piochées' }),
  playedActions: (count) => plural(count, { one: '# carte action donnée', other: '# cartes action données' }),
  playedBusts: (count) => plural(count, { one: '# saut', other: '# sauts' }),
  playedPoints: (points) => plural(points, { one: '# point gardé', other: '# points gardés' }),
  standIn: 'Un bot joue pour toi.',
  takeOver: 'Reprendre la main',
  watching: 'Tu regardes. Tu pourras jouer la prochaine partie.',

  replaced: 'Ouvert ailleurs',
  replacedText:
    'Tu joues maintenant dans un autre onglet ou sur un autre appareil. Une place ne peut être ouverte qu’à un seul endroit.',
  playHere: 'Jouer ici',
  kicked: 'L’hôte t’a exclu de cette table',
  kickedText: 'Tu n’as plus de place. Tu peux encore regarder, ou jouer ailleurs.',
  closed: 'Cette table est fermée',
  closedText: 'Les parties terminées sont conservées. Ouvre une nouvelle table pour rejouer ensemble.',
  noTable: (code) => `La table ${code} n’existe pas`,
  noTableText:
    'Vérifie le code : une lettre est peut-être fausse. Les tables inutilisées ferment au bout d’un moment.',
  badVersion: 'Une nouvelle version est là',
  badVersionText: 'Cette page est plus ancienne que le serveur. Recharge-la ; ta place est gardée.',
  reload: 'Recharger',
  openNew: 'Ouvrir une nouvelle table',
  otherCode: 'Saisir un autre code',

  talk: 'Réactions et chat',
  talkUnread: (count) =>
    plural(count, {
      one: 'Réactions et chat, # nouveau message',
      other: 'Réactions et chat, # nouveaux messages',
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
  chatTitle: 'Chat',
  chatEmpty: 'Pas encore de message.',
  chatOff: 'L’hôte a désactivé le chat et les réactions.',
  chatSeated: 'Prends place pour discuter.',
  message: 'Message',
  send: 'Envoyer',
  host: 'Hôte',

  rematchWaits: (host) => `${host} peut lancer la prochaine partie. Tu gardes ta place.`,
  rematchWaitsAlone: 'L’hôte peut lancer la prochaine partie. Tu gardes ta place.',
  toLobby: 'Joueurs et règles',
  toGame: 'Retour à la partie',
  download: 'Télécharger la partie',
  table: 'La table',

  fair: 'Cartes équitables',
  fairText:
    'Avant la première carte, le serveur a fixé sa moitié du mélange et publié cette empreinte. Chaque joueur a ajouté sa part de hasard. Après la partie, le serveur montre sa moitié, et tout le monde peut recalculer chaque carte.',
  commitment: 'Empreinte de la moitié du serveur',
  contributed: 'Cet appareil a contribué au mélange.',
  notContributed:
    'Cette page n’a pas participé au mélange : elle a été ouverte après, ou tu ne fais que regarder.',
  contributions: (count, seats) => `Places qui ont contribué au mélange : ${count} sur ${seats}.`,
  secret: 'La moitié du serveur, montrée après la partie',
  secretLater: 'La moitié du serveur est montrée à la fin de la partie.',
  verify: 'Pour vérifier une partie téléchargée : sevenfold verify FICHIER',

  moveSeat: 'Continuer sur un autre appareil',
  whichSeat: 'La place de qui ?',
  moveSeatText:
    'Scanne ceci avec l’autre appareil, ou ouvres-y le lien. Il fonctionne une seule fois, pendant dix minutes. Celui qui l’ouvre obtient la place : ne le montre à personne d’autre.',
  seatMoved: 'La place est maintenant sur l’autre appareil.',
  makingLink: 'Création du lien…',
  qr: 'QR code à scanner avec un téléphone',
};

export default fr;
