import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';
import { called } from '../you-or-name.ts';

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
  explainSolo:
    'Genauigkeit: wie viel von dem erhalten blieb, was bei den Entscheidungen auf dem Spiel stand. Glück: was die Karten gaben und nahmen. Beides in erwarteten Runden gemessen. Ein Minus ist gut: Es bedeutet weniger Runden.',
  medal: (start, end) => `Chance auf eine Medaille: am Anfang ${start}, am Ende ${end}.`,
  rounds: (count) =>
    `${number(count, Number.isInteger(count) ? 0 : 2)} ${plural(count, { one: 'Runde', other: 'Runden' })}`,
  saved: (count, rounds) => `${rounds} ${plural(count, { one: 'Runde', other: 'Runden' })} gespart`,
  wasted: (count, rounds) => `${rounds} ${plural(count, { one: 'Runde', other: 'Runden' })} verloren`,
  account: 'Vom Start zum Ergebnis',
  start: 'Chance am Anfang',
  startSolo: 'Erwartet am Anfang',
  end: 'Ergebnis',
  noise: 'All das ist mit simulierten Spielen geschätzt. Sehr kleine Unterschiede bedeuten nichts.',
  wentWell: 'Gut gemacht',
  goodDecisions: (good, all) =>
    `${plural(good, { one: '# gute Entscheidung', other: '# gute Entscheidungen' })} von ${number(all)}`,
  praised: (round, answer, stake) =>
    `Runde ${number(round)}: „${answer}“, als ${stake} auf dem Spiel standen`,
  costMost: 'Am teuersten',
  decisions: (count) => plural(count, { one: '# Entscheidung', other: '# Entscheidungen' }),
  judged: (decisions, mistakes) => `${decisions}: ${mistakes}`,
  perDecision: (cost) => `Im Schnitt hat eine Entscheidung ${cost} Gewinnchance gekostet.`,
  perDecisionSolo: (cost) => `Im Schnitt hat eine Entscheidung ${cost} gekostet.`,
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
  others: 'Entscheidungen der anderen',
  byRound: 'Runde für Runde',
  round: 'Runde',

  misplays: 'Die teuersten Entscheidungen',
  noMisplays: (who, least) =>
    `Keine ${who.isYou ? 'deiner Entscheidungen' : `Entscheidung von ${who.name}`} hat ${least} oder mehr gekostet. Gut gespielt!`,
  misplay: (round, chosen, best) => `Runde ${number(round)}: „${chosen}“ statt „${best}“`,
  costs: (who, cost) => `Das hat ${called(who, 'dich')} ${cost} Gewinnchance gekostet.`,
  costsRounds: (cost) => `Das kostet im Schnitt ${cost}.`,
  known: 'Was bekannt war',
  knownPoints: (who, held, total) =>
    `${who.isYou ? 'Du hattest' : `${who.name} hatte`} ${plural(held, points)} in dieser Runde und ${number(total)} insgesamt.`,
  knownBust: (chance) => `Das Risiko, mit der nächsten Karte zu platzen, lag bei ${percent(chance)}.`,
  knownSaved: (card) => `Mit „${card}“ konnte die nächste Karte nicht zum Platzen führen.`,
  why: (answer) => `Für „${answer}“`,
  options: 'Gewinnchance je Antwort',
  optionsRounds: 'Erwartete Runden je Antwort',
  chosen: 'gewählt',
  bestMark: 'am besten',
  look: 'Diesen Moment ansehen',

  filed: (count) =>
    plural(count, {
      one: '# Stellung aus diesem Spiel ist jetzt bei deinen Übungen.',
      other: '# Stellungen aus diesem Spiel sind jetzt bei deinen Übungen.',
    }),
  practise: 'Üben',

  cards: 'Die Karten, die das Spiel gedreht haben',
  lucky: 'Größtes Glück',
  unlucky: 'Größtes Pech',
  turned: (round, who, card) => `Runde ${number(round)}: ${card} für ${called(who, 'dich')}`,
  noCards: 'Keine.',

  all: 'Alle Entscheidungen',
  onlyCostly: 'Nur teure Entscheidungen',
  answer: 'Antwort',
  best: 'Am besten',
  lost: 'Kosten',
  verdict: 'Urteil',
  aimed: (card, target) => `${card} für ${called(target, 'dich')}`,
  more: (samples) => `Noch einmal, genauer (${number(samples)} simulierte Spiele)`,
  cancel: 'Stoppen',

  weighed: (best, win, next, other, why) =>
    `„${best}“ gewinnt in ${win} der Fälle, „${next}“ in ${other}${why === '' ? '' : `: ${why}`}.`,
  weighedRounds: (best, rounds, next, other, why) =>
    `„${best}“ braucht im Schnitt ${rounds}, „${next}“ ${other}${why === '' ? '' : `: ${why}`}.`,
  inARow: (count) =>
    plural(count, {
      one: '# Entscheidung.',
      other: 'So viel haben # Entscheidungen in Folge zusammen gekostet; diese hat am meisten gekostet.',
    }),
  noReason: 'Kein einzelner Grund gibt hier den Ausschlag.',
  without: (answer) => `sonst wäre „${answer}“ besser`,
  differs: (effect) => `das macht ${effect} aus`,
  because: (fact, change) => `${fact} (${change})`,
  howSure: 'Wie sicher ist das?',
  estimates: 'Das sind Schätzungen. Die wahren Zahlen liegen fast immer in diesen Grenzen:',
  range: (label, low, high, known) => `${label}: ${low} bis ${high} (${known})`,
  knownAs: { exact: 'exakt', model: 'Modell', sample: 'Stichprobe' },
  percentPoints: (size) => `${size} Prozentpunkte`,
  knownMeans: {
    exact: 'Exakt: folgt allein aus den Regeln.',
    model: 'Modell: Alle Karten dieser Runde sind durchgerechnet, spätere Runden sind geschätzt.',
    sample:
      'Stichprobe: aus simulierten Spielen mit den gleichen Karten für jede Antwort. Darum ist der Unterschied zweier Antworten sicherer als jede der beiden Zahlen.',
  },

  subjects: {
    use: (card) => `${card} einsetzen`,
    decline: 'Platzen',
  },
  withoutCard: (card, fact) => `${fact}, falls jemand anders „${card}“ bekommt`,

  facts: {
    wins: (answer) => `„${answer}“ gewinnt sofort`,
    ties: (answer, who) => `„${answer}“ führt zum Gleichstand mit ${called(who, 'dir')}`,
    loses: (answer, who, by) =>
      `mit „${answer}“ ${by === 1 ? 'fehlt' : 'fehlen'} gegen ${called(who, 'dich')} ${plural(by, points)}`,
    reachesTarget: (answer, total) =>
      `mit „${answer}“ sind es ${number(total)}, und diese Runde ist die letzte`,
    beatable: (answer, total) =>
      `mit „${answer}“ sind es nur ${number(total)}, und das lässt sich noch überbieten`,
    bust: (who, chance, held) =>
      `Platzen (Risiko ${percent(chance)}) würde ${called(who, 'dich')} ${plural(held, points)} kosten`,
    sureBust: (who, held) =>
      `jede Karte würde ${called(who, 'dich')} platzen lassen und ${plural(held, points)} kosten`,
    secondChance: (who, card) => `„${card}“ würde ${called(who, 'dich')} einmal retten`,
    safe: (who) => `keine Karte im Nachziehstapel würde ${called(who, 'dich')} platzen lassen`,
    nextAction: (card, chance) =>
      chance === 1
        ? `als Nächstes kommt auf jeden Fall „${card}“`
        : `als Nächstes kommt mit ${percent(chance)} Wahrscheinlichkeit „${card}“`,
    flip7: (seven, chance, bonus) =>
      `die Chance auf ${seven}, also ${plural(bonus, points)} extra, liegt bei ${percent(chance)}`,
    noCard: (who) => `keine einzelne Karte reicht, um ${called(who, 'dich')} zu überholen`,
    fewCards: (who, cards, of) =>
      `nur ${number(cards)} von ${plural(of, { one: '# Karte', other: '# Karten' })} ${plural(cards, { one: 'reicht', other: 'reichen' })}, um ${called(who, 'dich')} zu überholen`,
    pointsInHand: (who, held, total) =>
      `${who.isYou ? 'du hast' : `${who.name} hat`} in dieser Runde ${plural(held, points)} und damit insgesamt ${number(total)}`,
    race: (who, need, chance) =>
      `${who.isYou ? 'du brauchst' : `${who.name} braucht`} in dieser Runde ${plural(need, points)} bis zum Ziel und ${who.isYou ? 'schaffst' : 'schafft'} das in ${percent(chance)} der simulierten Runden`,
    behind: (who, by) =>
      `${who.isYou ? 'du lagst' : `${who.name} lag`} vor dieser Runde ${plural(by, points)} vorn`,
    ahead: (who, by) =>
      `der Vorsprung auf ${called(who, 'dich')} betrug vor dieser Runde ${plural(by, points)}`,
    gain: (chance, more) =>
      `${chance === 1 ? 'jede Karte bringt' : `${percent(chance)} der Karten bringen`} Punkte, im Schnitt ${more}`,
    gainFor: (who, chance, more) =>
      `${chance === 1 ? 'jede Karte bringt' : `${percent(chance)} der Karten bringen`} ${called(who, 'dir')} Punkte, im Schnitt ${more}`,
    threeRisk: (who, chance) =>
      `drei Karten würden ${called(who, 'dich')} mit einem Risiko von ${percent(chance)} platzen lassen`,
    threeBust: (who, chance, held) =>
      `Platzen bei drei Karten (Risiko ${percent(chance)}) würde ${called(who, 'dich')} ${plural(held, points)} kosten`,
    threeGain: (who, more) =>
      `drei Karten würden ${called(who, 'dir')} im Schnitt ${more} Punkte bringen, Platzen eingerechnet`,
  },
};

export default de;
