import type { Words } from '../areas.ts';

const de: Words<'landing'> = {
  headline: 'Noch eine Karte?',
  promise: 'Sieben verschiedene Zahlen, und die Runde gehört dir. Eine Zahl doppelt, und alles ist weg.',
  playNow: 'Jetzt spielen',
  ways: 'Spielarten',
  friends: 'Mit Freunden spielen',
  friendsHint: 'Teile einen Tisch per Link oder Code',
  pass: 'An einem Gerät',
  passHint: 'Gebt es reihum, bis zu 18 Spieler',
  solo: 'Solo-Herausforderung',
  soloHint: 'Allein gegen das Deck',
  daily: 'Deck des Tages',
  dailyHint: 'Heute für alle dieselben Karten',
  join: 'Beitreten',
  joinLabel: 'Tisch-Code',
  joinWrong:
    'Ein Code hat mindestens sechs Buchstaben und Ziffern, zum Beispiel KR7 P4M. Frag deinen Host danach.',
  resume: 'Weiterspielen',
  backToTable: 'Zurück an deinen Tisch',
  ofWay: {
    play: 'Gegen Bots',
    pass: 'An einem Gerät',
    solo: 'Solo-Herausforderung',
    daily: 'Deck des Tages',
  },
  more: 'Mehr',
  keep: 'Punkteblatt',
  track: 'Echtes Spiel mitverfolgen',
  lab: 'Labor',
  replay: 'Wiedergabe und Analyse',
  learn: 'So wird gespielt',
  rules: 'Regeln',
  strategy: 'Strategiekarte',
  history: 'Verlauf',
  about: 'Über Sevenfold',
  languages: 'Sprachen',
  install: 'App installieren',
  installIos: 'Zum Installieren: auf Teilen tippen, dann „Zum Home-Bildschirm“.',
  noAccount: 'Kein Konto. Keine Werbung. Funktioniert offline.',
};

export default de;
