import type { Words } from '../areas.ts';

const fr: Words<'settings'> = {
  title: 'Réglages',
};

export default fr;
