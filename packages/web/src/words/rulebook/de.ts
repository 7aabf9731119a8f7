import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { number } = speech('de');

const de: Words<'rulebook'> = {
  title: 'Regeln',
  intro: 'Ein Rennen zum Ziel: Sammle verschiedene Zahlen und hör auf, bevor eine doppelt kommt.',
  by: 'Nach den Regeln',
  differs: 'anders als veröffentlicht',
  link: (rule) => `Link zu Regel ${rule}`,
  contents: 'Inhalt',
  learn: 'Zur Einführung',
  sections: {
    cards: 'Die Karten',
    round: 'Eine Runde',
    turning: 'Karten, wie sie kommen',
    empty: 'Wenn die Karten ausgehen',
    points: 'Punkte und Ende',
    record: 'Hausregeln und Aufzeichnungen',
  },
  rules: {
    R1: (t) =>
      `94 Karten. Zahlen: eine 0, eine 1, zwei 2er, drei 3er und so weiter bis zwölf 12er. Bonuskarten: +2, +4, +6, +8, +10 und ×2, je eine. Aktionen: „${t.freeze}“, „${t.flipThree}“ und „${t.secondChance}“, je drei.`,
    R2: () =>
      'Jede Karte ist immer an genau einem Ort: im Stapel, auf der Ablage, vor jemandem oder auf dem Weg dorthin.',
    R3: () => 'Der Stapel geht von Runde zu Runde weiter. Was auf dem Tisch liegt, wird dazwischen abgelegt.',
    R4: (_, o) =>
      o.decks === 'auto'
        ? 'Ein Kartensatz für bis zu 18 Personen, ein weiterer für je 18 mehr. Mit mehreren Sätzen zählt jedes +N, und jedes ×2 verdoppelt noch einmal.'
        : `${o.decks === 1 ? 'Ein Kartensatz' : `${o.decks} Kartensätze`}, egal wie viele mitspielen.`,
    R5: (_, o) => `Für ${o.minPlayers} bis ${o.maxPlayers} Personen.`,
    R6: () => 'Wer zuerst gibt, wird ausgelost. Die nächste Runde gibt der nächste Platz.',
    R7: () =>
      'Gegeben wird einmal reihum, vom Platz nach dem Geber an: Alle bekommen ungefragt eine Karte. Wer schon draußen ist, wird übersprungen.',
    R8: (t) =>
      `Wer wegen einer Aktion schon etwas vor sich hat, wird stattdessen gefragt: „${t.hit}“ oder „${t.stay}“.`,
    R9: () => 'Eine Aktionskarte unterbricht das Geben, bis alles erledigt ist, was aus ihr folgt.',
    R10: (_, o) =>
      o.deal === 'oneEach'
        ? 'Wer die erste Karte weggibt, beginnt mit nichts.'
        : 'Wer die erste Karte weggegeben hat, bekommt noch eine, bis alle, die noch dabei sind, eine haben.',
    R11: (t, o) =>
      o.turn === 'oneCard'
        ? `Dann geht es reihum: „${t.hit}“ für eine Karte oder „${t.stay}“. Nach einer Karte und allem, was daraus folgt, ist der nächste Platz dran.`
        : `Dann geht es reihum: immer wieder „${t.hit}“ für je eine Karte, bis du „${t.stay}“ wählst, platzt, draußen bist oder die Runde endet.`,
    R13: (t, o) =>
      o.stay === 'withCard'
        ? `Mit „${t.stay}“ verlässt du die Runde und behältst deine Punkte. Du brauchst eine Karte vor dir; ohne musst du eine nehmen.`
        : `Mit „${t.stay}“ verlässt du die Runde und behältst deine Punkte, auch wenn du noch nichts hast.`,
    R14: (t) =>
      `Aktiv ist, wer nicht geplatzt, nicht eingefroren ist und nicht „${t.stay}“ gewählt hat; auch wer noch keine Karte hat.`,
    R15: (t) => `Vor dir liegt: eine Zahl, eine Bonuskarte oder „${t.secondChance}“.`,
    R16: (t) =>
      `Die Runde endet, wenn niemand mehr aktiv ist, mit „${t.flip7}“ oder wenn keine Karte zu haben ist.`,
    R17: () => 'Gefragt wird nur, wo es eine Wahl gibt. Was sein muss, geschieht von selbst.',
    R18: () =>
      'Eine Zahl kommt in deine Reihe. Hast du sie schon, platzt du: raus aus der Runde, keine Punkte. Die Karten bleiben bis zu ihrem Ende liegen.',
    R19: (t) => `„${t.flip7}“: Sieben verschiedene Zahlen beenden die Runde auf der Stelle, für alle.`,
    R20: () => 'Eine Bonuskarte behältst du. Mit ihr platzt du nie, und für die sieben zählt sie nicht.',
    R21: (t) => `„${t.secondChance}“ behältst du, wenn du keine hast, auch mitten in „${t.flipThree}“.`,
    R22: (t) =>
      `Eine zweite „${t.secondChance}“ geht sofort an jemanden, der aktiv ist und keine hat; du wählst. Gibt es niemanden, wird sie abgelegt.`,
    R23: (t, o) =>
      o.secondChance === 'auto'
        ? `Eine doppelte Zahl, mit der du platzen würdest, wird mit deiner „${t.secondChance}“ abgelegt, und du bleibst drin. Gegen „${t.freeze}“ hilft sie nicht, und unbenutzt ist sie am Ende der Runde weg.`
        : `Kommt eine doppelte Zahl und du hast „${t.secondChance}“, wählst du: benutzen, dann werden beide abgelegt; oder platzen. Gegen „${t.freeze}“ hilft sie nicht.`,
    R25: (t) => `„${t.freeze}“: Wer das bekommt, ist aus der Runde und behält die Punkte.`,
    R26: (t) =>
      `„${t.flipThree}“: Wer das bekommt, nimmt drei Karten, eine nach der anderen, und hört nur beim Platzen oder bei „${t.flip7}“ früher auf.`,
    R27: (t) =>
      `Ist „${t.freeze}“ oder „${t.flipThree}“ unter den dreien, wird die Karte zurückgelegt. Sie ist dran, wenn die drei Karten gekommen sind.`,
    R28: (t, o) =>
      ({
        anyActive: `Wer „${t.freeze}“ oder „${t.flipThree}“ zieht, gibt die Karte jemandem, der aktiv ist, oder nimmt sie selbst.`,
        othersFirst: `Wer „${t.freeze}“ oder „${t.flipThree}“ zieht, gibt die Karte jemand anderem, der aktiv ist, und nimmt sie nur, wenn es niemanden gibt.`,
        drawer: `Wer „${t.freeze}“ oder „${t.flipThree}“ zieht, nimmt die Karte selbst.`,
      })[o.targeting],
    R29: (t, o) =>
      o.deferred === 'discardOnBust' || o.targeting === 'drawer'
        ? `Wer mitten in „${t.flipThree}“ platzt, legt ab, was zurückgelegt war. Ebenso, wer „${t.flip7}“ schafft.`
        : `Wer mitten in „${t.flipThree}“ platzt, vergibt trotzdem, was zurückgelegt war. Nach „${t.flip7}“ wird es abgelegt.`,
    R30: () => 'Alles Zurückgelegte wird der Reihe nach vergeben, bevor irgendetwas davon wirkt.',
    R31: () =>
      'Es wartet in einer Schlange, das Älteste zuerst. Ist jemand draußen, wenn die Karte dran ist, wird sie abgelegt: keine Wirkung, kein neues Ziel.',
    R32: () => 'Das Ende der Runde legt alles ab, was noch wartet.',
    R33: () =>
      'Wird eine Karte gebraucht und ist der Stapel leer, wird die Ablage gemischt. Karten auf dem Tisch bleiben liegen.',
    R34: () =>
      'Ist dort auch keine Zahl und keine Bonuskarte, endet die Runde, und alle Aktiven behalten ihre Punkte.',
    R35: (t, o) =>
      `Zähle die Zahlen zusammen, verdopple für ein ×2, dann zähle die +Karten dazu. ${
        o.flip7Bonus === 0
          ? `„${t.flip7}“ bringt nichts dazu.`
          : `„${t.flip7}“ bringt ${o.flip7Bonus} dazu, nie verdoppelt.`
      }`,
    R36: () => 'Alle, die nicht geplatzt sind, bekommen Punkte, auch wer beim Ende der Runde noch aktiv ist.',
    R37: (_, o) =>
      `Nach einer Runde, in der jemand ${number(o.target)} erreicht hat, gewinnt die höchste Summe.`,
    R38: (_, o) =>
      ({
        everyone: 'Gleichstand an der Spitze: Alle spielen noch eine Runde, bis jemand allein führt.',
        tiedOnly:
          'Gleichstand an der Spitze: Nur die Führenden spielen noch eine Runde, die anderen setzen aus.',
        shared: 'Gleichstand an der Spitze: Sie gewinnen alle.',
      })[o.tieBreak],
    R41: (_, o) =>
      `Allein zählst du die Runden bis ${number(o.target)}: 11 sind Bronze, 9 Silber, 7 Gold und unter fünf eine Legende.`,
    R42: () => 'Hausregeln sind eine Vorlage und Änderungen daran. Alles andere wird abgelehnt.',
    R43: () =>
      'Ein Spiel lässt sich aufschreiben: Regeln, Personen, wer zuerst gibt, und alles, was geschah, Karte für Karte und Antwort für Antwort. Daraus lässt es sich wieder abspielen.',
  },
  examples: {
    ramp: 'Die Striche am Rand sagen, wie oft es eine Zahl gibt: eine 0, zwölf 12er.',
    bust: 'Mit der zweiten 8 geplatzt: keine Punkte in dieser Runde.',
    seven: (points, bonus) =>
      `Sieben verschiedene Zahlen: ${points - bonus} Punkte und ${bonus} dazu, zusammen ${points}.`,
    saved: (t) => `Die zweite 10 und „${t.secondChance}“ werden abgelegt. 10 und 6 bleiben.`,
    score: (points) => `(9 + 5) × 2 + 4: ${points} Punkte.`,
    plusAlone: (points) => `×2 ohne Zahlen ist nichts wert, aber +Karten zählen: ${points} Punkte.`,
    queue: (t) =>
      `Ann nimmt drei Karten und gibt „${t.flipThree}“ an Ben und „${t.freeze}“ an Cleo. Ben ist zuerst dran; unter seinen Karten ist noch einmal „${t.flipThree}“, das er Cleo gibt. Es wartet hinter ihrem „${t.freeze}“. Wenn es dran ist, ist sie draußen, und es wird abgelegt.`,
  },
};

export default de;
