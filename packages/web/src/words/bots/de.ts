import type { Words } from '../areas.ts';

const de: Words<'bots'> = {
  sentences: {
    pip: 'Dreht für sein Leben gern Karten um und hört auf, wenn ihm danach ist.',
    wanda: 'Macht bei 15 Schluss: Sicher ist sicher.',
    rocco: 'Hört nie unter 39 auf und prahlt damit, wenn es klappt.',
    greta: 'Hört bei 27 auf und weiß, wen man einfriert, ist aber leicht abzulenken.',
    mabel: 'Zählt die Karten und macht weiter, bis jede vierte sie platzen ließe.',
    felix: 'Wägt jede Karte gegen seine Punkte ab und verschenkt nie eine Karte, die ihn retten kann.',
    sibyl: 'Spielt die Runde ein paar hundert Mal im Kopf zu Ende, bevor sie antwortet.',
  },
  level: (level) => `Stufe ${level} von 10`,
};

export default de;
