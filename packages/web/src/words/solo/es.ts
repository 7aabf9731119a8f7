import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural, number, date } = speech('es');

const es: Words<'solo'> = {
  title: 'Reto en solitario',
  intro: (target) => `¿Cuántas rondas hasta ${number(target)} puntos, a solas contra el mazo?`,
  start: 'Empezar',
  resume: 'Seguir',
  rounds: (count) => plural(count, { one: '# ronda', other: '# rondas' }),
  medals: { legend: 'Leyenda', gold: 'Oro', silver: 'Plata', bronze: 'Bronce' },
  within: (rounds) => `${number(rounds)} rondas o menos`,
  under: (rounds) => `menos de ${number(rounds)} rondas`,
  noMedal: 'Esta vez, sin medalla',
  best: 'Tu mejor marca',
  noBest: 'Aún no has terminado ningún intento.',
  newBest: '¡Tu nueva mejor marca!',
  bestPlay: (rounds) =>
    `El mejor juego necesita ${number(rounds, 2)} rondas de media, con un mazo nuevo en cada ronda.`,
  legendChance: (games) =>
    `Menos de cinco: una de cada ${number(games)} partidas, jugando a la perfección para ello.`,
  compare: (difference) =>
    difference < 0
      ? `${number(-difference, 1)} rondas mejor que el mejor juego de media`
      : `${number(difference, 1)} rondas más que el mejor juego de media`,
  attempts: 'Intentos',
  when: (at) => date(at),
  takeBacks: (count) => plural(count, { one: 'con # jugada deshecha', other: 'con # jugadas deshechas' }),

  dailyTitle: 'Mazo del día',
  dailyIntro: 'Hoy, las mismas cartas para todos. Tu primer intento cuenta; después puedes practicar.',
  dailyStart: 'Jugar el mazo de hoy',
  practise: 'Practicar el mazo de hoy',
  practice: 'Práctica: solo cuenta tu primer intento.',
  done: (rounds) => plural(rounds, { one: 'Logrado en # ronda', other: 'Logrado en # rondas' }),
  streak: (days) => plural(days, { one: '# día seguido', other: '# días seguidos' }),
  share: 'Compartir el resultado',
  shared: 'El resultado está copiado.',
  shareText: (day, rounds) =>
    plural(rounds, {
      one: `Sevenfold, mazo del ${day}: # ronda`,
      other: `Sevenfold, mazo del ${day}: # rondas`,
    }),
  nextDeck: 'El próximo mazo llega a medianoche UTC.',
  signs:
    'Un signo por ronda: 💥 eliminado, 🌱 menos de 15 puntos, 🍀 menos de 30, 🔶 menos de 50, 🔥 desde 50, 🌟 siete números.',
};

export default es;
