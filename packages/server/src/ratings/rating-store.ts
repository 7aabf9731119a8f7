import { createHash } from 'node:crypto';
import type { Rating } from '@sevenfold/bots';
import type { FinishedGame, RatedSeat } from '@sevenfold/table';

/** A rated game, with its people as `ratingKey` names them. */
export interface RatedGame {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly ended: number;
  readonly seats: readonly RatedSeat[];
}

export interface StoredRating extends Rating {
  /** How many games it comes from. */
  readonly games: number;
}

/** The IDs of people's games, by `ratingKey`. */
export type GamesOfPeople = ReadonlyMap<string, ReadonlySet<string>>;

/** What a game does to one person's rating. */
export interface RatingChange {
  /** As `ratingKey` names them. */
  readonly person: string;
  /** The name under which they played. */
  readonly name: string;
  readonly before: StoredRating | undefined;
  readonly after: Rating;
}

/** A person's rating after one of their games. */
export interface RatingStep extends Rating {
  readonly game: string;
  readonly ended: number;
}

export interface OwnRating extends StoredRating {
  /** Whether they are on the leaderboard, if they have enough games. */
  readonly listed: boolean;
}

/** How well someone decided in one game, as the review has it. */
export interface DecisionSum {
  readonly person: string;
  readonly decisions: number;
  /** Chances to win that were given away, added up. */
  readonly cost: number;
}

export const LEADER_ORDERS = ['rating', 'games', 'skill'] as const;

/** Which people the leaderboard shows, and in which order. */
export interface LeadersQuery {
  readonly by: (typeof LEADER_ORDERS)[number];
  /** A month as `monthNumber` writes it, or `ALL_TIME`. */
  readonly month: number;
  /** Fewer games in that time are not enough to be listed; for skill, this many decisions. */
  readonly least: number;
  readonly limit: number;
}

export interface Leader extends OwnRating {
  readonly person: string;
  readonly name: string;
  /** Their games in that month, or of all time. */
  readonly gamesThen: number;
  readonly decisions: number;
  readonly cost: number;
}

/**
 * Ratings, each changed once by each game. Games come from the archive, which stores them together with their record.
 */
export interface RatingStore {
  /** Games that have not been counted, the oldest first. */
  pending(limit: number): Promise<RatedGame[]>;
  /** The ratings of people, by `ratingKey`; people without a game are missing. */
  ratings(people: readonly string[]): Promise<ReadonlyMap<string, StoredRating>>;
  /** The games since a moment that have made these ratings, of each person the last thousand. */
  games(ratings: ReadonlyMap<string, StoredRating>, since: number): Promise<GamesOfPeople>;
  /**
   * Counts a game: all changes, or none. Returns false, and changes nothing, if it was counted before or someone's rating
   * is no longer what it was.
   */
  count(game: RatedGame, changes: readonly RatingChange[]): Promise<boolean>;
  /** The rating of the person with this hash; `undefined` before their first game. */
  find(hash: string): Promise<OwnRating | undefined>;
  /** The steps of a person's rating, the newest first. */
  steps(hash: string, limit: number): Promise<RatingStep[]>;
  /**
   * Puts someone with a rating on the leaderboard, where nobody is without having asked, or takes them off. Returns
   * whether they have a rating. What is known of the decisions of someone who goes is deleted: games in between are not
   * reviewed, so they could otherwise come back without their mistakes.
   */
  list(hash: string, isListed: boolean): Promise<boolean>;
  leaders(query: LeadersQuery): Promise<Leader[]>;
  /** Which of these people are on the leaderboard, by `ratingKey`. */
  listed(people: readonly string[]): Promise<ReadonlySet<string>>;
  /** Counted games whose decisions have not been looked at, the newest first. */
  unreviewed(limit: number): Promise<RatedGame[]>;
  /** Adds what the review of a game has found, once. */
  review(game: RatedGame, sums: readonly DecisionSum[]): Promise<boolean>;
  /** Deletes what is known of someone's decisions, by `ratingKey`. */
  restart(person: string): Promise<void>;
  /** Deletes what is stored of a person. */
  forget(hash: string): Promise<void>;
  /**
   * Gives a person's rating to another one who has none, and otherwise deletes it, because two ratings cannot be added up;
   * games that have not been counted are the other one's.
   */
  adopt(from: string, to: string): Promise<void>;
  /** Forgets who played games that ended before a moment and were counted: they will not be reviewed any more. */
  prune(before: number): Promise<void>;
  /**
   * Deletes at most `limit` steps that are older than a moment, the oldest first, and ratings with their last one.
   * Returns how many it found.
   */
  expire(before: number, limit: number): Promise<number>;
}

/** In place of a month: all games. */
export const ALL_TIME = 0;

/** The month of a moment (UTC) as a number such as 202611. */
export function monthNumber(moment: number): number {
  const date = new Date(moment);
  return date.getUTCFullYear() * 100 + date.getUTCMonth() + 1;
}

/** The ID of a person in ratings, which does not give away the hash of their token. */
export function ratingKey(hash: string): string {
  return createHash('sha256').update(`rating ${hash}`).digest('base64url').slice(0, 20);
}

/** What is stored of a finished game to be counted later; `undefined` if it is not rated. */
export function ratedGameOf({ id, ended, rated }: FinishedGame): RatedGame | undefined {
  if (rated === undefined) return undefined;
  const seats = rated.map((seat) =>
    Object.assign({}, seat, { person: seat.person === null ? null : ratingKey(seat.person) }),
  );
  return { id, ended, seats };
}

/** The seats of a game after one person has been forgotten; their place still counts. */
export function withoutRated(seats: readonly RatedSeat[], person: string): RatedSeat[] {
  return seats.map((seat) => (seat.person === person ? { ...seat, person: null, name: '' } : seat));
}

/**
 * The seats of a game after people have become others; `targets` has the new person for each former one. If both played
 * in this game, the worse seat counts, so that nobody can choose the better one.
 */
export function withRatedSeatsMoved(
  seats: readonly RatedSeat[],
  targets: ReadonlyMap<string, string>,
): RatedSeat[] {
  const targetOf = ({ person }: RatedSeat): string | null =>
    person === null ? null : (targets.get(person) ?? person);
  return seats.map((seat) => {
    const person = targetOf(seat);
    const others = seats.filter((other) => other !== seat && targetOf(other) === person);
    const isOne = others.every((other) => other.person === seat.person || isWorse(seat, other, seats));
    return isOne ? { ...seat, person } : { ...seat, person: null, name: '' };
  });
}

function isWorse(one: RatedSeat, other: RatedSeat, seats: readonly RatedSeat[]): boolean {
  if (one.left !== other.left) return one.left;
  return one.total === other.total ? seats.indexOf(one) < seats.indexOf(other) : one.total < other.total;
}
