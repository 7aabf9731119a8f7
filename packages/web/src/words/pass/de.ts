import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural } = formats('de');

const de: Words<'pass'> = {
  title: 'An einem Gerät',
  intro: 'Alle spielen an diesem Gerät. Alle Karten liegen offen, niemand muss wegschauen.',
  players: (count) => plural(count, { one: '# Spieler', other: '# Spieler' }),
  addBot: 'Bot hinzufügen',
  handOver: 'Pause zwischen den Zügen',
  handOverHint: 'Zeigt groß an, wer dran ist, bis jemand tippt. Praktisch, wenn ihr das Gerät herumgebt.',
  start: 'Karten austeilen',
  pass: (name) => `Gib das Gerät an ${name}`,
  ready: (name) => `Ich bin ${name}`,
};

export default de;
