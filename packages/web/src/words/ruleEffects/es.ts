import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { number } = formats('es');

const es: Words<'ruleEffects'> = {
  title: '¿Qué reglas nos convienen?',
  intro: (games) =>
    `Buenos jugadores han jugado ${number(games)} partidas con cada regla. Elige lo que buscas y mira qué reglas lo consiguen.`,
  ask: '¿Qué buscas?',
  questions: {
    quicker: { name: () => 'Una partida más rápida', wanted: 'Más rápida', opposite: 'Más larga' },
    waiting: { name: () => 'Menos espera', wanted: 'Menos espera', opposite: 'Más espera' },
    skill: { name: () => '¿Suerte o habilidad?', wanted: 'Más habilidad', opposite: 'Más suerte' },
    busts: { name: () => 'Menos reventones', wanted: 'Menos reventones', opposite: 'Más reventones' },
    action: { name: () => 'Más acción', wanted: 'Más acción', opposite: 'Menos acción' },
    sevens: { name: (t) => `Más ${t.flip7}`, wanted: 'Más a menudo', opposite: 'Menos a menudo' },
    seat: {
      name: () => 'Puestos más justos',
      wanted: 'El puesto importa menos',
      opposite: 'El puesto importa más',
    },
  },
  measures: {
    rounds: {
      name: () => 'Rondas por partida',
      says: (_t, now, official) => `Una partida dura ${now} rondas en vez de ${official}.`,
    },
    cards: {
      name: () => 'Cartas por partida',
      says: (_t, now, official) => `En una partida salen ${now} cartas en vez de ${official}.`,
    },
    points: {
      name: () => 'Puntos por ronda',
      says: (_t, now, official) => `Una ronda te da ${now} puntos de media en vez de ${official}.`,
    },
    busts: {
      name: () => 'Rondas en las que revientas',
      says: (_t, now, official) => `Revientas en el ${now} de tus rondas, frente al ${official}.`,
    },
    sevens: {
      name: (t) => `Rondas con ${t.flip7}`,
      says: (t, now, official) => `Logras «${t.flip7}» en el ${now} de tus rondas, frente al ${official}.`,
    },
    waiting: {
      name: () => 'Cartas que esperas',
      says: (_t, now, official) =>
        `Cuando la ronda acaba para ti, esperas ${now} cartas más en vez de ${official}.`,
    },
    actions: {
      name: () => 'Rondas que acaban por una acción',
      says: (_t, now, official) => `El ${now} de tus rondas acaba por una acción, frente al ${official}.`,
    },
    seat: {
      name: () => 'Ventaja del primer puesto',
      says: (_t, now, official) =>
        `Victorias de quien empieza, comparadas con las de quien reparte primero: ${now} en vez de ${official}.`,
    },
    goodPlay: {
      name: () => 'Victorias de un buen jugador',
      says: (_t, now, official) =>
        `Un jugador que cuenta cartas gana el ${now} de las partidas contra bots sencillos, frente al ${official}.`,
    },
    skill: {
      name: () => 'Victorias de un jugador muy bueno',
      says: (_t, now, official) =>
        `Un jugador muy bueno gana el ${now} de las partidas contra bots sencillos, frente al ${official}.`,
    },
  },
  same: 'Poca o ninguna diferencia',
  nothing: 'Ninguna de estas reglas cambia algo que vayas a notar.',
  comparisons: { unseen: 'sin diferencia apreciable', alike: 'más o menos igual' },
  difference: (amount) => `Diferencia: ${amount} (intervalo del 99,9 %)`,
  percentagePoints: (amount) => `${amount} puntos porcentuales`,
  play: 'Jugar con esta regla',
  playThese: 'Jugar con estas reglas',
  measure: 'Medir otra vez',
  own: 'Medir tus propias reglas',
  ownHint: 'Combina las reglas como quieras y deja que tu dispositivo las compare con las oficiales.',
  start: 'Medir',
  measured: 'Medido en este dispositivo',
  officialOnly: 'Estas son las reglas oficiales, así que no cambia nada.',
  run: (players, seed) =>
    `Cada partida se juega según estas reglas y según las oficiales, con las mismas cartas: ${players} jugadores, semilla ${seed}`,
  finished: (games) => `Listo tras ${number(games)} partidas.`,
  close: 'Cerrar esta medición',
  badLink: 'Este enlace está dañado. Pídelo otra vez, o mide más abajo tus propias reglas.',
  how: 'Cómo se ha medido',
  howText: (players, games, goodPlayGames, skillGames) =>
    `Bots igual de buenos (racer), ${players} por mesa, han jugado ${number(games)} partidas con cada regla y con las oficiales, siempre con las mismas cartas, para que la suerte se compense. Para la habilidad, uno de ellos ha jugado ${number(goodPlayGames)} partidas y el bot más fuerte (oracle) ${number(skillGames)} contra otros sencillos (stay25). Lo que aún podría ser azar no cuenta como diferencia.`,
  command: 'En una terminal obtienes los mismos valores con',
};

export default es;
