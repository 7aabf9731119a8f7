import { type GameResult, isCounted, roundsOf } from './result.ts';

/** What a review said about the owner's play. */
export interface ReviewFigures {
  readonly accuracy: number;
  readonly luck: number;
  readonly decisions: number;
}

/** One game of the owner. */
export interface CareerGame {
  readonly id: string;
  readonly ended: number;
  readonly players: number;
  /** 1 for a win, a share of 1 for a shared win, otherwise 0. */
  readonly won: number;
  /** Undefined if they left before the end. */
  readonly place: number | undefined;
  readonly total: number;
  readonly rounds: number;
  readonly bestRound: number;
  readonly busts: number;
  readonly flip7s: number;
  readonly review: ReviewFigures | undefined;
}

/** Figures about all games of the owner. */
export interface Career {
  /** The oldest first. */
  readonly games: readonly CareerGame[];
  readonly wins: number;
  /** Figures by number of players; `evenShare` is how many games an average player would win. */
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
  readonly flip7s: number;
  readonly bestRound: number;
  readonly bestTotal: number;
  /** Current and longest winning streak. */
  readonly streak: number;
  readonly longestStreak: number;
  /** Over all reviewed games: accuracy per decision, and total luck in wins. */
  readonly accuracy?: number;
  readonly luck?: number;
}

export function careerOf(
  results: readonly GameResult[],
  reviewOf: (id: string) => ReviewFigures | undefined = () => undefined,
): Career {
  const games = results
    .filter(isCounted)
    .flatMap((result) => ownGame(result, reviewOf) ?? [])
    .sort((a, b) => a.ended - b.ended);
  const rounds = total(games, (game) => game.rounds);
  const flip7s = total(games, (game) => game.flip7s);
  return {
    games,
    wins: total(games, ({ won }) => won),
    byPlayers: byPlayers(games),
    rounds,
    averageRound: total(games, (game) => game.total) / Math.max(1, rounds),
    bustRate: total(games, ({ busts }) => busts) / Math.max(1, rounds),
    flip7Rate: flip7s / Math.max(1, rounds),
    flip7s,
    bestRound: Math.max(0, ...games.map(({ bestRound }) => bestRound)),
    bestTotal: Math.max(0, ...games.map((game) => game.total)),
    ...streaks(games),
    ...reviewed(games),
  };
}

function ownGame(
  { id, ended, lines, you }: GameResult,
  reviewOf: (id: string) => ReviewFigures | undefined,
): CareerGame | undefined {
  const line = you === undefined ? undefined : lines[you];
  if (line === undefined) return undefined;
  const rounds = roundsOf(line);
  return {
    id,
    ended,
    players: lines.length,
    won: line.won ? 1 / lines.filter(({ won }) => won).length : 0,
    place: line.place,
    total: line.total,
    rounds: rounds.length,
    bestRound: Math.max(0, ...rounds.map(({ points }) => points)),
    busts: rounds.filter(({ bust }) => bust).length,
    flip7s: rounds.filter(({ flip7 }) => flip7).length,
    review: reviewOf(id),
  };
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

function streaks(games: readonly CareerGame[]): Pick<Career, 'streak' | 'longestStreak'> {
  let streak = 0;
  let longestStreak = 0;
  for (const { won, players } of games) {
    if (players === 1) continue;
    streak = won > 0 ? streak + 1 : 0;
    longestStreak = Math.max(longestStreak, streak);
  }
  return { streak, longestStreak };
}

function reviewed(games: readonly CareerGame[]): Pick<Career, 'accuracy' | 'luck'> {
  const reviews = games.flatMap(({ review }) => review ?? []);
  if (reviews.length === 0) return {};
  const decisions = total(reviews, (review) => review.decisions);
  const kept = total(reviews, (review) => review.accuracy * review.decisions);
  return { accuracy: decisions === 0 ? 1 : kept / decisions, luck: total(reviews, ({ luck }) => luck) };
}

function total<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}
