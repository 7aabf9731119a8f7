import type { Words } from '../areas.ts';

const de: Words<'nameList'> = {
  name: (place) => `Name von Spieler ${place}`,
  placeholder: (place) => `Spieler ${place}`,
  add: 'Spieler hinzufügen',
  remove: (name) => `${name} entfernen`,
  up: (name) => `${name} nach oben`,
  down: (name) => `${name} nach unten`,
  sameName: 'Zwei Spieler haben denselben Namen: Ändere einen davon.',
};

export default de;
