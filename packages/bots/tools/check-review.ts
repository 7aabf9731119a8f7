// How much the review charges for decisions, and how much they truly cost: the answer that was given and the one that the
// review calls best are played to the end of the game many times, by `racer` in every seat; where the review computes the
// rest of the round, its last player ends it as computed. Then how often the true cost of one answer lies outside its
// interval, and how often a mistake that is called is none. Two tables for docs/BOTS.md. Takes minutes of one core.
//   node -C sevenfold-source packages/bots/tools/check-review.ts [games] [playouts] [players, such as 2,4,6]
import {
  apply,
  clone,
  type GameRecord,
  makeMove,
  type Move,
  newGame,
  parseMove,
  playLog,
  PRESETS,
  SeededDealer,
  Sfc32,
  splitLog,
  startGame,
  type State,
} from '@sevenfold/engine';
import type { Bot } from '../src/bot.ts';
import { SampleDealer } from '../src/chances/sample-dealer.ts';
import { evPlus } from '../src/players/ev-plus.ts';
import { advise } from '../src/review/coach.ts';
import { lastPlayerEnds } from '../src/review/last-player.ts';
import { isCostly, review, type ReviewedDecision } from '../src/review/review.ts';
import { figure, halfWidth, meanOf } from './figure.ts';
import { sharesAfter, sharesWon } from './shares-won.ts';

const [games = '60', playouts = '2000', tables = '2,4,6'] = process.argv.slice(2);
const TABLES = tables.split(',').map(Number);
const count = Number(playouts);
const rest = new SampleDealer(new Sfc32(77), count);
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Not the seed of the review, so that the samples differ. */
const SEED = 77;
/** Samples of the coach that plays nearly perfectly. */
const SAMPLES = 4096;
/** The coach is slow: this many times fewer games are played with it. */
const CAREFUL = 8;
/** A mistake that costs less than this chance to win should not be called one. */
const LITTLE = 0.003;

/** An answer that is not the one the review calls best, and what it truly costs. */
interface CheckedAnswer {
  readonly decision: ReviewedDecision;
  readonly cost: number;
  /** Half of the 95% interval of `cost`. */
  readonly interval: number;
}

/** Answers as the review would with more and other samples. */
const careful: Bot = (state) => parseMove(advise(state, { samples: SAMPLES, seed: SEED }).best!)!;

// Figures per player and game, in points of win chance.
process.stdout.write(
  '| players | evPlus is charged | true cost | difference | careful play is charged |\n|--:|--:|--:|--:|--:|\n',
);
const checked = TABLES.map(checkTable);
process.stdout.write(
  '\n| players | called mistakes | truly outside their interval | truly below 0.3 points | truly below half | not called | outside |\n' +
    '|--:|--:|--:|--:|--:|--:|--:|\n',
);
for (const [index, answers] of checked.entries()) {
  const called = answers.filter(({ decision }) => isCostly(decision));
  const others = answers.filter(({ decision }) => !isCostly(decision));
  const cells = [
    TABLES[index],
    called.length,
    shareOf(called, isOutside),
    shareOf(called, ({ cost, interval }) => cost + interval < LITTLE),
    shareOf(called, ({ decision, cost, interval }) => cost + interval < decision.cost / 2),
    others.length,
    shareOf(others, isOutside),
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

/** Prints a row, and gives all answers that the review does not call best. */
function checkTable(seats: number): CheckedAnswer[] {
  const charged: number[] = [];
  const trueCosts: number[] = [];
  const answers: CheckedAnswer[] = [];
  for (let game = 0; game < Number(games); game++) {
    const record = play(seats, evPlus, SEED + game);
    const { decisions } = review(record);
    const ofGame = check(record, decisions);
    answers.push(...ofGame);
    charged.push(chargedFor(decisions, seats));
    trueCosts.push((100 * sum(ofGame.map(({ cost }) => cost))) / seats);
  }
  const cautious = Array.from({ length: Math.ceil(Number(games) / CAREFUL) }, (_, game) =>
    chargedFor(review(play(seats, careful, SEED + game)).decisions, seats),
  );
  const differences = charged.map((cost, game) => cost - trueCosts[game]!);
  const share = percent(sum(differences) / sum(trueCosts));
  const cells = [
    seats,
    figure(charged),
    figure(trueCosts),
    `${figure(differences)} (${share})`,
    figure(cautious),
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
  return answers;
}

function chargedFor(decisions: readonly ReviewedDecision[], seats: number): number {
  return (100 * sum(decisions.map(({ cost }) => cost))) / seats;
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

/** The answers of a game that the review does not call best, played to the end of the game. */
function check(record: GameRecord, decisions: readonly ReviewedDecision[]): CheckedAnswer[] {
  const tokens = splitLog(record.log);
  return decisions
    .filter(({ answer, best }) => answer !== best)
    .map((decision) => {
      const state = newGame(record.rules, record.players.length, record.dealer);
      playLog(state, tokens.slice(0, decision.at));
      const wins = decision.samples === 0 ? winsAsComputed : winsPlayed;
      const given = wins(state, parseMove(decision.answer)!);
      const costs = wins(state, parseMove(decision.best)!).map((best, playout) => best - given[playout]!);
      return { decision, cost: meanOf(costs), interval: halfWidth(costs) };
    });
}

/** Whether the review's cost differs from the true one by more than both intervals explain. */
function isOutside({ decision, cost, interval }: CheckedAnswer): boolean {
  return Math.abs(decision.cost - cost) > Math.hypot(decision.interval, interval);
}

function winsPlayed(state: State, move: Move): Float64Array {
  return sharesWon(state, move, rest);
}

/** By game, the share of the player who is asked if the last active player ends the round as the review has it. */
function winsAsComputed(state: State, move: Move): Float64Array {
  const { scores, states } = lastPlayerEnds(state, move)!;
  return sharesAfter(state.player, count, (game) => {
    // Spread evenly over all chances, for any `count`.
    let chance = (game * GOLDEN) % 1;
    let points = 0;
    while (chance >= scores[points]! && points < scores.length - 1) chance -= scores[points++]!;
    return clone(states[points]!);
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function shareOf(answers: readonly CheckedAnswer[], test: (answer: CheckedAnswer) => boolean): string {
  return `${((100 * answers.filter(test).length) / answers.length).toFixed(1)}%`;
}

function percent(share: number): string {
  return `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(0)}%`;
}
