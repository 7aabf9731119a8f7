import * as engine from '@sevenfold/engine';
import { clone, type Move, type State } from '@sevenfold/engine';
import type { Net } from './net.ts';

// Constants of this module, because V8 looks an import up at every use.
const apply = engine.apply;
const highestTotal = engine.highestTotal;
const legalMoves = engine.legalMoves;
const restore = engine.restore;
const statusOf = engine.statusOf;

/** With two players, the answers between two cards are followed to the next card; with more, one answer. */
const DEEPEST = 7;

export interface Answer {
  readonly move: Move;
  /** The chance to win of the player who is asked. */
  readonly chance: number;
}

/**
 * A player's chance to win. With two players, the answers before the next card are tried first: their net has only
 * learned positions in which a card comes next.
 */
export function chanceOf(state: State, viewer: number, net: Net): number {
  return chanceAfter(state, viewer, net, 0, state.seats === 2 ? DEEPEST : 0);
}

function chanceNow(state: State, viewer: number, net: Net): number {
  if (state.phase === 'over') return shareOf(state, viewer);
  // Who sits out a tie has lost (R39).
  if (statusOf(state.hands[viewer]!) === 'sittingOut') return 0;
  return net.chance(state, viewer);
}

/** A player's share of a game that is over. */
function shareOf(state: State, seat: number): number {
  const best = highestTotal(state);
  if (state.totals[seat] !== best) return 0;
  let winners = 0;
  for (const total of state.totals) if (total === best) winners++;
  return 1 / winners;
}

/** Copies of a state, one for each answer in a row, in the same memory for all questions of a game. */
const copies: State[] = [];

function copyOf(state: State, depth: number): State {
  const copy = copies[depth];
  if (copy !== undefined && copy.options === state.options && copy.seats === state.seats) {
    restore(copy, state);
    return copy;
  }
  return (copies[depth] = clone(state));
}

/** The answers to the open question with the chance to win that each leads to. */
export function weighAnswers(state: State, net: Net): Answer[] {
  const deepest = state.seats === 2 ? DEEPEST : 1;
  return legalMoves(state).map((move) => {
    const after = copyOf(state, 0);
    apply(after, move);
    return { move, chance: chanceAfter(after, state.player, net, 1, deepest) };
  });
}

/** After an answer, the others answer as well as they can for themselves, until a card is drawn. */
function chanceAfter(state: State, viewer: number, net: Net, depth: number, deepest: number): number {
  if (depth === deepest || state.phase === 'draw' || state.phase === 'over')
    return chanceNow(state, viewer, net);
  const { player, seats } = state;
  let best = -1;
  let chance = 0;
  for (const move of legalMoves(state)) {
    const after = copyOf(state, depth);
    apply(after, move);
    // With two players, one has what the other lacks.
    const own =
      seats === 2 && player !== viewer
        ? 1 - chanceAfter(after, viewer, net, depth + 1, deepest)
        : chanceAfter(after, player, net, depth + 1, deepest);
    if (own <= best) continue;
    best = own;
    if (player === viewer) chance = own;
    else chance = seats === 2 ? 1 - own : chanceAfter(after, viewer, net, depth + 1, deepest);
  }
  return chance;
}
