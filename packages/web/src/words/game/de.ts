import type { Words } from '../areas.ts';

const de: Words<'game'> = {
  title: 'Der Tisch',
};

export default de;
