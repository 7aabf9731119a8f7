import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';
import { called } from '../person.ts';

const { plural, number, percent } = formats('de');

const points = { one: '# Punkt', other: '# Punkte' };

const de: Words<'review'> = {
  whose: 'Wessen Spiel',
  played: 'Genauigkeit',
  luck: 'Glück',
  headline: (who, accuracy, luck) =>
    `${who.isYou ? 'Du hast' : `${who.name} hat`} mit ${accuracy} Genauigkeit gespielt. Glück: ${luck}.`,
  headlineIdle: (who, luck) =>
    `${who.isYou ? 'Du hattest' : `${who.name} hatte`} nichts zu entscheiden. Glück: ${luck}.`,
  explain:
    'Genauigkeit: wie viel von dem erhalten blieb, was bei den Entscheidungen auf dem Spiel stand. Glück: was die Karten gaben und nahmen. Beides in Gewinnchancen gemessen.',
  sums: (start, skill, luck, others, end) =>
    `Gewinnchance am Anfang ${start}, eigene Entscheidungen ${skill}, Glück ${luck}, Entscheidungen der anderen ${others}: am Ende ${end}.`,
  decisions: (count) => plural(count, { one: '# Entscheidung', other: '# Entscheidungen' }),
  perDecision: (cost) => `im Schnitt ${cost} Verlust pro Entscheidung`,
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
  everyone: 'Alle',
  player: 'Spieler',
  mistakes: 'Fehler',
  skill: 'Eigene Entscheidungen',
  others: 'Die anderen',
  byRound: 'Runde für Runde',
  round: 'Runde',

  stories: 'Die teuersten Entscheidungen',
  noStories: (who) =>
    `Keine ${who.isYou ? 'deiner Entscheidungen' : `Entscheidung von ${who.name}`} hat 1 % oder mehr gekostet. Gut gespielt!`,
  story: (round, chosen, best) => `Runde ${number(round)}: „${chosen}“ statt „${best}“`,
  costs: (who, cost) => `Das hat ${called(who, 'dich')} ${cost} Gewinnchance gekostet.`,
  known: 'Was bekannt war',
  knownPoints: (who, held, total) =>
    `${who.isYou ? 'Du hattest' : `${who.name} hatte`} ${plural(held, points)} in dieser Runde und ${number(total)} insgesamt.`,
  knownBust: (chance) => `Das Risiko, mit der nächsten Karte zu platzen, lag bei ${percent(chance)}.`,
  knownSaved: (card) => `Mit „${card}“ konnte die nächste Karte nicht zum Platzen führen.`,
  why: (answer) => `Für „${answer}“`,
  against: (answer) => `Zu „${answer}“`,
  options: 'Gewinnchance je Antwort',
  chosen: 'gewählt',
  bestMark: 'am besten',
  look: 'Diesen Moment ansehen',

  cards: 'Die Karten, die das Spiel gedreht haben',
  lucky: 'Größtes Glück',
  unlucky: 'Größtes Pech',
  turned: (round, who, card) => `Runde ${number(round)}: ${card} für ${called(who, 'dich')}`,
  noCards: 'Keine.',

  all: 'Alle Entscheidungen',
  onlyMistakes: 'Nur Fehler',
  answer: 'Antwort',
  best: 'Am besten',
  lost: 'Kosten',
  verdict: 'Urteil',
  aimed: (card, target) => `${card} für ${called(target, 'dich')}`,
  more: (samples) => `Noch einmal, genauer (${number(samples)} simulierte Spiele)`,
  cancel: 'Stoppen',

  reasons: {
    bustChance: (chance) => `das Risiko zu platzen liegt bei ${percent(chance)}`,
    savedBySecondChance: (who, card) => `„${card}“ würde ${called(who, 'dich')} einmal retten`,
    flip7Chance: (chance, seven) => `die Chance auf ${seven} liegt bei ${percent(chance)}`,
    oneMoreCard: (change) => `eine weitere Karte ändert die Punkte im Schnitt um ${change}`,
    banks: (held, total) => `es sichert ${plural(held, points)} (dann insgesamt ${number(total)})`,
    reachesTarget: (total) => `mit ${number(total)} ist das Ziel erreicht`,
    losesTo: (who, by) => `damit fehlen gegen ${called(who, 'dich')} ${plural(by, points)}`,
    mayBeLastRound: 'das kann die letzte Runde sein',
    leaderAhead: (who, by) => `${who.isYou ? 'du liegst' : `${who.name} liegt`} ${plural(by, points)} vorn`,
    strongest: (who, total) =>
      `${who.isYou ? 'du hast' : `${who.name} hat`} mit ${number(total)} die besten Aussichten`,
    canReachTarget: (who) => `${who.isYou ? 'du hast' : `${who.name} hat`} genug zum Gewinnen`,
    wouldGain: (who, more) =>
      `${who.isYou ? 'du kannst' : `${who.name} kann`} in dieser Runde noch ${more} Punkte erwarten`,
    threeCards: (who, change) =>
      `drei Karten ändern ${who.isYou ? 'deine Punkte' : `die Punkte von ${who.name}`} im Schnitt um ${change}`,
    nextCardBusts: (who, chance) =>
      `die nächste Karte ist für ${called(who, 'dich')} mit ${percent(chance)} Wahrscheinlichkeit doppelt`,
    numbers: (who, count) =>
      `${who.isYou ? 'du hast' : `${who.name} hat`} ${plural(count, { one: '# Zahl', other: '# Zahlen' })}`,
    keeps: (held) => `es rettet ${plural(held, points)}`,
  },
};

export default de;
