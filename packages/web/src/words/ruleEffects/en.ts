import { formats } from '../formats.ts';
import type { Terms } from '../terms/en.ts';

const { number } = formats('en');

/** 'Which rules suit us?': what each rule changes. */
export default {
  title: 'Which rules suit us?',
  intro: (games: number): string =>
    `Good players played ${number(games)} games with each rule. Choose what you’d like, and see which rules get you there.`,
  ask: 'What would you like?',
  questions: {
    quicker: { name: (): string => 'A quicker game', wanted: 'Quicker', opposite: 'Longer' },
    waiting: { name: (): string => 'Less waiting', wanted: 'Less waiting', opposite: 'More waiting' },
    skill: { name: (): string => 'Luck or skill?', wanted: 'More skill', opposite: 'More luck' },
    busts: { name: (): string => 'Fewer busts', wanted: 'Fewer busts', opposite: 'More busts' },
    action: { name: (): string => 'More action', wanted: 'More action', opposite: 'Less action' },
    sevens: {
      name: (t: Terms): string => `More ${t.flip7}s`,
      wanted: 'More often',
      opposite: 'Less often',
    },
    seat: {
      name: (): string => 'Fairer seats',
      wanted: 'The seat matters less',
      opposite: 'The seat matters more',
    },
  },
  measures: {
    rounds: {
      name: (): string => 'Rounds in a game',
      says: (_t: Terms, now: string, official: string): string =>
        `A game takes ${now} rounds instead of ${official}.`,
    },
    cards: {
      name: (): string => 'Cards in a game',
      says: (_t: Terms, now: string, official: string): string =>
        `A game takes ${now} cards instead of ${official}.`,
    },
    points: {
      name: (): string => 'Points per round',
      says: (_t: Terms, now: string, official: string): string =>
        `A round brings you ${now} points on average instead of ${official}.`,
    },
    busts: {
      name: (): string => 'Rounds that end in a bust',
      says: (_t: Terms, now: string, official: string): string =>
        `You bust in ${now} of your rounds instead of ${official}.`,
    },
    sevens: {
      name: (t: Terms): string => `Rounds with a ${t.flip7}`,
      says: (t: Terms, now: string, official: string): string =>
        `You make a ${t.flip7} in ${now} of your rounds instead of ${official}.`,
    },
    waiting: {
      name: (): string => 'Cards you wait for',
      says: (_t: Terms, now: string, official: string): string =>
        `Once you’re out of a round, you wait for ${now} more cards instead of ${official}.`,
    },
    actions: {
      name: (): string => 'Rounds ended by an action card',
      says: (_t: Terms, now: string, official: string): string =>
        `An action ends ${now} of your rounds instead of ${official}.`,
    },
    seat: {
      name: (): string => 'Advantage of the first seat',
      says: (_t: Terms, now: string, official: string): string =>
        `Games won by the player who starts, compared with the first dealer: ${now} instead of ${official}.`,
    },
    goodPlay: {
      name: (): string => 'How often a good player wins',
      says: (_t: Terms, now: string, official: string): string =>
        `A player who counts cards wins ${now} of the games against simple bots instead of ${official}.`,
    },
    skill: {
      name: (): string => 'How often a very good player wins',
      says: (_t: Terms, now: string, official: string): string =>
        `A very good player wins ${now} of the games against simple bots instead of ${official}.`,
    },
  },
  same: 'Little or no difference',
  nothing: 'None of these rules makes a difference that you’d notice.',
  comparisons: { unseen: 'no difference seen', alike: 'about the same' },
  difference: (amount: string): string => `Difference: ${amount} (99.9% interval)`,
  percentagePoints: (amount: string, _points: number): string => `${amount} percentage points`,
  play: 'Play with this rule',
  playThese: 'Play by these rules',
  measure: 'Measure again',
  own: 'Measure your own rules',
  ownHint: 'Combine rules as you like, and let your device play them against the official ones.',
  start: 'Measure',
  measured: 'Measured on this device',
  officialOnly: 'These are the official rules, so nothing changes.',
  run: (players: number, seed: number): string =>
    `Each game is played by these rules and by the official ones, with the same cards: ${players} players, seed ${seed}`,
  finished: (games: number): string => `Done after ${number(games)} games.`,
  close: 'Close this measurement',
  badLink: 'This link is damaged. Ask for it again, or measure rules of your own further down.',
  how: 'How this was measured',
  howText: (players: number, games: number, goodPlayGames: number, skillGames: number): string =>
    `Equally good bots (racer), ${players} at a table, played ${number(games)} games with each rule and with the official ones, with the same cards each time, so that luck cancels out. For skill, one of them played ${number(goodPlayGames)} games and the strongest bot (oracle) ${number(skillGames)} against simple bots (stay25). Anything that could still be chance doesn’t count as a difference.`,
  command: 'In a terminal, you get the same figures with',
};
