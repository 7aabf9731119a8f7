import type { Options } from '@sevenfold/engine';
import type { CardsEntry, EntryProblem, PointsEntry, ScoreEntry, ScoreRules } from '../score-sheet.ts';

/** This many numbers end the round. */
export const SEVEN = 7;

/** A kind of card that players can have in front of them. */
export interface BoxCard {
  /** Its name in entries and files. */
  readonly token: string;
  /** Numbers count towards a Flip 7. */
  readonly kind: 'number' | 'modifier' | 'action';
  /** How many of them one deck has. */
  readonly copies: number;
}

/** One part of how a hand adds up: 48, ÷ 2, − 4, + 15. The first part is always added. */
export interface SumPart {
  readonly sign: '+' | '−' | '×' | '÷';
  readonly value: number;
  /** Whether this is what a Flip 7 adds. */
  readonly isBonus?: true;
}

/**
 * A game as it is sold: its cards, what can lie together, and what it scores. All that score sheets know about a game is
 * in its box, so that another game is another file in this folder.
 */
export interface Box {
  readonly id: string;
  /** The cards, in the order of the card pad. */
  readonly cards: readonly BoxCard[];
  /** The cards that a player keeps when another card comes. */
  keptWith(token: string, cards: readonly string[]): readonly string[];
  /** Whether a player who has busted can still be given cards. */
  readonly givesAfterBust: boolean;
  /** Whether an otherwise possible entry needs the option of `Scoring.hasOption`. */
  needsOption(entry: ScoreEntry): boolean;
  /** Throws `ConfigError` for rules that this box does not have. */
  scoring(rules: ScoreRules): Scoring;
}

/** How a box is scored under certain rules. */
export interface Scoring extends Pick<Options, 'target' | 'tieBreak'> {
  readonly box: Box;
  /** What a Flip 7 adds. */
  readonly bonus: number;
  readonly hasOption: boolean;
  /** Whether a Flip 7 may take the bonus from another player, and points may be negative. */
  readonly isBrutal: boolean;
  /** How many of the seven numbers these cards are; the same function for rules that count alike. */
  readonly numbersIn: (cards: readonly string[]) => number;
  /** How many decks this many players need. */
  decksFor(players: number): number;
  /** Why nobody can have these cards at the end of a round. */
  problemOf(hand: CardsEntry): EntryProblem | undefined;
  /** What a possible hand scores. */
  pointsOf(hand: CardsEntry): number;
  /** How a possible hand adds up. */
  sumOf(hand: CardsEntry): readonly SumPart[];
  /** The fewest and the most points, with or without a Flip 7. */
  rangeOf(decks: number, flip7: boolean): readonly [number, number];
  /** Whether some hand scores exactly these points. */
  isPossible(entry: PointsEntry, decks: number): boolean;
}
