import { formats } from '../formats.ts';

const { plural, number } = formats('en');

export default {
  title: 'Coach',
  switchOn: 'Turn the coach on',
  switchOff: 'Turn the coach off',
  mode: 'How the coach helps',
  advice: 'Advice',
  training: 'Training',
  more: 'More details',
  waits: 'Speaks up when it’s your turn.',
  waitsTraining: 'Grades your decisions.',
  weighing: 'Thinking …',
  decideFirst: 'Decide first; the grade comes afterwards.',
  failed: 'The coach can’t run in this browser.',
  bust: 'Bust risk',
  saved: 'Saved',
  exact: 'exact',
  range: (low: string, high: string): string => `${low} to ${high}`,
  points: 'Expected points',
  sevenNext: (seven: string): string => `${seven} with the next card`,
  sevenLater: (seven: string): string => `${seven} if you never stop`,
  win: 'Chance to win',
  samples: (count: number): string =>
    plural(count, { one: '# simulated game, 95% interval', other: '# simulated games, 95% intervals' }),
  clear: (best: string, win: string, next: string, other: string): string =>
    `${best} wins ${win} of the time, ${next} ${other}.`,
  only: (answer: string): string => `${answer}: there is no other choice.`,
  close: (best: string, next: string): string => `${best} or ${next}: it hardly makes a difference.`,
  byPoints: (answer: string, points: string): string =>
    `${answer}: anything else costs ${points} points on average.`,
  reasons: (reasons: string): string => `Why: ${reasons}.`,
  next: 'The next card',
  nextSummary: (size: number, twice: number): string => {
    const of = plural(size, { one: '# card', other: '# cards' });
    return plural(twice, { one: `# of ${of} would be a duplicate`, other: `# of ${of} would be duplicates` });
  },
  card: 'Card',
  left: 'Left',
  chance: 'Chance',
  busts: 'busts',
  bestWas: (answer: string): string => `${answer} was best.`,
  lost: (cost: string): string => `−${cost}`,
  lostPoints: (points: string): string => `−${points} points`,
  score: (best: number, decisions: number): string => `${number(best)} of ${number(decisions)} right`,
  scoreCost: (cost: string): string => `${cost} lost`,
  restart: 'Reset the count',
  marked: 'with the coach on',
};
