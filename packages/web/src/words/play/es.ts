import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural } = speech('es');

const es: Words<'play'> = {
  title: 'Contra bots',
  starting: 'Barajando …',
  setUp: 'Jugadores y reglas',
  opponents: (count) => plural(count, { one: '# rival', other: '# rivales' }),
  add: 'Añadir un rival',
  addRandom: 'Cualquiera',
  remove: (name) => `Despedir a ${name}`,
  fullTable: 'La mesa está llena: dieciocho jugadores.',
  strength: 'Una mesa',
  strengths: { easy: 'fácil', medium: 'media', hard: 'difícil', own: 'mixta' },
  rules: 'Reglas',
  speed: 'Velocidad',
  start: 'Repartir',
  shareRules: 'Copiar un enlace con estas reglas',
  copied: 'El enlace está copiado.',
  takeBack: 'Deshacer',
  takenBack: 'Deshecho. Constará en el resultado.',
  nothingToTakeBack: 'No hay ninguna decisión tuya que deshacer.',
  takeBacks: (count) => plural(count, { one: 'con # jugada deshecha', other: 'con # jugadas deshechas' }),
  notKept: 'Este navegador no guarda nada: la partida dura lo que dure esta página.',
  gone: 'Esta partida no está en este dispositivo.',
  newGame: 'Partida nueva',
  elsewhere: 'Esta partida sigue en otra pestaña.',
  here: 'Jugar aquí',
  cannotStart: 'Esta partida no puede empezar. Prueba con otros jugadores u otras reglas.',
};

export default es;
