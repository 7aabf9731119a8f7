import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { number, percent } = formats('de');

const de: Words<'strategy'> = {
  title: 'Strategiekarte',
  poster: 'Wann aufhören?',
  solved: 'Gelöst für alle 94 Karten',
  lead: (t, points) =>
    `Zähl deine Zahlen zusammen: weiße Summe „${t.hit}“, schwarze Summe „${t.stay}“. Allein mit neuem Deck geht es nicht besser: ${number(points, 1)} Punkte pro Runde im Schnitt.`,
  chance: (t) => `Du hast „${t.secondChance}“?`,
  always: (t) => `Immer „${t.hit}“.`,
  numbers: 'deine Zahlen',
  sums: 'ihre Summe',
  limit: (t) => `${t.stay} ab`,
  never: 'nie',
  few: (t) => `Mit einer Zahl oder keiner: immer „${t.hit}“`,
  legendHit: (t) => t.hit,
  legendStay: (t) => t.stay,
  legendMixed: (t) => `hängt von den Zahlen ab; je voller das Feld, desto öfter „${t.stay}“`,
  cell: (t, numbers, sum, share) =>
    `${numbers} Zahlen, Summe ${sum}: ${share < 0.005 ? t.hit : share > 0.995 ? t.stay : `${percent(share)} ${t.stay}`}`,
  tableLabel: (t) => `„${t.hit}“ oder „${t.stay}“, nach Anzahl und Summe deiner Zahlen`,
  modifiers: (t, limits) =>
    `Mit Pluskarten hör etwas früher auf: Zieh ein Drittel ihrer Punkte von der Grenze ab. Mit ×2: „${t.stay}“ ab ${limits}. Es verdoppelt, was du verlieren kannst, aber auch, was du gewinnst.`,
  rulesTitle: 'Drei Merkregeln',
  rulesNote: (t) =>
    `Jede liegt weniger als 1 % unter dem perfekten Spiel. Mit „${t.secondChance}“ gilt immer „${t.hit}“.`,
  rules: {
    twentyFour: {
      title: 'Vierundzwanzig',
      text: (t) => `„${t.stay}“, sobald deine Zahlen 24 ergeben.`,
    },
    twentyOne: {
      title: 'Einundzwanzig',
      text: (t) =>
        `Zieh von jeder Zahl eins ab. „${t.stay}“, sobald der Rest 21 ergibt (bei sechs Zahlen: 30).`,
    },
    twentyOneThird: {
      title: 'Einundzwanzig und ein Drittel',
      text: () => 'Dasselbe, plus ein Drittel der Punkte deiner Pluskarten.',
    },
    points: { title: 'Der übliche Rat', text: (t) => `„${t.stay}“ ab 25 Punkten.` },
  },
  lossTitle: 'Was sie gegenüber perfektem Spiel verlieren, in Punkten pro Runde',
  loss: (points, share) => `${number(points, 3)} (${percent(share, 2)})`,
  perRound: (points) => `${number(points, 4)} pro Runde`,
  why: 'Eine Zahl minus eins: So viele Karten gibt es noch, mit denen du platzt. Darum ist die Einundzwanzig so gut.',
  howTitle: 'So liest du sie',
  how: (t) => [
    'Zähl deine Zahlenkarten: Das ist die Zeile. Rechne sie zusammen: Das ist die Spalte.',
    `Ein weißes Feld heißt „${t.hit}“, ein schwarzes „${t.stay}“. Ist ein Feld teilweise gefüllt, kommt es auf die Zahlen an; wer der Spalte rechts folgt, verliert fast nichts.`,
    'Die Werte sind exakt: Nichts wurde simuliert, alle möglichen Runden sind zusammengerechnet, für einen Spieler und ein neues Deck. Mit mehr Spielern ändern sich die besten Summen kaum, bis jemand nah am Ziel ist.',
  ],
  tryIt: 'Im Labor ausprobieren',
  print: 'Drucken',
  save: 'Als SVG speichern',
  practise: 'Mit Stellungen üben',
  printHint: 'Eine Seite, A4 oder Letter, in Schwarz-Weiß genauso gut lesbar.',
  footer: 'Exakte Werte, berechnet von Sevenfold',
};

export default de;
