import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number, date } = formats('es');

const es: Words<'solo'> = {
  title: 'Reto en solitario',
  intro: (target) => `¿Cuántas rondas necesitas para llegar a ${number(target)} puntos en solitario?`,
  start: 'Empezar',
  resume: 'Continuar',
  rounds: (count) => plural(count, { one: '# ronda', other: '# rondas' }),
  medals: { legend: 'Leyenda', gold: 'Oro', silver: 'Plata', bronze: 'Bronce' },
  within: (rounds) => `${number(rounds)} rondas o menos`,
  under: (rounds) => `menos de ${number(rounds)} rondas`,
  noMedal: 'Esta vez, sin medalla',
  best: 'Tu récord',
  noBest: 'Aún no has terminado ningún intento.',
  newBest: '¡Nuevo récord!',
  bestPlay: (rounds) =>
    `El juego perfecto necesita ${number(rounds, 2)} rondas de media, con baraja nueva en cada ronda.`,
  legendChance: (games) =>
    `Menos de cinco rondas: hasta el juego perfecto lo logra solo en una de cada ${number(games)} partidas.`,
  compare: (difference) =>
    difference < 0
      ? `${number(-difference, 1)} rondas menos que el juego perfecto de media`
      : `${number(difference, 1)} rondas más que el juego perfecto de media`,
  attempts: 'Intentos',
  when: (at) => date(at),
  takeBacks: (count) => plural(count, { one: 'con # jugada deshecha', other: 'con # jugadas deshechas' }),
};

export default es;
