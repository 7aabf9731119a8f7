import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number, percent } = formats('es');

const es: Words<'daily'> = {
  title: 'Baraja del día',
  intro:
    'Hoy todos juegan con las mismas cartas y nadie puede verlas antes. Tienes un intento que cuenta; después puedes jugar otras barajas cuantas veces quieras.',
  start: 'Jugar la baraja de hoy',
  resume: 'Continuar',
  resumeOther: 'Continuar con la otra baraja',
  resumeUntil: 'Después tienes dos horas más para terminar la de hoy.',
  another: 'Jugar otra baraja',
  practice: 'Otra baraja: este intento no cuenta.',
  retry: 'Reintentar',
  problems: {
    offline:
      'La baraja de hoy viene del servidor, y ahora mismo no se puede conectar con él. Puedes jugar otra baraja, pero no contará.',
    gone: 'Ese día ya pasó. Recarga la página para jugar la baraja de hoy.',
    tooMany: 'Se han empezado demasiados intentos desde tu red. Vuelve a probar en unos minutos.',
    readOnly:
      'El servidor está en mantenimiento. Vuelve a probar más tarde, o juega otra baraja, que no contará.',
  },
  waiting: {
    offline: 'Sin conexión. Tu intento está a salvo; reintentando…',
    gone: 'Se acabó el tiempo: ya no se puede terminar esta baraja.',
    tooMany: 'Demasiadas peticiones desde tu red; reintentando…',
    readOnly: 'El servidor está en mantenimiento. Tu intento está a salvo.',
  },
  done: (rounds) => plural(rounds, { one: 'Conseguido en # ronda', other: 'Conseguido en # rondas' }),
  points: (points) => plural(points, { one: '# punto', other: '# puntos' }),
  streak: (days) => plural(days, { one: 'Racha: # día', other: 'Racha: # días' }),
  better: (share, others) => `Mejor que el ${percent(share)} de los otros ${number(others)} jugadores`,
  betterThan: (worse, others) =>
    plural(others, {
      one:
        worse > 0
          ? 'Mejor que el otro intento terminado hasta ahora'
          : 'El otro intento terminado hasta ahora fue al menos igual de bueno',
      other: `Mejor que ${number(worse)} de los otros # jugadores`,
    }),
  first: 'Nadie más ha terminado todavía.',
  notCompared:
    'Tu resultado no entra en esta comparación, porque hoy ya han jugado varios jugadores nuevos desde tu red.',
  share: 'Compartir el resultado',
  shared: 'Resultado copiado.',
  shareText: (day, rounds) =>
    plural(rounds, {
      one: `Sevenfold, baraja del día, ${day}: # ronda`,
      other: `Sevenfold, baraja del día, ${day}: # rondas`,
    }),
  nextDeck: (time) => `Próxima baraja: ${time}.`,
  toToday: 'Ir a la baraja de hoy',
  details: '¿Cómo les fue a los demás?',
  signs:
    'Un símbolo por ronda: 💥 reventón, 🌱 menos de 15 puntos, 🍀 menos de 30, 🔶 menos de 50, 🔥 50 o más, 🌟 siete números.',

  everyone: 'Cómo les fue a todos',
  attempts: (count) => plural(count, { one: '# intento terminado', other: '# intentos terminados' }),
  roundsAxis: 'Rondas',
  shareAxis: 'Porcentaje de intentos',
  attemptsColumn: 'Intentos',
  you: 'Tú',

  costliest: 'Tu decisión más costosa',
  thinking: 'Repasando tus decisiones…',
  noMistake: 'Ninguna de tus decisiones fue un error. ¡Bien jugado!',
  review: 'Ver el análisis',

  calendar: 'Calendario',
  calendarNote: 'El número grande indica cuántas rondas necesitaste.',
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  dayDone: (day, rounds) => plural(rounds, { one: `${day}: # ronda`, other: `${day}: # rondas` }),

  fair: 'Nadie puede ver las cartas antes',
  fairText:
    'El servidor fijó estas cartas antes de que nadie jugara y entrega cada una solo cuando se pide. Publica el secreto del que salen a las 2:00 UTC del día siguiente; a partir de entonces, cualquiera puede comprobar las cartas de todos.',
  commitment: 'Huella del secreto',
  secret: 'El secreto',
  verify: 'Comprueba una partida descargada con:',
  file: 'ARCHIVO',
  published: 'Lo que publica el servidor',
  howItWorks: 'Cómo funciona',
};

export default es;
