import { formats } from '../formats.ts';
import { called, type YouOrName } from '../you-or-name.ts';

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
  weighing: 'Thinking…',
  decideFirst: 'Decide first; the grade comes afterwards.',
  failed: 'The coach can’t run in this browser.',
  bust: 'Bust risk',
  saved: 'Saved',
  range: (low: string, high: string): string => `${low} to ${high}`,
  ranges: 'bounds',
  rangesMean: 'Bounds: the true value lies between the two.',
  points: 'Points on average',
  pointsStay: (stay: string, points: string): string => `${stay} ${points}`,
  pointsOnce: (hit: string, points: string): string => `one ${hit} ${points}`,
  pointsBest: (points: string): string => `best play ${points}`,
  close: (best: string, next: string, win: string): string =>
    `${best} or ${next}: both win about ${win}, so it hardly makes a difference.`,
  hopeless: 'Winning is all but out of reach.',
  lost: 'The game is lost, whatever you answer.',
  won: 'The game is won, whatever you answer.',
  stillCount: 'Points and places still count.',
  nextAhead: (who: YouOrName, by: number): string =>
    `Next ahead: ${called(who, 'you')}, by ${plural(by, { one: '# point', other: '# points' })}.`,
  nextBehind: (who: YouOrName, by: number): string =>
    `Next behind: ${called(who, 'you')}, by ${plural(by, { one: '# point', other: '# points' })}.`,
  goOn: 'Continue',
  sevenNext: (seven: string): string => `${seven} with the next card`,
  sevenLater: (seven: string): string => `${seven} if you never stop`,
  win: 'Chance to win',
  computed: 'computed without simulated games',
  samples: (count: number): string =>
    plural(count, { one: '# simulated game, 95% interval', other: '# simulated games, 95% intervals' }),
  only: (answer: string): string => `${answer}: there is no other choice.`,
  closeRounds: (best: string, next: string, rounds: string): string =>
    `${best} or ${next}: both take about ${rounds}, so it hardly makes a difference.`,
  next: 'The next card',
  nextSummary: (size: number, twice: number): string => {
    const of = plural(size, { one: '# card', other: '# cards' });
    return plural(twice, { one: `# of ${of} would be a duplicate`, other: `# of ${of} would be duplicates` });
  },
  card: 'Card',
  left: 'Left',
  chance: 'Chance',
  busts: 'busts',
  score: (best: number, decisions: number): string => `${number(best)} of ${number(decisions)} right`,
  scoreCost: (cost: string): string => `${cost} lost`,
  restart: 'Reset the count',
  marked: 'with the coach on',
};
