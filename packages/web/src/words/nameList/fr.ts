import type { Words } from '../areas.ts';

const fr: Words<'nameList'> = {
  name: (place) => `Nom du joueur ${place}`,
  placeholder: (place) => `Joueur ${place}`,
  add: 'Ajouter un joueur',
  remove: (name) => `Retirer ${name}`,
  up: (name) => `Monter ${name}`,
  down: (name) => `Descendre ${name}`,
  sameName: 'Deux joueurs ont le même nom : change l’un des deux.',
};

export default fr;
