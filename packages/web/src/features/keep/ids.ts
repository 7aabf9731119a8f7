const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A name for a game or a player that nobody else has. Works where the page has no TLS, too. */
export function freshId(kind: 'g' | 'p'): string {
  const random = crypto.getRandomValues(new Uint8Array(kind === 'g' ? 16 : 8));
  return `${kind}-${Array.from(random, (byte) => LETTERS[byte % LETTERS.length]).join('')}`;
}
