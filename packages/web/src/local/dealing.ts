import { SeededDealer } from '@sevenfold/engine';
import { type Dealing, fairDealing, type Source } from '@sevenfold/table';

const DAY = /^day (\d{4}-\d{2}-\d{2})$/;

/** The secret of the daily deck of a date (UTC, as 2026-11-15). */
export function daySecret(date: string): string {
  return `day ${date}`;
}

/** Local games can be checked like online ones; the daily deck follows from its date. */
export function localDealing(source: Source): Dealing {
  const fair = fairDealing(source);
  return {
    prepare: () => fair.prepare(),
    firstDealer: (game) => (dateOf(game.secret) === undefined ? fair.firstDealer(game) : 0),
    dealer: (game) => {
      const date = dateOf(game.secret);
      return date === undefined ? fair.dealer(game) : new SeededDealer(seedOf(date));
    },
  };
}

function dateOf(secret: string): string | undefined {
  return DAY.exec(secret)?.[1];
}

/** FNV-1a: neighbouring dates give unrelated seeds. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}
