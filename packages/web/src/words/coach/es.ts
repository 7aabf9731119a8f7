import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number } = formats('es');

const es: Words<'coach'> = {
  title: 'Entrenador',
  switchOn: 'Activar el entrenador',
  switchOff: 'Desactivar el entrenador',
  mode: 'Cómo ayuda el entrenador',
  advice: 'Consejo',
  training: 'Entrenamiento',
  more: 'Más detalles',
  waits: 'Interviene cuando te toca.',
  waitsTraining: 'Califica lo que decides.',
  weighing: 'Pensando…',
  decideFirst: 'Decide primero; la nota viene después.',
  failed: 'El entrenador no funciona en este navegador.',
  bust: 'Riesgo de reventar',
  saved: 'Te salvas',
  exact: 'exacto',
  range: (low, high) => `${low} a ${high}`,
  points: 'Puntos esperados',
  sevenNext: (seven) => `${seven} con la próxima carta`,
  sevenLater: (seven) => `${seven} sin plantarse nunca`,
  win: 'Probabilidad de ganar',
  samples: (count) =>
    plural(count, {
      one: '# partida simulada, intervalo del 95 %',
      other: '# partidas simuladas, intervalos del 95 %',
    }),
  clear: (best, win, next, other) => `«${best}» gana el ${win} de las veces; «${next}», el ${other}.`,
  only: (answer) => `${answer}: no hay otra opción.`,
  close: (best, next) => `«${best}» o «${next}»: apenas hay diferencia.`,
  byPoints: (answer, points) => `${answer}: cualquier otra opción cuesta ${points} puntos de media.`,
  reasons: (reasons) => `Por qué: ${reasons}.`,
  next: 'La próxima carta',
  nextSummary: (size, twice) => {
    const of = plural(size, { one: '# carta', other: '# cartas' });
    return plural(twice, { one: `# de ${of} sería repetida`, other: `# de ${of} serían repetidas` });
  },
  card: 'Carta',
  left: 'Quedan',
  chance: 'Probabilidad',
  busts: 'hace reventar',
  bestWas: (answer) => `Lo mejor era «${answer}».`,
  lost: (cost) => `−${cost}`,
  lostPoints: (points) => `−${points} puntos`,
  score: (best, decisions) => `${number(best)} de ${number(decisions)} acertadas`,
  scoreCost: (cost) => `${cost} perdido`,
  restart: 'Empezar la cuenta de nuevo',
  marked: 'con el entrenador',
};

export default es;
