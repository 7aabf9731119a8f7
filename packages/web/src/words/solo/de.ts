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
};

export default de;
