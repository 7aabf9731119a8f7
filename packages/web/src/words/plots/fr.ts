import type { Words } from '../areas.ts';

const fr: Words<'plots'> = {
  readOff: (title) => `${title} : utilise les flèches pour lire les valeurs`,
  asTable: 'Afficher en tableau',
  save: (title) => `Enregistrer : ${title}`,
  noPicture: 'Ce navigateur n’a pas pu créer l’image. Le SVG fonctionne partout.',
};

export default fr;
