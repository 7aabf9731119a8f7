// Names and strengths without the bots themselves, so that a page that lists them does not load the code.

/** Strength from 1 (beginner) to 10, weakest first. */
export const BOT_LEVELS = { stay25: 5, bust26: 6, ev: 6, evPlus: 7, racer: 8, oracle: 10 } as const;

/** Weakest first. */
export const CHARACTER_LEVELS = {
  pip: 1,
  wanda: 2,
  rocco: 3,
  greta: 4,
  mabel: 6,
  felix: 7,
  sibyl: 9,
} as const;

export function isBot(name: string): boolean {
  return Object.hasOwn(BOT_LEVELS, name) || Object.hasOwn(CHARACTER_LEVELS, name);
}
