// How often each of these bots wins against the same opponents, with most of the luck taken out, and how they differ.
// A table for docs/BOTS.md: a given precision takes half as many games as in the arena.
//   node -C sevenfold-source packages/bots/tools/compare-bots.ts games players opponent bot [bot …]
//   node -C sevenfold-source packages/bots/tools/compare-bots.ts 6000 6 evPlus oracle oracle:samples=200 racer
import {
  apply,
  type Card,
  clone,
  hasSecondChance,
  isActive,
  isBusted,
  pointsOf,
  PRESETS,
  SeededDealer,
  startGame,
  type State,
  winners,
} from '@sevenfold/engine';
import { mix, SeatRandom } from '../src/arena/arena.ts';
import { type Contestant, parseContestant } from '../src/arena/contestant.ts';
import { exponential } from '../src/chances/exponential.ts';
import { expectAfterCard } from '../src/odds/one-card.ts';

const [games = '600', players = '6', opponent = 'evPlus', ...names] = process.argv.slice(2);
const SEATS = Number(players);
const SEED = 1;

/**
 * By how many points a lead multiplies the chance to win by e: at the target, and more for every point that the leader
 * needs. None is right everywhere, so least squares weigh them.
 */
const SPREADS = [
  [6, 0.1],
  [14, 0.15],
  [25, 0.3],
] as const;

interface Played {
  readonly won: number;
  /** Luck by spread: of the player's own cards, then of the others'. Zero on average, however anyone plays. */
  readonly luck: readonly number[];
}

const others = parseContestant(opponent);
const bots = names.map(parseContestant);
const played = bots.map((bot) => Array.from({ length: Number(games) }, (_, game) => play(bot, game)));
const weights = leastSquares(played.flat());
const cleared = played.map((each) =>
  each.map(({ won, luck }) => won - luck.reduce((sum, value, at) => sum + value * weights[at]!, 0)),
);
process.stdout.write(
  `| bot | wins of ${games} | without luck | more than ${names[0]} |\n|---|--:|--:|--:|\n`,
);
for (const [index, name] of names.entries()) {
  const more = cleared[index]!.map((win, game) => win - cleared[0]![game]!);
  const cells = [figure(played[index]!.map(({ won }) => won)), figure(cleared[index]!), figure(more)];
  process.stdout.write(`| ${[name, ...cells].join(' | ')} |\n`);
}

/** Every bot gets the same deals, each of them in every seat. */
function play(bot: Contestant, game: number): Played {
  const deal = Math.floor(game / SEATS);
  const own = game % SEATS;
  const table = Array.from({ length: SEATS }, (_, seat) => {
    const { kind, budget } = seat === own ? bot : others;
    const setup = new SeatRandom(budget);
    setup.begin(mix(mix(SEED, game), seat));
    return kind.make(setup);
  });
  const dealer = new SeededDealer(mix(SEED, deal));
  const state = startGame(PRESETS.official, SEATS, deal % SEATS);
  const luck = Array.from({ length: 2 * SPREADS.length }, () => 0);
  while (state.phase !== 'over') {
    if (state.phase === 'draw') {
      const card = dealer.draw(state);
      const from = state.player === own ? 0 : SPREADS.length;
      luckOf(state, card, own).forEach((value, at) => (luck[from + at]! += value));
      apply(state, card);
    } else apply(state, table[state.player]!(state));
  }
  const seats = winners(state);
  return { won: seats.includes(own) ? 1 / seats.length : 0, luck };
}

/** A rough chance to win after this card, less its mean over all cards that might have come instead. */
function luckOf(state: State, card: Card, own: number): number[] {
  const { player, totals, hands } = state;
  const only = clone(state);
  only.pile.fill(0);
  only.pile[card] = 1;
  only.pileSize = 1;
  const now = hands.map((hand, seat) => totals[seat]! + (isBusted(hand) ? 0 : pointsOf(hand)));
  const ends = hands.map((hand, seat) =>
    isActive(hand) ? totals[seat]! + hope(now[seat]! - totals[seat]!, hasSecondChance(hand)) : now[seat]!,
  );
  const left = Math.max(state.options.target - Math.max(...ends), 0);
  const isSafe = hasSecondChance(hands[player]!);
  return SPREADS.map(([last, more]) => {
    const spread = last + more * left;
    const share = (of: readonly number[], points: number): number => {
      const weight = (end: number, seat: number): number =>
        exponential(((seat === player ? totals[player]! + points : end) - ends[own]!) / spread);
      return weight(of[own]!, own) / of.reduce((sum, end, seat) => sum + weight(end, seat), 0);
    };
    const worth = {
      points: (points: number) => share(ends, hope(points, isSafe)),
      seven: (points: number) => share(now, points),
      bust: share(ends, 0),
      same: share(ends, ends[player]! - totals[player]!),
    };
    return expectAfterCard(only, player, worth) - expectAfterCard(state, player, worth);
  });
}

/** The points of an active player at the end of the round, on average. */
function hope(points: number, isSafe: boolean): number {
  return Math.max(points + 0.5, 19 + 0.33 * points) + (isSafe ? 5 : 0);
}

/** How much each kind of luck contributes to a win. */
function leastSquares(all: readonly Played[]): number[] {
  const size = 2 * SPREADS.length;
  const mean = all.reduce((sum, { won }) => sum + won, 0) / all.length;
  // The last column is the right side of the equations; a little on the diagonal keeps them solvable.
  const rows = Array.from({ length: size }, (_, at) =>
    Array.from({ length: size + 1 }, (_each, column): number => (at === column ? 1e-6 : 0)),
  );
  for (const { won, luck } of all) {
    const values = [...luck, won - mean];
    for (const row of rows.keys()) {
      for (const column of values.keys()) rows[row]![column]! += luck[row]! * values[column]!;
    }
  }
  for (const at of rows.keys()) {
    const pivot = rows[at]!.map((value) => value / rows[at]![at]!);
    for (const row of rows.keys()) {
      const factor = rows[row]![at]!;
      rows[row] = row === at ? pivot : rows[row]!.map((value, column) => value - factor * pivot[column]!);
    }
  }
  return rows.map((row) => row[size]!);
}

/** The mean in percent, and half of its 95% interval; deals are independent, the games of a deal are not. */
function figure(values: readonly number[]): string {
  const deals = Array.from({ length: Math.floor(values.length / SEATS) }, (_, deal) =>
    meanOf(values.slice(deal * SEATS, (deal + 1) * SEATS)),
  );
  const mean = meanOf(deals);
  const squares = deals.reduce((sum, value) => sum + (value - mean) * (value - mean), 0);
  const error = Math.sqrt(squares / (deals.length - 1) / deals.length);
  return `${(100 * mean).toFixed(2)}% ± ${(196 * error).toFixed(2)}`;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
