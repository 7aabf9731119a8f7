// How long thinking takes: `oracle` for a decision, and the review of a whole game, in milliseconds of processor time of one
// core. Games and questions follow from seeds; the checksum is of all answers and verdicts. The yardstick is a product of
// two matrices in the same process: compare ratios, not times, on a machine that does other work.
//   node -C sevenfold-source packages/bots/tools/time-thinking.ts [games]
import {
  apply,
  clone,
  type GameRecord,
  legalMoves,
  makeLog,
  type Move,
  PRESETS,
  SeededDealer,
  Sfc32,
  startGame,
  type State,
} from '@sevenfold/engine';
import { evPlus } from '../src/players/ev-plus.ts';
import { oracle } from '../src/players/oracle.ts';
import { review, REVIEW_SAMPLES } from '../src/review/review.ts';
import { matrixProduct } from '../../../scripts/matrix-product.mjs';
import { cpuOf } from './processor-time.ts';

const GAMES = Number(process.argv[2] ?? '20');
/** A review takes a thousand times as long as a decision. */
const REVIEWED = Math.ceil(GAMES / 5);
const YARDSTICKS = 9;

interface PlayedGame {
  readonly record: GameRecord;
  readonly questions: readonly State[];
}

let checksum = 0;
const unit = Array.from({ length: YARDSTICKS }, () => cpuOf(matrixProduct)).toSorted((a, b) => a - b)[
  YARDSTICKS >> 1
]!;
process.stdout.write('| what | players | ms | × yardstick |\n|---|--:|--:|--:|\n');
for (const seats of [2, 4, 6]) {
  const bot = oracle({ random: new Sfc32(1) });
  const questions = Array.from({ length: GAMES }, (_, game) => play(seats, game).questions).flat();
  const decide = (): void => questions.forEach((state) => add(bot(state)));
  decide();
  row('a decision of `oracle`', seats, cpuOf(decide) / questions.length);
}
for (const samples of [REVIEW_SAMPLES, 8 * REVIEW_SAMPLES]) {
  const games = Array.from({ length: REVIEWED }, (_, game) => play(4, game));
  const time = cpuOf(() => {
    for (const { record } of games) {
      for (const { verdict } of review(record, { samples }).decisions) add(verdict.length);
    }
  });
  row(`the review of a game, ${samples} samples`, 4, time / games.length);
}
process.stdout.write(`\nyardstick ${unit.toFixed(1)} ms, checksum ${(checksum >>> 0).toString(16)}\n`);

function row(what: string, players: number, time: number): void {
  const figures = [time, time / unit].map((value) => (value < 10 ? value.toFixed(2) : value.toFixed(0)));
  process.stdout.write(`| ${[what, players, ...figures].join(' | ')} |\n`);
}

function add(value: number): void {
  checksum = (Math.imul(checksum, 31) + value) | 0;
}

/** A game of `evPlus` in every seat, and all of its questions with more than one answer. */
function play(seats: number, seed: number): PlayedGame {
  const dealer = new SeededDealer(seed);
  const state = startGame(PRESETS.official, seats, 0);
  const moves: Move[] = [];
  const questions: State[] = [];
  while (state.phase !== 'over') {
    if (state.phase !== 'draw' && legalMoves(state).length > 1) questions.push(clone(state));
    const move = state.phase === 'draw' ? dealer.draw(state) : evPlus(state);
    moves.push(move);
    apply(state, move);
  }
  const players = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
  return { record: { rules: { preset: 'official' }, players, dealer: 0, log: makeLog(moves) }, questions };
}
