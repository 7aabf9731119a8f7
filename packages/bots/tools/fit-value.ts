// Learns the tables of src/chances/value-table.ts from games of `racer` against itself.
//   node packages/bots/tools/fit-value.ts [games] > packages/bots/src/chances/value-table.ts
import { apply, PRESETS, SeededDealer, startGame, winners } from '@sevenfold/engine';
import { racer } from '../src/players/racer.ts';

const REACH = 200;
const STEP = 10;
const SIZE = REACH / STEP + 1;
const PLAYERS = [2, 3, 4, 5, 6, 8, 12];
const EPOCHS = 30;
const games = Number(process.argv[2] ?? 40_000);

interface Sample {
  readonly totals: readonly number[];
  readonly winner: number;
}

const tables = new Map<number, Float64Array>();
for (const players of PLAYERS) tables.set(players, fit(players, selfPlay(players)));

process.stdout.write(`// Made by \`node packages/bots/tools/fit-value.ts ${games}\`; do not edit.

/** Points still needed, from 0 to \`reach\` in steps of \`step\`: the player's own by row, the opponent's by column. */
export const GRID = { reach: ${REACH}, step: ${STEP}, size: ${SIZE} } as const;

/** By number of players; other numbers use the next smaller one. */
export const TABLES: ReadonlyMap<number, readonly number[]> = new Map([
${[...tables].map(([players, table]) => `  [${players}, [${[...table].map((value) => value.toFixed(2)).join(', ')}]],`).join('\n')}
]);
`);

function selfPlay(players: number): Sample[] {
  const samples: Sample[] = [];
  const dealer = new SeededDealer(players);
  for (let game = 0; game < (games * 4) / players; game++) {
    const state = startGame(PRESETS.official, players, game % players);
    dealer.forget();
    const ends: number[][] = [];
    let round = 1;
    while (state.phase !== 'over') {
      apply(state, state.phase === 'draw' ? dealer.draw(state) : racer(state));
      if (state.round !== round) {
        round = state.round;
        ends.push(state.totals.slice());
      }
    }
    const [winner = 0] = winners(state);
    for (const totals of ends) samples.push({ totals, winner });
  }
  return samples;
}

/** Maximum likelihood by gradient ascent (Adam), with a slight preference for smooth tables. */
function fit(players: number, samples: readonly Sample[]): Float64Array {
  const table = new Float64Array(SIZE * SIZE);
  for (let own = 0; own < SIZE; own++)
    for (let other = 0; other < SIZE; other++) table[own * SIZE + other] = (other - own) * 0.25;
  const first = new Float64Array(table.length);
  const second = new Float64Array(table.length);
  const gradient = new Float64Array(table.length);
  const batch = 2000;
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    let likelihood = 0;
    const rate = 0.05 * (1 - epoch / EPOCHS) + 0.002;
    for (let from = 0; from < samples.length; from += batch) {
      gradient.fill(0);
      const to = Math.min(from + batch, samples.length);
      for (let index = from; index < to; index++) likelihood += addGradient(table, samples[index]!, gradient);
      smooth(table, gradient, (0.5 * (to - from)) / 2000);
      step++;
      for (let cell = 0; cell < table.length; cell++) {
        const slope = gradient[cell]! / (to - from);
        first[cell] = 0.9 * first[cell]! + 0.1 * slope;
        second[cell] = 0.999 * second[cell]! + 0.001 * slope * slope;
        table[cell]! +=
          (rate * (first[cell]! / (1 - 0.9 ** step))) /
          (Math.sqrt(second[cell]! / (1 - 0.999 ** step)) + 1e-8);
      }
    }
    if (epoch === EPOCHS - 1) {
      process.stderr.write(
        `${players} players: ${samples.length} positions, log loss ${(-likelihood / samples.length).toFixed(4)}\n`,
      );
    }
  }
  return table;
}

function addGradient(table: Float64Array, { totals, winner }: Sample, gradient: Float64Array): number {
  const corners = totals.map((total, seat) => {
    const others = totals.filter((_, index) => index !== seat);
    return cornersOf(total, Math.max(...others));
  });
  const weights = corners.map((list) =>
    Math.exp(list.reduce((sum, [cell, share]) => sum + table[cell]! * share, 0)),
  );
  const sum = weights.reduce((a, b) => a + b, 0);
  corners.forEach((list, seat) => {
    const pull = (seat === winner ? 1 : 0) - weights[seat]! / sum;
    for (const [cell, share] of list) gradient[cell]! += pull * share;
  });
  return Math.log(weights[winner]! / sum);
}

function cornersOf(own: number, other: number): [number, number][] {
  const [row, down] = place(own);
  const [column, right] = place(other);
  const at = row * SIZE + column;
  return [
    [at, (1 - down) * (1 - right)],
    [at + 1, (1 - down) * right],
    [at + SIZE, down * (1 - right)],
    [at + SIZE + 1, down * right],
  ];
}

function place(total: number): [number, number] {
  const steps = Math.min(Math.max((REACH - total) / STEP, 0), SIZE - 1);
  const cell = Math.min(Math.floor(steps), SIZE - 2);
  return [cell, steps - cell];
}

/** Pulls each cell towards the mean of its neighbours. */
function smooth(table: Float64Array, gradient: Float64Array, weight: number): void {
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      const at = row * SIZE + column;
      if (row > 0 && row < SIZE - 1)
        gradient[at]! += weight * (table[at - SIZE]! + table[at + SIZE]! - 2 * table[at]!);
      if (column > 0 && column < SIZE - 1)
        gradient[at]! += weight * (table[at - 1]! + table[at + 1]! - 2 * table[at]!);
    }
  }
}
