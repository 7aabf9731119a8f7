import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';
import { called } from '../you-or-name.ts';

const { plural, number, percent } = formats('fr');

const fr: Words<'replay'> = {
  title: 'Revoir et analyser',
  player: (seat) => `Joueur ${seat}`,
  seat: (seat) => `Place ${seat}`,
  others: (count) => plural(count, { one: '# autre', other: '# autres' }),
  unfinished: 'Partie inachevée',
  alone: (done, medal) => `${done} : ${medal}`,
  medals: {
    legend: 'Légende',
    gold: 'médaille d’or',
    silver: 'médaille d’argent',
    bronze: 'médaille de bronze',
    none: 'pas de médaille',
  },
  rounds: (count) => plural(count, { one: '# manche', other: '# manches' }),

  openTitle: 'Ouvrir une partie',
  openHint:
    'Colle un enregistrement, un journal ou une position, ou dépose un fichier n’importe où sur cette page.',
  openText: 'Enregistrement, journal, position ou lien',
  openFile: 'Choisir un fichier',
  open: 'Ouvrir',
  dropHere: 'Lâche pour ouvrir',
  stored: 'Parties sur cet appareil',
  noneKept: 'Les parties terminées sur cet appareil apparaîtront ici.',
  refused: {
    empty: 'C’est vide. Colle un enregistrement, un journal ou une position en entier.',
    tooLong: (count, most) =>
      `Cela fait ${number(count)} caractères ; aucune partie n’en a plus de ${number(most)}. Colle une seule partie.`,
    tooManyMoves: (count, most) =>
      `Cela fait ${number(count)} coups ; on ne peut en montrer que ${number(most)}.`,
    notJson:
      'Cet enregistrement est endommagé ou incomplet : copie tout, de la première accolade à la dernière.',
    manyGames: (count) => `Ce texte contient ${number(count)} parties. Colles-en une seule.`,
    badRecord: 'Ce n’est pas l’enregistrement d’une partie possible.',
    badPosition: (field) =>
      `Ce n’est pas une position possible : vérifie le champ ${number(field)}, en partant de la gauche.`,
    badLog: (move) => `Ce journal ne correspond à aucun nombre de joueurs : vérifie le coup ${number(move)}.`,
    badLink: 'Ce lien est endommagé ou incomplet. Copie-le en entier, ou demande-le à nouveau.',
    unknown: 'Ce n’est ni un enregistrement, ni un journal, ni une position, ni un lien vers une partie.',
  },
  inDetail: 'Détails',
  missingTitle: 'Cette partie n’est pas ici',
  missingText:
    'Elle n’est ni sur cet appareil ni sur le serveur. Elle a peut-être été supprimée, ou jouée sur un autre appareil.',
  offlineText:
    'Elle n’est pas sur cet appareil, et le serveur est injoignable. Réessaie quand tu seras en ligne.',
  flaw: (move, token, reason) =>
    `Cet enregistrement enfreint les règles au coup ${number(move)}, « ${token} ». ${reason} Il est montré jusqu’à ce coup.`,
  unknownToken: 'Ce n’est ni une carte ni une réponse.',
  guessed: 'Un journal ne dit pas combien de joueurs il y avait.',
  guessedSeats: 'Joueurs',

  view: 'Sections de cette page',
  tryAgain: 'Réessayer',
  playOn: 'Jouer à partir d’ici',
  backToReplay: 'Retour à la partie',
  cannotPlayOn: 'Impossible de jouer à partir de cette position.',
  views: { replay: 'Revoir', review: 'Analyse', fair: 'Cartes équitables' },
  more: 'Plus',
  download: 'Télécharger l’enregistrement',
  share: 'Copier un lien vers ce moment',
  shareResult: 'Partager le résultat',
  keep: 'Enregistrer sur cet appareil',
  storedNow: 'Enregistrée avec tes parties.',
  command: 'Dans un terminal',
  another: 'Ouvrir une autre partie',

  play: 'Lire',
  pause: 'Pause',
  speed: 'Vitesse',
  step: { back: 'Coup précédent', forward: 'Coup suivant' },
  decision: { back: 'Décision précédente', forward: 'Décision suivante' },
  round: { back: 'Manche précédente', forward: 'Manche suivante' },
  timeline: 'Coup',
  moveOf: (move, of) => `Coup ${number(move)} sur ${number(of)}`,
  keysHint:
    'Flèches : un coup. Maj + flèches : une décision. Page préc. et Page suiv. : une manche. Espace : lire.',
  jump: 'Aller à',
  jumpTo: 'Choisir un moment…',
  beginning: 'Avant la première carte.',
  inRound: (round, what) => `Manche ${number(round)} : ${what}`,
  marks: {
    bust: (who) => (who.isYou ? 'tu sautes' : `${who.name} saute`),
    flip7: (who, seven) => `${seven} pour ${called(who, 'toi')}`,
    saved: (who) => (who.isYou ? 'tu t’en tires' : `${who.name} s’en tire`),
    reshuffled: 'on remélange',
    lead: (who) => (who.isYou ? 'tu prends la tête' : `${who.name} prend la tête`),
  },
  moves: 'Coups',
  asked: (who, hit) => `${called(who, 'Toi')} : ${hit}.`,

  chances: 'Chances de gagner',
  chancesTitle: (names) => `Chances de gagner au fil de la partie : ${names}`,
  medalTitle: 'Chances de médaille au cours de la partie',
  medalChance: 'Chances de médaille',
  expectedRounds: (rounds) => `Attendu : ${rounds}`,
  chancesTable: 'Les chances en chiffres',
  sampled: (samples, most) =>
    `Estimé sur ${number(samples)} parties simulées par position : chaque chiffre peut s’écarter de la réalité de ${percent(most, 1)} au plus.`,
  atRoundEnd: 'Après la manche',
  plusMinus: (interval) => `± ${number(interval * 100)}`,
  working: (done, of) => `Analyse des positions : ${number(done)} sur ${number(of)}`,
  stopped: 'Arrêté.',
  goOn: 'Continuer',
  failed: 'Les positions n’ont pas pu être analysées dans ce navigateur.',
  nothingYet: 'Aucune carte n’a encore été distribuée.',

  fairIntro: 'Cette page vient de recalculer chaque mélange à partir de l’enregistrement.',
  fairHolds: 'Tout est correct.',
  fairFails: 'Quelque chose ne va pas dans cet enregistrement.',
  fairOpen: 'Rien n’est faux, mais on ne peut pas tout vérifier.',
  statuses: { holds: 'correct', fails: 'faux', unknown: 'inconnu', open: 'inachevé' },
  checks: {
    legal: 'Joué selon les règles',
    commitment: 'Le secret était fixé avant la première carte',
    contributions: 'Le hasard des joueurs fait partie du mélange',
    dealer: 'Le premier donneur découle du secret',
    cards: 'Chaque carte découle du secret',
    complete: 'La partie est complète',
    result: 'Le résultat indiqué est correct',
    published: 'Le secret est celui publié pour ce jour',
  },
  dayIntro:
    'Ce jour-là, tout le monde avait les mêmes cartes. Elles découlent d’un secret que le serveur a fixé avant que quiconque joue et qu’il publie quand tout le monde a terminé.',
  noProof: 'Cet enregistrement n’a pas de preuve : il ne dit pas d’où viennent ses cartes.',
  proofs: {
    resultFails: 'Le journal mène à d’autres totaux ou à d’autres gagnants que l’enregistrement.',
    legalHolds: (moves) => plural(moves, { one: '# coup.', other: 'Les # coups.' }),
    wrongMove: (move, token) => `Le coup ${number(move)}, « ${token} », enfreint les règles.`,
    wrongCard: (move, found, expected) =>
      `Le coup ${number(move)} est « ${found} » et devrait être « ${expected} ».`,
    commitmentHolds:
      'Le secret correspond à l’empreinte de l’enregistrement. Vérifie que c’est celle qui était affichée avant la première carte.',
    commitmentFails: 'Le secret n’est pas celui que le serveur avait fixé.',
    contributionsHold: 'Chaque joueur retrouve sa part dans l’enregistrement.',
    contributionsFail: 'Ce que les joueurs ont ajouté est illisible.',
    dealerFails: 'Quelqu’un d’autre aurait dû donner en premier.',
    cardsHold: 'Toutes concordent.',
    complete: 'Elle se termine par une victoire.',
    result: 'Les totaux et les gagnants découlent du journal.',
    published: 'Le serveur a publié la même empreinte et le même secret.',
    publishedFails: 'Le serveur a publié autre chose pour ce jour.',
    open: 'Le journal s’arrête avant la fin de la partie.',
    unknown: 'Impossible à vérifier : l’enregistrement ne contient pas ce qu’il faut.',
  },

  positionTitle: 'Position',
  next: 'La prochaine carte',
  nextFrom: (cards) => plural(cards, { one: 'parmi # carte', other: 'parmi # cartes' }),
  noNext: 'Il ne reste aucune carte.',
  bustNext: 'Risque à la prochaine carte',
  seats: 'Joueurs',
  inFront: 'Cartes',
  notAsked: 'Ici, personne n’a rien à décider.',
  over: 'La partie est finie.',
  exact: 'Les probabilités de la prochaine carte sont exactes.',
};

export default fr;
