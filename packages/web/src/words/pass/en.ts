import { speech } from '../speech.ts';

const { plural } = speech('en');

export default {
  title: 'Around one device',
  intro: 'Everybody plays on this device. All cards are open, so nobody has to look away.',
  players: (count: number): string => plural(count, { one: '# player', other: '# players' }),
  name: (place: number): string => `Name of player ${place}`,
  placeholder: (place: number): string => `Player ${place}`,
  add: 'Add a player',
  addBot: 'Add a bot',
  remove: (name: string): string => `Take ${name} out`,
  up: (name: string): string => `Move ${name} up`,
  down: (name: string): string => `Move ${name} down`,
  handOver: 'Ask before each turn',
  handOverHint:
    'Shows whose turn it is on the whole screen until they tap. Helps when the device goes around.',
  start: 'Deal the cards',
  pass: (name: string): string => `Pass the device to ${name}`,
  ready: (name: string): string => `I am ${name}`,
  sameName: 'Two players have the same name: change one of them.',
};
