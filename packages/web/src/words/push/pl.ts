import type { Words } from '../areas.ts';

const pl: Words<'push'> = {
  turn: 'Twoja kolej',
  reminder: 'Twój stół na ciebie czeka',
  circle: (name) => `Nowa gra w grupie ${name}`,
  left: (table, time) => `Stół ${table}: zostało ${time}`,
};

export default pl;
