import type { Words } from '../areas.ts';

const fr: Words<'landing'> = {
  promise: 'Tente ta chance, sept cartes durant.',
  playNow: 'Jouer maintenant',
};

export default fr;
