// How much the review charges for decisions, and how much they truly cost: every answer to every question is played to
// the end of the game many times, by `racer` in every seat. A table for docs/BOTS.md. Takes minutes of one core.
//   node packages/bots/tools/check-review.ts [games] [playouts]
import {
  apply,
  clone,
  type GameRecord,
  legalMoves,
  makeMove,
  type Move,
  newGame,
  parseMove,
  PRESETS,
  SeededDealer,
  splitLog,
  startGame,
  type State,
  winners,
} from '@sevenfold/engine';
import type { Bot } from '../src/bot.ts';
import { evPlus } from '../src/players/ev-plus.ts';
import { advise } from '../src/review/coach.ts';
import { review } from '../src/review/review.ts';
import { step } from './value-games.ts';

const [games = '40', playouts = '400'] = process.argv.slice(2);
const TABLES = [2, 4, 6] as const;
/** Another one than the review's. */
const SEED = 77;
/** Of the coach that plays nearly perfectly. */
const SAMPLES = 4096;
/** So many times fewer games of it. */
const CAREFUL = 4;

/** As the review would answer with more and other samples. */
const careful: Bot = (state) => parseMove(advise(state, { samples: SAMPLES, seed: SEED }).best!)!;

// Figures per player and game, in points of win chance.
process.stdout.write(
  '| players | evPlus is charged | true cost | difference | careful play is charged |\n|--:|--:|--:|--:|--:|\n',
);
for (const seats of TABLES) {
  const records = Array.from({ length: Number(games) }, (_, game) => play(seats, evPlus, SEED + game));
  const charged = records.map(chargedFor);
  const trueCosts = records.map((record) => (100 * trueCost(record)) / seats);
  const differences = charged.map((cost, game) => cost - trueCosts[game]!);
  const cautious = Array.from({ length: Math.ceil(Number(games) / CAREFUL) }, (_, game) =>
    chargedFor(play(seats, careful, SEED + game)),
  );
  const share = percent(sum(differences) / sum(trueCosts));
  const cells = [
    seats,
    figure(charged),
    figure(trueCosts),
    `${figure(differences)} (${share})`,
    figure(cautious),
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

function chargedFor(record: GameRecord): number {
  return (100 * sum(review(record).decisions.map(({ cost }) => cost))) / record.players.length;
}

function play(seats: number, bot: Bot, seed: number): GameRecord {
  const state = startGame(PRESETS.official, seats, seed % seats);
  const dealer = new SeededDealer(seed);
  const log: string[] = [];
  const first = state.dealer;
  while (state.phase !== 'over') {
    const move = state.phase === 'draw' ? dealer.draw(state) : bot(state);
    log.push(makeMove(move));
    apply(state, move);
  }
  const players = Array.from({ length: seats }, (_, seat) => `P${seat + 1}`);
  return { rules: {}, players, dealer: first, log: log.join(' ') };
}

/** What all answers of a game cost together, against the best ones. */
function trueCost(record: GameRecord): number {
  const state = newGame(record.rules, record.players.length, record.dealer);
  let cost = 0;
  for (const [at, token] of splitLog(record.log).entries()) {
    const move = parseMove(token)!;
    if (state.phase !== 'draw') cost += trueCostOf(state, move, at);
    apply(state, move);
  }
  return cost;
}

/** Each half of the playouts chooses the best answer, and the other half measures it, or the best would look too good. */
function trueCostOf(state: State, given: Move, seed: number): number {
  const moves = legalMoves(state);
  if (moves.length === 1) return 0;
  const half = Math.ceil(Number(playouts) / 2);
  const [one, other] = [0, 1].map((part) => {
    const from = SEED * 1_000_003 + (2 * seed + part) * half;
    return new Map(moves.map((move) => [move, winsOf(state, move, from, half)]));
  });
  return (costOf(one!, other!, given) + costOf(other!, one!, given)) / 2;
}

function costOf(
  chooser: ReadonlyMap<Move, number>,
  measurer: ReadonlyMap<Move, number>,
  given: Move,
): number {
  let best = given;
  for (const [move, wins] of chooser) if (wins > chooser.get(best)!) best = move;
  return measurer.get(best)! - measurer.get(given)!;
}

/** The share of games won by the player who is asked, with the same cards for every answer. */
function winsOf(state: State, move: Move, from: number, count: number): number {
  const dealer = new SeededDealer(0);
  let won = 0;
  for (let game = 0; game < count; game++) {
    const copy = clone(state);
    dealer.reseed(from + game);
    apply(copy, move);
    while (copy.phase !== 'over') step(copy, dealer);
    const seats = winners(copy);
    if (seats.includes(state.player)) won += 1 / seats.length;
  }
  return won / count;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The mean, and half of its 95% interval. */
function figure(values: readonly number[]): string {
  const mean = sum(values) / values.length;
  const squares = values.reduce((total, value) => total + (value - mean) * (value - mean), 0);
  const error = Math.sqrt(squares / (values.length - 1) / values.length);
  return `${mean.toFixed(2)} ± ${(1.96 * error).toFixed(2)}`;
}

function percent(share: number): string {
  return `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(0)}%`;
}
