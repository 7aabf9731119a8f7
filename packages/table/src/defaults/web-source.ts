import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { CODE_LENGTH, CODE_LETTERS } from '../protocol/code.ts';
import type { Source } from '../seams/seams.ts';

// Web Crypto is the same in Node and in the page; their type libraries, which hold much more, are not for this package.
declare const crypto: { getRandomValues(array: Uint32Array): Uint32Array };

export const TOKEN_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** 22 letters of 6 bits: 132 bits. */
export const TOKEN_LENGTH = 22;

/** Chance by Web Crypto, for real tables. Not its hashes: a page without https, as on a home network, has none. */
export const webSource: Source = {
  token: () => letters(TOKEN_LETTERS, TOKEN_LENGTH),
  code: (length = CODE_LENGTH) => letters(CODE_LETTERS, length),
  below,
  hash: (token) => {
    // Tokens are ASCII. A text with other characters cannot be a token, so any hash will do for it.
    const bytes = Uint8Array.from(token, (letter) => letter.charCodeAt(0));
    return Promise.resolve(bytesToHex(sha256(bytes)));
  },
};

function letters(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[below(alphabet.length)]).join('');
}

function below(limit: number): number {
  const bits = random32();
  // Numbers past the last whole multiple of the limit would favour small results.
  return bits < Math.floor(2 ** 32 / limit) * limit ? bits % limit : below(limit);
}

/** Fetched many at once: Web Crypto takes as long for a kilobyte as for four bytes. */
const stock = new Uint32Array(256);
let left = 0;

function random32(): number {
  if (left === 0) {
    crypto.getRandomValues(stock);
    left = stock.length;
  }
  const bits = stock[--left]!;
  // What was drawn may be a secret by now.
  stock[left] = 0;
  return bits;
}
