import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { percent } = speech('de');

const de: Words<'learn'> = {
  title: 'So wird gespielt',
  next: 'Weiter',
  skip: 'Überspringen',
  step: (at, of) => `Schritt ${at} von ${of}`,
  tryThis: (answer) => `Guter Gedanke. Versuche es in dieser Lektion mit „${answer}“.`,
  steps: {
    welcome: () =>
      'Sammle verschiedene Zahlen und hör auf, bevor eine doppelt kommt. Wer zuerst am Ziel ist, gewinnt; hier genügen 80. Zum Anfang bekommen alle eine Karte.',
    firstCard: (t) => `Eine 8: acht Punkte, wenn du sie behältst. Noch eine Karte? Drücke „${t.hit}“.`,
    risk: (t, chance) =>
      `8 und 3, bisher 11 Punkte. Noch eine 8 oder 3, und du platzt: ${percent(chance)} der Karten. Im Stapel sind acht 8er, aber nur drei 3er; die Striche auf der Karte verraten es. Noch einmal „${t.hit}“.`,
    greed: (t, chance) =>
      `23 Punkte, und zu ${percent(chance)} platzt du: Es gibt zwölf 12er. Pip hat aufgehört. Klug wäre, das auch zu tun … aber schau, was passiert: „${t.hit}“.`,
    bust: () =>
      'Eine zweite 8: Du bist geplatzt, und die Runde bringt dir nichts. Das ist die ganze Gefahr des Spiels. Auf zur nächsten Runde.',
    modifier: (t) =>
      `+4 ist ein Bonus: vier Punkte obendrauf, und damit platzt du nie. Du hast noch keine Zahl, also ist „${t.hit}“ sicher.`,
    secondChance: (t) =>
      `„${t.secondChance}“! Das rettet dich einmal vor einer doppelten Zahl. Sei mutig: „${t.hit}“.`,
    safe: (t) => `Eine 10, und du bist geschützt. „${t.hit}“!`,
    saved: (t) =>
      `Eine zweite 10, aber „${t.secondChance}“ nimmt sie mit: Beide werden abgelegt, du bleibst drin. Jetzt bist du ohne Schutz. Noch einmal „${t.hit}“.`,
    stay: (t) => `×2 verdoppelt deine Zahlen: 10 × 2 + 4 macht 24 Punkte. Behalte sie: Drücke „${t.stay}“.`,
    scored: () =>
      '24 Punkte gehören dir, endgültig. Letzte Runde: Schau, was Pip mit der ersten Karte macht.',
    flipThree: (t) =>
      `„${t.flipThree}“: Wer das bekommt, nimmt drei Karten, eine nach der anderen. Pip hat gehofft, dass du platzt; stattdessen hast du vier Zahlen. „${t.hit}“.`,
    freeze: (t) =>
      `„${t.freeze}“: Wer das bekommt, ist mit dem, was da liegt, aus der Runde. Pip hat noch nichts. Gib es Pip.`,
    six: (t) =>
      `Pip ist ohne Punkte draußen, und du hast 26. Sieben verschiedene Zahlen sind „${t.flip7}“ und bringen 15 dazu. Vier hast du. Trau dich: „${t.hit}“.`,
    nearly: (t) => `Fünf. „${t.hit}“.`,
    last: (t, chance) => `Sechs! Noch eine, bei ${percent(chance)} Risiko. „${t.hit}“!`,
    done: (t) =>
      `„${t.flip7}“! Die Runde ist sofort zu Ende, und 61 Punkte gehören dir: 46 für die Zahlen und 15 dazu. Du gewinnst. Jetzt gegen richtige Gegner?`,
  },
  yourRules: (rules) => `Du spielst hier nach anderen Regeln: ${rules}. Das ist anders:`,
  play: 'Jetzt spielen',
  rules: 'Alle Regeln lesen',
  again: 'Noch einmal',
};

export default de;
