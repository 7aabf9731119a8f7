import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { number } = formats('de');

const de: Words<'rulebook'> = {
  title: 'Nummerierte Regeln',
  intro: 'Jede Regel hat eine Nummer, auf die du verlinken kannst.',
  by: 'Regeln',
  differs: 'anders als in den veröffentlichten Regeln',
  link: (rule) => `Link zu Regel ${rule}`,
  contents: 'Inhalt',
  guide: 'Die Regeln in zwei Minuten',
  print: 'Drucken',
  printHint: 'Eine Seite, A4 oder Letter.',
  share: 'Teilen oder drucken',
  qr: 'Ein Code mit dem Link zu diesen Regeln',
  play: 'Nach diesen Regeln spielen',
  friends: 'Mit Freunden',
  save: 'Auf diesem Gerät speichern',
  sections: {
    cards: 'Die Karten',
    round: 'Eine Runde',
    turning: 'Karten ziehen',
    empty: 'Wenn die Karten ausgehen',
    points: 'Punkte und Spielende',
    record: 'Hausregeln und Aufzeichnungen',
  },
  rules: {
    R1: (t) =>
      `Es gibt 94 Karten. Zahlen: eine 0, eine 1, zwei 2er, drei 3er und so weiter bis zwölf 12er. Bonuskarten: +2, +4, +6, +8, +10 und ×2, je eine. Aktionen: „${t.freeze}“, „${t.flipThree}“ und „${t.secondChance}“, je drei.`,
    R2: () =>
      'Jede Karte ist immer an genau einem Ort: im Nachziehstapel, im Ablagestapel, vor einem Spieler oder auf dem Weg zu einem.',
    R3: (_, o) =>
      o.shuffle === 'whenEmpty'
        ? 'Der Nachziehstapel bleibt von Runde zu Runde erhalten. Zwischen den Runden wird alles abgelegt, was auf dem Tisch liegt.'
        : 'Jede Runde beginnt mit allen Karten im Nachziehstapel: Der Ablagestapel wird vor der ersten Karte wieder hineingemischt.',
    R4: (_, o) =>
      o.decks === 'auto'
        ? 'Ein Deck für bis zu 18 Spieler, ein weiteres für je 18 mehr. Mit mehreren Decks zählt jedes +N, und jedes ×2 verdoppelt noch einmal.'
        : `${o.decks === 1 ? 'Ein Deck' : `${o.decks} Decks`}, egal wie viele mitspielen.`,
    R5: (_, o) => `Für ${o.minPlayers} bis ${o.maxPlayers} Spieler.`,
    R6: () => 'Wer zuerst gibt, wird ausgelost. Die nächste Runde gibt der nächste Spieler.',
    R7: () =>
      'Gegeben wird einmal reihum, vom Platz nach dem Geber an: Alle bekommen ungefragt eine Karte. Wer schon draußen ist, wird übersprungen.',
    R8: (t) =>
      `Wer durch eine Aktion beim Geben schon eine Karte vor sich hat, wählt stattdessen „${t.hit}“ oder „${t.stay}“.`,
    R9: () => 'Eine Aktionskarte unterbricht das Geben, bis alles erledigt ist, was aus ihr folgt.',
    R10: (t, o) =>
      ({
        oneEach: 'Wer die erste Karte weitergibt, beginnt ohne Karte.',
        untilAllHaveCards:
          'Wer die erste Karte weitergegeben hat, bekommt noch eine, bis alle, die noch dabei sind, eine haben.',
        untilAllHaveNumbers:
          'Wer keine Zahl hat, bekommt reihum noch eine Karte, bis alle, die noch dabei sind, eine Zahl haben.',
        none:
          o.stay === 'withCard'
            ? 'Es wird nicht gegeben: Die Runde beginnt mit dem ersten Zug, und wer nichts vor sich hat, muss ziehen.'
            : `Es wird nicht gegeben: Die Runde beginnt mit dem ersten Zug, und „${t.stay}“ ist auch ohne Karte erlaubt.`,
      })[o.deal],
    R11: (t, o) =>
      o.turn === 'oneCard'
        ? `Dann geht es reihum: „${t.hit}“ für eine Karte oder „${t.stay}“. Nach der Karte und allem, was daraus folgt, ist der nächste Spieler dran.`
        : `Dann geht es reihum: so oft du willst „${t.hit}“, immer eine Karte, bis du „${t.stay}“ wählst, platzt, draußen bist oder die Runde endet.`,
    R13: (t, o) =>
      o.stay === 'withCard'
        ? `Mit „${t.stay}“ verlässt du die Runde und behältst deine Punkte. Du brauchst dafür eine Karte vor dir; ohne Karte musst du ziehen.`
        : `Mit „${t.stay}“ verlässt du die Runde und behältst deine Punkte, auch wenn du noch keine Karte hast.`,
    R14: (t) =>
      `Aktiv ist, wer nicht geplatzt und nicht eingefroren ist und nicht „${t.stay}“ gewählt hat, auch wer noch keine Karte hat.`,
    R15: (t) => `Als Karte vor dir zählt eine Zahl, eine Bonuskarte oder „${t.secondChance}“.`,
    R16: (t) =>
      `Die Runde endet, wenn niemand mehr aktiv ist, jemand „${t.flip7}“ schafft oder keine Karten mehr da sind.`,
    R17: () => 'Gefragt wird nur, wenn es eine Wahl gibt. Erzwungene Züge geschehen automatisch.',
    R18: () =>
      'Eine Zahl kommt in deine Reihe. Hast du sie schon, platzt du: Du scheidest aus der Runde aus und bekommst keine Punkte. Deine Karten bleiben bis zum Ende der Runde liegen.',
    R19: (t) => `„${t.flip7}“: Sieben verschiedene Zahlen beenden die Runde sofort, für alle.`,
    R20: () =>
      'Eine Bonuskarte behältst du. Mit ihr platzt du nie, und zu den sieben Zahlen zählt sie nicht.',
    R21: (t, o) =>
      o.secondChanceTo === 'drawer'
        ? `Die Karte „${t.secondChance}“ behältst du, wenn du noch keine hast, auch während „${t.flipThree}“.`
        : `Ziehst du die Karte „${t.secondChance}“ und hast noch keine, wählst du: behalten oder sofort einem aktiven Spieler geben, der keine hat. Das gilt auch während „${t.flipThree}“.`,
    R22: (t) =>
      `Ziehst du noch eine Karte „${t.secondChance}“, gibst du sie sofort einem aktiven Spieler, der keine hat; du wählst, wem. Gibt es niemanden, wird sie abgelegt.`,
    R23: (t, o) =>
      o.secondChance === 'auto'
        ? `Eine doppelte Zahl, mit der du platzen würdest, wird zusammen mit deiner Karte „${t.secondChance}“ abgelegt, und du bleibst in der Runde. Gegen „${t.freeze}“ hilft sie nicht. Unbenutzt wird sie am Ende der Runde abgelegt.`
        : `Ziehst du eine doppelte Zahl und hast die Karte „${t.secondChance}“, wählst du: einsetzen, dann werden beide abgelegt, oder platzen. Gegen „${t.freeze}“ hilft sie nicht.`,
    R25: (t) => `„${t.freeze}“: Wer die Karte bekommt, scheidet aus der Runde aus und behält die Punkte.`,
    R26: (t) =>
      `„${t.flipThree}“: Wer die Karte bekommt, zieht drei Karten, eine nach der anderen, und hört nur dann früher auf, wenn er platzt oder „${t.flip7}“ schafft.`,
    R27: (t) =>
      `Ist „${t.freeze}“ oder „${t.flipThree}“ unter den dreien, wird die Karte beiseitegelegt, bis alle drei gezogen sind.`,
    R28: (t, o) =>
      ({
        anyActive: `Ziehst du „${t.freeze}“ oder „${t.flipThree}“, gib die Karte einem aktiven Spieler oder nimm sie selbst.`,
        othersFirst: `Ziehst du „${t.freeze}“ oder „${t.flipThree}“, gib die Karte einem anderen aktiven Spieler. Nur wenn es keinen gibt, nimmst du sie selbst.`,
        drawer: `Ziehst du „${t.freeze}“ oder „${t.flipThree}“, nimmst du die Karte selbst.`,
      })[o.targeting],
    R29: (t, o) =>
      o.deferred === 'discardOnBust' || o.targeting === 'drawer'
        ? `Platzt du während „${t.flipThree}“, werden die beiseitegelegten Karten abgelegt. Ebenso nach „${t.flip7}“.`
        : `Platzt du während „${t.flipThree}“, vergibst du die beiseitegelegten Karten trotzdem. Nach „${t.flip7}“ werden sie abgelegt.`,
    R30: () =>
      'Alle beiseitegelegten Karten werden in der Reihenfolge vergeben, in der sie gezogen wurden. Keine wirkt, bevor die letzte vergeben ist.',
    R31: () =>
      'Sie warten in einer Schlange, die älteste zuerst. Ist der Spieler draußen, wenn seine Karte dran ist, wird sie abgelegt: Sie wirkt nicht, und niemand anders bekommt sie.',
    R32: () => 'Endet die Runde, wird alles abgelegt, was noch wartet.',
    R33: () =>
      'Wird eine Karte gebraucht und ist der Nachziehstapel leer, wird der Ablagestapel neu gemischt. Karten auf dem Tisch bleiben liegen.',
    R34: () =>
      'Enthält auch der Ablagestapel keine Zahl und keine Bonuskarte, endet die Runde, und alle aktiven Spieler behalten ihre Punkte.',
    R35: (t, o) => {
      const cards =
        o.doubles === 'numbers'
          ? 'Zähle die Zahlen zusammen, verdopple die Summe bei ×2 und zähle dann die Pluskarten dazu.'
          : 'Zähle die Zahlen und die Pluskarten zusammen und verdopple die Summe bei ×2.';
      if (o.flip7Bonus === 0) return `${cards} „${t.flip7}“ bringt keine weiteren Punkte.`;
      return o.doubles === 'everything'
        ? `${cards} „${t.flip7}“ bringt einen Bonus von ${o.flip7Bonus}, der ebenfalls verdoppelt wird.`
        : `${cards} „${t.flip7}“ bringt einen Bonus von ${o.flip7Bonus}, der nie verdoppelt wird.`;
    },
    R36: () => 'Alle, die nicht geplatzt sind, bekommen Punkte, auch wer am Ende der Runde noch aktiv ist.',
    R37: (_, o) =>
      `Nach einer Runde, in der jemand ${number(o.target)} Punkte erreicht, gewinnt der höchste Punktestand.`,
    R38: (_, o) =>
      ({
        everyone: 'Bei Gleichstand an der Spitze spielen alle noch eine Runde, bis jemand allein führt.',
        tiedOnly:
          'Bei Gleichstand an der Spitze spielen nur die Führenden noch eine Runde; die anderen setzen aus.',
        shared: 'Bei Gleichstand an der Spitze gewinnen alle Führenden.',
      })[o.tieBreak],
    R41: (_, o) =>
      `Allein zählst du die Runden bis ${number(o.target)} Punkte: höchstens 11 für Bronze, 9 für Silber, 7 für Gold und 4 für Legende.`,
    R42: () =>
      'Hausregeln sind eine Vorlage und Änderungen an ihren Optionen. Unbekannte Vorlagen, Optionen und Werte werden abgelehnt.',
    R43: () =>
      'Ein Spiel lässt sich aufschreiben: Regeln, Spieler, wer zuerst gibt, und alles, was geschah, Karte für Karte und Antwort für Antwort. Daraus lässt es sich wieder abspielen.',
  },
  examples: {
    ramp: 'Die Striche am Rand zeigen, wie oft es eine Zahl gibt: eine 0, zwölf 12er.',
    bust: 'Mit der zweiten 8 platzt du: keine Punkte in dieser Runde.',
    seven: (points, bonus) =>
      `Sieben verschiedene Zahlen: ${points - bonus} Punkte und ${bonus} extra, zusammen ${points}.`,
    saved: (t) => `Die zweite 10 und „${t.secondChance}“ werden abgelegt. 10 und 6 bleiben.`,
    score: (points, o) =>
      `${o.doubles === 'numbers' ? '(9 + 5) × 2 + 4' : '(9 + 5 + 4) × 2'} = ${points} Punkte.`,
    plusAlone: (points, o) =>
      o.doubles === 'numbers'
        ? `×2 ohne Zahlen ist nichts wert, aber Pluskarten zählen: ${points} Punkte.`
        : `×2 verdoppelt die Pluskarten auch ohne Zahlen: ${points} Punkte.`,
    queue: (t) =>
      `Ann zieht drei Karten und gibt „${t.flipThree}“ an Ben und „${t.freeze}“ an Cleo. Ben ist zuerst dran; unter seinen Karten ist noch einmal „${t.flipThree}“; die Karte gibt er Cleo. Sie wartet hinter „${t.freeze}“: Wenn sie dran ist, ist Cleo schon draußen, und die Karte wird abgelegt.`,
  },
};

export default de;
