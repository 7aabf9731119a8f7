import { distinctNames } from '@sevenfold/table';
import { cleanName } from '../terminal/text.ts';
import type { Words } from './words.ts';

/** The person's seat in `play`; every other seat is a bot's. */
export const YOU = 0;

/** Who sits at the table, for whom it is told, and in which words. */
export interface Cast {
  readonly names: readonly string[];
  /** The seat that is spoken to as 'you'; none when nobody is. */
  readonly you: number | undefined;
  readonly words: Words;
}

/** Names from outside, made safe to print; people with the same name are told apart by their seat. */
export function makeCast(players: readonly string[], you: number | undefined, words: Words): Cast {
  const names = distinctNames(players.map(cleanName));
  return { names, you, words };
}

/** The cast of a record: a player whose name is 'You', as `play` calls somebody without a name, is spoken to. */
export function recordCast(players: readonly string[], words: Words): Cast {
  const cast = makeCast(players, undefined, words);
  const you = cast.names.indexOf('You');
  return you < 0 ? cast : { ...cast, you };
}

/** 'You' or the name, at the beginning of a sentence. */
export function subject(cast: Cast, seat: number): string {
  return seat === cast.you ? 'You' : cast.names[seat]!;
}

/** 'you' or the name, within a sentence. */
export function object(cast: Cast, seat: number): string {
  return seat === cast.you ? 'you' : cast.names[seat]!;
}

/** 'You draw' or 'Ada draws': the two forms of a verb. */
export function does(cast: Cast, seat: number, you: string, other: string): string {
  return `${subject(cast, seat)} ${seat === cast.you ? you : other}`;
}
