import { speech } from '../speech.ts';

const { plural, number } = speech('en');

export default {
  title: 'Coach',
  switchOn: 'Coach on',
  switchOff: 'Coach off',
  mode: 'How the coach helps',
  advice: 'Advice',
  training: 'Training',
  more: 'More from the coach',
  waits: 'Speaks when you are asked.',
  waitsTraining: 'Grades what you decide.',
  weighing: 'Weighing …',
  decideFirst: 'Decide first; the grade comes after.',
  failed: 'No advice: the coach cannot run in this browser.',
  bust: 'Bust',
  saved: 'Saved',
  exact: 'exact',
  range: (low: string, high: string): string => `${low} to ${high}`,
  points: 'Points to expect',
  sevenNext: (seven: string): string => `${seven} now`,
  sevenLater: (seven: string): string => `${seven}, never stopping`,
  win: 'Chance to win',
  samples: (count: number): string =>
    plural(count, { one: '# playout, 95% interval', other: '# playouts, 95% intervals' }),
  clear: (best: string, win: string, next: string, other: string): string =>
    `${best}: ${win}, against ${other} for ${next}.`,
  only: (answer: string): string => `${answer}: nothing else can be done.`,
  close: (best: string, next: string): string => `${best} or ${next}: hardly any difference.`,
  byPoints: (answer: string, points: string): string =>
    `${answer}: anything else gives away ${points} points on average.`,
  reasons: (reasons: string): string => `Worth knowing: ${reasons}.`,
  next: 'The next card',
  nextSummary: (size: number, twice: number): string =>
    `${number(twice)} of ${plural(size, { one: '# card', other: '# cards' })} would be a duplicate`,
  card: 'Card',
  left: 'Left',
  chance: 'Chance',
  busts: 'busts',
  bestWas: (answer: string): string => `Best was ${answer}.`,
  lost: (cost: string): string => `−${cost}`,
  lostPoints: (points: string): string => `−${points} points`,
  score: (best: number, decisions: number): string => `${number(best)} of ${number(decisions)} right`,
  scoreCost: (cost: string): string => `${cost} given away`,
  restart: 'Count afresh',
  marked: 'with the coach on',
};
