import { formats } from '../formats.ts';
import type { Terms } from '../terms/en.ts';

const { plural } = formats('en');

export default {
  title: 'House rules',
  presets: {
    official: { name: 'Official', text: (): string => 'The rules as published.' },
    classic: {
      name: 'Classic',
      text: (): string =>
        'For 3–18 players: on your turn you draw as long as you dare, and you give actions to others while you can.',
    },
    dealThree: {
      name: 'Take it yourself',
      text: (t: Terms): string =>
        `For 5–12 players: you take every action you draw yourself, and you decide whether to use a ${t.secondChance}.`,
    },
    party: { name: 'Party', text: (): string => 'The rules as published, for 1–18 players.' },
    turnSeven: {
      name: 'Everyone starts',
      text: (): string =>
        'One card per turn, everyone starts with a card, and you give actions to others while you can.',
    },
  },
  differing: (rules: string): string => `You’re playing by different rules: ${rules}. Here’s what changes:`,
  changes: (count: number): string => plural(count, { one: '# change', other: '# changes' }),
  single: 'All options',
  setting: (name: string, value: string): string => `${name}: ${value}`,
  official: (value: string): string => `Official: ${value}`,
  effects: 'What does each rule change?',
  reset: 'Reset to the preset',
  nameSet: 'Name these rules',
  nameSetHint: 'They’ll be listed first whenever you choose rules on this device.',
  setExample: 'Grandma’s rules',
  saveSet: 'Save name',
  savedSet: (name: string): string => `Saved: ${name}`,
  showSet: 'Show, share or print',
  removeSet: (name: string): string => `Delete ‘${name}’`,
  options: {
    target: {
      name: 'Points to win',
      text: (): string => 'When someone has this many after a round, the highest total wins.',
    },
    flip7Bonus: {
      name: 'Bonus for seven numbers',
      text: (t: Terms): string => `How many points a ${t.flip7} adds to the round.`,
    },
    deal: {
      name: 'First cards',
      text: (): string =>
        'How the round starts: with one card each, with more until everyone has a card or a number, or with no deal.',
    },
    turn: {
      name: 'A turn',
      text: (): string => 'One card and then the next player’s turn, or as many cards as you dare.',
    },
    stay: {
      name: 'Stopping',
      text: (t: Terms): string => `Whether you need a card in front of you to ${t.stay}.`,
    },
    targeting: {
      name: 'Who gets actions',
      text: (t: Terms): string => `Who you may choose when you draw a ${t.freeze} or a ${t.flipThree}.`,
    },
    secondChance: {
      name: 'Being saved',
      text: (t: Terms): string => `A ${t.secondChance} saves you automatically, or you decide.`,
    },
    secondChanceTo: {
      name: 'Saving others',
      text: (t: Terms): string =>
        `A ${t.secondChance} you draw is yours, or you may give it to someone who has none.`,
    },
    shuffle: {
      name: 'Shuffling',
      text: (): string => 'The draw pile is used up first, or every round starts with all the cards.',
    },
    doubles: {
      name: 'What ×2 doubles',
      text: (): string => 'Only the numbers, the + cards as well, or even the bonus for seven numbers.',
    },
    deferred: {
      name: 'Actions set aside',
      text: (t: Terms): string => `What happens to them if you bust during a ${t.flipThree}.`,
    },
    tieBreak: {
      name: 'A tie at the top',
      text: (): string => 'What happens when several players share the highest total.',
    },
    decks: { name: 'Decks', text: (): string => 'How many decks of 94 cards are shuffled together.' },
    minPlayers: { name: 'Minimum players', text: (): string => 'A game needs at least this many.' },
    maxPlayers: {
      name: 'Maximum players',
      text: (): string => 'A table has room for no more than this many.',
    },
  },
  values: {
    deal: {
      oneEach: 'One each',
      untilAllHaveCards: 'Until everyone has a card',
      untilAllHaveNumbers: 'Until everyone has a number',
      none: 'No deal',
    },
    turn: { oneCard: 'One card', pressOn: 'Press on' },
    stay: { withCard: 'With a card', always: 'Always' },
    targeting: { anyActive: 'Anyone', othersFirst: 'Others first', drawer: 'The player who drew it' },
    secondChance: { auto: 'Automatic', ask: 'Ask me' },
    secondChanceTo: { drawer: 'Keep it', anyone: 'Keep it or give it' },
    shuffle: { whenEmpty: 'When the pile is empty', everyRound: 'Before every round' },
    doubles: { numbers: 'Numbers', numbersAndPlus: 'Numbers and +', everything: 'Everything' },
    deferred: { discardOnBust: 'Discarded', resolveOnBust: 'Still given away' },
    tieBreak: {
      everyone: 'Everyone plays on',
      tiedOnly: 'Only tied players play on',
      shared: 'They all win',
    },
  },
  autoDecks: 'By number of players',
  points: (count: number): string => plural(count, { one: '# point', other: '# points' }),
  forPlayers: (fewest: number, most: number): string => `These rules are for ${fewest} to ${most} players.`,
  needMore: (count: number): string =>
    plural(count, {
      one: 'Add # more player, or choose different rules.',
      other: 'Add # more players, or choose different rules.',
    }),
  needFewer: (count: number): string =>
    plural(count, {
      one: 'Remove # player, or choose different rules.',
      other: 'Remove # players, or choose different rules.',
    }),
};
