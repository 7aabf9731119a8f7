import { speech } from '../speech.ts';

const { plural, number, percent } = speech('en');

export default {
  title: 'Track a real game',
  intro:
    'Follow a game with real cards, card by card: what is left in the pile, everybody’s risk, and replay and review afterwards.',
  newGame: 'Track a new game',
  games: 'Tracked games',
  progress: (round: number, entries: number): string =>
    `Round ${round}, ${plural(entries, { one: '# entry', other: '# entries' })}`,
  wonBy: (names: string): string => `Won by ${names}`,
  remove: (names: string): string => `Delete the game of ${names}`,
  removed: 'Game deleted.',
  bringBack: 'Bring it back',
  notLasting: 'This browser keeps nothing: the game is lost when the page is closed.',
  gone: 'This game is not on this device.',
  toList: 'To all tracked games',

  setup: {
    who: 'Who plays',
    order: 'In the order they sit, clockwise.',
    dealer: 'Who deals first',
    rules: 'Rules',
    start: 'Start tracking',
  },

  undo: 'Undo',
  redo: 'Redo',
  menu: 'More',
  showLog: 'Correct an entry',
  big: 'Large figures',
  table: 'Show the table',
  soFar: 'Replay and review so far',
  save: 'Save the record',
  keys: 'Keys',

  firstCard: (name: string): string => `First card for ${name}`,
  card: (name: string): string => `Card for ${name}`,
  flip: (name: string, card: number): string => `${name}: card ${card} of 3`,
  turn: (name: string, stay: string): string => `${name}: card or ${stay}?`,
  target: (name: string, card: string): string => `${name}: who gets the ${card}?`,
  save2: (name: string, chance: string): string => `${name}: a duplicate. Is the ${chance} used?`,
  used: 'Used',
  declined: 'Not used: bust',
  stayWith: (points: number): string => plural(points, { one: 'with # point', other: 'with # points' }),

  pad: 'Cards',
  cardLeft: (card: string, left: number, chance: number): string =>
    `${card}: ${number(left)} left, ${percent(chance)}`,
  cardBusts: (card: string, left: number, chance: number): string =>
    `${card}: ${number(left)} left, ${percent(chance)}, a duplicate`,
  cardGone: (card: string): string => `${card}: none left in the pile`,
  allGone: (card: string): string =>
    `No ${card} is left in the pile. If one was dealt, an earlier entry is wrong.`,
  pile: (cards: number): string => `${number(cards)} to draw`,
  risks: 'Chance to bust with the next card',
  bust: 'bust with the next card',
  savedOnce: (chance: string): string => `saved once from ${chance}`,
  outOf: 'out of the round',

  entries: 'What was entered',
  entriesHint: 'Tap an entry to correct it. The newest is first.',
  noEntries: 'Nothing yet.',
  round: (round: number): string => `Round ${round}`,
  got: (name: string, card: string): string => `${name}: ${card}`,
  answered: (name: string, answer: string): string => `${name}: ${answer}`,
  aimed: (name: string, card: string, target: string): string => `${name}: ${card} to ${target}`,
  to: (name: string): string => `to ${name}`,
  reassigned: (count: number): string =>
    plural(count, {
      one: 'Now # later entry is somebody else’s.',
      other: 'Now # later entries are somebody else’s.',
    }),
  waits: 'does not fit yet',
  correct: (entry: string): string => `Correct “${entry}”`,
  instead: 'It was',
  before: 'Before it came',
  delete: 'Delete this entry',
  back: 'Back to the list',

  misfit: {
    title: (entry: string): string => `“${entry}” does not fit any more`,
    waiting: (count: number): string =>
      plural(count, { one: 'Nothing is lost: # entry waits.', other: 'Nothing is lost: # entries wait.' }),
    replace: (entry: string): string => `It was: ${entry}`,
    insert: (entry: string): string => `Before it came: ${entry}`,
    delete: 'Delete it',
    fits: (fits: number, of: number): string => `then ${number(fits)} of ${number(of)} fit`,
    tap: 'Or tap what came before it.',
    undo: 'Take the correction back',
    drop: 'Forget all that waits',
  },

  over: {
    review: 'Replay and review',
    again: 'The same people again',
  },

  keyList: {
    digits: 'Numbers 0 to 9; a player where one has to be chosen',
    tens: 'Numbers 10, 11, 12',
    plus: 'Plus cards: + and then the number; +1 is plus 10',
    times: 'Times two',
    actions: (freeze: string, three: string, chance: string): string => `${freeze}, ${three}, ${chance}`,
    stay: (stay: string): string => stay,
    save: (chance: string): string => `${chance} used, or not`,
    undo: 'Undo; with Shift, redo',
    log: 'Correct an entry',
    big: 'Large figures',
  },
};
