import {
  bonusOf,
  ConfigError,
  EventLog,
  type GameRecord,
  type Hand,
  LogError,
  newGame,
  playLog,
  pointsOf,
  sittingOut,
  splitLog,
  winners,
} from '@sevenfold/engine';
import type { GameResult, PlayedRound, ResultLine } from './result.ts';

/** The lines of a recorded game; undefined if it is not finished or cannot be replayed. */
function recordLines(record: GameRecord, bots: readonly string[]): readonly ResultLine[] | undefined {
  const { players } = record;
  try {
    const state = newGame(record.rules, players.length, record.dealer);
    const rounds = new RoundEvents(players.length, state.options.flip7Bonus);
    playLog(state, splitLog(record.log), undefined, rounds);
    if (state.phase !== 'over') return undefined;
    const best = winners(state);
    return players.map((name, seat) => ({
      name,
      bot: bots[seat] ?? '',
      total: state.totals[seat]!,
      place: 1 + state.totals.filter((total) => total > state.totals[seat]!).length,
      won: best.includes(seat),
      rounds: rounds.rows.map((row) => row[seat]),
    }));
  } catch (error) {
    if (error instanceof LogError || error instanceof ConfigError) return undefined;
    throw error;
  }
}

/** What is known about a recorded game besides its record. */
export type HowPlayed = Pick<GameResult, 'id' | 'way' | 'started' | 'ended' | 'you'> & {
  readonly bots: readonly string[];
};

export function recordResult(record: GameRecord, { bots, ...played }: HowPlayed): GameResult | undefined {
  const lines = recordLines(record, bots);
  return lines && { ...played, box: 'flip7', dealer: record.dealer, lines };
}

/** Notes how each round ended for everyone, and ignores everything else. */
class RoundEvents extends EventLog {
  readonly rows: (PlayedRound | undefined)[][] = [];
  readonly #seats: number;
  readonly #bonus: number;
  #isNew = true;

  constructor(seats: number, bonus: number) {
    super();
    this.#seats = seats;
    this.#bonus = bonus;
  }

  // The first round begins before anyone listens.
  override roundBegan(): void {
    this.#isNew = true;
  }

  override busted(player: number): void {
    this.#row()[player] = { points: 0, bust: true, flip7: false };
  }

  override scored(player: number, hand: Hand): void {
    const row = this.#row();
    if (hand === sittingOut()) return;
    const bonus = bonusOf(hand, this.#bonus);
    row[player] = { points: pointsOf(hand) + bonus, bust: false, flip7: bonusOf(hand, 1) > 0 };
  }

  #row(): (PlayedRound | undefined)[] {
    if (this.#isNew) this.rows.push(Array.from({ length: this.#seats }, () => undefined));
    this.#isNew = false;
    return this.rows.at(-1)!;
  }
}
