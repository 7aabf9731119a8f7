import type { Words } from '../areas.ts';

const es: Words<'push'> = {
  turn: 'Es tu turno',
  reminder: 'Tu mesa te espera',
  circle: (name) => `Nueva partida en ${name}`,
  left: (table, time) => `Mesa ${table} · Tiempo restante: ${time}`,
};

export default es;
