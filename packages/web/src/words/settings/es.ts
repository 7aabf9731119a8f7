import type { Words } from '../areas.ts';

const es: Words<'settings'> = {
  title: 'Ajustes',
};

export default es;
