import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural } = speech('de');

const de: Words<'rules'> = {
  title: 'Hausregeln',
  presets: {
    official: { name: 'Offiziell', text: () => 'Die veröffentlichten Regeln.' },
    classic: {
      name: 'Klassisch',
      text: () =>
        'Für 3–18: Wer dran ist, macht weiter, solange der Mut reicht; Aktionen gehen zuerst an andere.',
    },
    dealThree: {
      name: 'Selbst nehmen',
      text: (t) =>
        `Für 5–12: Wer eine Aktion zieht, nimmt sie selbst; „${t.secondChance}“ darf man ablehnen.`,
    },
    party: { name: 'Party', text: () => 'Die veröffentlichten Regeln für 1–18 Personen.' },
    turnSeven: {
      name: 'Alle fangen an',
      text: () => 'Eine Karte pro Zug, alle beginnen mit einer Karte, Aktionen gehen zuerst an andere.',
    },
  },
  changes: (count) => plural(count, { one: '# Änderung', other: '# Änderungen' }),
  single: 'Jede einzelne Regel',
  official: (value) => `Offiziell: ${value}`,
  reset: 'Zurück zur Vorlage',
  options: {
    target: {
      name: 'Punkte zum Sieg',
      text: () => 'Hat jemand nach einer Runde so viele, gewinnt die höchste Summe.',
    },
    flip7Bonus: {
      name: 'Bonus für sieben',
      text: (t) => `Was „${t.flip7}“ zu den Punkten der Runde hinzufügt.`,
    },
    deal: {
      name: 'Erste Karten',
      text: () => 'Wer die erste Karte weggibt, beginnt ohne Karte oder bekommt noch eine.',
    },
    turn: {
      name: 'Ein Zug',
      text: () => 'Eine Karte, dann sind die Nächsten dran, oder so viele Karten, wie du dich traust.',
    },
    stay: {
      name: 'Aufhören',
      text: (t) => `Ob du für „${t.stay}“ eine Karte vor dir brauchst.`,
    },
    targeting: {
      name: 'Wer Aktionen nimmt',
      text: (t) => `Wen du wählen darfst, wenn du „${t.freeze}“ oder „${t.flipThree}“ ziehst.`,
    },
    secondChance: {
      name: 'Gerettet werden',
      text: (t) => `„${t.secondChance}“ rettet dich von selbst, oder du wirst gefragt.`,
    },
    deferred: {
      name: 'Zurückgelegte Aktionen',
      text: (t) => `Was mit ihnen geschieht, wenn du mitten in „${t.flipThree}“ platzt.`,
    },
    tieBreak: {
      name: 'Gleichstand an der Spitze',
      text: () => 'Was geschieht, wenn mehrere die höchste Summe haben.',
    },
    decks: { name: 'Kartensätze', text: () => 'Wie viele Sätze von 94 Karten zusammengemischt werden.' },
    minPlayers: { name: 'Mindestens', text: () => 'Ein Spiel beginnt mit wenigstens so vielen Personen.' },
    maxPlayers: { name: 'Höchstens', text: () => 'Mehr Personen dürfen sich nicht setzen.' },
  },
  values: {
    deal: { oneEach: 'Je eine', untilAllHaveCards: 'Bis alle eine haben' },
    turn: { oneCard: 'Eine Karte', pressOn: 'Weitermachen' },
    stay: { withCard: 'Mit Karte', always: 'Immer' },
    targeting: { anyActive: 'Alle', othersFirst: 'Andere zuerst', drawer: 'Wer sie zieht' },
    secondChance: { auto: 'Von selbst', ask: 'Fragen' },
    deferred: { discardOnBust: 'Abgelegt', resolveOnBust: 'Trotzdem vergeben' },
    tieBreak: {
      everyone: 'Alle spielen weiter',
      tiedOnly: 'Nur sie spielen weiter',
      shared: 'Alle gewinnen',
    },
  },
  autoDecks: 'Je nach Personen',
  points: (count) => plural(count, { one: '# Punkt', other: '# Punkte' }),
  forPlayers: (fewest, most) => `Diese Regeln sind für ${fewest} bis ${most} Personen.`,
  needMore: (count) =>
    plural(count, {
      one: 'Nimm noch jemanden dazu oder wähle andere Regeln.',
      other: 'Nimm noch # dazu oder wähle andere Regeln.',
    }),
  needFewer: (count) =>
    plural(count, {
      one: 'Nimm jemanden heraus oder wähle andere Regeln.',
      other: 'Nimm # heraus oder wähle andere Regeln.',
    }),
};

export default de;
