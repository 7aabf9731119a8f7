import { cardToken, FLIP_THREE, FREEZE, PLUS_2, SECOND_CHANCE, TIMES_2 } from '@sevenfold/engine';

export type TrackCommand =
  | { readonly do: 'tap'; readonly token: string }
  /** The player at this place among those who can be chosen. */
  | { readonly do: 'choose'; readonly index: number }
  /** A plus card begins; its number follows. */
  | { readonly do: 'plus' | 'undo' | 'redo' | 'log' | 'big' | 'keys' };

type Key = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>;

const LETTERS: { readonly [Key: string]: TrackCommand } = {
  q: { do: 'tap', token: '10' },
  w: { do: 'tap', token: '11' },
  e: { do: 'tap', token: '12' },
  x: { do: 'tap', token: cardToken(TIMES_2) },
  '*': { do: 'tap', token: cardToken(TIMES_2) },
  f: { do: 'tap', token: cardToken(FREEZE) },
  t: { do: 'tap', token: cardToken(FLIP_THREE) },
  c: { do: 'tap', token: cardToken(SECOND_CHANCE) },
  s: { do: 'tap', token: 's' },
  u: { do: 'tap', token: 'u' },
  b: { do: 'tap', token: 'b' },
  '+': { do: 'plus' },
  l: { do: 'log' },
  g: { do: 'big' },
  '?': { do: 'keys' },
};

/** The plus cards by the digit that tells them apart. */
const PLUS = ['2', '4', '6', '8', '1'];

/** `waits`: what the next key has to name. Returns undefined for keys that are not ours. */
export function trackCommand(
  { key, metaKey, ctrlKey, altKey, shiftKey }: Key,
  waits: 'card' | 'player' | 'plus',
): TrackCommand | undefined {
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') return { do: shiftKey ? 'redo' : 'undo' };
  if (ctrlKey && key.toLowerCase() === 'y') return { do: 'redo' };
  if (metaKey || ctrlKey || altKey) return undefined;
  if (key === 'Backspace') return { do: shiftKey ? 'redo' : 'undo' };
  if (!/^\d$/.test(key)) return LETTERS[key.toLowerCase()];
  if (waits === 'plus')
    return PLUS.includes(key) ? { do: 'tap', token: cardToken(PLUS_2 + PLUS.indexOf(key)) } : undefined;
  if (waits === 'player') return key === '0' ? undefined : { do: 'choose', index: Number(key) - 1 };
  return { do: 'tap', token: key };
}
