import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { percent } = formats('de');

const de: Words<'tutorial'> = {
  title: 'Einführung',
  next: 'Weiter',
  skip: 'Überspringen',
  step: (at, of) => `Schritt ${at} von ${of}`,
  instead: {
    s: (t) =>
      `Mit „${t.stay}“ ist die Runde für dich vorbei, und du behältst deine Punkte. Aber es gibt noch mehr zu sehen: Drück „${t.hit}“.`,
    h: (t) => `Mit „${t.hit}“ setzt du deine 24 Punkte aufs Spiel. Behalte sie diesmal: Drück „${t.stay}“.`,
    '@0': (t) =>
      `„${t.freeze}“ darfst du auch dir selbst geben: Dann ist die Runde für dich vorbei, und du behältst deine Punkte. Gib die Karte diesmal Pip.`,
  },
  steps: {
    welcome: () =>
      'Sammle verschiedene Zahlen und hör auf, bevor eine doppelt kommt. Sobald jemand das Ziel erreicht, hier 80 Punkte, gewinnt der höchste Punktestand. Alle beginnen mit einer Karte.',
    firstCard: (t) =>
      `Eine 8: Das sind acht Punkte, wenn du sie behältst. Noch eine Karte? Drück „${t.hit}“.`,
    risk: (t, chance) =>
      `8 und 3: bisher 11 Punkte. Mit noch einer 8 oder 3 platzt du: Das sind ${percent(chance)} der Karten. Im Deck sind acht 8er, aber nur drei 3er; die Striche auf der Karte zeigen, wie viele es gibt. Noch einmal „${t.hit}“.`,
    greed: (t, chance) =>
      `23 Punkte, und ein Risiko von ${percent(chance)}: Es gibt zwölf 12er. Pip hat aufgehört. Klug wäre es, das auch zu tun … aber schau, was passiert: „${t.hit}“.`,
    bust: () =>
      'Eine zweite 8: Du platzt und bekommst in dieser Runde keine Punkte. Das ist die einzige Gefahr im Spiel. Auf zur nächsten Runde.',
    modifier: (t) =>
      `+4 ist eine Bonuskarte: vier Punkte extra, und platzen kannst du damit nie. Du hast noch keine Zahl, also ist „${t.hit}“ sicher.`,
    secondChance: (t) =>
      `„${t.secondChance}“! Diese Karte rettet dich einmal vor einer doppelten Zahl. Sei mutig: „${t.hit}“.`,
    safe: (t) => `Eine 10, und du bist geschützt. „${t.hit}“!`,
    saved: (t) =>
      `Eine zweite 10, aber „${t.secondChance}“ rettet dich: Beide werden abgelegt, du bleibst dabei. Jetzt bist du ungeschützt. Noch einmal „${t.hit}“.`,
    stay: (t) => `×2 verdoppelt deine Zahlen: 10 × 2 + 4 macht 24 Punkte. Behalte sie: Drück „${t.stay}“.`,
    scored: () =>
      '24 Punkte, die dir niemand mehr nimmt. Letzte Runde: Schau, was Pip mit der ersten Karte macht.',
    flipThree: (t) =>
      `„${t.flipThree}“: Wer die Karte bekommt, zieht drei Karten, eine nach der anderen. Pip hat gehofft, dass du platzt; stattdessen hast du vier Zahlen. „${t.hit}“.`,
    freeze: (t) =>
      `„${t.freeze}“: Wer die Karte bekommt, scheidet aus der Runde aus und behält die Punkte bis dahin. Pip hat noch keine. Gib die Karte Pip.`,
    four: (t) =>
      `Pip ist ohne Punkte raus, und du hast 26. Sieben verschiedene Zahlen sind „${t.flip7}“ und bringen 15 Punkte extra. Vier hast du schon. Trau dich: „${t.hit}“.`,
    nearly: (t) => `Fünf. „${t.hit}“.`,
    last: (t, chance) => `Sechs! Noch eine, bei ${percent(chance)} Risiko. „${t.hit}“!`,
    done: (t) =>
      `„${t.flip7}“! Die Runde endet sofort, und du bekommst 61 Punkte: 46 für die Zahlen und 15 extra. Du gewinnst! Bereit für echte Gegner?`,
  },
  play: 'Jetzt spielen',
  rules: 'Regeln lesen',
  again: 'Noch einmal',
};

export default de;
