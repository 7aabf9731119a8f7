import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number, list } = formats('fr');

const fr: Words<'practice'> = {
  title: 'Entraînement',
  intro:
    'Cinq positions par jour. Celles que tu rates reviennent le lendemain ; celles que tu réussis, de moins en moins souvent.',
  today: 'Aujourd’hui',
  start: 'Commencer',
  goOn: 'Continuer',
  more: 'Cinq de plus',
  progress: (at, of) => `${number(at)} sur ${number(of)}`,
  fresh: 'De nouvelles positions t’attendent.',
  due: (own, others) => {
    const parts = [
      plural(own, { one: '# position de tes parties', other: '# positions de tes parties' }),
      plural(others, {
        one: '# position que tu connais déjà',
        other: '# positions que tu connais déjà',
      }),
    ];
    return `À revoir aujourd’hui : ${list(parts.filter((_, index) => [own, others][index]! > 0))}.`;
  },
  doneTitle: 'C’est fini pour aujourd’hui',
  doneText: (right, all) =>
    `${plural(right, { one: '# bonne réponse', other: '# bonnes réponses' })} sur ${number(all)}.`,
  comeBack: 'Reviens demain.',
  streak: (days) => plural(days, { one: 'Série : # jour', other: 'Série : # jours' }),
  own: 'Tes positions',
  noOwn: 'Quand une analyse trouve des erreurs ou des gaffes dans tes parties, elles arrivent ici.',
  ownCount: (count) =>
    plural(count, {
      one: 'Les analyses de tes parties ont trouvé # position à travailler.',
      other: 'Les analyses de tes parties ont trouvé # positions à travailler.',
    }),
  collection: (count) =>
    `Les jours où elles ne suffisent pas, d’autres s’y ajoutent, prises parmi ${plural(count, { one: '# position', other: '# positions' })} de parties entre bots de haut niveau.`,
  history: 'Analyser tes parties',
  strategy: 'Carte de stratégie',

  themes: {
    lastRound: 'La dernière manche',
    race: 'La course à l’objectif',
    counting: 'Compter les cartes',
    points: (hit, stay) => `${hit} ou ${stay} ?`,
    aim: (card) => `${card} : à qui la carte ?`,
  },
  theme: 'Thème',
  allThemes: 'Tous les thèmes',

  result: 'Résultat',
  right: 'Bien vu !',
  wrong: (best) => `Mieux : « ${best} »`,
  inGame: (answer) => `La réponse dans la partie : « ${answer} ».`,
  seeGame: 'Voir dans la partie',
  example: (answer, at, of) => `Une suite possible (« ${answer} ») : exemple ${number(at)} sur ${number(of)}`,
  skip: 'Passer',
  playAgain: 'Revoir',
  rounds: (rounds) =>
    plural(rounds, {
      one: '# manche simulée avec les mêmes cartes',
      other: '# manches simulées avec les mêmes cartes',
    }),
  better: 'Mieux',
  closer: 'Plus près de gagner',
  points: (who) => (who.isYou ? 'Ta moyenne' : `${who.name} : moyenne`),
  noPoints: 'Aucun point',
  next: 'Position suivante',
  finish: 'Terminer',
  remove: 'Supprimer la position',
  removed: 'Position supprimée.',
  undo: 'Annuler',
  back: 'Retour à l’entraînement',

  notCounted: 'Cette partie d’entraînement ne compte pas dans tes statistiques.',

  accuracyTitle: 'Les bonnes réponses au fil du temps',
  accuracyNote: 'Chaque point résume tes sept derniers jours d’entraînement.',
  accuracy: 'Justes',
  day: 'jour d’entraînement',
  date: 'Date',
  answers: 'Réponses',
};

export default fr;
