// Learns the weights of src/chances/value-weights.ts from games of `racer` against itself, the same each time. 16 million
// positions take a few minutes of one core.
//   node -C sevenfold-source packages/bots/tools/train-value.ts 16 > weights.ts
// With 'pressOn', the weights that count only under that rule (R12) are learned further, and no others; then with
// 'noDeal' those that count only without a deal before it (R47):
//   node -C sevenfold-source packages/bots/tools/train-value.ts 6 pressOn > weights.ts
//   node -C sevenfold-source packages/bots/tools/train-value.ts 6 noDeal > weights.ts
// Each result takes the place of value-weights.ts afterwards, because that file is read meanwhile.
import { type Options, SeededDealer, Sfc32 } from '@sevenfold/engine';
import { deckFeatureCount, deckFeatures } from '../src/chances/value-features.ts';
import {
  NO_DEAL_ROWS,
  PRESS_ON_ROWS,
  ROWS,
  type WeightRows,
  UNITS,
  WEIGHTS,
} from '../src/chances/value-layout.ts';
import { PACKED, SCALE } from '../src/chances/value-weights.ts';
import { needsInTurn } from '../src/chances/value.ts';
import { randomSetup, type Setup, Table } from './value-games.ts';
import { type Positions, Trainer } from './value-trainer.ts';

const [count = '16', rule] = process.argv.slice(2);
const millions = Number(count);

/** The rows that are learned, the rules they are learned from, and what was learned before. */
interface Stage {
  readonly rows: readonly WeightRows[];
  readonly rules: (options: Options) => Options | undefined;
  readonly before: readonly string[];
}

const STAGES: Readonly<Record<'pressOn' | 'noDeal', Stage>> = {
  pressOn: {
    rows: PRESS_ON_ROWS,
    rules: (options) => (options.turn === 'pressOn' ? options : undefined),
    before: ['16'],
  },
  noDeal: {
    rows: NO_DEAL_ROWS,
    rules: (options) => ({ ...options, turn: 'pressOn', deal: 'none' }),
    before: ['16', '6 pressOn'],
  },
};
const stage = rule === 'pressOn' || rule === 'noDeal' ? STAGES[rule] : undefined;
/** New positions come from this many tables at a time, this many each. */
const TABLES = 320;
const PER_TABLE = 480;
/** A step of the training uses this many positions from each of this many tables. */
const STEP_TABLES = 8;
const STEP_POSITIONS = 48;
/** The rate of learning at its highest: it rises during the first steps and falls to nearly nothing. */
const RATE = 0.004;
const RISING = 0.02;
const LOWEST_RATE = 0.002;
/** The result is the mean of the last steps, which is smoother than any one of them. */
const AVERAGED = 0.9;
/** Rows that are only learned further have nothing to begin with. */
const FIRST_ROWS: readonly WeightRows[] = [{ from: 0, end: ROWS.pressOnBest.from }];

const random = new Sfc32(2026);
const dealer = new SeededDealer(2027);

const weights = train();
const commands = stage === undefined ? [count] : [...stage.before, `${count} ${rule}`];
const made = commands.map((command) => `train-value.ts ${command}`).join(', then ');
process.stdout.write(`// Made by packages/bots/tools/${made}; do not edit.

/** Weights times \`SCALE\`, row by row. */
export const PACKED: readonly number[] = [${Array.from(weights, (weight) => Math.round(weight * SCALE)).join(',')}];
export const SCALE = ${SCALE};
`);

function train(): Float64Array {
  const trainer =
    stage === undefined ? new Trainer(firstWeights(), FIRST_ROWS) : new Trainer(learnedWeights(), stage.rows);
  const rounds = Math.ceil((millions * 1_000_000) / (TABLES * PER_TABLE));
  const steps = rounds * (PER_TABLE / STEP_POSITIONS) * (TABLES / STEP_TABLES);
  const averageFrom = Math.floor(steps * AVERAGED);
  const mean = new Float64Array(WEIGHTS);
  let step = 0;
  for (let round = 0; round < rounds; round++) {
    const tables = Array.from({ length: TABLES }, () => makePositions(nextSetup()));
    let loss = 0;
    for (let from = 0; from < PER_TABLE; from += STEP_POSITIONS) {
      for (let table = 0; table < TABLES; table += STEP_TABLES) {
        for (const positions of tables.slice(table, table + STEP_TABLES)) {
          loss += trainer.learn(positions, from, from + STEP_POSITIONS);
        }
        trainer.step(RATE * rateAfter(++step / steps));
        if (step <= averageFrom) continue;
        for (let at = 0; at < WEIGHTS; at++) {
          mean[at]! += (trainer.weights[at]! - mean[at]!) / (step - averageFrom);
        }
      }
    }
    process.stderr.write(`${round + 1}/${rounds}: ${(loss / (PER_TABLE * TABLES)).toFixed(4)}\n`);
  }
  return mean;
}

function nextSetup(): Setup {
  for (;;) {
    const { seats, options } = randomSetup(random);
    const wanted = stage === undefined ? options : stage.rules(options);
    if (wanted !== undefined) return { seats, options: wanted };
  }
}

function rateAfter(done: number): number {
  return done < RISING ? done / RISING : (1 - done) * (1 - done) + LOWEST_RATE;
}

/** The weights learned so far; rows that nothing was learned for count for nothing. */
function learnedWeights(): Float64Array {
  const rows = new Float64Array(WEIGHTS);
  rows.set(PACKED.map((packed) => packed / SCALE));
  return rows;
}

/** Random weights to begin with: each unit counts for something, and no rule does. */
function firstWeights(): Float64Array {
  const start = new Sfc32(7);
  const rows = Float64Array.from({ length: WEIGHTS }, () => (start.below(2001) - 1000) / 4000);
  for (let row = ROWS.seatsOut.from; row < ROWS.seatsOut.end; row++) rows[row * UNITS] = 1;
  rows.fill(0, ROWS.rulesOut.from * UNITS);
  return rows;
}

/** Positions before rounds of this table, two in three games from made-up totals, in random order. */
function makePositions(setup: Setup): Positions {
  const { seats } = setup;
  const found: { needs: Int32Array; first: number; deck: Float64Array; winners: number }[] = [];
  const table = new Table(setup, random, dealer);
  while (found.length < PER_TABLE) {
    const from = found.length;
    table.play(random.below(3) > 0, {
      round: (state) => {
        const needs = new Int32Array(seats);
        if (needsInTurn(state, needs) < seats) return;
        const deck = new Float64Array(deckFeatureCount(state.options, seats));
        deckFeatures(state, seats, deck);
        found.push({ needs, first: (state.dealer + 1) % seats, deck, winners: 0 });
      },
      won: (winners) => {
        for (const position of found.slice(from)) {
          for (const seat of winners) position.winners |= 1 << ((seat - position.first + seats) % seats);
        }
      },
    });
  }
  for (let at = found.length - 1; at > 0; at--) {
    const other = random.below(Math.min(at + 1, 4096));
    [found[at], found[other]] = [found[other]!, found[at]!];
  }
  found.length = PER_TABLE;
  return {
    ...setup,
    needs: Int16Array.from(found.flatMap(({ needs }) => [...needs])),
    deck: Float64Array.from(found.flatMap(({ deck }) => [...deck])),
    winners: Uint32Array.from(found, ({ winners }) => winners),
  };
}
