/** What a game explains at its first sight, once on a device. */
export const HINTS = ['turn', 'target', 'secondChance', 'bust', 'save', 'flip7'] as const;

export type Hint = (typeof HINTS)[number];
