import { formats } from '../formats.ts';
import type { YouOrName } from '../you-or-name.ts';

const { plural, number, list } = formats('en');

export default {
  title: 'Practice',
  intro:
    'Five positions a day. The ones you get wrong come back the next day; the ones you get right come back less and less often.',
  today: 'Today',
  start: 'Start',
  goOn: 'Continue',
  more: 'Five more',
  progress: (at: number, of: number): string => `${number(at)} of ${number(of)}`,
  fresh: 'New positions are waiting for you.',
  /** At least one of them is not zero. */
  due: (own: number, others: number): string => {
    const parts = [
      plural(own, { one: '# position from your games', other: '# positions from your games' }),
      plural(others, { one: '# position you already know', other: '# positions you already know' }),
    ];
    return `Due today: ${list(parts.filter((_, index) => [own, others][index]! > 0))}.`;
  },
  doneTitle: 'Done for today',
  doneText: (right: number, all: number): string => `${number(right)} of ${number(all)} right.`,
  comeBack: 'Come back tomorrow.',
  streak: (days: number): string => plural(days, { one: '#-day streak', other: '#-day streak' }),
  own: 'Your own positions',
  noOwn: 'When a review finds mistakes or blunders in your games, they end up here.',
  ownCount: (count: number): string =>
    plural(count, {
      one: 'Reviews of your games have found # position to practise.',
      other: 'Reviews of your games have found # positions to practise.',
    }),
  collection: (count: number): string =>
    `When there aren’t enough for a day, the rest come from a collection of ${plural(count, { one: '# position', other: '# positions' })} from games between strong bots.`,
  history: 'Review your games',
  strategy: 'Strategy card',

  themes: {
    lastRound: 'The last round',
    race: 'The race to the target',
    counting: 'Counting cards',
    points: (hit: string, stay: string): string => `${hit} or ${stay}?`,
    aim: (card: string): string => `Who gets the ${card}?`,
  },
  theme: 'Theme',
  allThemes: 'All themes',

  result: 'Result',
  right: 'Right!',
  wrong: (best: string): string => `${best} is better`,
  inGame: (answer: string): string => `The answer in the game was: ${answer}.`,
  seeGame: 'See it in the game',
  /** Above the table while the best answer is played out. */
  example: (answer: string, at: number, of: number): string =>
    `What can follow ${answer}: example ${number(at)} of ${number(of)}`,
  skip: 'Skip',
  playAgain: 'Watch again',
  rounds: (rounds: number): string =>
    plural(rounds, {
      one: '# simulated round with the same cards',
      other: '# simulated rounds with the same cards',
    }),
  /** How often an answer was better, how many points it made on average, and how often it made none. */
  better: 'Better',
  /** How often an answer left a better chance to win than the other. */
  closer: 'Closer to winning',
  points: (who: YouOrName): string => (who.isYou ? 'Your average' : `${who.name}’s average`),
  noPoints: 'No points',
  next: 'Next position',
  finish: 'Finish',
  remove: 'Remove position',
  removed: 'Position removed.',
  undo: 'Undo',
  back: 'Back to practice',

  notCounted: 'This game was practice and doesn’t count in your statistics.',

  accuracyTitle: 'Right answers over time',
  accuracyNote: 'Each point covers your last seven days of practice.',
  accuracy: 'Right',
  day: 'day of practice',
  date: 'Date',
  answers: 'Answers',
};
