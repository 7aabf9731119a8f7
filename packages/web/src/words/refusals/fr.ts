import type { Words } from '../areas.ts';

const fr: Words<'refusals'> = {
  gameOver: 'La partie est terminée.',
  cardExpected: 'Une carte est en train d’être piochée ; attends qu’elle soit visible.',
  answerExpected: 'Un joueur doit répondre avant la prochaine carte.',
  notInPile: 'Cette carte n’est plus dans la pioche.',
  wrongAnswer: 'Cela ne répond pas à la question en cours.',
  noSuchPlayer: 'Ce joueur n’est pas à cette table.',
  targetOut: 'Ce joueur est hors jeu pour cette manche ; choisis quelqu’un qui y est encore.',
  targetHasSecondChance: 'Ce joueur en a déjà une ; choisis quelqu’un qui n’en a pas.',
  othersFirst:
    'Avec ces règles, tu ne gardes une action que s’il ne reste personne d’autre ; choisis un autre joueur.',
  tooLong: 'C’est trop long à envoyer ; raccourcis-le.',
  notJson: 'Cela n’a pas été compris ; recharge la page.',
  badMessage: 'Cela n’a pas été compris ; recharge la page.',
  badVersion: 'Cette page est plus ancienne que la table ; recharge-la.',
  noTable: 'Il n’y a pas de table avec ce code ; vérifie-le.',
  notJoined: 'Tu n’es à aucune table ; ouvre-la de nouveau.',
  noToken: 'Tu ne fais que regarder ; prends d’abord une place.',
  notYourSeat: 'Cette place est à quelqu’un d’autre.',
  notYourTurn: 'C’est au tour de quelqu’un d’autre.',
  notPlaying: 'Aucune partie n’est en cours ici.',
  playing: 'Cela doit attendre la fin de la partie.',
  paused: 'La partie est en pause ; l’hôte peut la reprendre.',
  hostOnly: 'Seul l’hôte peut faire cela.',
  creatorOnly: 'Seule la personne qui a ouvert la table peut faire cela.',
  locked: 'La table est verrouillée ; l’hôte peut la déverrouiller.',
  badTicket:
    'Ce lien a déjà servi, a expiré ou est incomplet ; crées-en un nouveau sur l’appareil qui a la place.',
  full: 'Toutes les places sont prises ; tu peux regarder.',
  crowded: 'Cette table n’a plus de place pour d’autres spectateurs ; réessaie plus tard.',
  badName: 'Un nom doit contenir au moins un caractère visible.',
  noSeat: 'Cette place n’existe pas.',
  noBot: 'Ce bot n’existe pas.',
  badRules: 'Ces règles ne vont pas ensemble ; changes-en une.',
  badPlayers: 'Ces règles sont pour un autre nombre de joueurs ; change les règles ou les places.',
  chatOff: 'L’hôte a désactivé le chat.',
  tooFast: 'C’était trop rapide ; attends un instant.',
  closed: 'Cette table est fermée.',
  busy: 'La table est injoignable ; réessaie.',
};

export default fr;
