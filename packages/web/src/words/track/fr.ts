import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number, percent } = formats('fr');

const fr: Words<'track'> = {
  title: 'Suivre une vraie partie',
  intro:
    'Suis une partie avec de vraies cartes, carte après carte : ce qui reste dans la pioche, le risque de chacun, puis la partie à revoir et à analyser.',
  newGame: 'Suivre une nouvelle partie',
  games: 'Parties suivies',
  progress: (round, entries) =>
    `Manche ${round}, ${plural(entries, { one: '# saisie', other: '# saisies' })}`,
  wonBy: (names) => `Gagnée par ${names}`,
  remove: (names) => `Supprimer la partie avec ${names}`,
  removed: 'Partie supprimée.',
  bringBack: 'Annuler',
  notLasting: 'Ce navigateur n’enregistre rien : la partie sera perdue si tu fermes cette page.',
  gone: 'Cette partie n’est pas sur cet appareil.',
  toList: 'Toutes les parties suivies',

  setup: {
    who: 'Qui joue ?',
    order: 'Dans l’ordre autour de la table, dans le sens des aiguilles d’une montre.',
    dealer: 'Qui donne en premier ?',
    rules: 'Règles',
    start: 'Commencer le suivi',
    forCircle: (circle) => `Une partie de ${circle} : tu pourras l’y ajouter à la fin.`,
    inCircle: 'Dans le groupe',
  },

  undo: 'Annuler',
  redo: 'Rétablir',
  menu: 'Plus',
  showLog: 'Corriger une saisie',
  big: 'Grands chiffres',
  table: 'Montrer la table',
  soFar: 'Revoir et analyser jusqu’ici',
  save: 'Télécharger l’enregistrement',
  keys: 'Raccourcis clavier',

  firstCard: (name) => `Première carte pour ${name}`,
  card: (name) => `Carte pour ${name}`,
  flip: (name, card) => `${name} : carte ${card} sur 3`,
  turn: (name, stay) => `${name} : carte ou ${stay} ?`,
  target: (name, card) => `${name} : qui reçoit « ${card} » ?`,
  duplicate: (name, chance) => `${name} : un doublon. « ${chance} » est-elle utilisée ?`,
  kept: (name) => `${name} la garde`,
  used: 'Utilisée',
  declined: 'Pas utilisée : saute',
  stayWith: (points) => plural(points, { one: 'avec # point', other: 'avec # points' }),

  pad: 'Cartes',
  cardLeft: (card, left, chance) => `${card} : reste ${number(left)}, probabilité ${percent(chance)}`,
  cardBusts: (card, left, chance) =>
    `${card} : reste ${number(left)}, probabilité ${percent(chance)}, un doublon`,
  cardGone: (card) => `${card} : plus aucune dans la pioche`,
  allGone: (card) =>
    `Il n’y a plus de « ${card} » dans la pioche. Si elle vient de sortir, une saisie précédente est fausse.`,
  pile: (cards) => `${number(cards)} dans la pioche`,
  risks: 'Risque de sauter à la prochaine carte',
  bustUnit: 'de risque',
  bust: 'de risque à la prochaine carte',
  savedOnce: (chance) => `un sauvetage, sinon ${chance}`,
  outOf: 'hors jeu pour cette manche',

  entries: 'Saisies',
  entriesHint: 'Touche une saisie pour la corriger. La plus récente est en haut.',
  noEntries: 'Rien encore.',
  round: (round) => `Manche ${round}`,
  got: (name, card) => `${name} : ${card}`,
  answered: (name, answer) => `${name} : ${answer}`,
  aimed: (name, card, target) => `${name} : ${card} pour ${target}`,
  to: (name) => `pour ${name}`,
  reassigned: (count) =>
    plural(count, {
      one: '# saisie suivante revient maintenant à un autre joueur.',
      other: '# saisies suivantes reviennent maintenant à un autre joueur.',
    }),
  waits: 'ne convient pas encore',
  correct: (entry) => `Corriger « ${entry} »`,
  instead: 'Remplacer par',
  before: 'Insérer juste avant',
  delete: 'Supprimer cette saisie',
  back: 'Retour à la liste',

  misfit: {
    title: (entry) => `« ${entry} » ne convient plus`,
    waiting: (count) =>
      plural(count, {
        one: 'Rien n’est perdu : # saisie attend.',
        other: 'Rien n’est perdu : # saisies attendent.',
      }),
    replace: (entry) => `Remplacer par : ${entry}`,
    insert: (entry) => `Insérer juste avant : ${entry}`,
    delete: 'La supprimer',
    fits: (fits, of) => `${number(fits)} sur ${number(of)} conviendront`,
    tap: 'Ou touche la carte qui est venue avant.',
    undo: 'Annuler la correction',
    drop: 'Supprimer tout ce qui attend',
  },

  over: {
    fileInCircle: 'Ajouter à un groupe',
    fileIn: (circle) => `Ajouter à ${circle}`,
    review: 'Revoir et analyser',
    again: 'Rejouer avec les mêmes joueurs',
  },

  keyList: {
    digits: 'Nombres de 0 à 9 ; un joueur quand il faut en choisir un',
    tens: 'Nombres 10, 11, 12',
    plus: 'Cartes + : touche +, puis le nombre ; +1 pour +10',
    times: 'Fois deux',
    actions: (freeze, three, chance) => `${freeze}, ${three}, ${chance}`,
    stay: (stay) => stay,
    save: (chance) => `« ${chance} » utilisée ou non`,
    undo: 'Annuler ; avec Maj, rétablir',
    log: 'Corriger une saisie',
    big: 'Grands chiffres',
  },
};

export default fr;
