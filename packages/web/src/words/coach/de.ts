import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural, number } = speech('de');

const de: Words<'coach'> = {
  title: 'Trainer',
  switchOn: 'Trainer einschalten',
  switchOff: 'Trainer ausschalten',
  mode: 'Wie der Trainer hilft',
  advice: 'Rat',
  training: 'Training',
  more: 'Mehr vom Trainer',
  waits: 'Meldet sich, wenn du gefragt bist.',
  waitsTraining: 'Bewertet, was du entscheidest.',
  weighing: 'Wägt ab …',
  decideFirst: 'Entscheide zuerst; die Bewertung kommt danach.',
  failed: 'Kein Rat: Der Trainer läuft in diesem Browser nicht.',
  bust: 'Platzt',
  saved: 'Gerettet',
  exact: 'exakt',
  range: (low, high) => `${low} bis ${high}`,
  points: 'Erwartete Punkte',
  sevenNext: (seven) => `${seven} jetzt`,
  sevenLater: (seven) => `${seven} ohne Stopp`,
  win: 'Gewinnchance',
  samples: (count) =>
    plural(count, { one: '# Ausspielung, 95-%-Intervall', other: '# Ausspielungen, 95-%-Intervalle' }),
  clear: (best, win, next, other) => `${best}: ${win}, gegen ${other} für ${next}.`,
  only: (answer) => `${answer}: Etwas anderes geht nicht.`,
  close: (best, next) => `${best} oder ${next}: kaum ein Unterschied.`,
  byPoints: (answer, points) => `${answer}: Alles andere verschenkt im Schnitt ${points} Punkte.`,
  reasons: (reasons) => `Gut zu wissen: ${reasons}.`,
  next: 'Die nächste Karte',
  nextSummary: (size, twice) =>
    `${number(twice)} von ${plural(size, { one: '# Karte', other: '# Karten' })} wären doppelt`,
  card: 'Karte',
  left: 'Übrig',
  chance: 'Chance',
  busts: 'platzt',
  bestWas: (answer) => `Am besten war ${answer}.`,
  lost: (cost) => `−${cost}`,
  lostPoints: (points) => `−${points} Punkte`,
  score: (best, decisions) => `${number(best)} von ${number(decisions)} richtig`,
  scoreCost: (cost) => `${cost} verschenkt`,
  restart: 'Neu zählen',
  marked: 'mit eingeschaltetem Trainer',
};

export default de;
