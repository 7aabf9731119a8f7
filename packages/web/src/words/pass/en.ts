import { speech } from '../speech.ts';

const { plural } = speech('en');

export default {
  title: 'Around one device',
  intro: 'Everybody plays on this device. All cards are open, so nobody has to look away.',
  players: (count: number): string => plural(count, { one: '# player', other: '# players' }),
  addBot: 'Add a bot',
  handOver: 'Ask before each turn',
  handOverHint:
    'Shows whose turn it is on the whole screen until they tap. Helps when the device goes around.',
  start: 'Deal the cards',
  pass: (name: string): string => `Pass the device to ${name}`,
  ready: (name: string): string => `I am ${name}`,
};
