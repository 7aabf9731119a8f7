import type { Words } from '../areas.ts';

const pl: Words<'nameList'> = {
  name: (place) => `Imię gracza ${place}`,
  placeholder: (place) => `Gracz ${place}`,
  add: 'Dodaj gracza',
  remove: (name) => `Usuń: ${name}`,
  up: (name) => `W górę: ${name}`,
  down: (name) => `W dół: ${name}`,
  sameName: 'Dwóch graczy ma to samo imię: zmień jedno z nich.',
};

export default pl;
