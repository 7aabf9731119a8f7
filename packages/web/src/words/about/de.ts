import type { Words } from '../areas.ts';

const de: Words<'about'> = {
  title: 'Über Sevenfold',
};

export default de;
