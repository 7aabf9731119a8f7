import type { Words } from '../areas.ts';

const es: Words<'nameList'> = {
  name: (place) => `Nombre del jugador ${place}`,
  placeholder: (place) => `Jugador ${place}`,
  add: 'Añadir un jugador',
  remove: (name) => `Quitar a ${name}`,
  up: (name) => `Subir a ${name}`,
  down: (name) => `Bajar a ${name}`,
  sameName: 'Dos jugadores se llaman igual: cambia uno de los nombres.',
};

export default es;
