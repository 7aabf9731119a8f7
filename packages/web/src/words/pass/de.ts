import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural } = speech('de');

const de: Words<'pass'> = {
  title: 'Um ein Gerät',
  intro: 'Alle spielen an diesem Gerät. Alle Karten liegen offen, niemand muss wegschauen.',
  players: (count) => plural(count, { one: '# Person', other: '# Personen' }),
  addBot: 'Einen Bot dazunehmen',
  handOver: 'Vor jedem Zug fragen',
  handOverHint:
    'Zeigt auf dem ganzen Bildschirm, wer dran ist, bis jemand tippt. Hilft, wenn das Gerät herumgeht.',
  start: 'Karten geben',
  pass: (name) => `Gib das Gerät an ${name}`,
  ready: (name) => `Ich bin ${name}`,
};

export default de;
