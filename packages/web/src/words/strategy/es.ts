import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { number, percent } = formats('es');

const es: Words<'strategy'> = {
  title: 'Carta de estrategia',
  poster: '¿Cuándo plantarse?',
  solved: 'Resuelto para las 94 cartas',
  lead: (t, points) =>
    `Suma tus números: suma blanca, «${t.hit}»; suma negra, «${t.stay}». En solitario con baraja nueva no se puede hacer mejor: ${number(points, 1)} puntos por ronda de media.`,
  chance: (t) => `¿Tienes «${t.secondChance}»?`,
  always: (t) => `Siempre «${t.hit}».`,
  numbers: 'tus números',
  sums: 'lo que suman',
  limit: (t) => `${t.stay} con`,
  never: 'nunca',
  few: (t) => `Con un número o ninguno: siempre «${t.hit}»`,
  legendHit: (t) => t.hit,
  legendStay: (t) => t.stay,
  legendMixed: (t) => `depende de los números; cuanto más llena la casilla, más veces «${t.stay}»`,
  cell: (t, numbers, sum, share) =>
    `${numbers} números, suma ${sum}: ${share < 0.005 ? t.hit : share > 0.995 ? t.stay : `${percent(share)} ${t.stay}`}`,
  tableLabel: (t) => `«${t.hit}» o «${t.stay}», según cuántos números tienes y cuánto suman`,
  modifiers: (t, limits) =>
    `Con cartas +, plántate un poco antes: resta del límite un tercio de sus puntos. Con ×2: «${t.stay}» con ${limits}. Duplica lo que puedes perder, pero también lo que puedes ganar.`,
  rulesTitle: 'Tres reglas para recordar',
  rulesNote: (t) =>
    `Cada una queda a menos del 1 % del juego perfecto. Con «${t.secondChance}», siempre «${t.hit}».`,
  rules: {
    twentyFour: {
      title: 'Veinticuatro',
      text: (t) => `«${t.stay}» cuando tus números sumen 24.`,
    },
    twentyOne: {
      title: 'Veintiuno',
      text: (t) => `Quita uno a cada número. «${t.stay}» cuando el resto sume 21 (con seis números: 30).`,
    },
    twentyOneThird: {
      title: 'Veintiuno y un tercio',
      text: () => 'Lo mismo, sumando un tercio de los puntos de tus cartas +.',
    },
    points: { title: 'El consejo habitual', text: (t) => `«${t.stay}» con 25 puntos.` },
  },
  lossTitle: 'Lo que pierden frente al juego perfecto, en puntos por ronda',
  loss: (points, share) => `${number(points, 3)} (${percent(share, 2)})`,
  perRound: (points) => `${number(points, 4)} por ronda`,
  why: 'Un número menos uno da cuántas cartas iguales pueden aún hacerte reventar. Por eso el veintiuno funciona tan bien.',
  howTitle: 'Cómo se lee',
  how: (t) => [
    'Cuenta tus cartas de número: esa es la fila. Súmalas: esa es la columna.',
    `Una casilla blanca significa «${t.hit}»; una negra, «${t.stay}». Si está llena a medias, depende de los números; seguir la columna de la derecha apenas cuesta nada.`,
    'Los valores son exactos: no se ha simulado nada, se han sumado todas las rondas posibles, para un jugador y una baraja nueva. Con más jugadores, las mejores sumas apenas cambian hasta que alguien se acerca a la meta.',
  ],
  tryIt: 'Probar en el laboratorio',
  print: 'Imprimir',
  save: 'Guardar como SVG',
  practise: 'Practicar con posiciones',
  printHint: 'Una página, A4 o Carta, igual de clara en blanco y negro.',
  footer: 'Valores exactos, calculados por Sevenfold',
};

export default es;
