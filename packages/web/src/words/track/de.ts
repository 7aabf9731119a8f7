import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural, number, percent } = speech('de');

const de: Words<'track'> = {
  title: 'Ein echtes Spiel verfolgen',
  intro:
    'Verfolge ein Spiel mit echten Karten, Karte für Karte: was noch im Stapel ist, das Risiko aller, und danach Wiedergabe und Analyse.',
  newGame: 'Neues Spiel verfolgen',
  games: 'Verfolgte Spiele',
  progress: (round, entries) =>
    `Runde ${round}, ${plural(entries, { one: '# Eintrag', other: '# Einträge' })}`,
  wonBy: (names) => `Gewonnen von ${names}`,
  remove: (names) => `Spiel von ${names} löschen`,
  removed: 'Spiel gelöscht.',
  bringBack: 'Zurückholen',
  notLasting: 'Dieser Browser bewahrt nichts auf: Das Spiel ist weg, wenn die Seite geschlossen wird.',
  gone: 'Dieses Spiel ist nicht auf diesem Gerät.',
  toList: 'Zu allen verfolgten Spielen',

  setup: {
    who: 'Wer spielt',
    order: 'In der Reihenfolge am Tisch, im Uhrzeigersinn.',
    dealer: 'Wer gibt zuerst',
    rules: 'Regeln',
    start: 'Verfolgen',
  },

  undo: 'Rückgängig',
  redo: 'Wiederherstellen',
  menu: 'Mehr',
  showLog: 'Eintrag berichtigen',
  big: 'Große Zahlen',
  table: 'Den Tisch zeigen',
  soFar: 'Wiedergabe und Analyse bis hier',
  save: 'Aufzeichnung speichern',
  keys: 'Tasten',

  firstCard: (name) => `Erste Karte für ${name}`,
  card: (name) => `Karte für ${name}`,
  flip: (name, card) => `${name}: Karte ${card} von 3`,
  turn: (name, stay) => `${name}: Karte oder ${stay}?`,
  target: (name, card) => `${name}: Wer bekommt „${card}“?`,
  save2: (name, chance) => `${name}: doppelt. Wird „${chance}“ eingesetzt?`,
  used: 'Eingesetzt',
  declined: 'Nicht eingesetzt: geplatzt',
  stayWith: (points) => plural(points, { one: 'mit # Punkt', other: 'mit # Punkten' }),

  pad: 'Karten',
  cardLeft: (card, left, chance) => `${card}: noch ${number(left)}, ${percent(chance)}`,
  cardBusts: (card, left, chance) => `${card}: noch ${number(left)}, ${percent(chance)}, wäre doppelt`,
  cardGone: (card) => `${card}: keine mehr im Stapel`,
  allGone: (card) =>
    `„${card}“ ist nicht mehr im Stapel. Wurde die Karte doch gegeben, ist ein früherer Eintrag falsch.`,
  pile: (cards) => `noch ${number(cards)}`,
  risks: 'Chance, mit der nächsten Karte zu platzen',
  bust: 'platzt mit der nächsten Karte',
  savedOnce: (chance) => `einmal gerettet, sonst ${chance}`,
  outOf: 'nicht mehr in der Runde',

  entries: 'Was eingegeben wurde',
  entriesHint: 'Tippe einen Eintrag an, um ihn zu berichtigen. Der neueste steht oben.',
  noEntries: 'Noch nichts.',
  round: (round) => `Runde ${round}`,
  got: (name, card) => `${name}: ${card}`,
  answered: (name, answer) => `${name}: ${answer}`,
  aimed: (name, card, target) => `${name}: „${card}“ an ${target}`,
  to: (name) => `an ${name}`,
  reassigned: (count) =>
    plural(count, {
      one: '# späterer Eintrag gehört jetzt jemand anderem.',
      other: '# spätere Einträge gehören jetzt jemand anderem.',
    }),
  waits: 'passt noch nicht',
  correct: (entry) => `„${entry}“ berichtigen`,
  instead: 'Es war',
  before: 'Davor kam',
  delete: 'Diesen Eintrag löschen',
  back: 'Zurück zur Liste',

  misfit: {
    title: (entry) => `„${entry}“ passt nicht mehr`,
    waiting: (count) =>
      plural(count, {
        one: 'Nichts ist verloren: # Eintrag wartet.',
        other: 'Nichts ist verloren: # Einträge warten.',
      }),
    replace: (entry) => `Es war: ${entry}`,
    insert: (entry) => `Davor kam: ${entry}`,
    delete: 'Löschen',
    fits: (fits, of) => `dann passen ${number(fits)} von ${number(of)}`,
    tap: 'Oder tippe an, was davor kam.',
    undo: 'Berichtigung zurücknehmen',
    drop: 'Alles Wartende vergessen',
  },

  over: {
    review: 'Wiedergabe und Analyse',
    again: 'Noch einmal mit denselben',
  },

  keyList: {
    digits: 'Zahlen 0 bis 9; ein Spieler, wo einer zu wählen ist',
    tens: 'Zahlen 10, 11, 12',
    plus: 'Pluskarten: + und dann die Zahl; +1 ist plus 10',
    times: 'Mal zwei',
    actions: (freeze, three, chance) => `${freeze}, ${three}, ${chance}`,
    stay: (stay) => stay,
    save: (chance) => `„${chance}“ eingesetzt oder nicht`,
    undo: 'Rückgängig; mit Umschalt wiederherstellen',
    log: 'Eintrag berichtigen',
    big: 'Große Zahlen',
  },
};

export default de;
