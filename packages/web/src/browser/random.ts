const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** An id that nobody else has. Works without TLS too, where `crypto.randomUUID` does not. */
export function randomId(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** A seed for a generator of random numbers: 32 bits. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}
