import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural } = formats('de');

const de: Words<'help'> = {
  cardList: 'Die Karten',
  markList: 'Auf dem Tisch',
  copies: (count) => plural(count, { one: '#-mal im Deck', other: '#-mal im Deck' }),
  cards: {
    number: (value) => plural(value, { one: 'Bringt # Punkt.', other: 'Bringt # Punkte.' }),
    twice: 'Mit einer zweiten platzt du.',
    plus: 'Extrapunkte zu deinen Zahlen. Mit dieser Karte platzt du nie.',
    times2:
      'Verdoppelt die Summe deiner Zahlen, bevor die Pluskarten dazukommen. Mit dieser Karte platzt du nie.',
    freeze: 'Der Spieler, der sie bekommt, scheidet aus der Runde aus und behält seine Punkte.',
    flipThree: (t) =>
      `Der Spieler, der sie bekommt, zieht drei Karten, eine nach der anderen. Früher endet das nur, wenn er platzt oder ein ${t.flip7} schafft.`,
    secondChance: 'Rettet einmal vor dem Platzen: Sie wird zusammen mit der doppelten Zahl abgelegt.',
  },
  marks: {
    points: {
      name: 'Punkte dieser Runde',
      text: 'Was die Karten wert sind, wenn die Runde jetzt endet. Wer platzt, verliert sie.',
    },
    total: { name: 'Punktestand', text: 'Die Punkte aller bisherigen Runden.' },
    dealer: 'Gibt in dieser Runde. In der nächsten gibt der nächste Spieler.',
    flips: 'Muss drei Karten ziehen. Jedes gefüllte Zeichen ist eine schon gezogene Karte.',
    stayed: 'Ist raus aus der Runde, die Punkte sind sicher.',
    frozen: 'Ist raus aus der Runde, behält aber die Punkte.',
    busted: 'Hat dieselbe Zahl zweimal gezogen: raus aus der Runde, ohne Punkte.',
    flip7: 'Sieben verschiedene Zahlen: Die Runde ist zu Ende, und es gibt einen Bonus.',
    sittingOut: 'Diese Runde spielen nur die Spieler mit Gleichstand.',
    pile: {
      name: 'Nachziehstapel',
      text: 'Karten, die noch verdeckt sind. Ist er leer, wird der Ablagestapel gemischt.',
    },
    discard: {
      name: 'Ablagestapel',
      text: 'Karten, die nicht im Spiel sind, bis der Nachziehstapel leer ist.',
    },
  },
};

export default de;
