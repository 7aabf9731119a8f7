// How good the answers of bots are, and how long they think: all questions of games that `evPlus` plays against itself. Where
// two of them differ, the answers of all are played to the end of the game many times with the same cards, by `racer` in
// every seat. Points of win chance that each gains over the first, per player and game, and milliseconds of processor time
// for a decision. The yardstick is a product of two matrices in the same process.
//   node -C sevenfold-source packages/bots/tools/check-answers.ts games playouts players bot bot [bot …]
//   node -C sevenfold-source packages/bots/tools/check-answers.ts 300 1000 4 racer oracle oracle:samples=24
import {
  apply,
  clone,
  legalMoves,
  type Move,
  PRESETS,
  SeededDealer,
  Sfc32,
  startGame,
  type State,
} from '@sevenfold/engine';
import { mix, SeatRandom } from '../src/arena/seeded-games.ts';
import { type Contestant, parseContestant } from '../src/arena/contestant.ts';
import { SampleDealer } from '../src/chances/sample-dealer.ts';
import { evPlus } from '../src/players/ev-plus.ts';
import { figure, meanOf } from './figure.ts';
import { sharesWon } from './shares-won.ts';
import { matrixProduct } from '../../../scripts/matrix-product.mjs';
import { cpuOf } from './processor-time.ts';

const [games = '100', playouts = '1000', players = '4', ...names] = process.argv.slice(2);
const SEATS = Number(players);
const SEED = 4321;
const YARDSTICKS = 9;

const dealer = new SampleDealer(new Sfc32(SEED), Number(playouts));
const played = Array.from({ length: Number(games) }, (_, game) => questionsOf(SEED + game));
const unit = Array.from({ length: YARDSTICKS }, () => cpuOf(matrixProduct)).toSorted((a, b) => a - b)[
  YARDSTICKS >> 1
]!;
const bots = names.map(parseContestant).map(answersOf);
let differing = 0;
const gains = bots.map(() => Array<number>(played.length).fill(0));
for (const [game, questions] of played.entries()) {
  for (const [at, state] of questions.entries()) compare(state, game, at);
}
process.stdout.write('| bot | gain | ms | × yardstick |\n|---|--:|--:|--:|\n');
for (const [index, name] of names.entries()) {
  const { milliseconds } = bots[index]!;
  const cells = [name, figure(gains[index]!), milliseconds.toFixed(3), (milliseconds / unit).toFixed(3)];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
const count = played.flat().length;
process.stdout.write(
  `\n${count} questions of ${games} games with ${SEATS} players, of which ${differing} have different answers; yardstick ${unit.toFixed(1)} ms\n`,
);

/** The answers of a bot to all questions, and the time for one. */
function answersOf({ kind, budget }: Contestant) {
  const setup = new SeatRandom(budget);
  setup.begin(mix(SEED, 0));
  const bot = kind.make(setup);
  for (const state of played[0]!) bot(state);
  let answers: Move[][] = [];
  const time = cpuOf(() => {
    answers = played.map((questions) => questions.map(bot));
  });
  return { answers, milliseconds: time / played.flat().length };
}

function compare(state: State, game: number, at: number): void {
  const answers = bots.map(({ answers: all }) => all[game]![at]!);
  const different = [...new Set(answers)];
  if (different.length === 1) return;
  differing++;
  const shares = new Map(different.map((move) => [move, meanOf(sharesWon(state, move, dealer))]));
  for (const [index, answer] of answers.entries()) {
    gains[index]![game]! += (100 * (shares.get(answer)! - shares.get(answers[0]!)!)) / SEATS;
  }
}

/** All questions of a game that have several answers. */
function questionsOf(seed: number): State[] {
  const state = startGame(PRESETS.official, SEATS, seed % SEATS);
  const cards = new SeededDealer(seed);
  const questions: State[] = [];
  while (state.phase !== 'over') {
    if (state.phase !== 'draw' && legalMoves(state).length > 1) questions.push(clone(state));
    apply(state, state.phase === 'draw' ? cards.draw(state) : evPlus(state));
  }
  return questions;
}
