// Who there is and how strong, without what they do: lists and checks need no thinking, and a page loads no more.

/** Strength from 1 (a beginner) to 10; the ideas, weakest first. */
export const BOT_LEVELS = { stay25: 5, bust26: 6, ev: 6, evPlus: 7, racer: 8, oracle: 10 } as const;

/** The people to play against, weakest first. */
export const CHARACTER_LEVELS = {
  pip: 1,
  wanda: 2,
  rocco: 3,
  greta: 4,
  mabel: 6,
  felix: 7,
  sibyl: 9,
} as const;

/** Whether a bot or a character has this name. */
export function isBot(name: string): boolean {
  return Object.hasOwn(BOT_LEVELS, name) || Object.hasOwn(CHARACTER_LEVELS, name);
}
