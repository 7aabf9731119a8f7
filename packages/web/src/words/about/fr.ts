import type { Words } from '../areas.ts';

const fr: Words<'about'> = {
  title: 'À propos de Sevenfold',
};

export default fr;
