import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number, percent } = formats('de');

const de: Words<'track'> = {
  title: 'Echtes Spiel mitverfolgen',
  intro:
    'Verfolge ein Spiel mit echten Karten mit, Karte für Karte: Sieh, was noch im Nachziehstapel ist und wie hoch das Risiko für alle ist. Danach gibt es Wiedergabe und Analyse.',
  newGame: 'Neues Spiel mitverfolgen',
  games: 'Mitverfolgte Spiele',
  progress: (round, entries) =>
    `Runde ${round}, ${plural(entries, { one: '# Eintrag', other: '# Einträge' })}`,
  wonBy: (names) => `Gewonnen von ${names}`,
  remove: (names) => `Spiel von ${names} löschen`,
  removed: 'Spiel gelöscht.',
  bringBack: 'Rückgängig',
  notLasting: 'Dieser Browser speichert nichts: Das Spiel ist weg, wenn du die Seite schließt.',
  gone: 'Dieses Spiel ist nicht auf diesem Gerät.',
  toList: 'Alle mitverfolgten Spiele',

  setup: {
    who: 'Wer spielt?',
    order: 'In der Reihenfolge am Tisch, im Uhrzeigersinn.',
    dealer: 'Wer gibt zuerst?',
    rules: 'Regeln',
    start: 'Mitverfolgen',
    forCircle: (circle) => `Ein Spiel der Gruppe ${circle}: Am Ende kannst du es dort eintragen.`,
    inCircle: 'In der Gruppe',
  },

  undo: 'Rückgängig',
  redo: 'Wiederholen',
  menu: 'Mehr',
  showLog: 'Eintrag korrigieren',
  big: 'Große Zahlen',
  table: 'Den Tisch zeigen',
  soFar: 'Wiedergabe und Analyse bis hier',
  save: 'Aufzeichnung speichern',
  keys: 'Tastenkürzel',

  firstCard: (name) => `Erste Karte für ${name}`,
  card: (name) => `Karte für ${name}`,
  flip: (name, card) => `${name}: Karte ${card} von 3`,
  turn: (name, stay) => `${name}: Karte oder ${stay}?`,
  target: (name, card) => `${name}: Wer bekommt „${card}“?`,
  duplicate: (name, chance) => `${name}: doppelte Zahl. Wird „${chance}“ eingesetzt?`,
  kept: (name) => `${name} behält sie`,
  used: 'Eingesetzt',
  declined: 'Nicht eingesetzt: geplatzt',
  stayWith: (points) => plural(points, { one: 'mit # Punkt', other: 'mit # Punkten' }),

  pad: 'Karten',
  cardLeft: (card, left, chance) => `${card}: noch ${number(left)}, Chance ${percent(chance)}`,
  cardBusts: (card, left, chance) => `${card}: noch ${number(left)}, Chance ${percent(chance)}, wäre doppelt`,
  cardGone: (card) => `${card}: keine mehr im Nachziehstapel`,
  allGone: (card) =>
    `„${card}“ ist nicht mehr im Nachziehstapel. Wurde die Karte doch ausgeteilt, ist ein früherer Eintrag falsch.`,
  pile: (cards) => `noch ${number(cards)} zu ziehen`,
  risks: 'Risiko, mit der nächsten Karte zu platzen',
  bustUnit: 'Risiko',
  bust: 'Risiko mit der nächsten Karte',
  savedOnce: (chance) => `einmal gerettet, sonst ${chance}`,
  outOf: 'nicht mehr in der Runde',

  entries: 'Einträge',
  entriesHint: 'Tippe einen Eintrag an, um ihn zu korrigieren. Der neueste steht oben.',
  noEntries: 'Noch nichts.',
  round: (round) => `Runde ${round}`,
  got: (name, card) => `${name}: ${card}`,
  answered: (name, answer) => `${name}: ${answer}`,
  aimed: (name, card, target) => `${name}: „${card}“ für ${target}`,
  to: (name) => `für ${name}`,
  reassigned: (count) =>
    plural(count, {
      one: '# späterer Eintrag gehört jetzt zu einem anderen Spieler.',
      other: '# spätere Einträge gehören jetzt zu einem anderen Spieler.',
    }),
  waits: 'passt noch nicht',
  correct: (entry) => `„${entry}“ korrigieren`,
  instead: 'Ersetzen durch',
  before: 'Davor einfügen',
  delete: 'Diesen Eintrag löschen',
  back: 'Zurück zur Liste',

  misfit: {
    title: (entry) => `„${entry}“ passt nicht mehr`,
    waiting: (count) =>
      plural(count, {
        one: 'Nichts ist verloren: # Eintrag wartet.',
        other: 'Nichts ist verloren: # Einträge warten.',
      }),
    replace: (entry) => `Ersetzen durch: ${entry}`,
    insert: (entry) => `Davor einfügen: ${entry}`,
    delete: 'Löschen',
    fits: (fits, of) => `dann passen ${number(fits)} von ${number(of)}`,
    tap: 'Oder tippe die Karte an, die davor kam.',
    undo: 'Korrektur rückgängig machen',
    drop: 'Alles Wartende löschen',
  },

  over: {
    fileInCircle: 'In eine Gruppe eintragen',
    fileIn: (circle) => `In ${circle} eintragen`,
    review: 'Wiedergabe und Analyse',
    again: 'Noch einmal mit denselben Spielern',
  },

  keyList: {
    digits: 'Zahlen 0 bis 9, oder ein Spieler, wenn du einen wählen musst',
    tens: 'Zahlen 10, 11, 12',
    plus: 'Pluskarten: erst +, dann die Zahl; +1 heißt +10',
    times: 'Mal zwei',
    actions: (freeze, three, chance) => `${freeze}, ${three}, ${chance}`,
    stay: (stay) => stay,
    save: (chance) => `„${chance}“ eingesetzt oder nicht`,
    undo: 'Rückgängig; mit Umschalt wiederholen',
    log: 'Eintrag korrigieren',
    big: 'Große Zahlen',
  },
};

export default de;
