import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural, number, percent } = speech('fr');

const fr: Words<'track'> = {
  title: 'Suivre une vraie partie',
  intro:
    'Suis une partie avec de vraies cartes, carte par carte : ce qu’il reste dans la pioche, le risque de chacun, puis la relecture et l’analyse.',
  newGame: 'Suivre une nouvelle partie',
  games: 'Parties suivies',
  progress: (round, entries) =>
    `Manche ${round}, ${plural(entries, { one: '# saisie', other: '# saisies' })}`,
  wonBy: (names) => `Gagnée par ${names}`,
  remove: (names) => `Supprimer la partie de ${names}`,
  removed: 'Partie supprimée.',
  bringBack: 'La récupérer',
  notLasting: 'Ce navigateur ne garde rien : la partie est perdue quand la page se ferme.',
  gone: 'Cette partie n’est pas sur cet appareil.',
  toList: 'Toutes les parties suivies',

  setup: {
    who: 'Qui joue',
    order: 'Dans l’ordre autour de la table, dans le sens des aiguilles d’une montre.',
    dealer: 'Qui donne en premier',
    rules: 'Règles',
    start: 'Commencer le suivi',
  },

  undo: 'Annuler',
  redo: 'Rétablir',
  menu: 'Plus',
  showLog: 'Corriger une saisie',
  big: 'Grands chiffres',
  table: 'Montrer la table',
  soFar: 'Relecture et analyse jusqu’ici',
  save: 'Enregistrer la partie',
  keys: 'Touches',

  firstCard: (name) => `Première carte pour ${name}`,
  card: (name) => `Carte pour ${name}`,
  flip: (name, card) => `${name} : carte ${card} sur 3`,
  turn: (name, stay) => `${name} : carte ou ${stay} ?`,
  target: (name, card) => `${name} : qui reçoit « ${card} » ?`,
  save2: (name, chance) => `${name} : un doublon. « ${chance} » est-elle utilisée ?`,
  used: 'Utilisée',
  declined: 'Pas utilisée : éliminé',
  stayWith: (points) => plural(points, { one: 'avec # point', other: 'avec # points' }),

  pad: 'Cartes',
  cardLeft: (card, left, chance) => `${card} : reste ${number(left)}, ${percent(chance)}`,
  cardBusts: (card, left, chance) => `${card} : reste ${number(left)}, ${percent(chance)}, un doublon`,
  cardGone: (card) => `${card} : plus aucune dans la pioche`,
  allGone: (card) =>
    `Il n’y a plus de « ${card} » dans la pioche. Si elle vient d’être donnée, une saisie plus ancienne est fausse.`,
  pile: (cards) => `${number(cards)} à piocher`,
  risks: 'Risque d’élimination avec la prochaine carte',
  bust: 'de risque avec la prochaine carte',
  savedOnce: (chance) => `sauvé une fois, sinon ${chance}`,
  outOf: 'hors de la manche',

  entries: 'Ce qui a été saisi',
  entriesHint: 'Touche une saisie pour la corriger. La plus récente est en haut.',
  noEntries: 'Rien encore.',
  round: (round) => `Manche ${round}`,
  got: (name, card) => `${name} : ${card}`,
  answered: (name, answer) => `${name} : ${answer}`,
  aimed: (name, card, target) => `${name} : ${card} pour ${target}`,
  to: (name) => `pour ${name}`,
  reassigned: (count) =>
    plural(count, {
      one: '# saisie plus récente est maintenant à quelqu’un d’autre.',
      other: '# saisies plus récentes sont maintenant à quelqu’un d’autre.',
    }),
  waits: 'ne convient pas encore',
  correct: (entry) => `Corriger « ${entry} »`,
  instead: 'C’était',
  before: 'Avant, il y a eu',
  delete: 'Supprimer cette saisie',
  back: 'Retour à la liste',

  misfit: {
    title: (entry) => `« ${entry} » ne convient plus`,
    waiting: (count) =>
      plural(count, {
        one: 'Rien n’est perdu : # saisie attend.',
        other: 'Rien n’est perdu : # saisies attendent.',
      }),
    replace: (entry) => `C’était : ${entry}`,
    insert: (entry) => `Avant, il y a eu : ${entry}`,
    delete: 'La supprimer',
    fits: (fits, of) => `alors ${number(fits)} sur ${number(of)} conviennent`,
    tap: 'Ou touche ce qui est venu avant.',
    undo: 'Annuler la correction',
    drop: 'Oublier tout ce qui attend',
  },

  over: {
    review: 'Relecture et analyse',
    again: 'Encore avec les mêmes',
  },

  keyList: {
    digits: 'Nombres de 0 à 9 ; un joueur quand il faut en choisir un',
    tens: 'Nombres 10, 11, 12',
    plus: 'Cartes plus : + puis le nombre ; +1 pour plus 10',
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
