import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural } = formats('de');

const de: Words<'play'> = {
  title: 'Gegen Bots',
  starting: 'Es wird gemischt …',
  setUp: 'Gegner und Regeln',
  opponents: (count) => plural(count, { one: '# Gegner', other: '# Gegner' }),
  add: 'Gegner hinzufügen',
  addRandom: 'Zufällig',
  remove: (name) => `${name} entfernen`,
  fullTable: 'Der Tisch ist voll: Mehr als 18 Spieler passen nicht daran.',
  strength: 'Schwierigkeit',
  strengths: { easy: 'leicht', medium: 'mittel', hard: 'schwer', own: 'gemischt' },
  rules: 'Regeln',
  speed: 'Tempo',
  start: 'Karten austeilen',
  shareRules: 'Link mit diesen Regeln kopieren',
  copied: 'Link kopiert.',
  takeBack: 'Zurücknehmen',
  takenBack: 'Zurückgenommen. Das Ergebnis vermerkt es.',
  nothingToTakeBack: 'Es gibt nichts zurückzunehmen: Du hast noch nichts entschieden.',
  takeBacks: (count) =>
    plural(count, { one: 'mit # zurückgenommenen Zug', other: 'mit # zurückgenommenen Zügen' }),
  notStored: 'Dieser Browser speichert nichts: Das Spiel ist weg, wenn du die Seite schließt.',
  gone: 'Dieses Spiel ist nicht auf diesem Gerät.',
  newGame: 'Neues Spiel',
  elsewhere: 'Dieses Spiel ist in einem anderen Tab offen.',
  here: 'Hier spielen',
  cannotStart: 'Dieses Spiel konnte nicht starten. Versuch es mit anderen Spielern oder Regeln.',
};

export default de;
