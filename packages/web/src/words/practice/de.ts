import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number, list } = formats('de');

const de: Words<'practice'> = {
  title: 'Üben',
  intro:
    'Fünf Stellungen am Tag. Was du falsch beantwortest, kommt am nächsten Tag wieder; was du richtig beantwortest, immer seltener.',
  today: 'Heute',
  start: 'Anfangen',
  goOn: 'Weiter',
  more: 'Noch fünf',
  progress: (at, of) => `${number(at)} von ${number(of)}`,
  fresh: 'Neue Stellungen warten auf dich.',
  due: (own, others) => {
    const parts = [
      plural(own, { one: '# Stellung aus deinen Spielen', other: '# Stellungen aus deinen Spielen' }),
      plural(others, { one: '# Stellung, die du schon kennst', other: '# Stellungen, die du schon kennst' }),
    ];
    return `Heute fällig: ${list(parts.filter((_, index) => [own, others][index]! > 0))}.`;
  },
  doneTitle: 'Für heute geschafft',
  doneText: (right, all) => `${number(right)} von ${number(all)} richtig.`,
  comeBack: 'Morgen geht es weiter.',
  streak: (days) => plural(days, { one: 'Serie: # Tag', other: 'Serie: # Tage' }),
  own: 'Deine eigenen Stellungen',
  noOwn: 'Findet eine Analyse in deinen Spielen Fehler oder grobe Fehler, landen sie hier.',
  ownCount: (count) =>
    plural(count, {
      one: 'Analysen deiner Spiele haben # Stellung zum Üben gefunden.',
      other: 'Analysen deiner Spiele haben # Stellungen zum Üben gefunden.',
    }),
  collection: (count) =>
    `Reichen sie an einem Tag nicht, kommen weitere aus einer Sammlung dazu: ${plural(count, { one: '# Stellung', other: '# Stellungen' })} aus Spielen starker Bots.`,
  history: 'Deine Spiele analysieren',
  strategy: 'Strategiekarte',

  themes: {
    lastRound: 'Die letzte Runde',
    race: 'Das Rennen zum Ziel',
    counting: 'Karten zählen',
    points: (hit, stay) => `${hit} oder ${stay}?`,
    aim: (card) => `„${card}“: Wer bekommt die Karte?`,
  },
  theme: 'Thema',
  allThemes: 'Alle Themen',

  result: 'Ergebnis',
  right: 'Richtig!',
  wrong: (best) => `„${best}“ ist besser`,
  inGame: (answer) => `Die Antwort im Spiel war „${answer}“.`,
  seeGame: 'Im Spiel ansehen',
  example: (answer, at, of) => `Nach „${answer}“: Beispiel ${number(at)} von ${number(of)}`,
  skip: 'Überspringen',
  playAgain: 'Noch einmal ansehen',
  rounds: (rounds) =>
    plural(rounds, {
      one: '# simulierte Runde mit denselben Karten',
      other: '# simulierte Runden mit denselben Karten',
    }),
  better: 'Besser',
  closer: 'Näher am Sieg',
  points: (who) => (who.isYou ? 'Dein Schnitt' : `Schnitt von ${who.name}`),
  noPoints: 'Keine Punkte',
  next: 'Nächste Stellung',
  finish: 'Fertig',
  remove: 'Stellung entfernen',
  removed: 'Stellung entfernt.',
  undo: 'Rückgängig',
  back: 'Zurück zum Üben',

  notCounted: 'Dieses Spiel war zum Üben und zählt nicht für deine Statistik.',

  accuracyTitle: 'Richtige Antworten im Lauf der Zeit',
  accuracyNote: 'Jeder Punkt fasst deine letzten sieben Übungstage zusammen.',
  accuracy: 'Richtig',
  day: 'Übungstag',
  date: 'Datum',
  answers: 'Antworten',
};

export default de;
