import type { Words } from '../areas.ts';

const de: Words<'app'> = {
  home: 'Sevenfold, Startseite',
  menu: 'Menü',
  settings: 'Einstellungen',
  skipToContent: 'Zum Inhalt springen',
  close: 'Schließen',
  cancel: 'Abbrechen',
  back: 'Zurück',
  lostTitle: 'Hier ist nichts',
  lostText: 'Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.',
  goHome: 'Zur Startseite',
};

export default de;
