// The tokens of moves and the logs made of them (docs/NOTATION.md).

import type { Card } from './cards.ts';
import type { Move } from './moves.ts';
import { MOST_PLAYERS } from './options.ts';

const CARD_TOKENS = '0 1 2 3 4 5 6 7 8 9 10 11 12 +2 +4 +6 +8 +10 x2 FZ F3 SC'.split(' ');
const TOKENS: readonly string[] = [
  ...CARD_TOKENS,
  'h',
  's',
  'u',
  'b',
  ...Array.from({ length: MOST_PLAYERS }, (_, seat) => `@${seat}`),
];
const MOVES: ReadonlyMap<string, Move> = new Map(TOKENS.map((token, move) => [token, move]));

/** The move that a token stands for; `undefined` for any other text. */
export function parseMove(token: string): Move | undefined {
  return MOVES.get(token);
}

export function makeMove(move: Move): string {
  return TOKENS[move]!;
}

export function cardToken(card: Card): string {
  return CARD_TOKENS[card]!;
}

export function splitLog(log: string): string[] {
  const tokens = log.split(' ');
  return tokens.includes('') ? tokens.filter((token) => token !== '') : tokens;
}

export function makeLog(moves: readonly Move[]): string {
  return moves.map(makeMove).join(' ');
}
