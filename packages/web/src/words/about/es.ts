import type { Words } from '../areas.ts';

const es: Words<'about'> = {
  title: 'Acerca de Sevenfold',
};

export default es;
