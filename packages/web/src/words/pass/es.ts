import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural } = speech('es');

const es: Words<'pass'> = {
  title: 'En un solo dispositivo',
  intro: 'Todos juegan en este dispositivo. Las cartas están a la vista, nadie tiene que apartar la mirada.',
  players: (count) => plural(count, { one: '# jugador', other: '# jugadores' }),
  name: (place) => `Nombre del jugador ${place}`,
  placeholder: (place) => `Jugador ${place}`,
  add: 'Añadir un jugador',
  addBot: 'Añadir un bot',
  remove: (name) => `Quitar a ${name}`,
  up: (name) => `Subir a ${name}`,
  down: (name) => `Bajar a ${name}`,
  handOver: 'Preguntar antes de cada turno',
  handOverHint:
    'Muestra a toda pantalla de quién es el turno hasta que alguien toque. Ayuda si el dispositivo va de mano en mano.',
  start: 'Repartir',
  pass: (name) => `Pasa el dispositivo a ${name}`,
  ready: (name) => `Soy ${name}`,
  sameName: 'Dos jugadores se llaman igual: cambia uno de los nombres.',
};

export default es;
