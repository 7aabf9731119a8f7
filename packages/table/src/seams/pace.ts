/** How long bots take for an answer. */
export const PACES = ['quick', 'natural', 'slow'] as const;
export type Pace = (typeof PACES)[number];
