import type { Words } from '../areas.ts';

const de: Words<'push'> = {
  turn: 'Du bist dran',
  reminder: 'Dein Tisch wartet auf dich',
  circle: (name) => `Neues Spiel in der Gruppe ${name}`,
  left: (table, time) => `Tisch ${table}: noch ${time}`,
};

export default de;
