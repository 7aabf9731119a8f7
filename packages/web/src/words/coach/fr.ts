import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number } = formats('fr');

const fr: Words<'coach'> = {
  title: 'Entraîneur',
  switchOn: 'Activer l’entraîneur',
  switchOff: 'Désactiver l’entraîneur',
  mode: 'Comment l’entraîneur aide',
  advice: 'Conseil',
  training: 'Entraînement',
  more: 'Plus de détails',
  waits: 'Intervient quand c’est à toi.',
  waitsTraining: 'Note tes décisions.',
  weighing: 'Réflexion…',
  decideFirst: 'Décide d’abord, la note vient ensuite.',
  failed: 'L’entraîneur ne fonctionne pas dans ce navigateur.',
  bust: 'Risque de sauter',
  saved: 'Sauvetage',
  exact: 'valeur exacte',
  range: (low, high) => `${low} à ${high}`,
  points: 'Points attendus',
  sevenNext: (seven) => `${seven} à la prochaine carte`,
  sevenLater: (seven) => `${seven} sans jamais s’arrêter`,
  win: 'Chances de gagner',
  samples: (count) =>
    plural(count, {
      one: '# partie simulée, intervalle à 95 %',
      other: '# parties simulées, intervalles à 95 %',
    }),
  clear: (best, win, next, other) => `« ${best} » gagne dans ${win} des cas, « ${next} » dans ${other}.`,
  only: (answer) => `${answer} : il n’y a pas d’autre choix.`,
  close: (best, next) => `« ${best} » ou « ${next} » : cela ne change presque rien.`,
  byPoints: (answer, points) => `${answer} : tout autre choix coûte ${points} points en moyenne.`,
  reasons: (reasons) => `Pourquoi : ${reasons}.`,
  next: 'La prochaine carte',
  nextSummary: (size, twice) => {
    const of = plural(size, { one: '# carte', other: '# cartes' });
    return plural(twice, { one: `# sur ${of} ferait doublon`, other: `# sur ${of} feraient doublon` });
  },
  card: 'Carte',
  left: 'Reste',
  chance: 'Probabilité',
  busts: 'fait sauter',
  bestWas: (answer) => `Le mieux était « ${answer} ».`,
  lost: (cost) => `−${cost}`,
  lostPoints: (points) => `−${points} points`,
  score: (best, decisions) => `${number(best)} sur ${number(decisions)} justes`,
  scoreCost: (cost) => `${cost} perdus`,
  restart: 'Recommencer le décompte',
  marked: 'avec l’entraîneur',
};

export default fr;
