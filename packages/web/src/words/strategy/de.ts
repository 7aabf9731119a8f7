import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { number, percent } = speech('de');

const de: Words<'strategy'> = {
  title: 'Strategiekarte',
  poster: 'Wann aufhören?',
  solved: 'Gelöst für alle 94 Karten',
  lead: (t, points) =>
    `Zähl deine Zahlen zusammen: bei weißer Summe „${t.hit}“, bei schwarzer „${t.stay}“. Allein mit frischen Karten ist das das Beste überhaupt: ${number(points, 1)} Punkte je Runde im Schnitt.`,
  chance: (t) => `Liegt „${t.secondChance}“ vor dir?`,
  always: (t) => `Immer „${t.hit}“.`,
  numbers: 'deine Zahlen',
  sums: 'ihre Summe',
  limit: (t) => `${t.stay} ab`,
  never: 'nie',
  few: (t) => `Mit einer Zahl oder keiner: immer „${t.hit}“`,
  legendHit: (t) => t.hit,
  legendStay: (t) => t.stay,
  legendMixed: (t) => `kommt auf die Zahlen an; je voller, desto öfter „${t.stay}“`,
  cell: (t, numbers, sum, share) =>
    `${numbers} Zahlen, Summe ${sum}: ${share < 0.005 ? t.hit : share > 0.995 ? t.stay : `${percent(share)} ${t.stay}`}`,
  tableLabel: (t) => `„${t.hit}“ oder „${t.stay}“, nach Anzahl und Summe deiner Zahlen`,
  modifiers: (t, limits) =>
    `Mit Pluskarten etwas früher aufhören, um ein Drittel ihrer Punkte. Mit ×2: „${t.stay}“ ab ${limits}. Es verdoppelt, was du verlieren kannst, aber auch, was du gewinnst.`,
  rulesTitle: 'Drei Merkregeln',
  rulesNote: (t) =>
    `Jede liegt keine 1 % unter dem Besten. Für alle gilt: mit „${t.secondChance}“ immer „${t.hit}“.`,
  rules: {
    twentyFour: {
      title: 'Vierundzwanzig',
      text: (t) => `„${t.stay}“, sobald deine Zahlen 24 ergeben.`,
    },
    twentyOne: {
      title: 'Einundzwanzig',
      text: (t) =>
        `Zieh von jeder Zahl eins ab. „${t.stay}“, sobald der Rest 21 ergibt (mit sechs Zahlen: 30).`,
    },
    twentyOneThird: {
      title: 'Einundzwanzig und ein Drittel',
      text: () => 'Dasselbe, und ein Drittel deiner Pluskarten dazu.',
    },
    points: { title: 'Der übliche Rat', text: (t) => `„${t.stay}“ mit 25 Punkten.` },
  },
  lossTitle: 'Was sie kosten, in Punkten je Runde',
  loss: (points, share) => `${number(points, 3)} (${percent(share, 2)})`,
  perRound: (points) => `${number(points, 4)} je Runde`,
  why: 'Eine Zahl weniger eins ist, wie viele weitere es davon gibt, an denen du platzen kannst. Darum ist die Einundzwanzig so gut.',
  howTitle: 'So liest du sie',
  how: (t) => [
    'Zähl deine Zahlenkarten: das ist die Zeile. Zähl sie zusammen: das ist die Spalte.',
    `Ein weißes Feld heißt „${t.hit}“, ein schwarzes „${t.stay}“. Ist ein Feld halb gefüllt, kommt es auf die Zahlen an; wer der Spalte rechts folgt, verliert fast nichts.`,
    'Die Werte sind exakt: Es wurde nichts ausprobiert, alle Runden sind zusammengerechnet, für eine Person und frische Karten. Mit anderen am Tisch ändern sich die besten Summen kaum, bis jemand nah am Ziel ist.',
  ],
  tryIt: 'Im Labor ausprobieren',
  print: 'Drucken',
  save: 'Als SVG speichern',
  printHint: 'Eine Seite, A4 oder Letter. Schwarz-weiß genauso klar.',
  footer: 'Exakte Werte aus dem Löser von Sevenfold',
};

export default de;
