import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural } = formats('es');

const es: Words<'pass'> = {
  title: 'En un solo dispositivo',
  intro: 'Todos juegan en este dispositivo. Las cartas están a la vista: nadie tiene que apartar la mirada.',
  players: (count) => plural(count, { one: '# jugador', other: '# jugadores' }),
  addBot: 'Añadir un bot',
  handOver: 'Pausa entre turnos',
  handOverHint:
    'Muestra en grande a quién le toca hasta que alguien toque la pantalla. Útil si el dispositivo va de mano en mano.',
  start: 'Repartir las cartas',
  pass: (name) => `Pasa el dispositivo a ${name}`,
  ready: (name) => `Soy ${name}`,
};

export default es;
