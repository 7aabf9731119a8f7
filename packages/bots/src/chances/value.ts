import { type State, winners } from '@sevenfold/engine';
import { exponential } from './exponential.ts';
import { GRID, TABLES } from './value-table.ts';

/**
 * Every player's chance to win, from the totals at the end of a round: a softmax over a fitted function of the points
 * that a player and their strongest opponent still need. There is one small table per number of players, fitted to
 * games of `racer` against itself (`tools/fit-value.ts`).
 */
export function winChances(totals: readonly number[], goal: number, chances: Float64Array): void {
  const seats = totals.length;
  if (seats === 1) {
    chances[0] = 1;
    return;
  }
  const table = tableFor(seats);
  let best = 0;
  let second = 1;
  if (totals[1]! > totals[0]!) {
    best = 1;
    second = 0;
  }
  for (let seat = 2; seat < seats; seat++) {
    if (totals[seat]! > totals[best]!) {
      second = best;
      best = seat;
    } else if (totals[seat]! > totals[second]!) {
      second = seat;
    }
  }
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    const other = seat === best ? second : best;
    const weight = exponential(
      strength(table, stepsToGo(totals[seat]!, goal), stepsToGo(totals[other]!, goal)),
    );
    chances[seat] = weight;
    sum += weight;
  }
  for (let seat = 0; seat < seats; seat++) chances[seat]! /= sum;
}

/** The same between two rounds or at the end of the game. */
export function valueRoundEnd(state: State, chances: Float64Array): void {
  if (state.phase !== 'over') {
    winChances(state.totals, state.options.target, chances);
    return;
  }
  const won = winners(state);
  chances.fill(0);
  for (const seat of won) chances[seat] = 1 / won.length;
}

const nearest: (readonly number[])[] = [];

function tableFor(seats: number): readonly number[] {
  nearest[seats] ??= TABLES.get(Math.max(...[...TABLES.keys()].filter((players) => players <= seats)))!;
  return nearest[seats];
}

/** Points still needed, in steps of the grid; higher targets are scaled down to it. */
function stepsToGo(total: number, goal: number): number {
  const scale = goal > GRID.reach ? GRID.reach / goal : 1;
  const needed = (goal - total) * scale;
  return needed <= 0 ? 0 : needed >= GRID.reach ? GRID.size - 1 : needed / GRID.step;
}

/** Interpolates between the four nearest points of the grid. */
function strength(table: readonly number[], own: number, other: number): number {
  const size = GRID.size;
  const row = own >= size - 1 ? size - 2 : own | 0;
  const column = other >= size - 1 ? size - 2 : other | 0;
  const down = own - row;
  const right = other - column;
  const at = row * size + column;
  const upper = table[at]! * (1 - right) + table[at + 1]! * right;
  const lower = table[at + size]! * (1 - right) + table[at + size + 1]! * right;
  return upper * (1 - down) + lower * down;
}
