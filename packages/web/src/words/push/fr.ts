import type { Words } from '../areas.ts';

const fr: Words<'push'> = {
  turn: 'C’est ton tour',
  reminder: 'Ta table t’attend',
  circle: (name) => `Nouvelle partie dans le groupe ${name}`,
  left: (table, time) => `Table ${table} : encore ${time}`,
};

export default fr;
