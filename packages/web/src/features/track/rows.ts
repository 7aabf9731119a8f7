// The log as people read it: a Hit and the card it brought are one row.

import {
  type Card,
  isCardMove,
  legalMoves,
  makeMove,
  parseMove,
  type QuestionKind,
  type State,
} from '@sevenfold/engine';
import { type Setup, track, type TrackedEntry } from '@sevenfold/physical/tracker';

export interface Row {
  /** Where its tokens begin in the log, and how many there are. */
  readonly at: number;
  readonly count: number;
  readonly round: number;
  readonly player: number;
  /** What was asked, or that a card came without a question. */
  readonly kind: 'card' | QuestionKind;
  /** The token that is shown: for a Hit, the card it brought. */
  readonly token: string;
}

export function rowsOf(entries: readonly TrackedEntry[]): Row[] {
  const rows: Row[] = [];
  for (const [index, { at, token, round, player, kind }] of entries.entries()) {
    const hit = entries[index - 1];
    const isDrawn = kind === 'card' && hit?.token === 'h' && hit.player === player;
    if (isDrawn) rows.pop();
    rows.push(
      isDrawn
        ? { at: hit.at, count: 2, round, player, kind: 'turn', token }
        : { at, count: 1, round, player, kind, token },
    );
  }
  return rows;
}

/** How many entries belong to another player after a correction. */
export function reassigned(
  before: readonly TrackedEntry[],
  after: readonly TrackedEntry[],
  end: { readonly was: number; readonly is: number },
): number {
  return before
    .slice(end.was)
    .filter(({ player }, index) => (after[end.is + index]?.player ?? player) !== player).length;
}

/** What is possible at a place of the log: cards with how many are left, and answers. */
export interface Choices {
  readonly state: State;
  /** By kind; empty where no card can come. */
  readonly cards: readonly number[] | undefined;
  /** Tokens of answers; a Hit is entered by its card. */
  readonly answers: readonly string[];
}

export function choicesAt(setup: Setup, tokens: readonly string[], at: number): Choices {
  const { state } = track(setup, tokens.slice(0, at));
  if (state.phase === 'over') return { state, cards: undefined, answers: [] };
  if (state.phase === 'draw') return { state, cards: state.pile.slice(), answers: [] };
  const answers = legalMoves(state)
    .map(makeMove)
    .filter((token) => token !== 'h');
  // A Hit reshuffles an empty draw pile, so the counts are those after the reshuffle.
  const cards =
    state.phase === 'turn' ? track(setup, [...tokens.slice(0, at), 'h']).state.pile.slice() : undefined;
  return { state, cards, answers };
}

/** The tokens of an entry: a card for a player who was asked means that they hit. */
export function tokensOf({ state }: Choices, token: string): string[] {
  return state.phase === 'turn' && cardOf(token) !== undefined ? ['h', token] : [token];
}

/** The card of a token; undefined for an answer. */
export function cardOf(token: string): Card | undefined {
  const move = parseMove(token);
  return move !== undefined && isCardMove(move) ? move : undefined;
}
