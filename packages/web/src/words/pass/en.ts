import { formats } from '../formats.ts';

const { plural } = formats('en');

export default {
  title: 'Pass and play',
  intro: 'Everyone plays on this device. All cards are face up, so nobody has to look away.',
  players: (count: number): string => plural(count, { one: '# player', other: '# players' }),
  addBot: 'Add a bot',
  handOver: 'Pause between turns',
  handOverHint:
    'Shows whose turn it is on the whole screen until they tap. Useful when you pass the device around.',
  start: 'Deal the cards',
  pass: (name: string): string => `Pass the device to ${name}`,
  ready: (name: string): string => `I’m ${name}`,
};
