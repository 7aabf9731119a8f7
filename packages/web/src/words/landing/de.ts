import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural } = formats('de');

const de: Words<'landing'> = {
  headline: 'Noch eine Karte?',
  what: 'Das Kartenspiel zum Mitzittern, bekannt als Flip 7: kostenlos und ohne Werbung.',
  promise: 'Sieben verschiedene Zahlen, und die Runde gehört dir. Eine Zahl doppelt, und alles ist weg.',
  playNow: 'Jetzt spielen',
  ways: 'So kannst du spielen',
  friends: 'Mit Freunden spielen',
  friendsHint: 'Teile einen Tisch per Link oder Code',
  someone: 'Mitspieler finden',
  someoneHint: 'Ein gewertetes Spiel mit anderen, die gerade warten',
  tv: 'Auf dem Fernseher spielen',
  tvHint: 'Ein großer Tisch, alle spielen am Handy',
  pass: 'An einem Gerät',
  passHint: 'Gebt es reihum weiter, bis zu 18 Spieler',
  solo: 'Solo-Herausforderung',
  soloHint: 'Allein gegen das Deck',
  daily: 'Deck des Tages',
  dailyHint: 'Heute für alle dieselben Karten',
  join: 'Beitreten',
  joinLabel: 'Tischcode',
  joinWrong:
    'Ein Code hat mindestens sechs Buchstaben und Ziffern, zum Beispiel KR7 P4M. Frag deinen Host danach.',
  resume: 'Weiterspielen',
  backToTable: 'Zurück an deinen Tisch',
  ofWay: {
    play: 'Gegen Bots',
    pass: 'An einem Gerät',
    solo: 'Solo-Herausforderung',
    daily: 'Deck des Tages',
    practice: 'Übung',
  },
  practiceDue: (due) =>
    plural(due, { one: 'Üben: # Stellung ist fällig', other: 'Üben: # Stellungen sind fällig' }),
  more: 'Mehr',
  keep: 'Punkteblatt',
  track: 'Echtes Spiel mitverfolgen',
  lab: 'Labor',
  replay: 'Wiedergabe und Analyse',
  tutorial: 'Einführung',
  rules: 'Regeln',
  strategy: 'Strategiekarte',
  practice: 'Üben',
  circles: 'Gruppen',
  history: 'Verlauf',
  you: 'Du',
  privacy: 'Datenschutz',
  about: 'Über Sevenfold',
  languages: 'Sprachen',
  install: 'App installieren',
  installIos: 'Zum Installieren: auf Teilen tippen, dann „Zum Home-Bildschirm“.',
  noAccount: 'Kein Konto. Keine Werbung. Funktioniert offline.',
};

export default de;
