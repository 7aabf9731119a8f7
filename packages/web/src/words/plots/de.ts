import type { Words } from '../areas.ts';

const de: Words<'plots'> = {
  readOff: (title) => `${title}: mit den Pfeiltasten Werte ablesen`,
  asTable: 'Als Tabelle',
  save: (title) => `Speichern: ${title}`,
  noPicture: 'Dieser Browser konnte das Bild nicht erzeugen. SVG klappt überall.',
};

export default de;
