// The daily deck: one deck for everyone on a date (UTC, as 2026-11-15), which its cards follow from.

const SECRET = /^day (\d{4}-\d{2}-\d{2})$/;

/** The date of today's daily deck. */
export function utcDate(now = Date.now()): string {
  return new Date(now).toISOString().slice(0, 10);
}

export function dayBefore(date: string): string {
  return utcDate(Date.parse(`${date}T00:00:00Z`) - 86_400_000);
}

/** The secret of a game with the deck of a date. */
export function daySecret(date: string): string {
  return `day ${date}`;
}

/** The date of a secret; undefined if the game is not of a daily deck. */
export function dateOf(secret: string): string | undefined {
  return SECRET.exec(secret)?.[1];
}

/** FNV-1a: neighbouring dates give unrelated seeds. */
export function seedOf(date: string): number {
  let hash = 0x811c9dc5;
  for (const letter of date) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}
