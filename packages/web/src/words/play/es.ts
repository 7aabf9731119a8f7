import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural } = formats('es');

const es: Words<'play'> = {
  title: 'Contra bots',
  starting: 'Barajando…',
  setUp: 'Jugadores y reglas',
  opponents: (count) => plural(count, { one: '# rival', other: '# rivales' }),
  add: 'Añadir un rival',
  addRandom: 'Al azar',
  remove: (name) => `Quitar a ${name}`,
  fullTable: 'La mesa está llena: 18 jugadores como máximo.',
  strength: 'Dificultad',
  strengths: { easy: 'fácil', medium: 'media', hard: 'difícil', own: 'mixta' },
  rules: 'Reglas',
  speed: 'Velocidad',
  start: 'Repartir las cartas',
  shareRules: 'Copiar un enlace con estas reglas',
  copied: 'Enlace copiado.',
  takeBack: 'Deshacer',
  takenBack: 'Deshecho. Constará en el resultado.',
  nothingToTakeBack: 'No hay nada que deshacer: aún no has decidido nada.',
  takeBacks: (count) => plural(count, { one: 'con # jugada deshecha', other: 'con # jugadas deshechas' }),
  notStored: 'Este navegador no guarda nada: la partida se perderá si cierras esta página.',
  gone: 'Esta partida no está en este dispositivo.',
  newGame: 'Nueva partida',
  elsewhere: 'Esta partida está abierta en otra pestaña.',
  here: 'Jugar aquí',
  cannotStart: 'Esta partida no puede empezar. Prueba con otros jugadores u otras reglas.',
};

export default es;
