import { Sfc32 } from '@sevenfold/engine';
import { CODE_LENGTH, CODE_LETTERS, type Source, TOKEN_LENGTH, TOKEN_LETTERS } from '../../src/index.ts';

/** Randomness from a seed, for repeatable simulations. Its hash only tells tokens apart; it is not secure. */
export function seededSource(seed: number): Source {
  const random = new Sfc32(seed);
  const letters = (alphabet: string, length: number): string =>
    Array.from({ length }, () => alphabet[random.below(alphabet.length)]).join('');
  return {
    token: () => letters(TOKEN_LETTERS, TOKEN_LENGTH),
    code: (length = CODE_LENGTH) => letters(CODE_LETTERS, length),
    below: (limit) => random.below(limit),
    hash: (token) => Promise.resolve(hashOf(token)),
  };
}

/** What the hash of every seeded source is. */
export function hashOf(token: string): string {
  let a = 0x811c9dc5;
  let b = 5381;
  for (let at = 0; at < token.length; at++) {
    a = Math.imul(a ^ token.charCodeAt(at), 0x01000193);
    b = (Math.imul(b, 33) + token.charCodeAt(at)) | 0;
  }
  return `${(a >>> 0).toString(16)}.${(b >>> 0).toString(16)}`;
}
