import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number, percent } = formats('de');

const de: Words<'history'> = {
  title: 'Verlauf',
  emptyTitle: 'Noch keine Spiele',
  emptyText:
    'Jedes Spiel, das du beendest, bleibt hier: auf diesem Gerät, online, mitverfolgt oder auf einem Punkteblatt, mit deinen Siegen, deinem Glück und deinem Pech.',
  play: 'Jetzt spielen',
  nothingFits: 'Kein Spiel passt zu dieser Auswahl.',

  figures: 'Deine Statistik',
  games: 'Spiele',
  wins: 'Siege',
  ofEvenShare: (share) => `bei gleich starken Spielern: ${number(share, 1)}`,
  averageRound: 'Punkte pro Runde',
  busts: 'Geplatzt',
  bestRound: 'Beste Runde',
  bestTotal: (total) => `bester Endstand: ${number(total)}`,
  rounds: (rounds) => plural(rounds, { one: 'in # Runde', other: 'in # Runden' }),
  bestKnown: (share) => `perfekt allein gespielt: ${percent(share)}`,
  bestAverage: (points) => `perfekt allein gespielt: ${number(points, 1)}`,
  streak: 'Längste Siegesserie',
  streakNow: (count) => plural(count, { one: 'aktuell: # Sieg', other: 'aktuell: # Siege' }),
  accuracy: 'Genauigkeit',
  luck: 'Glück',
  luckWins: (wins) => `${wins < 0 ? '−' : '+'}${number(Math.abs(wins), 2)}`,
  luckHint: 'Siege, die dir die Karten geschenkt oder genommen haben',
  reviewed: (games, of) => `${number(games)} von ${number(of)} Spielen analysiert`,
  notCounted: (games) =>
    plural(games, {
      one: '# Spiel zum Üben oder ohne dich steht in der Liste, zählt aber nicht.',
      other: '# Spiele zum Üben oder ohne dich stehen in der Liste, zählen aber nicht.',
    }),

  winsTitle: 'Siege nach Spielerzahl',
  winsNote:
    'Anteil der Spiele, die du gewonnen hast, neben dem, was bei gleich starken Spielern zu erwarten wäre.',
  won: 'gewonnen',
  evenShare: 'bei gleich starken Spielern',
  players: (players) => plural(players, { one: 'allein', other: '# Spieler' }),
  ofGames: (wins, games) => `${number(wins, wins % 1 === 0 ? 0 : 1)} von ${number(games)}`,
  playersColumn: 'Spieler',
  accuracyTitle: 'Genauigkeit im Lauf der Zeit',
  accuracyNote:
    'Spiel für Spiel: wie viel du von dem behalten hast, was bei deinen Entscheidungen auf dem Spiel stand.',
  luckTitle: 'Glück im Lauf der Zeit',
  luckNote: 'Was die Karten gaben und nahmen, aufsummiert, in Siegen. Glück gleicht sich aus, Können nicht.',
  game: 'Spiel',
  date: 'Datum',

  reviewAll: (games) => plural(games, { one: '# Spiel analysieren', other: '# Spiele analysieren' }),
  reviewing: (done, of) => `Spiel ${number(done)} von ${number(of)} wird analysiert`,
  reviewFailed: 'Einige Spiele konnten nicht analysiert werden.',

  filters: 'Filter',
  allBoxes: 'Beide Schachteln',
  withWhom: 'Mit wem',
  withAnyone: 'Egal mit wem',
  period: 'Zeitraum',
  periods: { all: 'Insgesamt', '7d': 'Letzte 7 Tage', '30d': 'Letzte 30 Tage' },
  noFilters: 'Alle zeigen',
  views: {
    label: 'Ansichten',
    games: 'Spiele',
    you: 'Statistik',
    people: 'Eins gegen eins',
    records: 'Rekorde',
  },
  you: {
    title: 'Wer davon bist du?',
    text: 'Punkteblätter, mitverfolgte Spiele und Spiele an einem Gerät kennen nur Namen. Wähle deinen, dann zählen sie für dich.',
    done: 'Das bin ich',
    nobody: 'Niemand davon',
    change: 'Deine Namen',
  },
  csv: {
    saveGames: 'Spiele als CSV',
    saveRounds: 'Runden als CSV',
    id: 'Spiel',
    date: 'Datum',
    way: 'Art',
    box: 'Schachtel',
    players: 'Spieler',
    winners: 'Sieger',
    rounds: 'Runden',
    yourPlace: 'Dein Platz',
    yourPoints: 'Deine Punkte',
    round: 'Runde',
    player: 'Spieler',
    points: 'Punkte',
    bust: 'Geplatzt',
    total: 'Gesamt',
  },

  list: 'Spiele',
  way: 'Art',
  ways: {
    all: 'Alle Arten',
    play: 'Gegen Bots',
    pass: 'An einem Gerät',
    solo: 'Solo-Herausforderung',
    daily: 'Deck des Tages',
    practice: 'Übung',
    online: 'Online',
    keep: 'Punkteblatt',
    track: 'Mitverfolgt',
    file: 'Aus einer Datei',
  },
  otherDeck: 'Anderes Deck',
  result: 'Ergebnis',
  results: { all: 'Alle Ergebnisse', won: 'Gewonnen', lost: 'Verloren' },
  points: (points) => plural(points, { one: '# Punkt', other: '# Punkte' }),
  with: (names) => `mit ${names}`,
  unreadable: 'Dieses Spiel ist nicht lesbar',
  takeBacks: (count) => plural(count, { one: '# Zug zurückgenommen', other: '# Züge zurückgenommen' }),
  more: 'Mehr zeigen',
  moreAbout: (date) => `Mehr zum Spiel vom ${date}`,
  removeOne: 'Löschen',
  removed: 'Spiel gelöscht.',
  undo: 'Rückgängig',

  data: 'Deine Daten',
  save: 'Alles speichern',
  saveHint:
    'Eine Datei mit Spielen, Punkteblättern, mitverfolgten Spielen, Ergebnissen der Analysen, Übungen, deinen Namen, Hausregeln und Einstellungen. Nicht dabei: laufende Spiele und die Schlüssel, die an Online-Tischen, in Gruppen und auf geteilten Punkteblättern sagen, wer du bist.',
  load: 'Datei importieren',
  loaded: (games) => plural(games, { one: '# Spiel importiert.', other: '# Spiele importiert.' }),
  loadedNone: 'Alles in dieser Datei ist schon hier.',
  loadedOther: 'Die Datei wurde importiert.',
  loadErrors: {
    tooLarge: () => 'Diese Datei ist zu groß, um von Sevenfold zu sein. Es wurde nichts geändert.',
    notJson: () => 'Diese Datei ist beschädigt oder nicht von Sevenfold. Es wurde nichts geändert.',
    notOurs: () => 'Diese Datei ist nicht von Sevenfold. Es wurde nichts geändert.',
    newer: () =>
      'Diese Datei stammt aus einer neueren Version. Lade die Seite neu und versuch es noch einmal.',
    damaged: (index) => `Eintrag ${number(index)} in dieser Datei ist beschädigt. Es wurde nichts geändert.`,
    noRoom: () =>
      'Dieser Browser hat keinen Platz für diese Datei. Lösche zuerst einige Spiele. Es wurde nichts geändert.',
  },
  storage: {
    used: (share) => `${percent(share)} des Speichers, den dieser Browser Sevenfold gibt, sind belegt.`,
    nearlyFull:
      'Ist er voll, bleiben neue Spiele nur, bis du die Seite schließt. Speichere alles als Datei und lösche dann, was du nicht mehr brauchst.',
    notLasting:
      'Dieser Browser speichert deine letzten Änderungen nicht: Sein Speicher ist voll oder gesperrt. Speichere alles als Datei, bevor du die Seite schließt.',
  },
  removeAll: 'Verlauf löschen',
  removeAllTitle: 'Den ganzen Verlauf löschen?',
  removeAllText: (games) =>
    plural(games, {
      one: '# Spiel samt Analyse wird von diesem Gerät gelöscht, ein Online-Spiel auch aus deiner Liste auf dem Server. Speichere vorher eine Datei, wenn du es behalten willst. Punkteblätter und mitverfolgte Spiele bleiben.',
      other:
        '# Spiele samt Analysen werden von diesem Gerät gelöscht, Online-Spiele auch aus deiner Liste auf dem Server. Speichere vorher eine Datei, wenn du sie behalten willst. Punkteblätter und mitverfolgte Spiele bleiben.',
    }),
  removedAll: 'Verlauf gelöscht.',
  onlineNote:
    'Online-Spiele kommen vom Server. Löschst du hier eines, verschwindet es auch dort, aber nur für dich.',
  offline: 'Der Server ist nicht erreichbar: Es können Online-Spiele fehlen.',
};

export default de;
