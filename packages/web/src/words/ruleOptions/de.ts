import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural } = formats('de');

const de: Words<'ruleOptions'> = {
  title: 'Hausregeln',
  presets: {
    official: { name: 'Offiziell', text: () => 'Die veröffentlichten Regeln.' },
    classic: {
      name: 'Klassisch',
      text: () =>
        'Für 3–18 Spieler: Bist du dran, ziehst du, solange du dich traust; Aktionen gibst du anderen, solange es geht.',
    },
    dealThree: {
      name: 'Selbst nehmen',
      text: (t) =>
        `Für 5–12 Spieler: Aktionen, die du ziehst, nimmst du selbst, und du entscheidest, ob du „${t.secondChance}“ einsetzt.`,
    },
    party: { name: 'Party', text: () => 'Die veröffentlichten Regeln für 1–18 Spieler.' },
    turnSeven: {
      name: 'Alle starten',
      text: () =>
        'Eine Karte pro Zug, alle beginnen mit einer Karte, Aktionen gibst du anderen, solange es geht.',
    },
  },
  differing: (rules) => `Du spielst nach anderen Regeln: ${rules}. Das ist anders:`,
  changes: (count) => plural(count, { one: '# Änderung', other: '# Änderungen' }),
  single: 'Alle Optionen',
  setting: (name, value) => `${name}: ${value}`,
  official: (value) => `Offiziell: ${value}`,
  effects: 'Was bewirkt welche Regel?',
  reset: 'Auf die Vorlage zurücksetzen',
  nameSet: 'Gib diesen Regeln einen Namen',
  nameSetHint: 'Dann stehen sie auf diesem Gerät bei jeder Auswahl von Regeln ganz oben.',
  setExample: 'Omas Regeln',
  saveSet: 'Namen speichern',
  savedSet: (name) => `Gespeichert: ${name}`,
  showSet: 'Zeigen, teilen oder drucken',
  removeSet: (name) => `„${name}“ löschen`,
  options: {
    target: {
      name: 'Punkte zum Sieg',
      text: () => 'Hat jemand nach einer Runde so viele Punkte, gewinnt der höchste Punktestand.',
    },
    flip7Bonus: {
      name: 'Bonus für sieben Zahlen',
      text: (t) => `Wie viele Punkte „${t.flip7}“ in der Runde zusätzlich bringt.`,
    },
    deal: {
      name: 'Erste Karten',
      text: () =>
        'Wie die Runde beginnt: mit je einer Karte, mit weiteren, bis alle etwas haben, oder ohne Geben.',
    },
    turn: {
      name: 'Ein Zug',
      text: () => 'Eine Karte, dann ist der Nächste dran, oder so viele Karten, wie du dich traust.',
    },
    stay: {
      name: 'Aufhören',
      text: (t) => `Ob du für „${t.stay}“ eine Karte vor dir brauchst.`,
    },
    targeting: {
      name: 'Wer Aktionen bekommt',
      text: (t) => `Wen du wählen darfst, wenn du „${t.freeze}“ oder „${t.flipThree}“ ziehst.`,
    },
    secondChance: {
      name: 'Rettung',
      text: (t) => `„${t.secondChance}“ rettet dich automatisch, oder du entscheidest.`,
    },
    secondChanceTo: {
      name: 'Andere retten',
      text: (t) =>
        `Ziehst du „${t.secondChance}“, behältst du die Karte, oder du darfst sie jemandem geben, der keine hat.`,
    },
    shuffle: {
      name: 'Mischen',
      text: () => 'Der Nachziehstapel wird aufgebraucht, oder jede Runde beginnt mit allen Karten.',
    },
    doubles: {
      name: 'Was ×2 verdoppelt',
      text: () => 'Nur die Zahlen, auch die Pluskarten oder sogar den Bonus für sieben Zahlen.',
    },
    deferred: {
      name: 'Beiseitegelegte Aktionen',
      text: (t) => `Was mit ihnen geschieht, wenn du während „${t.flipThree}“ platzt.`,
    },
    tieBreak: {
      name: 'Gleichstand an der Spitze',
      text: () => 'Was geschieht, wenn mehrere den höchsten Punktestand haben.',
    },
    decks: { name: 'Decks', text: () => 'Wie viele Decks mit 94 Karten zusammengemischt werden.' },
    minPlayers: { name: 'Spieler mindestens', text: () => 'So viele braucht ein Spiel mindestens.' },
    maxPlayers: { name: 'Spieler höchstens', text: () => 'Mehr dürfen nicht mitspielen.' },
  },
  values: {
    deal: {
      oneEach: 'Je eine',
      untilAllHaveCards: 'Bis alle eine Karte haben',
      untilAllHaveNumbers: 'Bis alle eine Zahl haben',
      none: 'Ohne Geben',
    },
    turn: { oneCard: 'Eine Karte', pressOn: 'Solange du willst' },
    stay: { withCard: 'Mit Karte', always: 'Immer' },
    targeting: { anyActive: 'Alle', othersFirst: 'Andere zuerst', drawer: 'Wer sie zieht' },
    secondChance: { auto: 'Automatisch', ask: 'Nachfragen' },
    secondChanceTo: { drawer: 'Behalten', anyone: 'Behalten oder geben' },
    shuffle: { whenEmpty: 'Wenn der Stapel leer ist', everyRound: 'Vor jeder Runde' },
    doubles: { numbers: 'Zahlen', numbersAndPlus: 'Zahlen und Plus', everything: 'Alles' },
    deferred: { discardOnBust: 'Werden abgelegt', resolveOnBust: 'Werden trotzdem vergeben' },
    tieBreak: {
      everyone: 'Alle spielen weiter',
      tiedOnly: 'Nur die Führenden spielen weiter',
      shared: 'Alle Führenden gewinnen',
    },
  },
  autoDecks: 'Nach Spielerzahl',
  points: (count) => plural(count, { one: '# Punkt', other: '# Punkte' }),
  forPlayers: (fewest, most) => `Diese Regeln sind für ${fewest} bis ${most} Spieler.`,
  needMore: (count) =>
    plural(count, {
      one: 'Füge noch # Spieler hinzu oder wähle andere Regeln.',
      other: 'Füge noch # Spieler hinzu oder wähle andere Regeln.',
    }),
  needFewer: (count) =>
    plural(count, {
      one: 'Entferne # Spieler oder wähle andere Regeln.',
      other: 'Entferne # Spieler oder wähle andere Regeln.',
    }),
};

export default de;
