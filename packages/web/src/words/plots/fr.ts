import type { Words } from '../areas.ts';

const fr: Words<'plots'> = {
  readOff: (title) => `${title} : les flèches lisent les valeurs`,
  asTable: 'En tableau',
  save: (title) => `Enregistrer : ${title}`,
  noPicture: 'Ce navigateur n’a pas pu créer l’image. Le SVG marche partout.',
};

export default fr;
