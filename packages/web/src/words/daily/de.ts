import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number, percent } = formats('de');

const de: Words<'daily'> = {
  title: 'Deck des Tages',
  intro:
    'Heute spielen alle dieselben Karten, und niemand kann sie vorher sehen. Ein Versuch zählt; danach kannst du andere Decks spielen, so oft du willst.',
  start: 'Heutiges Deck spielen',
  resume: 'Weiterspielen',
  resumeOther: 'Mit dem anderen Deck weiterspielen',
  resumeUntil: 'Danach hast du noch zwei Stunden, um das heutige zu beenden.',
  another: 'Ein anderes Deck spielen',
  practice: 'Ein anderes Deck: Dieser Versuch zählt nicht.',
  retry: 'Noch einmal versuchen',
  problems: {
    offline:
      'Das heutige Deck kommt vom Server, und der ist gerade nicht erreichbar. Du kannst ein anderes Deck spielen, das aber nicht zählt.',
    gone: 'Dieser Tag ist vorbei. Lade die Seite neu, um das heutige Deck zu bekommen.',
    tooMany:
      'Aus deinem Netzwerk wurden zu viele Versuche begonnen. Versuch es in ein paar Minuten noch einmal.',
    readOnly:
      'Der Server wird gerade gewartet. Versuch es später noch einmal, oder spiel ein anderes Deck, das nicht zählt.',
  },
  waiting: {
    offline:
      'Keine Verbindung. Dein Versuch ist sicher; es geht weiter, sobald die Verbindung wieder da ist.',
    gone: 'Die Zeit ist um: Dieses Deck lässt sich nicht mehr beenden.',
    tooMany: 'Zu viele Anfragen aus deinem Netzwerk; es geht gleich weiter.',
    readOnly: 'Der Server wird gerade gewartet. Dein Versuch ist sicher.',
  },
  done: (rounds) => plural(rounds, { one: 'In # Runde geschafft', other: 'In # Runden geschafft' }),
  points: (points) => plural(points, { one: '# Punkt', other: '# Punkte' }),
  streak: (days) => plural(days, { one: 'Serie: # Tag', other: 'Serie: # Tage' }),
  better: (share, others) => `Besser als ${percent(share)} von ${number(others)} anderen`,
  betterThan: (worse, others) =>
    plural(others, {
      one:
        worse > 0
          ? 'Besser als der bisher einzige andere Versuch'
          : 'Der bisher einzige andere Versuch war mindestens so gut',
      other: `Besser als ${number(worse)} von # anderen`,
    }),
  first: 'Außer dir ist noch niemand fertig.',
  notCompared:
    'Dein Ergebnis fließt nicht in diesen Vergleich ein, weil aus deinem Netzwerk heute schon mehrere neue Spieler dabei waren.',
  share: 'Ergebnis teilen',
  shared: 'Ergebnis kopiert.',
  shareText: (day, rounds) =>
    plural(rounds, {
      one: `Sevenfold, Deck des Tages, ${day}: # Runde`,
      other: `Sevenfold, Deck des Tages, ${day}: # Runden`,
    }),
  nextDeck: (time) => `Das nächste Deck kommt um ${time} Uhr.`,
  toToday: 'Zum heutigen Deck',
  details: 'Wie lief es bei den anderen?',
  signs:
    'Ein Symbol pro Runde: 💥 geplatzt, 🌱 unter 15 Punkten, 🍀 unter 30, 🔶 unter 50, 🔥 ab 50, 🌟 sieben Zahlen.',

  everyone: 'So lief es bei allen',
  attempts: (count) => plural(count, { one: '# beendeter Versuch', other: '# beendete Versuche' }),
  roundsAxis: 'Runden',
  shareAxis: 'Anteil der Versuche',
  attemptsColumn: 'Versuche',
  you: 'Du',

  costliest: 'Deine teuerste Entscheidung',
  thinking: 'Deine Entscheidungen werden geprüft …',
  noMistake: 'Keine deiner Entscheidungen war ein Fehler. Gut gespielt!',
  review: 'Zur Analyse',

  calendar: 'Kalender',
  calendarNote: 'Die große Zahl zeigt, wie viele Runden du gebraucht hast.',
  previous: 'Voriger Monat',
  next: 'Nächster Monat',
  dayDone: (day, rounds) => plural(rounds, { one: `${day}: # Runde`, other: `${day}: # Runden` }),

  fair: 'Niemand kann die Karten vorher sehen',
  fairText:
    'Der Server hat diese Karten festgelegt, bevor jemand gespielt hat, und gibt jede erst heraus, wenn sie gebraucht wird. Das Geheimnis dahinter veröffentlicht er am nächsten Tag um 2 Uhr UTC; danach kann jeder die Karten aller prüfen.',
  commitment: 'Fingerabdruck des Geheimnisses',
  secret: 'Das Geheimnis',
  verify: 'Ein heruntergeladenes Spiel prüfst du mit:',
  file: 'DATEI',
  published: 'Was der Server veröffentlicht',
  howItWorks: 'So funktioniert es',
};

export default de;
