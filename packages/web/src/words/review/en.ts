import { formats } from '../formats.ts';
import { called, type YouOrName } from '../you-or-name.ts';

const { plural, number, percent } = formats('en');

export default {
  whose: 'Whose game',
  played: 'Accuracy',
  luck: 'Luck',
  headline: (who: YouOrName, accuracy: string, luck: string): string =>
    `${called(who, 'You')} played with ${accuracy} accuracy. Luck: ${luck}.`,
  headlineIdle: (who: YouOrName, luck: string): string =>
    `${called(who, 'You')} had no decisions to make. Luck: ${luck}.`,
  explain:
    'Accuracy is the share of what was at stake that the decisions kept. Luck is what the cards gave and took. Both are measured in chances to win.',
  explainSolo:
    'Accuracy is the share of what was at stake that the decisions kept. Luck is what the cards gave and took. Both are measured in expected rounds. A minus sign is good: it means fewer rounds.',
  medal: (start: string, end: string): string =>
    `Chance of a medal: ${start} at the start, ${end} at the end.`,
  rounds: (count: number): string =>
    `${number(count, Number.isInteger(count) ? 0 : 2)} ${plural(count, { one: 'round', other: 'rounds' })}`,
  /** What luck was worth in a game alone; `rounds` with its digits. */
  saved: (count: number, rounds: string): string =>
    `${rounds} ${plural(count, { one: 'round', other: 'rounds' })} saved`,
  wasted: (count: number, rounds: string): string =>
    `${rounds} ${plural(count, { one: 'round', other: 'rounds' })} lost`,
  account: 'From start to result',
  start: 'Chance at the start',
  startSolo: 'Expected at the start',
  end: 'Result',
  noise: 'All of this is estimated with the help of simulated games, so very small differences mean nothing.',
  wentWell: 'Went well',
  goodDecisions: (good: number, all: number): string =>
    `${plural(good, { one: '# good decision', other: '# good decisions' })} out of ${number(all)}`,
  /** A good answer to the question on which most depended. */
  praised: (round: number, answer: string, stake: string): string =>
    `Round ${number(round)}: ${answer}, with ${stake} at stake`,
  costMost: 'Cost the most',
  decisions: (count: number): string => plural(count, { one: '# decision', other: '# decisions' }),
  judged: (decisions: string, mistakes: string): string => `${decisions}: ${mistakes}`,
  perDecision: (cost: string): string => `On average, a decision cost ${cost} of the chance to win.`,
  perDecisionSolo: (cost: string): string => `On average, a decision cost ${cost}.`,
  none: 'no mistakes.',
  counts: {
    inaccuracy: (count: number): string => plural(count, { one: '# inaccuracy', other: '# inaccuracies' }),
    mistake: (count: number): string => plural(count, { one: '# mistake', other: '# mistakes' }),
    blunder: (count: number): string => plural(count, { one: '# blunder', other: '# blunders' }),
  },
  verdicts: {
    best: 'best',
    good: 'good',
    inaccuracy: 'inaccuracy',
    mistake: 'mistake',
    blunder: 'blunder',
  },
  everyone: 'Everyone',
  player: 'Player',
  mistakes: 'Mistakes',
  skill: 'Own decisions',
  others: 'Others’ decisions',
  byRound: 'Round by round',
  round: 'Round',

  misplays: 'The costliest decisions',
  noMisplays: (who: YouOrName, least: string): string =>
    `None of ${who.isYou ? 'your' : `${who.name}’s`} decisions cost ${least} or more. Well played!`,
  misplay: (round: number, chosen: string, best: string): string =>
    `Round ${number(round)}: ${chosen} instead of ${best}`,
  costs: (who: YouOrName, cost: string): string =>
    `${who.isYou ? 'Your' : `${who.name}’s`} chance to win fell by ${cost}.`,
  costsRounds: (cost: string): string => `That costs ${cost} on average.`,
  known: 'What was known',
  knownPoints: (who: YouOrName, points: number, total: number): string =>
    `${called(who, 'You')} had ${plural(points, { one: '# point', other: '# points' })} this round and ${number(total)} in total.`,
  knownBust: (chance: number): string => `The risk of a bust with the next card was ${percent(chance)}.`,
  knownSaved: (card: string): string => `With a ${card}, the next card couldn’t be a bust.`,
  why: (answer: string): string => `Why ${answer}`,
  options: 'Chance to win by answer',
  optionsRounds: 'Expected rounds by answer',
  chosen: 'chosen',
  bestMark: 'best',
  look: 'Look at this moment',

  filed: (count: number): string =>
    plural(count, {
      one: '# position from this game is in your practice.',
      other: '# positions from this game are in your practice.',
    }),
  practise: 'Practise',

  cards: 'The cards that turned the game',
  lucky: 'Luckiest',
  unlucky: 'Unluckiest',
  turned: (round: number, who: YouOrName, card: string): string =>
    `Round ${number(round)}: ${card} for ${called(who, 'you')}`,
  noCards: 'None.',

  all: 'All decisions',
  onlyCostly: 'Costly decisions only',
  answer: 'Answer',
  best: 'Best',
  lost: 'Cost',
  verdict: 'Verdict',
  aimed: (card: string, target: YouOrName): string => `${card} for ${called(target, 'you')}`,
  more: (samples: number): string => `Analyse again, more precisely (${number(samples)} simulated games)`,
  cancel: 'Stop',

  /** The first line about a decision; `why` may be empty. */
  weighed: (best: string, win: string, next: string, other: string, why: string): string =>
    `${best} wins ${win}, ${next} ${other}${why === '' ? '' : `: ${why}`}.`,
  weighedRounds: (best: string, rounds: string, next: string, other: string, why: string): string =>
    `${best} takes ${rounds} on average, ${next} ${other}${why === '' ? '' : `: ${why}`}.`,
  inARow: (count: number): string =>
    plural(count, {
      one: '# decision.',
      other: 'That’s the cost of # decisions in a row; this one cost the most.',
    }),
  noReason: 'No single reason stands out.',
  /** What would change without a fact. */
  without: (answer: string): string => `without that, ${answer} would be better`,
  differs: (effect: string): string => `this makes a difference of ${effect}`,
  because: (fact: string, change: string): string => `${fact} (${change})`,
  howSure: 'How sure is this?',
  estimates: 'These are estimates. The true figures almost always lie within these bounds:',
  range: (label: string, low: string, high: string, known: string): string =>
    `${label}: ${low} to ${high} (${known})`,
  knownAs: { exact: 'exact', model: 'by model', sample: 'sampled' },
  /** What these words mean. */
  /** A difference of two percentages: 8% of 11% would be less than 1%. */
  percentPoints: (size: string): string => `${size} percentage points`,
  knownMeans: {
    exact: 'Exact: follows from the rules alone.',
    model: 'By model: every card of this round was taken into account; what later rounds bring is estimated.',
    sample:
      'Sampled: from simulated games with the same cards for every answer, so the difference between two answers is surer than either figure.',
  },

  /** Answers that a sentence cannot begin with as their buttons say them. */
  subjects: {
    use: (card: string): string => `using the ${card}`,
    decline: 'busting',
  },
  /** A fact that holds for someone who does not get this card. */
  withoutCard: (card: string, fact: string): string => `without the ${card}, ${fact}`,

  facts: {
    wins: (answer: string): string => `${answer} wins at once`,
    ties: (answer: string, who: YouOrName): string => `${answer} ties with ${called(who, 'you')}`,
    loses: (answer: string, who: YouOrName, by: number): string =>
      `${answer} loses to ${called(who, 'you')} by ${plural(by, { one: '# point', other: '# points' })}`,
    reachesTarget: (answer: string, total: number): string =>
      `${answer} makes ${number(total)} in total, so this round is the last`,
    beatable: (answer: string, total: number): string =>
      `${answer} makes only ${number(total)} in total, which can still be beaten`,
    bust: (who: YouOrName, chance: number, points: number): string =>
      `a bust (risk ${percent(chance)}) would cost ${called(who, 'you')} ${plural(points, { one: '# point', other: '# points' })}`,
    sureBust: (who: YouOrName, points: number): string =>
      `every card would bust ${called(who, 'you')}, at a cost of ${plural(points, { one: '# point', other: '# points' })}`,
    secondChance: (who: YouOrName, card: string): string => `a ${card} would save ${called(who, 'you')} once`,
    safe: (who: YouOrName): string => `no card in the draw pile would bust ${called(who, 'you')}`,
    nextAction: (card: string, chance: number): string =>
      chance === 1
        ? `the next card is certain to be a ${card}`
        : `${percent(chance)} of the time, the next card is a ${card}`,
    flip7: (seven: string, chance: number, bonus: number): string =>
      `the chance of a ${seven}, worth ${plural(bonus, { one: '# extra point', other: '# extra points' })}, is ${percent(chance)}`,
    noCard: (who: YouOrName): string => `no single card would be enough to pass ${called(who, 'you')}`,
    fewCards: (who: YouOrName, cards: number, of: number): string =>
      `only ${number(cards)} of ${plural(of, { one: '# card', other: '# cards' })} would be enough to pass ${called(who, 'you')}`,
    pointsInHand: (who: YouOrName, points: number, total: number): string =>
      `${who.isYou ? 'you have' : `${who.name} has`} ${plural(points, { one: '# point', other: '# points' })} this round, which makes ${number(total)} in total`,
    race: (who: YouOrName, need: number, chance: number): string =>
      `${who.isYou ? 'you need' : `${who.name} needs`} ${plural(need, { one: '# point', other: '# points' })} this round to reach the target and ${who.isYou ? 'get' : 'gets'} there in ${percent(chance)} of the simulated rounds`,
    behind: (who: YouOrName, by: number): string =>
      `${who.isYou ? 'you' : who.name} led by ${plural(by, { one: '# point', other: '# points' })} before this round`,
    ahead: (who: YouOrName, by: number): string =>
      `the lead over ${called(who, 'you')} was ${plural(by, { one: '# point', other: '# points' })} before this round`,
    gain: (chance: number, points: string): string =>
      `${chance === 1 ? 'every card adds' : `${percent(chance)} of the cards add`} points, ${points} on average`,
    gainFor: (who: YouOrName, chance: number, points: string): string =>
      `${chance === 1 ? 'every card adds' : `${percent(chance)} of the cards add`} points for ${called(who, 'you')}, ${points} on average`,
    threeRisk: (who: YouOrName, chance: number): string =>
      `three cards would bust ${called(who, 'you')} with a risk of ${percent(chance)}`,
    threeBust: (who: YouOrName, chance: number, points: number): string =>
      `busting on three cards (risk ${percent(chance)}) would cost ${called(who, 'you')} ${plural(points, { one: '# point', other: '# points' })}`,
    threeGain: (who: YouOrName, points: string): string =>
      `three cards would bring ${called(who, 'you')} ${points} points on average, busts included`,
  },
};
