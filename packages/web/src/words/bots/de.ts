import type { Words } from '../areas.ts';

const de: Words<'bots'> = {
  sentences: {
    pip: 'Dreht für sein Leben gern Karten um und hört auf, wenn ihm danach ist.',
    wanda: 'Geht früh auf Nummer sicher: Zwölf Punkte sind zwölf Punkte.',
    rocco: 'Hört nie unter 38 auf und prahlt damit, wenn es klappt.',
    greta: 'Hört bei 25 auf und weiß, wen man einfriert, ist aber leicht abzulenken.',
    mabel: 'Zählt die Karten und macht weiter, bis jede vierte sie platzen ließe.',
    felix: 'Wägt jede Karte gegen seine Punkte ab und verschenkt nie eine Zweite Chance.',
    sibyl: 'Spielt die Runde ein paar hundert Mal im Kopf zu Ende, bevor sie antwortet.',
  },
  level: (level) => `Stufe ${level} von 10`,
};

export default de;
