import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural } = formats('es');

const es: Words<'landing'> = {
  headline: '¿Otra carta?',
  what: 'El juego de cartas de tentar a la suerte conocido como Flip 7, gratis y sin anuncios.',
  promise: 'Siete números distintos y la ronda es tuya. Uno repetido y lo pierdes todo.',
  playNow: 'Jugar ahora',
  ways: 'Formas de jugar',
  friends: 'Jugar con amigos',
  friendsHint: 'Comparte una mesa con un enlace o un código',
  someone: 'Buscar jugadores',
  someoneHint: 'Una partida clasificatoria con quien esté esperando',
  tv: 'Jugar en la tele',
  tvHint: 'Una gran mesa, cada uno con su móvil',
  pass: 'En un solo dispositivo',
  passHint: 'Pasáoslo, hasta 18 jugadores',
  solo: 'Reto en solitario',
  soloHint: 'Tú contra la baraja',
  daily: 'Baraja del día',
  dailyHint: 'Hoy, las mismas cartas para todos',
  join: 'Unirse',
  joinLabel: 'Código de la mesa',
  joinWrong: 'Un código tiene al menos seis letras y cifras, por ejemplo KR7 P4M. Pídeselo a tu anfitrión.',
  resume: 'Continuar tu partida',
  backToTable: 'Volver a tu mesa',
  ofWay: {
    play: 'Contra bots',
    pass: 'En un solo dispositivo',
    solo: 'Reto en solitario',
    daily: 'Baraja del día',
    practice: 'Práctica',
  },
  practiceDue: (due) =>
    plural(due, { one: 'Práctica: # posición para repasar', other: 'Práctica: # posiciones para repasar' }),
  more: 'Y además',
  keep: 'Hoja de puntos',
  track: 'Seguir una partida real',
  lab: 'Laboratorio',
  replay: 'Repetición y análisis',
  tutorial: 'Tutorial',
  rules: 'Reglas',
  strategy: 'Carta de estrategia',
  practice: 'Práctica',
  circles: 'Grupos',
  history: 'Historial',
  you: 'Tú',
  privacy: 'Privacidad',
  about: 'Acerca de',
  languages: 'Idiomas',
  install: 'Instalar la app',
  installIos: 'Para instalar: toca Compartir y luego «Añadir a pantalla de inicio».',
  noAccount: 'Sin cuenta. Sin anuncios. Funciona sin conexión.',
};

export default es;
