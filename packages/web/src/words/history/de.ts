import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural, number, percent } = speech('de');

const de: Words<'history'> = {
  title: 'Verlauf',
  emptyTitle: 'Noch keine Spiele',
  emptyText:
    'Jedes Spiel, das du auf diesem Gerät zu Ende spielst, bleibt hier: Siege, Pech, Glück und eine Wiedergabe.',
  play: 'Jetzt spielen',
  nothingFits: 'Kein Spiel passt zu dieser Auswahl.',

  figures: 'Deine Werte',
  games: 'Spiele',
  wins: 'Siege',
  ofFair: (fair) => `gerechter Anteil ${number(fair, 1)}`,
  averageRound: 'Schnitt je Runde',
  busts: 'Geplatzt',
  bestRound: 'Beste Runde',
  bestTotal: (total) => `bester Endstand ${number(total)}`,
  rounds: (rounds) => plural(rounds, { one: 'in # Runde', other: 'in # Runden' }),
  bestKnown: (share) => `bestes Spiel allein ${percent(share)}`,
  bestAverage: (points) => `bestes Spiel allein ${number(points, 1)}`,
  streak: 'Längste Serie',
  streakNow: (count) => plural(count, { one: 'jetzt # Sieg', other: 'jetzt # Siege' }),
  accuracy: 'Genauigkeit',
  luck: 'Glück',
  luckWins: (wins) => `${wins < 0 ? '−' : '+'}${number(Math.abs(wins), 2)}`,
  luckHint: 'in Siegen, von den Karten geschenkt oder genommen',
  reviewed: (games, of) => `${number(games)} von ${number(of)} Spielen analysiert`,
  notCounted: (games) =>
    plural(games, {
      one: '# Spiel reihum oder ohne einen Platz von dir steht in der Liste, zählt aber nicht.',
      other: '# Spiele reihum oder ohne einen Platz von dir stehen in der Liste, zählen aber nicht.',
    }),

  winsTitle: 'Siege nach Anzahl Personen',
  winsNote: 'Anteil deiner Spiele, die du gewonnen hast, und der gerechte Anteil unter Gleichen.',
  won: 'gewonnen',
  fair: 'gerechter Anteil',
  players: (players) => plural(players, { one: 'allein', other: '# Personen' }),
  ofGames: (wins, games) => `${number(wins, wins % 1 === 0 ? 0 : 1)} von ${number(games)}`,
  playersColumn: 'Personen',
  accuracyTitle: 'Genauigkeit im Lauf der Zeit',
  accuracyNote: 'Wie viel von dem, was bei deinen Entscheidungen auf dem Spiel stand, du behalten hast.',
  luckTitle: 'Glück im Lauf der Zeit',
  luckNote: 'Was die Karten gaben und nahmen, aufsummiert, in Siegen. Glück gleicht sich aus, Können nicht.',
  game: 'Spiel',
  date: 'Datum',

  reviewAll: (games) => plural(games, { one: '# Spiel analysieren', other: '# Spiele analysieren' }),
  reviewing: (done, of) => `Spiel ${number(done)} von ${number(of)} wird analysiert`,
  reviewFailed: 'Manche Spiele ließen sich nicht analysieren.',

  list: 'Spiele',
  way: 'Art',
  ways: {
    all: 'Alle Arten',
    play: 'Gegen Bots',
    pass: 'Reihum an einem Gerät',
    solo: 'Solo-Herausforderung',
    daily: 'Tagesstapel',
    online: 'Mit Freunden',
    keep: 'Punkteblatt',
    track: 'Mitverfolgt',
    file: 'Aus einer Datei',
  },
  result: 'Ergebnis',
  results: { all: 'Alle Ergebnisse', won: 'Gewonnen', lost: 'Nicht gewonnen' },
  points: (points) => plural(points, { one: '# Punkt', other: '# Punkte' }),
  with: (names) => `mit ${names}`,
  unreadable: 'Dieses Spiel ist nicht lesbar',
  takeBacks: (count) => plural(count, { one: '# Zug zurückgenommen', other: '# Züge zurückgenommen' }),
  more: 'Mehr zeigen',
  remove: (date) => `Spiel vom ${date} löschen`,
  removed: 'Das Spiel ist gelöscht.',
  undo: 'Rückgängig',

  keepSafe: 'Deine Daten',
  save: 'Als Datei speichern',
  load: 'Datei laden',
  loaded: (games) => plural(games, { one: '# Spiel kam dazu.', other: '# Spiele kamen dazu.' }),
  loadedNone: 'Alle Spiele dieser Datei waren schon da.',
  loadErrors: {
    tooLarge: () => 'Diese Datei ist zu groß für einen Verlauf.',
    notJson: () => 'Diese Datei ist beschädigt oder kein Verlauf und nicht lesbar. Nichts wurde geändert.',
    notHistory: () => 'Diese Datei enthält etwas anderes, keinen Verlauf. Nichts wurde geändert.',
    badGame: (index) => `Spiel ${number(index)} dieser Datei ist beschädigt. Nichts wurde geändert.`,
    full: () => 'So viele Spiele passen nicht hierher, höchstens 500. Lösche zuerst einige.',
  },
  removeAll: 'Alles löschen',
  removeAllTitle: 'Den ganzen Verlauf löschen?',
  removeAllText: (games) =>
    plural(games, {
      one: '# Spiel samt Analyse verschwindet von diesem Gerät, Online-Spiele auch aus deiner Liste auf dem Server. Speichere vorher eine Datei, wenn du es behalten willst.',
      other:
        '# Spiele samt Analysen verschwinden von diesem Gerät, Online-Spiele auch aus deiner Liste auf dem Server. Speichere vorher eine Datei, wenn du sie behalten willst.',
    }),
  removedAll: 'Alles ist gelöscht.',
  onlineNote:
    'Online-Spiele kommen vom Server. Löschst du hier eines, verschwindet es auch dort, aber nur für dich.',
  offline: 'Der Server ist nicht erreichbar: Online-Spiele können fehlen.',
};

export default de;
