import { speech } from '../speech.ts';

const { plural } = speech('en');

export default {
  title: 'Against bots',
  starting: 'Shuffling …',
  setUp: 'Players and rules',
  opponents: (count: number): string => plural(count, { one: '# opponent', other: '# opponents' }),
  add: 'Add an opponent',
  addRandom: 'Anybody',
  remove: (name: string): string => `Send ${name} away`,
  fullTable: 'The table is full: eighteen players.',
  strength: 'Strength',
  strengths: { easy: 'easy', medium: 'medium', hard: 'hard', own: 'mixed' },
  rules: 'Rules',
  speed: 'Speed',
  start: 'Deal the cards',
  shareRules: 'Copy a link with these rules',
  copied: 'The link is copied.',
  takeBack: 'Take back',
  takenBack: 'Taken back. It stays in the result.',
  nothingToTakeBack: 'There is no decision of yours to take back.',
  takeBacks: (count: number): string =>
    plural(count, { one: 'with # take-back', other: 'with # take-backs' }),
  notKept: 'This browser keeps nothing: the game lasts as long as this page.',
  gone: 'This game could not be found on this device.',
  newGame: 'New game',
  elsewhere: 'This game goes on in another tab.',
  here: 'Play here',
  cannotStart: 'This game could not be started. Try other players or rules.',
};
