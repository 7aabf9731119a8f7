import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural, number, date } = speech('de');

const de: Words<'solo'> = {
  title: 'Solo-Herausforderung',
  intro: (target) => `Wie viele Runden bis ${number(target)} Punkte, allein gegen den Stapel?`,
  start: 'Anfangen',
  resume: 'Weiterspielen',
  rounds: (count) => plural(count, { one: '# Runde', other: '# Runden' }),
  medals: { legend: 'Legende', gold: 'Gold', silver: 'Silber', bronze: 'Bronze' },
  within: (rounds) => `höchstens ${number(rounds)} Runden`,
  under: (rounds) => `unter ${number(rounds)} Runden`,
  noMedal: 'Diesmal keine Medaille',
  best: 'Deine Bestmarke',
  noBest: 'Noch kein Versuch beendet.',
  newBest: 'Deine neue Bestmarke!',
  bestPlay: (rounds) =>
    `Bestes Spiel braucht im Mittel ${number(rounds, 2)} Runden, mit frischem Stapel in jeder Runde.`,
  legendChance: (games) => `Unter fünf: eines von ${number(games)} Spielen, wenn man perfekt darauf spielt.`,
  compare: (difference) =>
    difference < 0
      ? `${number(-difference, 1)} Runden besser als bestes Spiel im Mittel`
      : `${number(difference, 1)} Runden mehr als bestes Spiel im Mittel`,
  attempts: 'Versuche',
  when: (at) => date(at),
  takeBacks: (count) => plural(count, { one: 'mit # Rücknahme', other: 'mit # Rücknahmen' }),

  dailyTitle: 'Stapel des Tages',
  dailyIntro: 'Heute dieselben Karten für alle. Dein erster Versuch zählt; danach darfst du üben.',
  dailyStart: 'Den heutigen Stapel spielen',
  practise: 'Den heutigen Stapel üben',
  practice: 'Übung: Nur dein erster Versuch zählt.',
  done: (rounds) => plural(rounds, { one: 'In # Runde geschafft', other: 'In # Runden geschafft' }),
  streak: (days) => plural(days, { one: '# Tag in Folge', other: '# Tage in Folge' }),
  share: 'Ergebnis teilen',
  shared: 'Das Ergebnis ist kopiert.',
  shareText: (day, rounds) =>
    plural(rounds, {
      one: `Sevenfold, Stapel vom ${day}: # Runde`,
      other: `Sevenfold, Stapel vom ${day}: # Runden`,
    }),
  nextDeck: 'Der nächste Stapel kommt um Mitternacht UTC.',
  signs:
    'Ein Zeichen pro Runde: 💥 geplatzt, 🌱 unter 15 Punkten, 🍀 unter 30, 🔶 unter 50, 🔥 ab 50, 🌟 sieben Zahlen.',
};

export default de;
