import { formats } from '../formats.ts';
import { called, type Person } from '../person.ts';

const { plural, number, percent } = formats('en');

export default {
  whose: 'Whose game',
  played: 'Accuracy',
  luck: 'Luck',
  headline: (who: Person, accuracy: string, luck: string): string =>
    `${called(who, 'You')} played with ${accuracy} accuracy. Luck: ${luck}.`,
  headlineIdle: (who: Person, luck: string): string =>
    `${called(who, 'You')} had no decisions to make. Luck: ${luck}.`,
  explain:
    'Accuracy: how much of what was at stake in the decisions was kept. Luck: what the cards gave and took. Both are measured in chances to win.',
  sums: (start: string, skill: string, luck: string, others: string, end: string): string =>
    `Chance to win at the start ${start}, own decisions ${skill}, luck ${luck}, the others’ decisions ${others}: at the end ${end}.`,
  decisions: (count: number): string => plural(count, { one: '# decision', other: '# decisions' }),
  perDecision: (cost: string): string => `${cost} lost per decision on average`,
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
  others: 'Others',
  byRound: 'Round by round',
  round: 'Round',

  stories: 'The costliest decisions',
  noStories: (who: Person): string =>
    `None of ${who.isYou ? 'your' : `${who.name}’s`} decisions cost 1% or more. Well played!`,
  story: (round: number, chosen: string, best: string): string =>
    `Round ${number(round)}: ${chosen} instead of ${best}`,
  costs: (who: Person, cost: string): string =>
    `${who.isYou ? 'Your' : `${who.name}’s`} chance to win fell by ${cost}.`,
  known: 'What was known',
  knownPoints: (who: Person, points: number, total: number): string =>
    `${called(who, 'You')} had ${plural(points, { one: '# point', other: '# points' })} this round and ${number(total)} in total.`,
  knownBust: (chance: number): string => `The risk of a bust with the next card was ${percent(chance)}.`,
  knownSaved: (card: string): string => `With a ${card}, the next card couldn’t be a bust.`,
  why: (answer: string): string => `For ${answer}`,
  against: (answer: string): string => `About ${answer}`,
  options: 'Chance to win by answer',
  chosen: 'chosen',
  bestMark: 'best',
  look: 'Look at this moment',

  cards: 'The cards that turned the game',
  lucky: 'Luckiest',
  unlucky: 'Unluckiest',
  turned: (round: number, who: Person, card: string): string =>
    `Round ${number(round)}: ${card} for ${called(who, 'you')}`,
  noCards: 'None.',

  all: 'All decisions',
  onlyMistakes: 'Mistakes only',
  answer: 'Answer',
  best: 'Best',
  lost: 'Cost',
  verdict: 'Verdict',
  aimed: (card: string, target: Person): string => `${card} for ${called(target, 'you')}`,
  more: (samples: number): string => `Analyse again, more precisely (${number(samples)} simulated games)`,
  cancel: 'Stop',

  reasons: {
    bustChance: (chance: number): string => `the risk of a bust with the next card is ${percent(chance)}`,
    savedBySecondChance: (who: Person, card: string): string =>
      `a ${card} would save ${called(who, 'you')} once`,
    flip7Chance: (chance: number, seven: string): string => `the chance of a ${seven} is ${percent(chance)}`,
    oneMoreCard: (points: string): string => `one more card changes the points by ${points} on average`,
    banks: (points: number, total: number): string =>
      `it banks ${plural(points, { one: '# point', other: '# points' })}, for a total of ${number(total)}`,
    reachesTarget: (total: number): string => `${number(total)} reaches the target`,
    losesTo: (who: Person, by: number): string =>
      `it loses to ${called(who, 'you')} by ${plural(by, { one: '# point', other: '# points' })}`,
    mayBeLastRound: 'this may be the last round',
    leaderAhead: (who: Person, by: number): string =>
      `${who.isYou ? 'you are' : `${who.name} is`} ${plural(by, { one: '# point', other: '# points' })} ahead`,
    strongest: (who: Person, total: number): string =>
      `${who.isYou ? 'you are' : `${who.name} is`} the strongest rival, with ${number(total)}`,
    canReachTarget: (who: Person): string => `${who.isYou ? 'you have' : `${who.name} has`} enough to win`,
    wouldGain: (who: Person, points: string): string =>
      `${called(who, 'you')} can expect ${points} more points this round`,
    threeCards: (who: Person, points: string): string =>
      `three cards change ${who.isYou ? 'your' : `${who.name}’s`} points by ${points} on average`,
    nextCardBusts: (who: Person, chance: number): string =>
      `the chance that the next card is a duplicate for ${called(who, 'you')} is ${percent(chance)}`,
    numbers: (who: Person, count: number): string =>
      `${who.isYou ? 'you have' : `${who.name} has`} ${plural(count, { one: '# number', other: '# numbers' })}`,
    keeps: (points: number): string => `it keeps ${plural(points, { one: '# point', other: '# points' })}`,
  },
};
