import type { Words } from '../areas.ts';

const fr: Words<'refusals'> = {
  gameOver: 'La partie est finie ; on ne peut plus rien jouer.',
  cardExpected: 'Une carte est en train d’être retournée ; personne n’est encore interrogé.',
  answerExpected: 'Quelqu’un doit d’abord répondre ; aucune carte n’est retournée avant.',
  notInPile: 'Cette carte n’est plus dans la pioche.',
  wrongAnswer: 'Cela ne répond pas à la question posée.',
  noSuchPlayer: 'Cette personne n’est pas à la table.',
  targetOut: 'Cette personne est hors de la manche ; choisis quelqu’un qui y est encore.',
  targetHasSecondChance: 'Cette personne en a déjà une ; choisis quelqu’un sans.',
  othersFirst:
    'Avec ces règles, tu ne prends une action que s’il ne reste personne d’autre ; choisis quelqu’un d’autre.',
  tooLong: 'C’est trop long à envoyer ; raccourcis-le.',
  notJson: 'Cela n’a pas été compris ; recharge la page.',
  badMessage: 'Cela n’a pas été compris ; recharge la page.',
  badVersion: 'Cette page est plus ancienne que la table ; recharge-la.',
  noTable: 'Il n’y a pas de table avec ce code ; vérifie-le.',
  notJoined: 'Tu n’es à aucune table ; ouvre-la de nouveau.',
  noToken: 'Tu ne fais que regarder ; prends d’abord une place.',
  notYourSeat: 'Cette place est à quelqu’un d’autre.',
  notYourTurn: 'C’est à quelqu’un d’autre de répondre.',
  notPlaying: 'Aucune partie n’est en cours ici.',
  playing: 'Cela doit attendre la fin de la partie.',
  paused: 'La partie est en pause ; l’hôte peut la reprendre.',
  hostOnly: 'Seul l’hôte peut faire cela.',
  creatorOnly: 'Seule la personne qui a créé la table peut faire cela.',
  locked: 'La table est verrouillée ; l’hôte peut l’ouvrir.',
  badTicket:
    'Ce lien a déjà servi, est trop ancien ou incomplet ; fais-en un nouveau là où se trouve la place.',
  full: 'Toutes les places sont prises ; tu peux regarder.',
  crowded: 'Trop de monde regarde déjà cette table ; réessaie plus tard.',
  badName: 'Un nom a besoin d’au moins un caractère visible.',
  noSeat: 'Cette place n’existe pas.',
  noBot: 'Ce robot n’existe pas.',
  badRules: 'Ces règles ne vont pas ensemble ; changes-en une.',
  badPlayers: 'Ces règles sont pour un autre nombre de joueurs ; change les règles ou les places.',
  chatOff: 'L’hôte a coupé la discussion.',
  tooFast: 'C’était trop rapide ; attends un instant.',
  closed: 'Cette table est fermée.',
  busy: 'La table n’a pas pu être jointe ; réessaie.',
};

export default fr;
