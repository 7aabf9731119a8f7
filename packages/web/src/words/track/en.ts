import { formats } from '../formats.ts';

const { plural, number, percent } = formats('en');

export default {
  title: 'Track a real game',
  intro:
    'Follow a game with real cards, card by card: see what’s left in the draw pile and everyone’s risk, then replay and review the game.',
  newGame: 'Track a new game',
  games: 'Tracked games',
  progress: (round: number, entries: number): string =>
    `Round ${round}, ${plural(entries, { one: '# entry', other: '# entries' })}`,
  wonBy: (names: string): string => `Won by ${names}`,
  remove: (names: string): string => `Delete the game with ${names}`,
  removed: 'Game deleted.',
  bringBack: 'Undo',
  notLasting: 'This browser isn’t saving anything: the game will be lost when you close this page.',
  gone: 'This game isn’t on this device.',
  toList: 'All tracked games',

  setup: {
    who: 'Who’s playing?',
    order: 'In the order they’re sitting, clockwise.',
    dealer: 'First dealer',
    rules: 'Rules',
    start: 'Start tracking',
    forCircle: (circle: string): string => `A game for ${circle}: you can file it there at the end.`,
    inCircle: 'In the circle',
  },

  undo: 'Undo',
  redo: 'Redo',
  menu: 'More',
  showLog: 'Correct an entry',
  big: 'Large figures',
  table: 'Show the table',
  soFar: 'Replay and review so far',
  save: 'Save the record',
  keys: 'Keyboard shortcuts',

  firstCard: (name: string): string => `First card for ${name}`,
  card: (name: string): string => `Card for ${name}`,
  flip: (name: string, card: number): string => `${name}: card ${card} of 3`,
  turn: (name: string, stay: string): string => `${name}: card or ${stay}?`,
  target: (name: string, card: string): string => `${name}: who gets the ${card}?`,
  duplicate: (name: string, chance: string): string => `${name}: a duplicate. Do they use the ${chance}?`,
  kept: (name: string): string => `${name} kept it`,
  used: 'Used',
  declined: 'Not used: bust',
  stayWith: (points: number): string => plural(points, { one: 'with # point', other: 'with # points' }),

  pad: 'Cards',
  cardLeft: (card: string, left: number, chance: number): string =>
    `${card}: ${number(left)} left, ${percent(chance)} chance`,
  cardBusts: (card: string, left: number, chance: number): string =>
    `${card}: ${number(left)} left, ${percent(chance)} chance, a duplicate`,
  cardGone: (card: string): string => `${card}: none left in the draw pile`,
  allGone: (card: string): string =>
    `There is no ${card} left in the draw pile. If one was dealt, an earlier entry is wrong.`,
  pile: (cards: number): string => `${number(cards)} left to draw`,
  risks: 'Bust risk with the next card',
  bustUnit: 'bust',
  bust: 'bust risk with the next card',
  savedOnce: (chance: string): string => `saved once; otherwise ${chance}`,
  outOf: 'out of the round',

  entries: 'Entries',
  entriesHint: 'Tap an entry to correct it. The newest comes first.',
  noEntries: 'Nothing yet.',
  round: (round: number): string => `Round ${round}`,
  got: (name: string, card: string): string => `${name}: ${card}`,
  answered: (name: string, answer: string): string => `${name}: ${answer}`,
  aimed: (name: string, card: string, target: string): string => `${name}: ${card} for ${target}`,
  to: (name: string): string => `for ${name}`,
  reassigned: (count: number): string =>
    plural(count, {
      one: '# later entry now belongs to another player.',
      other: '# later entries now belong to another player.',
    }),
  waits: 'doesn’t fit yet',
  correct: (entry: string): string => `Correct ‘${entry}’`,
  instead: 'Replace it with',
  before: 'Insert before it',
  delete: 'Delete this entry',
  back: 'Back to the list',

  misfit: {
    title: (entry: string): string => `‘${entry}’ no longer fits`,
    waiting: (count: number): string =>
      plural(count, {
        one: 'Nothing is lost: # entry is waiting.',
        other: 'Nothing is lost: # entries are waiting.',
      }),
    replace: (entry: string): string => `Replace it with: ${entry}`,
    insert: (entry: string): string => `Insert before it: ${entry}`,
    delete: 'Delete it',
    fits: (fits: number, of: number): string => `makes ${number(fits)} of ${number(of)} fit`,
    tap: 'Or tap the card that came before it.',
    undo: 'Undo the correction',
    drop: 'Delete everything that’s waiting',
  },

  over: {
    fileInCircle: 'File in a circle',
    fileIn: (circle: string): string => `File in ${circle}`,
    review: 'Replay and review',
    again: 'Play again with the same players',
  },

  keyList: {
    digits: 'Numbers 0 to 9, or a player when one has to be chosen',
    tens: 'Numbers 10, 11, 12',
    plus: 'Plus cards: press +, then the number; +1 means +10',
    times: 'Times two',
    actions: (freeze: string, three: string, chance: string): string => `${freeze}, ${three}, ${chance}`,
    stay: (stay: string): string => stay,
    save: (chance: string): string => `${chance} used, or not`,
    undo: 'Undo; with Shift, redo',
    log: 'Correct an entry',
    big: 'Large figures',
  },
};
