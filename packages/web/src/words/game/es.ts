import type { Words } from '../areas.ts';

const es: Words<'game'> = {
  title: 'La mesa',
};

export default es;
