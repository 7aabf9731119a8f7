import type { Words } from '../areas.ts';

const de: Words<'names'> = {
  name: (place) => `Name von Person ${place}`,
  placeholder: (place) => `Person ${place}`,
  add: 'Jemanden dazunehmen',
  remove: (name) => `${name} entfernen`,
  up: (name) => `${name} nach oben`,
  down: (name) => `${name} nach unten`,
  sameName: 'Zwei haben denselben Namen: Ändere einen davon.',
};

export default de;
