import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number, percent } = formats('de');

const de: Words<'history'> = {
  title: 'Verlauf',
  emptyTitle: 'Noch keine Spiele',
  emptyText:
    'Jedes Spiel, das du auf diesem Gerät beendest, bleibt hier: mit Wiedergabe, Siegen, Pech und Glück.',
  play: 'Jetzt spielen',
  nothingFits: 'Kein Spiel passt zu dieser Auswahl.',

  figures: 'Deine Statistik',
  games: 'Spiele',
  wins: 'Siege',
  ofEvenShare: (share) => `bei gleich starken Spielern ${number(share, 1)}`,
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
      one: '# Spiel an einem Gerät oder ohne dich steht in der Liste, zählt aber nicht.',
      other: '# Spiele an einem Gerät oder ohne dich stehen in der Liste, zählen aber nicht.',
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
  accuracyNote: 'Wie viel von dem, was bei deinen Entscheidungen auf dem Spiel stand, du behalten hast.',
  luckTitle: 'Glück im Lauf der Zeit',
  luckNote: 'Was die Karten gaben und nahmen, aufsummiert, in Siegen. Glück gleicht sich aus, Können nicht.',
  game: 'Spiel',
  date: 'Datum',

  reviewAll: (games) => plural(games, { one: '# Spiel analysieren', other: '# Spiele analysieren' }),
  reviewing: (done, of) => `Spiel ${number(done)} von ${number(of)} wird analysiert`,
  reviewFailed: 'Einige Spiele konnten nicht analysiert werden.',

  list: 'Spiele',
  way: 'Art',
  ways: {
    all: 'Alle Arten',
    play: 'Gegen Bots',
    pass: 'An einem Gerät',
    solo: 'Solo-Herausforderung',
    daily: 'Deck des Tages',
    online: 'Mit Freunden',
    keep: 'Punkteblatt',
    track: 'Mitverfolgt',
    file: 'Aus einer Datei',
  },
  result: 'Ergebnis',
  results: { all: 'Alle Ergebnisse', won: 'Gewonnen', lost: 'Verloren' },
  points: (points) => plural(points, { one: '# Punkt', other: '# Punkte' }),
  with: (names) => `mit ${names}`,
  unreadable: 'Dieses Spiel ist nicht lesbar',
  takeBacks: (count) => plural(count, { one: '# Zug zurückgenommen', other: '# Züge zurückgenommen' }),
  more: 'Mehr zeigen',
  remove: (date) => `Spiel vom ${date} löschen`,
  removed: 'Spiel gelöscht.',
  undo: 'Rückgängig',

  data: 'Deine Daten',
  save: 'Als Datei speichern',
  load: 'Datei importieren',
  loaded: (games) => plural(games, { one: '# Spiel importiert.', other: '# Spiele importiert.' }),
  loadedNone: 'Alle Spiele dieser Datei sind schon importiert.',
  loadErrors: {
    tooLarge: () => 'Diese Datei ist zu groß für eine Verlaufsdatei.',
    notJson: () => 'Diese Datei ist beschädigt oder keine Verlaufsdatei. Es wurde nichts geändert.',
    notHistory: () => 'Das ist keine Verlaufsdatei. Es wurde nichts geändert.',
    badGame: (index) => `Spiel ${number(index)} in dieser Datei ist beschädigt. Es wurde nichts geändert.`,
    full: () => 'Der Verlauf fasst höchstens 500 Spiele. Lösche zuerst einige.',
  },
  removeAll: 'Alles löschen',
  removeAllTitle: 'Den ganzen Verlauf löschen?',
  removeAllText: (games) =>
    plural(games, {
      one: '# Spiel samt Analyse wird von diesem Gerät gelöscht, Online-Spiele auch aus deiner Liste auf dem Server. Speichere vorher eine Datei, wenn du es behalten willst.',
      other:
        '# Spiele samt Analysen werden von diesem Gerät gelöscht, Online-Spiele auch aus deiner Liste auf dem Server. Speichere vorher eine Datei, wenn du sie behalten willst.',
    }),
  removedAll: 'Verlauf gelöscht.',
  onlineNote:
    'Online-Spiele kommen vom Server. Löschst du hier eines, verschwindet es auch dort, aber nur für dich.',
  offline: 'Der Server ist nicht erreichbar: Es können Online-Spiele fehlen.',
};

export default de;
