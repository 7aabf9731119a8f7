import type { Words } from '../areas.ts';

const de: Words<'push'> = {
  turn: 'Du bist dran',
  reminder: 'Dein Tisch wartet auf dich',
  circle: (name) => `Neues Spiel: ${name}`,
  left: (table, time) => `Tisch ${table}: noch ${time}`,
};

export default de;
