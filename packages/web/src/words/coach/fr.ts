import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';
import { called } from '../you-or-name.ts';

const { plural, number } = formats('fr');

const fr: Words<'coach'> = {
  title: 'Entraîneur',
  switchOn: 'Activer l’entraîneur',
  switchOff: 'Désactiver l’entraîneur',
  mode: 'Comment l’entraîneur t’aide',
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
  range: (low, high) => `${low} à ${high}`,
  ranges: 'bornes',
  rangesMean: 'Bornes : la vraie valeur se situe entre les deux.',
  points: 'Points en moyenne',
  pointsStay: (stay, points) => `${stay} ${points}`,
  pointsOnce: (hit, points) => `une fois « ${hit} » ${points}`,
  pointsBest: (points) => `en jouant au mieux ${points}`,
  close: (best, next, win) =>
    `« ${best} » ou « ${next} » : les deux gagnent dans ${win} des cas environ, cela ne change presque rien.`,
  hopeless: 'La victoire est presque hors de portée.',
  lost: 'La partie est perdue, quelle que soit ta réponse.',
  won: 'La partie est gagnée, quelle que soit ta réponse.',
  stillCount: 'Restent les points et le classement.',
  nextAhead: (who, by) =>
    `Juste devant : ${called(who, 'toi')}, avec ${plural(by, { one: '# point', other: '# points' })} de plus.`,
  nextBehind: (who, by) =>
    `Juste derrière : ${called(who, 'toi')}, avec ${plural(by, { one: '# point', other: '# points' })} de moins.`,
  goOn: 'Continuer',
  sevenNext: (seven) => `${seven} à la prochaine carte`,
  sevenLater: (seven) => `${seven} sans jamais t’arrêter`,
  win: 'Chances de gagner',
  computed: 'calculé sans parties simulées',
  samples: (count) =>
    plural(count, {
      one: '# partie simulée, intervalle à 95 %',
      other: '# parties simulées, intervalles à 95 %',
    }),
  only: (answer) => `« ${answer} » : il n’y a pas d’autre choix.`,
  closeRounds: (best, next, rounds) =>
    `« ${best} » ou « ${next} » : les deux demandent environ ${rounds}, cela ne change presque rien.`,
  next: 'La prochaine carte',
  nextSummary: (size, twice) => {
    return plural(twice, {
      one: `# carte sur ${number(size)} ferait doublon`,
      other: `# cartes sur ${number(size)} feraient doublon`,
    });
  },
  card: 'Carte',
  left: 'Reste',
  chance: 'Probabilité',
  busts: 'fait sauter',
  score: (best, decisions) => `Bonnes réponses : ${number(best)} sur ${number(decisions)}`,
  scoreCost: (cost) => `perte : ${cost}`,
  restart: 'Recommencer le décompte',
  marked: 'avec l’entraîneur',
};

export default fr;
