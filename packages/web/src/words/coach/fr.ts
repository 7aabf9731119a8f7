import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural, number } = speech('fr');

const fr: Words<'coach'> = {
  title: 'Entraîneur',
  switchOn: 'Activer l’entraîneur',
  switchOff: 'Désactiver l’entraîneur',
  mode: 'Comment l’entraîneur aide',
  advice: 'Conseil',
  training: 'Entraînement',
  more: 'Plus de détails de l’entraîneur',
  waits: 'Parle quand c’est à toi.',
  waitsTraining: 'Note tes décisions.',
  weighing: 'Il réfléchit…',
  decideFirst: 'Décide d’abord ; la note vient après.',
  failed: 'Pas de conseil : l’entraîneur ne fonctionne pas dans ce navigateur.',
  bust: 'Élimination',
  saved: 'Sauvé',
  exact: 'valeur exacte',
  range: (low, high) => `${low} à ${high}`,
  points: 'Points espérés',
  sevenNext: (seven) => `${seven} tout de suite`,
  sevenLater: (seven) => `${seven} sans s’arrêter`,
  win: 'Chance de gagner',
  samples: (count) =>
    plural(count, {
      one: '# partie simulée, intervalle à 95 %',
      other: '# parties simulées, intervalles à 95 %',
    }),
  clear: (best, win, next, other) => `${best} : ${win}, contre ${other} pour ${next}.`,
  only: (answer) => `${answer} : rien d’autre n’est possible.`,
  close: (best, next) => `${best} ou ${next} : presque aucune différence.`,
  byPoints: (answer, points) => `${answer} : l’autre choix perd ${points} points en moyenne.`,
  reasons: (reasons) => `À savoir : ${reasons}.`,
  next: 'La prochaine carte',
  nextSummary: (size, twice) =>
    `${number(twice)} sur ${plural(size, { one: '# carte ferait', other: '# cartes feraient' })} doublon`,
  card: 'Carte',
  left: 'Reste',
  chance: 'Probabilité',
  busts: 'élimine',
  bestWas: (answer) => `Le mieux était : ${answer}.`,
  lost: (cost) => `−${cost}`,
  lostPoints: (points) => `−${points} points en moyenne`,
  score: (best, decisions) => `${number(best)} sur ${number(decisions)} justes`,
  scoreCost: (cost) => `${cost} perdus`,
  restart: 'Recompter à zéro',
  marked: 'avec l’entraîneur',
};

export default fr;
