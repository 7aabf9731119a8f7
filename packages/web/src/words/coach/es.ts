import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';
import { called } from '../you-or-name.ts';

const { plural, number } = formats('es');

const es: Words<'coach'> = {
  title: 'Entrenador',
  switchOn: 'Activar el entrenador',
  switchOff: 'Desactivar el entrenador',
  mode: 'Cómo te ayuda el entrenador',
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
  range: (low, high) => `${low} a ${high}`,
  ranges: 'límites',
  rangesMean: 'Límites: el valor real está entre los dos.',
  points: 'Puntos de media',
  pointsStay: (stay, points) => `${stay} ${points}`,
  pointsOnce: (hit, points) => `una vez «${hit}» ${points}`,
  pointsBest: (points) => `jugando lo mejor posible ${points}`,
  close: (best, next, win) =>
    `«${best}» o «${next}»: las dos opciones ganan cerca del ${win} de las veces; apenas hay diferencia.`,
  hopeless: 'Ya casi no se puede ganar.',
  lost: 'La partida está perdida, respondas lo que respondas.',
  won: 'La partida está ganada, respondas lo que respondas.',
  stillCount: 'Aún cuentan los puntos y el puesto.',
  nextAhead: (who, by) =>
    `Justo delante: ${called(who, 'tú')}, con ${plural(by, { one: '# punto', other: '# puntos' })} más.`,
  nextBehind: (who, by) =>
    `Justo detrás: ${called(who, 'tú')}, con ${plural(by, { one: '# punto', other: '# puntos' })} menos.`,
  goOn: 'Continuar',
  sevenNext: (seven) => `${seven} con la próxima carta`,
  sevenLater: (seven) => `${seven} sin plantarse nunca`,
  win: 'Probabilidad de ganar',
  computed: 'calculado sin partidas simuladas',
  samples: (count) =>
    plural(count, {
      one: '# partida simulada, intervalo del 95 %',
      other: '# partidas simuladas, intervalos del 95 %',
    }),
  only: (answer) => `«${answer}»: no hay otra opción.`,
  closeRounds: (best, next, rounds) =>
    `«${best}» o «${next}»: las dos opciones necesitan unas ${rounds}; apenas hay diferencia.`,
  next: 'La próxima carta',
  nextSummary: (size, twice) => {
    const of = plural(size, { one: '# carta', other: '# cartas' });
    return plural(twice, { one: `# de ${of} sería repetida`, other: `# de ${of} serían repetidas` });
  },
  card: 'Carta',
  left: 'Quedan',
  chance: 'Probabilidad',
  busts: 'hace reventar',
  score: (best, decisions) => `Aciertos: ${number(best)} de ${number(decisions)}`,
  scoreCost: (cost) => `pérdida: ${cost}`,
  restart: 'Empezar la cuenta de nuevo',
  marked: 'con el entrenador',
};

export default es;
