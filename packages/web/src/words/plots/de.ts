import type { Words } from '../areas.ts';

const de: Words<'plots'> = {
  readOff: (title) => `${title}: mit den Pfeiltasten Werte ablesen`,
  asTable: 'Als Tabelle zeigen',
  save: (title) => `Speichern: ${title}`,
  noPicture: 'Dieser Browser konnte das Bild nicht erstellen. SVG funktioniert überall.',
};

export default de;
