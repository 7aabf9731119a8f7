// What changed the chances of a game, token by token and round by round: the sums of `makeReview`, kept apart.

import type { ReviewedPosition } from '@sevenfold/bots/review';
import { type Card, type GameRecord, KINDS, newGame, playLog, splitLog } from '@sevenfold/engine';

/** How one card changed everyone's chance to win. */
export interface LuckyCard {
  /** The index of the token in the log. */
  readonly at: number;
  readonly round: number;
  readonly player: number;
  readonly card: Card;
  readonly change: readonly number[];
}

/** What one round did to one player's chance to win. */
interface RoundChange {
  readonly skill: number;
  readonly luck: number;
  readonly others: number;
}

export interface Luck {
  readonly cards: readonly LuckyCard[];
  /** By round, then by seat. */
  readonly rounds: readonly (readonly RoundChange[])[];
}

interface Token {
  readonly player: number;
  readonly round: number;
  readonly card: Card | undefined;
}

/** Needs all positions of a `Reviewer`. */
export function luckOf(record: GameRecord, positions: readonly ReviewedPosition[]): Luck {
  const found = new Map(positions.map((position) => [position.at, position]));
  const tokens = tokensOf(record);
  const none: RoundChange = { skill: 0, luck: 0, others: 0 };
  const rounds: RoundChange[][] = [];
  const cards: LuckyCard[] = [];
  let before = found.get(0)?.chances ?? [];
  for (const [at, { player, round, card }] of tokens.entries()) {
    const sums = (rounds[round - 1] ??= record.players.map(() => none));
    const settled = found.get(at)?.settled;
    if (settled !== undefined) {
      for (const [seat, sum] of sums.entries()) {
        const change = settled[seat]! - before[seat]!;
        sums[seat] =
          seat === player ? { ...sum, skill: sum.skill + change } : { ...sum, others: sum.others + change };
      }
    }
    const last = settled ?? before;
    const next = found.get(at + 1)?.chances ?? last;
    const change = next.map((chance, seat) => chance - last[seat]!);
    for (const [seat, sum] of sums.entries()) sums[seat] = { ...sum, luck: sum.luck + change[seat]! };
    if (card !== undefined) cards.push({ at, round, player, card, change });
    before = next;
  }
  return { cards, rounds };
}

/** The cards that changed this player's chance most, for the better or for the worse. */
export function turningCards(
  cards: readonly LuckyCard[],
  player: number,
  count: number,
  sign: 1 | -1,
): LuckyCard[] {
  return cards
    .filter(({ change }) => sign * change[player]! > 0)
    .sort((a, b) => sign * (b.change[player]! - a.change[player]!))
    .slice(0, count);
}

function tokensOf(record: GameRecord): Token[] {
  const tokens: Token[] = [];
  const state = newGame(record.rules, record.players.length, record.dealer);
  playLog(state, splitLog(record.log), (move) =>
    tokens.push({ player: state.player, round: state.round, card: move < KINDS ? move : undefined }),
  );
  return tokens;
}
