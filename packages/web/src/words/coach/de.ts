import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';
import { called } from '../you-or-name.ts';

const { plural, number } = formats('de');

const de: Words<'coach'> = {
  title: 'Trainer',
  switchOn: 'Trainer einschalten',
  switchOff: 'Trainer ausschalten',
  mode: 'Wie dir der Trainer hilft',
  advice: 'Rat',
  training: 'Training',
  more: 'Mehr Details',
  waits: 'Meldet sich, wenn du dran bist.',
  waitsTraining: 'Bewertet deine Entscheidungen.',
  weighing: 'Überlegt …',
  decideFirst: 'Entscheide zuerst, die Bewertung kommt danach.',
  failed: 'Der Trainer läuft in diesem Browser nicht.',
  bust: 'Risiko zu platzen',
  saved: 'Gerettet',
  range: (low, high) => `${low} bis ${high}`,
  ranges: 'Grenzen',
  rangesMean: 'Grenzen: Der wahre Wert liegt dazwischen.',
  points: 'Punkte im Schnitt',
  pointsStay: (stay, points) => `${stay} ${points}`,
  pointsOnce: (hit, points) => `einmal „${hit}“ ${points}`,
  pointsBest: (points) => `optimal gespielt ${points}`,
  close: (best, next, win) =>
    `„${best}“ oder „${next}“: Beides gewinnt in etwa ${win} der Fälle, es macht kaum einen Unterschied.`,
  hopeless: 'Gewinnen ist kaum noch möglich.',
  lost: 'Das Spiel ist verloren, egal was du antwortest.',
  won: 'Das Spiel ist gewonnen, egal was du antwortest.',
  stillCount: 'Punkte und Platzierung zählen noch.',
  nextAhead: (who, by) =>
    `Gleich davor: ${called(who, 'du')}, mit ${plural(by, { one: '# Punkt', other: '# Punkten' })} mehr.`,
  nextBehind: (who, by) =>
    `Gleich dahinter: ${called(who, 'du')}, mit ${plural(by, { one: '# Punkt', other: '# Punkten' })} weniger.`,
  goOn: 'Weiter',
  sevenNext: (seven) => `${seven} mit der nächsten Karte`,
  sevenLater: (seven) => `${seven}, wenn du nie aufhörst`,
  win: 'Gewinnchance',
  computed: 'ohne simulierte Spiele berechnet',
  samples: (count) =>
    plural(count, {
      one: '# simuliertes Spiel, 95-%-Intervall',
      other: '# simulierte Spiele, 95-%-Intervalle',
    }),
  only: (answer) => `„${answer}“: Etwas anderes geht nicht.`,
  closeRounds: (best, next, rounds) =>
    `„${best}“ oder „${next}“: Beides braucht etwa ${rounds}, es macht kaum einen Unterschied.`,
  next: 'Die nächste Karte',
  nextSummary: (size, twice) => {
    const of = plural(size, { one: '# Karte', other: '# Karten' });
    return plural(twice, { one: `# von ${of} wäre doppelt`, other: `# von ${of} wären doppelt` });
  },
  card: 'Karte',
  left: 'Übrig',
  chance: 'Chance',
  busts: 'platzt',
  score: (best, decisions) => `${number(best)} von ${number(decisions)} richtig`,
  scoreCost: (cost) => `${cost} verloren`,
  restart: 'Neu zählen',
  marked: 'mit eingeschaltetem Trainer',
};

export default de;
