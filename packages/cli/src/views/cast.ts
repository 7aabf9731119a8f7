import { distinctNames } from '@sevenfold/engine/names';
import { printableName } from '../terminal/text.ts';
import type { Words } from './words.ts';

/** The person's seat in `play`; every other seat is a bot's. */
export const YOU = 0;

/** Who plays, which of them is the reader, and what things are called. */
export interface Cast {
  readonly names: readonly string[];
  /** The seat addressed as 'you', if any. */
  readonly you: number | undefined;
  readonly words: Words;
}

/** Names from outside, made safe to print; equal names get a number. */
export function makeCast(players: readonly string[], you: number | undefined, words: Words): Cast {
  const names = distinctNames(players.map(printableName));
  return { names, you, words };
}

/**
 * Addresses a player called 'You', which is what `play` calls a player without a name. A log that was pasted into the app
 * has no names at all: they are counted from 1, as there. If someone else is called 'Player 2', they are seats.
 */
export function recordCast(players: readonly string[], words: Words): Cast {
  const nameless = (noun: string): string[] =>
    players.map((name, seat) => (name.trim() === '' ? `${noun} ${seat + 1}` : name));
  const counted = nameless('Player');
  const isClear = players.every((name, seat) => name.trim() !== '' || isOnly(counted[seat]!, counted));
  const named = isClear ? counted : nameless('Seat');
  const cast = makeCast(named, undefined, words);
  const you = cast.names.indexOf('You');
  return you < 0 ? cast : { ...cast, you };
}

function isOnly(name: string, names: readonly string[]): boolean {
  return names.filter((other) => other.trim().toLowerCase() === name.toLowerCase()).length === 1;
}

/** 'You' or the name, at the beginning of a sentence. */
export function subject(cast: Cast, seat: number): string {
  return seat === cast.you ? 'You' : cast.names[seat]!;
}

/** 'you' or the name, within a sentence. */
export function object(cast: Cast, seat: number): string {
  return seat === cast.you ? 'you' : cast.names[seat]!;
}

/** 'You draw' or 'Ada draws'. */
export function does(cast: Cast, seat: number, you: string, other: string): string {
  return `${subject(cast, seat)} ${seat === cast.you ? you : other}`;
}
