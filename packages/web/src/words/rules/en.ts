import { speech } from '../speech.ts';
import type { Terms } from '../terms/en.ts';

const { plural } = speech('en');

export default {
  title: 'House rules',
  presets: {
    official: { name: 'Official', text: (): string => 'The published rules.' },
    classic: {
      name: 'Classic',
      text: (): string =>
        'For 3–18: in your turn you press on as long as you dare, and actions go to others first.',
    },
    dealThree: {
      name: 'Take it yourself',
      text: (t: Terms): string =>
        `For 5–12: who draws an action takes it, and a ${t.secondChance} may be declined.`,
    },
    party: { name: 'Party', text: (): string => 'The published rules for 1–18 players.' },
    turnSeven: {
      name: 'Everybody starts',
      text: (): string => 'One card a turn, everybody begins with a card, and actions go to others first.',
    },
  },
  changes: (count: number): string => plural(count, { one: '# change', other: '# changes' }),
  single: 'Every single rule',
  official: (value: string): string => `Official: ${value}`,
  reset: 'Back to the preset',
  options: {
    target: {
      name: 'Points to win',
      text: (): string => 'When somebody has as many after a round, the highest total wins.',
    },
    flip7Bonus: {
      name: 'Bonus for seven',
      text: (t: Terms): string => `What a ${t.flip7} adds to the points of the round.`,
    },
    deal: {
      name: 'First cards',
      text: (): string => 'Who gives their first card away may begin with nothing, or is dealt another.',
    },
    turn: {
      name: 'A turn',
      text: (): string => 'One card and then the next player, or as many cards as you dare.',
    },
    stay: {
      name: 'Stopping',
      text: (t: Terms): string => `Whether you need a card in front of you for ${t.stay}.`,
    },
    targeting: {
      name: 'Who takes actions',
      text: (t: Terms): string => `Whom you may choose when you draw ${t.freeze} or ${t.flipThree}.`,
    },
    secondChance: {
      name: 'Being saved',
      text: (t: Terms): string => `A ${t.secondChance} saves you by itself, or you are asked.`,
    },
    deferred: {
      name: 'Actions set aside',
      text: (t: Terms): string => `What happens to them when you bust in the middle of a ${t.flipThree}.`,
    },
    tieBreak: {
      name: 'A tie at the top',
      text: (): string => 'What happens when several have the highest total.',
    },
    decks: { name: 'Decks', text: (): string => 'How many decks of 94 cards are shuffled together.' },
    minPlayers: { name: 'Fewest players', text: (): string => 'A game begins with at least as many.' },
    maxPlayers: { name: 'Most players', text: (): string => 'No more than these may sit down.' },
  },
  values: {
    deal: { oneEach: 'One each', untilAllHaveCards: 'Until all have one' },
    turn: { oneCard: 'One card', pressOn: 'Press on' },
    stay: { withCard: 'With a card', always: 'Always' },
    targeting: { anyActive: 'Anybody', othersFirst: 'Others first', drawer: 'Who drew it' },
    secondChance: { auto: 'By itself', ask: 'Ask' },
    deferred: { discardOnBust: 'Discarded', resolveOnBust: 'Still given away' },
    tieBreak: { everyone: 'All play on', tiedOnly: 'Only they play on', shared: 'They all win' },
  },
  autoDecks: 'By players',
  points: (count: number): string => plural(count, { one: '# point', other: '# points' }),
  forPlayers: (fewest: number, most: number): string => `These rules are for ${fewest} to ${most} players.`,
  needMore: (count: number): string =>
    plural(count, {
      one: 'Add one more player, or choose other rules.',
      other: 'Add # more players, or choose other rules.',
    }),
  needFewer: (count: number): string =>
    plural(count, {
      one: 'Take one player out, or choose other rules.',
      other: 'Take # players out, or choose other rules.',
    }),
};
