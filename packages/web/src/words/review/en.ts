import { speech } from '../speech.ts';

const { plural, number, percent } = speech('en');

export default {
  whose: 'Whose game',
  played: 'Played',
  luck: 'Luck',
  headline: (name: string, accuracy: string, luck: string): string =>
    `${name} played ${accuracy}, luck ${luck}.`,
  headlineYou: (accuracy: string, luck: string): string => `You played ${accuracy}, luck ${luck}.`,
  headlineIdle: (name: string, luck: string): string => `${name} had nothing to decide; luck ${luck}.`,
  explain:
    'Played: how much of what was at stake in the decisions was kept. Luck: what the cards gave and took. Both as chances to win.',
  sums: (start: string, skill: string, luck: string, others: string, end: string): string =>
    `Began at ${start}, own decisions ${skill}, luck ${luck}, the others’ decisions ${others}: ended at ${end}.`,
  decisions: (count: number): string => plural(count, { one: '# decision', other: '# decisions' }),
  perDecision: (cost: string): string => `${cost} lost per decision`,
  none: 'No mistakes.',
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
  everybody: 'Everybody',
  player: 'Player',
  errors: 'Errors',
  skill: 'Own decisions',
  others: 'Others',
  byRound: 'Round by round',
  round: 'Round',

  stories: 'The most expensive decisions',
  noStories: (name: string): string => `Not one decision of ${name} cost a hundredth or more. Well played.`,
  story: (round: number, chosen: string, best: string): string =>
    `Round ${number(round)}: ${chosen} instead of ${best}`,
  costs: (name: string, cost: string): string => `It cost ${name} ${cost} of the chance to win.`,
  known: 'What was known',
  knownPoints: (name: string, points: number, total: number): string =>
    `${name} had ${plural(points, { one: '# point', other: '# points' })} in front and ${number(total)} in total.`,
  knownBust: (chance: number): string => `The next card had a ${percent(chance)} chance to bust.`,
  knownSaved: (card: string): string => `A ${card} lay there, so that the next card could not bust.`,
  why: (answer: string): string => `${answer}, because`,
  against: (answer: string): string => `About ${answer}`,
  options: 'Chance to win by answer',
  chosen: 'chosen',
  bestMark: 'best',
  look: 'Look at this moment',

  cards: 'The cards that turned it',
  lucky: 'Luckiest',
  unlucky: 'Unluckiest',
  turned: (round: number, name: string, card: string): string =>
    `Round ${number(round)}: ${card} for ${name}`,
  noCards: 'None.',

  all: 'Every decision',
  onlyErrors: 'Errors only',
  answer: 'Answer',
  best: 'Best',
  lost: 'Cost',
  verdict: 'Verdict',
  aimed: (card: string, name: string): string => `${card} to ${name}`,
  more: (samples: number): string => `Weigh again, more exactly (${number(samples)} playouts)`,
  cancel: 'Stop',

  reasons: {
    bustChance: (chance: number): string => `the next card busts ${percent(chance)} of the time`,
    savedBySecondChance: (name: string, card: string): string => `${name} would be saved once by a ${card}`,
    flip7Chance: (chance: number, seven: string): string => `${seven} comes with ${percent(chance)}`,
    oneMoreCard: (points: string): string => `one more card changes the points by ${points} on average`,
    banks: (points: number, total: number): string =>
      `it banks ${plural(points, { one: '# point', other: '# points' })}, ${number(total)} in total`,
    reachesTarget: (total: number): string => `${number(total)} reach the target`,
    losesTo: (name: string, by: number): string =>
      `it loses to ${name} by ${plural(by, { one: '# point', other: '# points' })}`,
    mayBeLastRound: 'this may be the last round',
    leaderAhead: (name: string, by: number): string =>
      `${name} is ${plural(by, { one: '# point', other: '# points' })} ahead`,
    yourself: 'it is oneself',
    strongest: (name: string, total: number): string =>
      `${name} is the strongest rival, with ${number(total)}`,
    canReachTarget: (name: string): string => `${name} has enough to win`,
    wouldGain: (name: string, points: string): string =>
      `${name} can expect ${points} more points this round`,
    threeCards: (name: string, points: string): string =>
      `three cards change the points of ${name} by ${points} on average`,
    nextCardBusts: (name: string, chance: number): string =>
      `the next card is a duplicate for ${name} with ${percent(chance)}`,
    numbers: (name: string, count: number): string =>
      plural(count, { one: `${name} has # number`, other: `${name} has # numbers` }),
    keeps: (points: number): string => `it keeps ${plural(points, { one: '# point', other: '# points' })}`,
  },
};
