import type { Words } from '../areas.ts';

const de: Words<'hints'> = {
  turn: (t) =>
    `„${t.hit}“ deckt noch eine Karte für dich auf, „${t.stay}“ sichert deine Punkte; kommt eine Zahl doppelt, gehst du in dieser Runde leer aus.`,
  target: {
    freeze: 'Der Spieler, den du wählst, scheidet aus der Runde aus und behält seine Punkte.',
    flipThree: 'Der Spieler, den du wählst, muss drei Karten ziehen: früh ein Geschenk, später eine Falle.',
    secondChance: (t) => `Du hast schon „${t.secondChance}“; such dir aus, wer diese Karte bekommt.`,
    keepSecondChance: (t) =>
      `Nach diesen Regeln darfst du die Karte „${t.secondChance}“ behalten oder jemandem geben, der keine hat.`,
  },
  secondChance: (t) => `„${t.secondChance}“ rettet einmal vor dem Platzen.`,
  bust: 'Geplatzt: dieselbe Zahl doppelt, also keine Punkte in dieser Runde.',
  save: (t) =>
    `Gerettet: „${t.secondChance}“ und die doppelte Zahl werden abgelegt, sonst ist nichts verloren.`,
  saveOrBust: (t) =>
    `Eine doppelte Zahl: Mit der Karte „${t.secondChance}“ werden beide abgelegt, ohne sie platzt man.`,
  flip7: (t) => `${t.flip7}: Sieben verschiedene Zahlen beenden die Runde sofort, für alle.`,
  close: 'Verstanden',
  tutorial: 'Zur Einführung',
};

export default de;
