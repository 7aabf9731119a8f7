import {
  bonusOf,
  type Card,
  ConfigError,
  type GameRecord,
  type Hand,
  LogError,
  newGame,
  playLog,
  pointsOf,
  splitLog,
  winners,
} from '@sevenfold/engine';
import { MatchCounter } from '../arena/match.ts';

export interface OwnGame {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly ended: number;
  readonly record: GameRecord;
  readonly seat: number;
  /** The player's part of the review, if there is one. */
  readonly review?:
    | { readonly accuracy: number; readonly luck: number; readonly decisions: number }
    | undefined;
}

export interface CareerGame {
  readonly id: string;
  readonly ended: number;
  readonly players: number;
  /** 1 for a win, a share of 1 for a shared win, otherwise 0. */
  readonly won: number;
  readonly place: number;
  readonly total: number;
  readonly rounds: number;
  readonly bestRound: number;
  readonly busts: number;
  readonly flip7s: number;
  readonly saves: number;
  readonly accuracy?: number;
  readonly luck?: number;
}

export interface Career {
  /** Finished games, oldest first. */
  readonly games: readonly CareerGame[];
  /** Unfinished games, and games that cannot be replayed, which are left out of everything else. */
  readonly unfinished: number;
  readonly unreadable: readonly string[];
  readonly wins: number;
  /** By number of players; `evenShare` is how many games an average player would win. */
  readonly byPlayers: readonly {
    readonly players: number;
    readonly games: number;
    readonly wins: number;
    readonly evenShare: number;
  }[];
  readonly rounds: number;
  /** Average points per round; a bust counts as 0. */
  readonly averageRound: number;
  readonly bustRate: number;
  readonly flip7Rate: number;
  readonly busts: number;
  readonly flip7s: number;
  /** Duplicates saved by a Second Chance. */
  readonly saves: number;
  readonly bestRound: number;
  readonly bestTotal: number;
  /** Rounds of the quickest win. */
  readonly fastestWin?: number;
  /** Current and longest winning streak. */
  readonly streak: number;
  readonly longestStreak: number;
  /** Over all reviewed games: accuracy per decision, and total luck in wins. */
  readonly accuracy?: number;
  readonly luck?: number;
}

/** Figures about all of a player's games. */
export function career(own: readonly OwnGame[]): Career {
  const games: CareerGame[] = [];
  const unreadable: string[] = [];
  let unfinished = 0;
  for (const game of own.toSorted((a, b) => a.ended - b.ended)) {
    const found = readGame(game);
    if (found === 'unreadable') unreadable.push(game.id);
    else if (found === 'unfinished') unfinished++;
    else games.push(found);
  }
  const rounds = total(games, ({ rounds: count }) => count);
  const points = total(games, (game) => game.total);
  const busts = total(games, (game) => game.busts);
  const flip7s = total(games, (game) => game.flip7s);
  const wonIn = games.filter(({ won }) => won > 0).map((game) => game.rounds);
  return {
    games,
    unfinished,
    unreadable,
    wins: total(games, ({ won }) => won),
    byPlayers: byPlayers(games),
    rounds,
    averageRound: points / Math.max(1, rounds),
    bustRate: busts / Math.max(1, rounds),
    flip7Rate: flip7s / Math.max(1, rounds),
    busts,
    flip7s,
    saves: total(games, ({ saves }) => saves),
    bestRound: Math.max(0, ...games.map(({ bestRound }) => bestRound)),
    bestTotal: Math.max(0, ...games.map((game) => game.total)),
    ...(wonIn.length === 0 ? {} : { fastestWin: Math.min(...wonIn) }),
    ...streaks(games),
    ...reviewed(own, games),
  };
}

function readGame({ id, ended, record, seat, review }: OwnGame): CareerGame | 'unfinished' | 'unreadable' {
  const players = record.players.length;
  const counter = new SeatCounter(players, seat);
  try {
    const state = newGame(record.rules, players, record.dealer);
    counter.bonus = state.options.flip7Bonus;
    playLog(state, splitLog(record.log), undefined, counter);
    if (state.phase !== 'over') return 'unfinished';
    const best = winners(state);
    const own = state.totals[seat];
    if (own === undefined) return 'unreadable';
    return {
      id,
      ended,
      players,
      won: best.includes(seat) ? 1 / best.length : 0,
      place: 1 + state.totals.filter((other) => other > own).length,
      total: own,
      rounds: counter.rounds[seat]!,
      bestRound: counter.bestRound,
      busts: counter.busts[seat]!,
      flip7s: counter.sevens[seat]!,
      saves: counter.saves,
      ...(review === undefined ? {} : { accuracy: review.accuracy, luck: review.luck }),
    };
  } catch (error) {
    if (error instanceof LogError || error instanceof ConfigError) return 'unreadable';
    throw error;
  }
}

/** A solo game is always won, so its even share is 1. */
function byPlayers(games: readonly CareerGame[]): Career['byPlayers'] {
  const sizes = [...new Set(games.map(({ players }) => players))].sort((a, b) => a - b);
  return sizes.map((players) => {
    const these = games.filter((game) => game.players === players);
    return {
      players,
      games: these.length,
      wins: total(these, ({ won }) => won),
      evenShare: these.length / players,
    };
  });
}

function streaks(games: readonly CareerGame[]): { readonly streak: number; readonly longestStreak: number } {
  let streak = 0;
  let longestStreak = 0;
  for (const { won, players } of games) {
    if (players === 1) continue;
    streak = won > 0 ? streak + 1 : 0;
    longestStreak = Math.max(longestStreak, streak);
  }
  return { streak, longestStreak };
}

function reviewed(own: readonly OwnGame[], games: readonly CareerGame[]): Pick<Career, 'accuracy' | 'luck'> {
  const ids = new Set(games.map(({ id }) => id));
  const reviews = own.flatMap(({ id, review }) => (review !== undefined && ids.has(id) ? [review] : []));
  if (reviews.length === 0) return {};
  const decisions = total(reviews, (review) => review.decisions);
  const kept = total(reviews, (review) => review.accuracy * review.decisions);
  return { accuracy: decisions === 0 ? 1 : kept / decisions, luck: total(reviews, ({ luck }) => luck) };
}

/** Also finds the best round of one seat, and counts its saves. */
class SeatCounter extends MatchCounter {
  bonus = 0;
  bestRound = 0;
  saves = 0;
  readonly #seat: number;

  constructor(seats: number, seat: number) {
    super(seats);
    this.#seat = seat;
  }

  override saved(player: number, _card: Card): void {
    if (player === this.#seat) this.saves++;
  }

  override scored(player: number, hand: Hand): void {
    super.scored(player, hand);
    if (player !== this.#seat) return;
    const points = pointsOf(hand) + bonusOf(hand, this.bonus);
    this.bestRound = Math.max(this.bestRound, points);
  }
}

function total<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}
