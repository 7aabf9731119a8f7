import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural, number } = speech('es');

const es: Words<'coach'> = {
  title: 'Entrenador',
  switchOn: 'Activar el entrenador',
  switchOff: 'Desactivar el entrenador',
  mode: 'Cómo ayuda el entrenador',
  advice: 'Consejo',
  training: 'Entrenamiento',
  more: 'Más del entrenador',
  waits: 'Habla cuando te toca.',
  waitsTraining: 'Califica lo que decides.',
  weighing: 'Calculando…',
  decideFirst: 'Decide primero; la nota viene después.',
  failed: 'Sin consejo: el entrenador no funciona en este navegador.',
  bust: 'Eliminación',
  saved: 'Te salvas',
  exact: 'exacto',
  range: (low, high) => `${low} a ${high}`,
  points: 'Puntos esperados',
  sevenNext: (seven) => `${seven} ahora`,
  sevenLater: (seven) => `${seven} sin plantarse`,
  win: 'Probabilidad de ganar',
  samples: (count) =>
    plural(count, {
      one: '# partida simulada, intervalo del 95 %',
      other: '# partidas simuladas, intervalos del 95 %',
    }),
  clear: (best, win, next, other) => `${best}: ${win}, frente a ${other} para ${next}.`,
  only: (answer) => `${answer}: no se puede hacer otra cosa.`,
  close: (best, next) => `${best} o ${next}: apenas hay diferencia.`,
  byPoints: (answer, points) => `${answer}: lo otro pierde ${points} puntos de media.`,
  reasons: (reasons) => `Conviene saber: ${reasons}.`,
  next: 'La próxima carta',
  nextSummary: (size, twice) =>
    `${number(twice)} de ${plural(size, { one: '# carta sería repetida', other: '# cartas serían repetidas' })}`,
  card: 'Carta',
  left: 'Quedan',
  chance: 'Probabilidad',
  busts: 'elimina',
  bestWas: (answer) => `Lo mejor era: ${answer}.`,
  lost: (cost) => `−${cost}`,
  lostPoints: (points) => `−${points} puntos`,
  score: (best, decisions) => `${number(best)} de ${number(decisions)} acertadas`,
  scoreCost: (cost) => `${cost} perdido`,
  restart: 'Contar de nuevo',
  marked: 'con el entrenador',
};

export default es;
