import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number, date } = formats('de');

const de: Words<'solo'> = {
  title: 'Solo-Herausforderung',
  intro: (target) => `Wie viele Runden brauchst du allein bis ${number(target)} Punkte?`,
  start: 'Los geht’s',
  resume: 'Weiterspielen',
  rounds: (count) => plural(count, { one: '# Runde', other: '# Runden' }),
  medals: { legend: 'Legende', gold: 'Gold', silver: 'Silber', bronze: 'Bronze' },
  within: (rounds) => `höchstens ${number(rounds)} Runden`,
  under: (rounds) => `unter ${number(rounds)} Runden`,
  noMedal: 'Diesmal keine Medaille',
  best: 'Dein Rekord',
  noBest: 'Noch kein Versuch beendet.',
  newBest: 'Neuer Rekord!',
  bestPlay: (rounds) =>
    `Perfektes Spiel braucht im Schnitt ${number(rounds, 2)} Runden, mit neuem Deck in jeder Runde.`,
  legendChance: (games) =>
    `Unter fünf Runden: Das gelingt selbst bei perfektem Spiel nur in einem von ${number(games)} Spielen.`,
  compare: (difference) =>
    difference < 0
      ? `${number(-difference, 1)} Runden weniger als perfektes Spiel im Schnitt`
      : `${number(difference, 1)} Runden mehr als perfektes Spiel im Schnitt`,
  attempts: 'Versuche',
  when: (at) => date(at),
  takeBacks: (count) =>
    plural(count, { one: 'mit # zurückgenommenen Zug', other: 'mit # zurückgenommenen Zügen' }),

  dailyTitle: 'Deck des Tages',
  dailyIntro: 'Heute dieselben Karten für alle. Nur dein erster Versuch zählt; danach kannst du üben.',
  dailyStart: 'Heutiges Deck spielen',
  practise: 'Mit dem heutigen Deck üben',
  practice: 'Übung: Nur dein erster Versuch zählt.',
  done: (rounds) => plural(rounds, { one: 'In # Runde geschafft', other: 'In # Runden geschafft' }),
  streak: (days) => plural(days, { one: '# Tag in Folge', other: '# Tage in Folge' }),
  share: 'Ergebnis teilen',
  shared: 'Ergebnis kopiert.',
  shareText: (day, rounds) =>
    plural(rounds, {
      one: `Sevenfold, Deck des Tages, ${day}: # Runde`,
      other: `Sevenfold, Deck des Tages, ${day}: # Runden`,
    }),
  nextDeck: 'Das nächste Deck kommt um Mitternacht UTC.',
  signs:
    'Ein Symbol pro Runde: 💥 geplatzt, 🌱 unter 15 Punkten, 🍀 unter 30, 🔶 unter 50, 🔥 ab 50, 🌟 sieben Zahlen.',
};

export default de;
