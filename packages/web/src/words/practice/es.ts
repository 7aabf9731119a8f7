import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number, list } = formats('es');

const es: Words<'practice'> = {
  title: 'Práctica',
  intro:
    'Cinco posiciones al día. Las que fallas vuelven al día siguiente; las que aciertas, cada vez con menos frecuencia.',
  today: 'Hoy',
  start: 'Empezar',
  goOn: 'Continuar',
  more: 'Cinco más',
  progress: (at, of) => `${number(at)} de ${number(of)}`,
  fresh: 'Te esperan posiciones nuevas.',
  due: (own, others) => {
    const parts = [
      plural(own, { one: '# posición de tus partidas', other: '# posiciones de tus partidas' }),
      plural(others, { one: '# posición que ya conoces', other: '# posiciones que ya conoces' }),
    ];
    return `Para repasar hoy: ${list(parts.filter((_, index) => [own, others][index]! > 0))}.`;
  },
  doneTitle: 'Listo por hoy',
  doneText: (right, all) => `Aciertos: ${number(right)} de ${number(all)}.`,
  comeBack: 'Vuelve mañana.',
  streak: (days) => plural(days, { one: 'Racha: # día', other: 'Racha: # días' }),
  own: 'Tus posiciones',
  noOwn: 'Cuando un análisis encuentra errores o errores graves en tus partidas, aparecen aquí.',
  ownCount: (count) =>
    plural(count, {
      one: 'Los análisis de tus partidas han encontrado # posición para practicar.',
      other: 'Los análisis de tus partidas han encontrado # posiciones para practicar.',
    }),
  collection: (count) =>
    `Los días en que no bastan, se completan con una colección: ${plural(count, { one: '# posición', other: '# posiciones' })} de partidas entre bots fuertes.`,
  history: 'Analizar tus partidas',
  strategy: 'Carta de estrategia',

  themes: {
    lastRound: 'La última ronda',
    race: 'La carrera hacia la meta',
    counting: 'Contar cartas',
    points: (hit, stay) => `¿${hit} o ${stay}?`,
    aim: (card) => `${card}: ¿para quién?`,
  },
  theme: 'Tema',
  allThemes: 'Todos los temas',

  result: 'Resultado',
  right: '¡Correcto!',
  wrong: (best) => `Mejor: «${best}»`,
  inGame: (answer) => `La respuesta en la partida fue «${answer}».`,
  seeGame: 'Ver en la partida',
  example: (answer, at, of) => `Así puede seguir («${answer}»): ejemplo ${number(at)} de ${number(of)}`,
  skip: 'Saltar',
  playAgain: 'Ver otra vez',
  rounds: (rounds) =>
    plural(rounds, {
      one: '# ronda simulada con las mismas cartas',
      other: '# rondas simuladas con las mismas cartas',
    }),
  better: 'Mejor',
  closer: 'Más cerca de ganar',
  points: (who) => (who.isYou ? 'Tu media' : `Media de ${who.name}`),
  noPoints: 'Sin puntos',
  next: 'Siguiente posición',
  finish: 'Terminar',
  remove: 'Quitar la posición',
  removed: 'Posición quitada.',
  undo: 'Deshacer',
  back: 'Volver a la práctica',

  notCounted: 'Esta partida era de práctica y no cuenta en tus estadísticas.',

  accuracyTitle: 'Aciertos a lo largo del tiempo',
  accuracyNote: 'Cada punto resume tus últimos siete días de práctica.',
  accuracy: 'Aciertos',
  day: 'día de práctica',
  date: 'Fecha',
  answers: 'Respuestas',
};

export default es;
