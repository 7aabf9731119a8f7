import { formats } from '../formats.ts';

const { plural } = formats('en');

export default {
  title: 'Against bots',
  starting: 'Shuffling…',
  setUp: 'Players and rules',
  opponents: (count: number): string => plural(count, { one: '# opponent', other: '# opponents' }),
  add: 'Add an opponent',
  addRandom: 'Random',
  remove: (name: string): string => `Remove ${name}`,
  fullTable: 'The table is full: 18 players is the maximum.',
  strength: 'Difficulty',
  strengths: { easy: 'easy', medium: 'medium', hard: 'hard', own: 'mixed' },
  rules: 'Rules',
  speed: 'Speed',
  start: 'Deal the cards',
  shareRules: 'Copy a link with these rules',
  copied: 'Link copied.',
  takeBack: 'Undo',
  takenBack: 'Undone. The result will mention it.',
  nothingToTakeBack: 'There is nothing to undo: you haven’t decided anything yet.',
  takeBacks: (count: number): string => plural(count, { one: 'with # undo', other: 'with # undos' }),
  notStored: 'This browser isn’t saving anything: the game will be lost when you close this page.',
  gone: 'This game isn’t on this device.',
  newGame: 'New game',
  elsewhere: 'This game is open in another tab.',
  here: 'Play here',
  cannotStart: 'This game couldn’t be started. Try different players or rules.',
};
