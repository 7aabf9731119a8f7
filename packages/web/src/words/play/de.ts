import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural } = speech('de');

const de: Words<'play'> = {
  title: 'Gegen Bots',
  starting: 'Es wird gemischt …',
  setUp: 'Bots und Regeln',
  opponents: (count) => plural(count, { one: '# Bot', other: '# Bots' }),
  add: 'Jemanden dazunehmen',
  addRandom: 'Irgendwer',
  remove: (name) => `${name} wegschicken`,
  fullTable: 'Der Tisch ist voll: achtzehn Plätze.',
  strength: 'Stärke',
  strengths: { easy: 'leicht', medium: 'mittel', hard: 'schwer', own: 'gemischt' },
  rules: 'Regeln',
  speed: 'Tempo',
  start: 'Karten geben',
  shareRules: 'Link mit diesen Regeln kopieren',
  copied: 'Der Link ist kopiert.',
  takeBack: 'Zurücknehmen',
  takenBack: 'Zurückgenommen. Im Ergebnis steht es dabei.',
  nothingToTakeBack: 'Es gibt keine Entscheidung von dir, die du zurücknehmen könntest.',
  takeBacks: (count) => plural(count, { one: 'mit # Rücknahme', other: 'mit # Rücknahmen' }),
  notKept: 'Dieser Browser speichert nichts: Das Spiel hält so lange wie diese Seite.',
  gone: 'Dieses Spiel ist auf diesem Gerät nicht zu finden.',
  newGame: 'Neues Spiel',
  elsewhere: 'Dieses Spiel geht in einem anderen Tab weiter.',
  here: 'Hier spielen',
  cannotStart: 'Dieses Spiel kann nicht beginnen. Versuche es mit anderen Personen oder Regeln.',
};

export default de;
