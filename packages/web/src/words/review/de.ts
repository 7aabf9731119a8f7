import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural, number, percent } = speech('de');

const points = { one: '# Punkt', other: '# Punkte' };

const de: Words<'review'> = {
  whose: 'Wessen Spiel',
  played: 'Gespielt',
  luck: 'Glück',
  headline: (name, accuracy, luck) => `${name} hat zu ${accuracy} richtig gespielt, Glück ${luck}.`,
  headlineYou: (accuracy, luck) => `Du hast zu ${accuracy} richtig gespielt, Glück ${luck}.`,
  headlineIdle: (name, luck) => `${name} hatte nichts zu entscheiden; Glück ${luck}.`,
  explain:
    'Gespielt: wie viel von dem erhalten blieb, was in den Entscheidungen auf dem Spiel stand. Glück: was die Karten gaben und nahmen. Beides als Gewinnchance.',
  sums: (start, skill, luck, others, end) =>
    `Begonnen bei ${start}, eigene Entscheidungen ${skill}, Glück ${luck}, Entscheidungen der anderen ${others}: am Ende ${end}.`,
  decisions: (count) => plural(count, { one: '# Entscheidung', other: '# Entscheidungen' }),
  perDecision: (cost) => `${cost} Verlust je Entscheidung`,
  none: 'keine Fehler.',
  counts: {
    inaccuracy: (count) => plural(count, { one: '# Ungenauigkeit', other: '# Ungenauigkeiten' }),
    mistake: (count) => plural(count, { one: '# Fehler', other: '# Fehler' }),
    blunder: (count) => plural(count, { one: '# grober Fehler', other: '# grobe Fehler' }),
  },
  verdicts: {
    best: 'am besten',
    good: 'gut',
    inaccuracy: 'ungenau',
    mistake: 'Fehler',
    blunder: 'grober Fehler',
  },
  everybody: 'Alle',
  player: 'Spieler',
  errors: 'Fehler',
  skill: 'Eigene Züge',
  others: 'Andere',
  byRound: 'Runde für Runde',
  round: 'Runde',

  stories: 'Die teuersten Entscheidungen',
  noStories: (name) => `Keine Entscheidung von ${name} hat ein Hundertstel oder mehr gekostet. Gut gespielt.`,
  story: (round, chosen, best) => `Runde ${number(round)}: ${chosen} statt ${best}`,
  costs: (name, cost) => `Das hat ${name} ${cost} Gewinnchance gekostet.`,
  known: 'Was bekannt war',
  knownPoints: (name, held, total) =>
    `${name} hatte ${plural(held, points)} vor sich liegen und ${number(total)} insgesamt.`,
  knownBust: (chance) => `Die nächste Karte hätte mit ${percent(chance)} zum Platzen geführt.`,
  knownSaved: (card) => `${card} lag da, sodass die nächste Karte nicht zum Platzen führen konnte.`,
  why: (answer) => `${answer}, denn`,
  against: (answer) => `Zu ${answer}`,
  options: 'Gewinnchance je Antwort',
  chosen: 'gewählt',
  bestMark: 'am besten',
  look: 'Diesen Moment ansehen',

  cards: 'Die Karten, die das Spiel gedreht haben',
  lucky: 'Größtes Glück',
  unlucky: 'Größtes Pech',
  turned: (round, name, card) => `Runde ${number(round)}: ${card} für ${name}`,
  noCards: 'Keine.',

  all: 'Jede Entscheidung',
  onlyErrors: 'Nur Fehler',
  answer: 'Antwort',
  best: 'Am besten',
  lost: 'Kosten',
  verdict: 'Urteil',
  aimed: (card, name) => `${card} an ${name}`,
  more: (samples) => `Noch einmal, genauer (${number(samples)} Ausspielungen)`,
  cancel: 'Anhalten',

  reasons: {
    bustChance: (chance) => `die nächste Karte führt mit ${percent(chance)} zum Platzen`,
    savedBySecondChance: (name, card) => `${name} wäre einmal geschützt (${card})`,
    flip7Chance: (chance, seven) => `${seven} kommt mit ${percent(chance)}`,
    oneMoreCard: (change) => `eine weitere Karte ändert die Punkte im Schnitt um ${change}`,
    banks: (held, total) => `es sichert ${plural(held, points)}, ${number(total)} insgesamt`,
    reachesTarget: (total) => `mit ${number(total)} ist das Ziel erreicht`,
    losesTo: (name, by) => `es verliert gegen ${name} um ${plural(by, points)}`,
    mayBeLastRound: 'das kann die letzte Runde sein',
    leaderAhead: (name, by) => `${name} liegt ${plural(by, points)} vorn`,
    yourself: 'man ist es selbst',
    strongest: (name, total) => `${name} ist mit ${number(total)} am stärksten`,
    canReachTarget: (name) => `${name} hat genug zum Gewinnen`,
    wouldGain: (name, more) => `${name} kann in dieser Runde noch ${more} Punkte erwarten`,
    threeCards: (name, change) => `drei Karten ändern die Punkte von ${name} im Schnitt um ${change}`,
    nextCardBusts: (name, chance) => `die nächste Karte ist für ${name} mit ${percent(chance)} doppelt`,
    numbers: (name, count) => plural(count, { one: `${name} hat # Zahl`, other: `${name} hat # Zahlen` }),
    keeps: (held) => `es rettet ${plural(held, points)}`,
  },
};

export default de;
