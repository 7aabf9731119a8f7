import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { number } = formats('de');

const de: Words<'rules'> = {
  title: 'Regeln',
  lead: 'Alles, was du zum Spielen brauchst, in zwei Minuten.',
  goal: 'Das Ziel',
  goalText: (target) =>
    `Sammle Runde für Runde verschiedene Zahlen und hör auf, bevor eine doppelt kommt. Sobald jemand ${number(target)} Punkte erreicht, gewinnt der höchste Punktestand.`,
  turn: 'Wenn du dran bist',
  turnText: 'Alle beginnen die Runde mit einer Karte. Bist du an der Reihe, hast du die Wahl:',
  hitText: 'Zieh noch eine Karte und leg sie vor dich.',
  stayText: 'Hör auf. Du bist raus, und deine Punkte sind sicher.',
  bust: 'Nicht platzen!',
  bustText:
    'Ziehst du eine Zahl, die du schon hast, platzt du: Du scheidest aus der Runde aus und bekommst keine Punkte.',
  numbers: 'Große Zahlen sind riskant',
  numbersText:
    'Es gibt eine 1, zwei 2er, drei 3er … und zwölf 12er. Je höher die Zahl, desto mehr Punkte bringt sie, und desto öfter kommt sie noch einmal. Dazu gibt es eine einzige 0.',
  sevenText: (bonus) =>
    bonus === 0
      ? 'Sieben verschiedene Zahlen beenden die Runde sofort, für alle.'
      : `Sieben verschiedene Zahlen beenden die Runde sofort, für alle, und bringen dir ${number(bonus)} Punkte extra.`,
  actions: 'Drei Aktionskarten',
  freezeText:
    'Gib die Karte einem Spieler, der noch dabei ist, oder nimm sie selbst. Dieser Spieler scheidet aus der Runde aus und behält seine Punkte.',
  flipThreeText:
    'Gib die Karte einem Spieler, der noch dabei ist, oder nimm sie selbst. Dieser Spieler muss drei Karten ziehen.',
  secondChanceText:
    'Behalte die Karte. Wenn du platzen würdest, leg sie mit der doppelten Zahl ab und spiel weiter.',
  scoring: 'Punkte',
  scoringText:
    'Zähl deine Zahlen zusammen. Eine ×2 verdoppelt die Summe. Dann kommen deine Pluskarten dazu; mit ihnen platzt du nie.',
  scoringExample: (points) => `(9 + 5) × 2 + 4 = ${number(points)} Punkte`,
  sevenExample: (t, sum, bonus) =>
    `${t.flip7}! ${number(sum)} + ${number(bonus)} = ${number(sum + bonus)} Punkte`,
  winning: 'Gewinnen',
  winningText: (target) =>
    `Sobald jemand am Ende einer Runde ${number(target)} Punkte hat, gewinnt der höchste Punktestand. Bei Gleichstand spielt ihr noch eine Runde.`,
  otherRules: (rules) => `Zuletzt hast du nach anderen Regeln gespielt: ${rules}.`,
  play: 'Jetzt spielen',
  tutorial: 'Zur Einführung',
  reference: 'Alle Regeln, nummeriert',
};

export default de;
